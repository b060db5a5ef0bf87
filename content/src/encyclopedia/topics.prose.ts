import { ARTICLES } from './all-articles.prose.ts'
import { TOPIC_IDS } from './topic.ts'
import type { TopicSummary } from './topic.ts'

/** The list's data, without the articles. */
export const TOPIC_SUMMARIES: readonly TopicSummary[] = TOPIC_IDS.map((topicId) => {
  const { id, title, category, description, priceRange } = ARTICLES[topicId]
  return { id, title, category, description, priceRange }
})
