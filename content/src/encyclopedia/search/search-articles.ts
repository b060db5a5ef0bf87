import { ARTICLES } from '../all-articles.prose.ts'
import type { TopicId } from '../topic.ts'
import { growingIndex, searchIndex } from './search-index.ts'
import type { Search } from './search-index.ts'

/** More than a golfer reads instead of an answer is no answer. */
const CLOSEST_COUNT = 3

let index: Search | undefined

/** Builds the index, with a pause before each article: all at once it would hold up whoever types. */
export async function prepareSearch(pause: () => Promise<void>): Promise<void> {
  const { add, search } = growingIndex()
  for (const article of Object.values(ARTICLES)) {
    if (index) return
    await pause()
    add(article)
  }
  index = search
}

/** Searches every article. An index that is not prepared is built when the first search comes. */
export const searchArticles: Search = (search, how) => {
  index ??= searchIndex(Object.values(ARTICLES))
  return index(search, how)
}

/** The topics that come closest to what a golfer asks, best first; none where nothing does. */
export function closestTopics(question: string): readonly TopicId[] {
  return searchArticles(question, { isQuestion: true })
    .findings.slice(0, CLOSEST_COUNT)
    .map(({ topic }) => topic.id)
}
