import { expect, it } from 'vitest'
import { ARTICLES } from '../all-articles.prose.ts'
import { closestTopics, prepareSearch, searchArticles } from './search-articles.ts'
import { searchIndex } from './search-index.ts'

it('is prepared with a pause before every article, once, and then finds what an index built at once does', async () => {
  let pauseCount = 0
  const pause = () => {
    pauseCount += 1
    return Promise.resolve()
  }
  const articles = Object.values(ARTICLES)
  await prepareSearch(pause)
  await prepareSearch(pause)
  expect(pauseCount).toBe(articles.length)
  expect(searchArticles('wedge bounce')).toEqual(searchIndex(articles)('wedge bounce'))
})

it.each([
  ['How do I fix my slice?', 'driver'],
  ['My driver goes right, what should I change?', 'driver'],
  ['Which wedge fills the gap below my pitching wedge?', 'gap-wedge'],
  ['Should I carry a hybrid or a long iron?', 'hybrids'],
  ['how do I hit a bunker shot', 'sand-wedge'],
  ['What shaft flex fits my swing speed?', 'shaft-flex'],
])('"%s" leads to %s', (question, id) => {
  expect(closestTopics(question)).toContain(id)
})

it('names three topics at most, and none for what has nothing to do with clubs', () => {
  expect(closestTopics('Which club goes how far?')).toHaveLength(3)
  expect(closestTopics('Can you recommend a restaurant in Paris?')).toEqual([])
  expect(closestTopics('?!')).toEqual([])
})
