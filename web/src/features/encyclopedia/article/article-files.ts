import type { Topic, TopicId } from '@bagwise/content/encyclopedia/topic'
import type { TopicDrawing } from '@bagwise/content/encyclopedia/topic-drawing'

/** Loaded when an article is opened first; the search has all of them too. */
export async function articleFile(id: TopicId): Promise<Topic> {
  return (await import('@bagwise/content/encyclopedia/all-articles.prose')).ARTICLES[id]
}

export async function drawingFile(id: TopicId): Promise<TopicDrawing> {
  return (await import('@bagwise/content/encyclopedia/all-drawings.prose')).DRAWINGS[id]
}
