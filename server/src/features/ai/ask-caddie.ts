import type { AnswerLine, CaddieQuestion } from '@bagwise/contract/ai/caddie'
import type { Say, SayLines } from '#server/requests/answer-lines.ts'
import type { AiCalls } from './ai-calls.ts'
import { AiProblem } from './service/ai-problem.ts'
import { createAnswerCache, questionKey } from './answer-cache.ts'
import type { OperationName } from './operations/operation.ts'
import { promptInWords } from './prompt.ts'
import type { Asker, Tell } from './run-operation.ts'
import { createSpokenText } from './spoken-text.ts'
import type { TextService } from './service/text-service.ts'

/** The page stops listening after six seconds without a word: a silence that long has to be a failure before. */
const LONGEST_SILENCE_MS = 5_000

const NAME: OperationName = 'general-advice'

const TASK = `Answer the question about golf in "question", for the golfer in "golfer" if one is described. Say what you
would do and why, in at most 120 words: one to three short paragraphs, no lists. Use the golfer's own numbers where they
help and make none up. You see neither the swing nor the body: where that matters say so, and send the golfer to a coach,
a fitter or a doctor. If the question is not about golf, say in one sentence that you are here for golf.`

/** Answers a question in words, as they come; the closest articles follow when that fails. */
export type AskCaddie = (question: CaddieQuestion, asker: Asker) => SayLines<AnswerLine>

type Parts = { readonly calls: AiCalls; readonly now: () => Date; readonly tell: Tell }

export function createAskCaddie({ calls, now, tell }: Parts): AskCaddie {
  const cache = createAnswerCache({ now })

  async function textFor(question: CaddieQuestion, { golferId, due }: Asker, say: Say<AnswerLine>, gone: AbortSignal) {
    const key = questionKey(NAME, question)
    const known = cache.find(key)
    if (known !== undefined) return say({ text: known })
    const deadline = AbortSignal.any([gone, due])
    const text = await calls.make(golferId, deadline, (service, signal) =>
      speak(service, { question, say, gone, signal }),
    )
    return cache.keep(key, text)
  }

  return (question, asker) => async (say, gone) => {
    try {
      await textFor(question, asker, say, gone)
    } catch (error) {
      // A golfer who left is told nothing, and neither is the log.
      gone.throwIfAborted()
      if (!(error instanceof AiProblem)) throw error
      const { failure } = error
      tell({ operation: NAME, failure })
      return say({ source: 'rules', topics: await topicsFor(question), failure })
    }
    tell({ operation: NAME })
    return say({ source: 'ai' })
  }
}

/** Loaded when they are needed: a server starts without reading every article. */
async function topicsFor({ question }: CaddieQuestion): Promise<string[]> {
  const { closestTopics } = await import('@bagwise/content/encyclopedia/search/search-articles')
  return [...closestTopics(question)]
}

type Speech = {
  readonly question: CaddieQuestion
  readonly say: Say<AnswerLine>
  readonly gone: AbortSignal
  readonly signal: AbortSignal
}

/** Says the answer while it comes, and returns all of it. */
async function speak(service: TextService, { question, say, gone, signal }: Speech): Promise<string> {
  const spoken = createSpokenText()
  // However this ends, the service need not go on.
  const ended = new AbortController()
  const silence = setTimeout(() => ended.abort(), LONGEST_SILENCE_MS)
  let answer = ''
  const sayMore = async (text: string) => {
    answer += text
    if (text !== '') await say({ text })
  }
  try {
    const pieces = service.stream(promptInWords(TASK, question), AbortSignal.any([signal, ended.signal]))
    for await (const piece of pieces) {
      silence.refresh()
      await sayMore(spoken.hear(piece))
    }
    await sayMore(spoken.end())
    return answer
  } catch (error) {
    // A golfer who left is no trouble of the service.
    gone.throwIfAborted()
    throw error
  } finally {
    clearTimeout(silence)
    ended.abort()
  }
}
