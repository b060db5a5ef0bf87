import type { AnswerLine, CaddieQuestion } from '@bagwise/contract/ai/caddie'
import type { WriteLine, WriteLines } from '#server/requests/json-lines.ts'
import type { AiCalls } from './ai-calls.ts'
import { AiError } from './service/ai-error.ts'
import { knownOf } from './operations/facts/known.ts'
import { createAnswerCache, questionKey } from './answer-cache.ts'
import type { OperationName } from './operations/operation.ts'
import { promptInWords } from './prompt.ts'
import type { Asker, ReportOutcome } from './run-operation.ts'
import { createStreamedTextFilter } from './streamed-text-filter.ts'
import type { TextService } from './service/text-service.ts'

/** The page gives up after six seconds of silence, so silence must turn into a failure before that. */
const LONGEST_SILENCE_MS = 5_000

const SIGN_OF_LIFE_MS = 2_000
const TOO_LONG = new DOMException('The service fell silent', 'TimeoutError')

const NAME: OperationName = 'general-advice'

const TASK = `Answer the question about golf in "question", for the golfer in "golfer" if one is described. Say what you
would do and why, in at most 120 words: one to three short paragraphs, no lists. Use the golfer's own numbers where they
help and make none up. You see neither the swing nor the body: where that matters say so, and send the golfer to a coach,
a fitter or a doctor. If the question is not about golf, say in one sentence that you are here for golf.`

/** Streams an answer in words; on failure it ends with the closest articles. */
export type AskCaddie = (question: CaddieQuestion, asker: Asker) => WriteLines<AnswerLine>

type Parts = { readonly calls: AiCalls; readonly now: () => Date; readonly report: ReportOutcome }

export function createAskCaddie({ calls, now, report }: Parts): AskCaddie {
  const cache = createAnswerCache({ now })

  async function textFor(
    question: CaddieQuestion,
    { golferId, due }: Asker,
    write: WriteLine<AnswerLine>,
    gone: AbortSignal,
  ) {
    const key = questionKey(NAME, question)
    const known = cache.find(key)
    if (known !== undefined) return write({ text: known })
    const deadline = AbortSignal.any([gone, due])
    const text = await calls.make(golferId, deadline, (service, signal) =>
      streamAnswer(service, { question, write, gone, signal, year: now().getUTCFullYear() }),
    )
    return cache.keep(key, text)
  }

  return (question, asker) => async (write, gone) => {
    try {
      await textFor(question, asker, write, gone)
    } catch (error) {
      // The client disconnected: nothing to answer or to log.
      gone.throwIfAborted()
      if (!(error instanceof AiError)) throw error
      const { failure } = error
      report({ operation: NAME, failure })
      return write({ source: 'rules', topics: await topicsFor(question), failure })
    }
    report({ operation: NAME })
    return write({ source: 'ai' })
  }
}

/** Loaded on first use: starting the server does not read every article. */
async function topicsFor({ question }: CaddieQuestion): Promise<string[]> {
  const { closestTopics } = await import('@bagwise/content/encyclopedia/search/search-articles')
  return [...closestTopics(question)]
}

type AnswerStream = {
  readonly question: CaddieQuestion
  readonly write: WriteLine<AnswerLine>
  readonly gone: AbortSignal
  readonly signal: AbortSignal
  readonly year: number
}

/** Streams the answer and returns all of it. */
async function streamAnswer(
  service: TextService,
  { question, write, gone, signal, year }: AnswerStream,
): Promise<string> {
  const filter = createStreamedTextFilter({ ...knownOf(question.golfer ?? {}, year), asked: question.question })
  // Stops the service however this ends.
  const ended = new AbortController()
  const silence = setTimeout(() => ended.abort(TOO_LONG), LONGEST_SILENCE_MS)
  let answer = ''
  let writtenAtMs = performance.now()
  const writeText = async (text: string) => {
    answer += text
    // A page that hears nothing gives up, while a sentence is still to be whole.
    if (text === '' && performance.now() - writtenAtMs < SIGN_OF_LIFE_MS) return
    writtenAtMs = performance.now()
    await write({ text })
  }
  try {
    const pieces = service.stream(promptInWords(TASK, question), AbortSignal.any([signal, ended.signal]))
    for await (const piece of pieces) {
      silence.refresh()
      await writeText(filter.push(piece))
    }
    await writeText(filter.end())
    return answer
  } catch (error) {
    // A client that disconnects is not a failure of the service.
    gone.throwIfAborted()
    throw error
  } finally {
    clearTimeout(silence)
    ended.abort()
  }
}
