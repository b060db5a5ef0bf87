import { expect, it } from 'vitest'
import { ARTICLES } from '../all-articles.prose.ts'
import { GOLFERS_WORDS } from '../golfers-words.prose.ts'
import { TOPIC_SUMMARIES } from '../topics.prose.ts'
import { findInSummaries } from './find-in-summaries.ts'
import { wordsOf } from './pieces-of.ts'
import { searchIndex } from './search-index.ts'

const articles = Object.values(ARTICLES)
const search = searchIndex(articles)
const foundBy = (words: string) => search(words).findings.map(({ topic }) => topic.id)

it.each(TOPIC_SUMMARIES)('finds $title first by its title', ({ id, title }) => {
  expect(foundBy(title)[0]).toBe(id)
  expect(search(title).isClosest).toBe(false)
})

it.each([
  ['hibrid', 'hybrids'],
  ['hybird', 'hybrids'],
  ['bounse', 'bounce-angle'],
  ['compresion', 'compression'],
  ['malet', 'mallet-putters'],
  ['wegde', 'wedges'],
  ['launch monitr', 'launch-monitors'],
])('forgives the slip in "%s"', (typed, meant) => {
  expect(foundBy(typed)).toContain(meant)
  expect(search(typed).isClosest).toBe(true)
})

it.each([
  ['3w', 'fairway-woods'],
  ['4h', 'hybrids'],
  ['pw loft', 'pitching-wedge'],
  ['gw', 'gap-wedge'],
  ['sw', 'sand-wedge'],
  ['lw', 'lob-wedge'],
  ['60 degree wedge', 'lob-wedge'],
  ['56deg', 'sand-wedge'],
  ['3wood', 'fairway-woods'],
  ['3 hybrid', 'hybrids'],
  ['lob wedges', 'lob-wedge'],
  ['beginner irons', 'game-improvement-irons'],
  ['women', 'hybrids'],
  ['how much bounce', 'bounce-angle'],
  ['best driver for slice', 'driver'],
  ['graphite vs steel', 'shaft-flex'],
  ['chipping', 'wedges'],
  ['putting', 'putters'],
  ['golf balls', 'compression'],
  ['garmin r10', 'launch-monitors'],
  ['gap between clubs', 'club-gapping'],
  ['regrip', 'grip-fitting'],
])('knows what golfers mean by "%s"', (typed, meant) => {
  expect(foundBy(typed)[0]).toBe(meant)
  expect(search(typed).isClosest).toBe(false)
})

it.each(['left handed', 'kinderclubs', 'hookey'])('does not guess at "%s"', (typed) => {
  expect(foundBy(typed)).toEqual([])
})

it.each(['compres', 'COMPRESSION', ' compression '])('finds compression by "%s"', (typed) => {
  expect(foundBy(typed)[0]).toBe('compression')
})

it('finds words that stand only inside an article, and shows them where they stand', () => {
  const { findings, isClosest } = search('pendulum')
  expect(findings.map(({ topic }) => topic.id)).toContain('driver')
  expect(findings.find(({ topic }) => topic.id === 'driver')?.snippet).toMatch(/pendulum/)
  expect(isClosest).toBe(false)
})

it('shows no snippet where title or description says the word', () => {
  const [first] = search('hybrids').findings
  expect(first?.topic.id).toBe('hybrids')
  expect(first?.snippet).toBeUndefined()
})

it('asks for all the words, and leaves the smallest aside', () => {
  expect(foundBy('how much bounce do I need')).toEqual(foundBy('much bounce need'))
  expect(foundBy('mallet toe hang').length).toBeLessThanOrEqual(foundBy('toe').length)
})

it('finds nothing where nothing comes close', () => {
  expect(search('zzzzzzzz').findings).toEqual([])
  expect(search('?!').findings).toEqual([])
})

it('every finding says a word that was found, or is known to golfers by it', () => {
  const said = new Set(articles.flatMap(({ details }) => wordsOf(details.purpose)))
  const unexplained = Array.from(said).flatMap((typed) =>
    search(typed)
      .findings.filter(({ topic, words, snippet = '' }) => {
        const shown = wordsOf(`${topic.title} ${topic.description} ${snippet} ${GOLFERS_WORDS[topic.id]}`)
        return !shown.some((word) => words.has(word)) && !words.has(topic.category)
      })
      .map(({ topic }) => `${typed} in ${topic.id}`),
  )
  expect(said.size).toBeGreaterThan(100)
  expect(unexplained).toEqual([])
})

it('looks at titles, descriptions and categories while the articles are not there', () => {
  const ids = (typed: string) => findInSummaries(TOPIC_SUMMARIES, typed).map(({ topic }) => topic.id)
  expect(ids('compres')).toContain('compression')
  expect(ids('club fitting')).toContain('grip-fitting')
  expect(ids('zzzzzzzz')).toEqual([])
  expect(ids('')).toHaveLength(TOPIC_SUMMARIES.length)
})
