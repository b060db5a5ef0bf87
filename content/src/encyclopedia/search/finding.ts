import type { TopicSummary } from '../topic.ts'

/** A search result: the words that were found, and a snippet when one is only in the article's text. */
export type Finding = {
  readonly topic: TopicSummary
  readonly words: ReadonlySet<string>
  readonly snippet?: string | undefined
}
