import type { TopicSummary } from '../topic.ts'
import { TOPIC_CATEGORY_LABELS } from '../topic-text.ts'
import type { Finding } from './finding.ts'
import { wordsOf } from './pieces-of.ts'

/** Searches titles, descriptions and categories only, which are available before any article. */
export function findInSummaries(topics: readonly TopicSummary[], search: string): readonly Finding[] {
  const asked = wordsOf(search)
  return topics.flatMap((topic) => {
    const said = wordsOf(`${topic.title} ${topic.description} ${TOPIC_CATEGORY_LABELS[topic.category]}`)
    const found = asked.map((word) => said.filter((other) => other.startsWith(word)))
    return found.every((words) => words.length > 0) ? [{ topic, words: new Set(found.flat()) }] : []
  })
}
