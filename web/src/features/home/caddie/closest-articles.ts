import type { TopicSummary } from '@bagwise/content/encyclopedia/topic'
import { nextTask } from '#ui/next-task.ts'

/** The articles that come closest to a question: those the server named, or else what the search here finds. */
export async function closestArticles(
  question: string,
  named: readonly string[] | undefined,
): Promise<readonly TopicSummary[]> {
  const [{ TOPIC_SUMMARIES }, ids] = await Promise.all([
    import('@bagwise/content/encyclopedia/topics.prose'),
    named ?? foundHere(question),
  ])
  return ids.flatMap((id) => TOPIC_SUMMARIES.filter((topic) => topic.id === id))
}

async function foundHere(question: string): Promise<readonly string[]> {
  const { closestTopics, prepareSearch } = await import('@bagwise/content/encyclopedia/search/search-articles')
  await prepareSearch(nextTask)
  return closestTopics(question)
}
