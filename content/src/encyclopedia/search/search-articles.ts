import { ARTICLES } from '../all-articles.prose.ts'
import type { TopicId } from '../topic.ts'
import { growingIndex, searchIndex } from './search-index.ts'
import type { Search } from './search-index.ts'

/** Golfers will not read more in place of an answer. */
const CLOSEST_COUNT = 3

let index: Search | undefined

/** Builds the index with a pause before each article, so that it does not block typing. */
export async function prepareSearch(pause: () => Promise<void>): Promise<void> {
  const { add, search } = growingIndex()
  for (const article of Object.values(ARTICLES)) {
    if (index) return
    await pause()
    add(article)
  }
  index = search
}

/** Searches every article. Builds the index on first use unless it was prepared. */
export const searchArticles: Search = (search, how) => {
  index ??= searchIndex(Object.values(ARTICLES))
  return index(search, how)
}

/** The topics closest to a question, best first; possibly none. */
export function closestTopics(question: string): readonly TopicId[] {
  return searchArticles(question, { isQuestion: true })
    .findings.slice(0, CLOSEST_COUNT)
    .map(({ topic }) => topic.id)
}
