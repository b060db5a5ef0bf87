import { TOPIC_IDS } from '@bagwise/content/encyclopedia/topic'
import type { Topic, TopicId } from '@bagwise/content/encyclopedia/topic'
import type { TopicDrawing } from '@bagwise/content/encyclopedia/topic-drawing'

/** Loaded when an article is opened first or the search needs all of them. */
export async function articleFile(id: TopicId): Promise<Topic> {
  return (await import('@bagwise/content/encyclopedia/all-articles.prose')).ARTICLES[id]
}

export async function drawingFile(id: TopicId): Promise<TopicDrawing> {
  return (await import('@bagwise/content/encyclopedia/all-drawings.prose')).DRAWINGS[id]
}

export function loadArticles(): Promise<readonly Topic[]> {
  return Promise.all(TOPIC_IDS.map(articleFile))
}
