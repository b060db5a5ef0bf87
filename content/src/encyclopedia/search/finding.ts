import type { TopicSummary } from '../topic.ts'

/** An entry that answers a search: the words of it that were found, and where one was found only inside the article. */
export type Finding = {
  readonly topic: TopicSummary
  readonly words: ReadonlySet<string>
  readonly snippet?: string | undefined
}
