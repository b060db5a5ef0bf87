import { useEffect, useRef, useState } from 'react'
import type { TopicSummary } from '@bagwise/content/encyclopedia/topic'
import type { AnswerEnd } from '@bagwise/contract/ai/caddie'
import type { Profile } from '@bagwise/contract/profile'
import { askCaddie } from './ask-caddie.ts'
import { silence } from '#data/use-ai.copy.ts'
import { golferFacts } from '#ai/golfer-facts.ts'
import { loadKnownSpeed } from '#profile-parts/use-known-speed.ts'
import { RequestProblem } from '#http/request.ts'
import { nextTask } from '#ui/next-task.ts'
import * as copy from './caddie.copy.ts'

export type Conversation = {
  readonly question: string
  /** What has come of the AI's answer. */
  readonly text: string
  readonly state: 'asking' | 'answered' | 'stopped' | 'failed'
  /** Why the articles have to do. */
  readonly trouble?: string
  /** Undefined where they are not needed, and where they could not be loaded. */
  readonly articles?: readonly TopicSummary[] | undefined
}

/** The last question and what became of it. A new question ends the one before. */
export function useCaddie(profile: Profile | undefined) {
  const [conversation, setConversation] = useState<Conversation>()
  const under = useRef<AbortController>(undefined)
  useEffect(() => () => under.current?.abort(), [])

  async function ask(question: string) {
    const own = new AbortController()
    under.current?.abort()
    under.current = own
    let text = ''
    const show = (changes: Omit<Conversation, 'question' | 'text'>) => {
      if (under.current === own) setConversation({ question, text, ...changes })
    }
    const fail = async (trouble: string, end?: Extract<AnswerEnd, { source: 'rules' }>) => {
      const articles = await closestArticles(question, end?.topics).catch((error: unknown) => {
        console.warn('The closest articles could not be loaded', error)
        return undefined
      })
      show({ state: 'failed', trouble: text === '' ? trouble : copy.cutOff, articles })
    }
    show({ state: 'asking' })
    try {
      const golfer = profile && golferFacts(profile, await loadKnownSpeed(profile))
      const end = await askCaddie({ question, golfer }, own.signal, (more) => {
        text += more
        show({ state: 'asking' })
      })
      if (end?.source === 'ai') show({ state: 'answered' })
      else await fail(end ? troubleOf(end) : copy.noAnswer, end)
    } catch (error) {
      if (own.signal.aborted) {
        show({ state: 'stopped' })
        return
      }
      console.info(`The closest articles answer instead of the caddie: ${String(error)}`)
      await fail(error instanceof RequestProblem ? error.message : copy.noAnswer)
    }
  }

  return { conversation, ask: (question: string) => void ask(question), stop: () => under.current?.abort() }
}

function troubleOf({ failure }: Extract<AnswerEnd, { source: 'rules' }>): string {
  return failure.code === 'golfer-budget' ? copy.askedTooOften : silence(failure, copy.noAnswer)
}

/** The articles that come closest to a question: those the server named, or else what the search here finds. */
async function closestArticles(
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
