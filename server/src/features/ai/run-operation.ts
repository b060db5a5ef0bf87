import type { FastifyBaseLogger } from 'fastify'
import type { AiFailure, AiFailureCode } from '@bagwise/contract/ai/ai-reply'
import { findUnsafe } from '#server/requests/json-body.ts'
import type { AiCalls } from './ai-calls.ts'
import { AiError } from './service/ai-error.ts'
import { createAnswerCache, questionKey } from './answer-cache.ts'
import { findJson } from './service/find-json.ts'
import type { Operation, OperationName } from './operations/operation.ts'
import { promptOf, repeatsPrompt } from './prompt.ts'

/** From question to answer: golfers are promised ten seconds, and the network takes its share. */
export const ANSWER_WITHIN_MS = 9_000

/** Times out when the answer is due; `elapsedMs` is the time since the question arrived. */
export function answerDue(elapsedMs: number): AbortSignal {
  return AbortSignal.timeout(Math.max(0, Math.ceil(ANSWER_WITHIN_MS - elapsedMs)))
}

/** Who asks, and until when an answer is useful. */
export type Asker = { readonly golferId: string; readonly due: AbortSignal }

export type Answered<Answer> =
  | { readonly source: 'ai'; readonly answer: Answer }
  | { readonly source: 'rules'; readonly answer: Answer; readonly failure: AiFailure }

/** Called with the outcome of each operation, for logs and metrics. */
export type ReportOutcome = (outcome: { readonly operation: OperationName; readonly failure?: AiFailure }) => void

export type RunOperation = <Question, Answer>(
  operation: Operation<Question, Answer>,
  question: Question,
  asker: Asker,
) => Promise<Answered<Answer>>

/** Asks the service, checks its answer, and falls back to the rules. */
export function createRunOperation({
  calls,
  now,
  report,
}: {
  readonly calls: AiCalls
  readonly now: () => Date
  readonly report: ReportOutcome
}): RunOperation {
  const cache = createAnswerCache({ now })
  const inFlight = new Map<string, Promise<string>>()

  /** Identical questions of one golfer, such as from two tabs, share a call. */
  function textFor<Question>(
    operation: Operation<Question, unknown>,
    question: Question,
    asker: Asker,
  ): Promise<string> {
    const key = questionKey(operation.name, question)
    const known = cache.find(key)
    if (known !== undefined) return Promise.resolve(known)
    const ownKey = `${asker.golferId} ${key}`
    const same = inFlight.get(ownKey)
    if (same) return same
    const asking = ask(operation, question, asker)
      .then((text) => {
        cache.keep(key, text)
        return text
      })
      .finally(() => inFlight.delete(ownKey))
    inFlight.set(ownKey, asking)
    return asking
  }

  /** Only answers that pass the check are cached. */
  async function ask<Question>(operation: Operation<Question, unknown>, question: Question, asker: Asker) {
    const prompt = promptOf(operation, question)
    const text = await calls.make(asker.golferId, asker.due, (service, signal) => service.answer(prompt, signal))
    judged(operation, question, text)
    return text
  }

  /** The answer as golfers may see it. Throws `AiError` where it has another form, and where nothing of it holds. */
  function judged<Question, Answer>(
    { form, judge }: Operation<Question, Answer>,
    question: Question,
    text: string,
  ): Answer {
    const { success, data } = form.safeParse(foundIn(text))
    if (!success) throw new AiError('invalid-format')
    const answer = judge(data, question, now().getUTCFullYear())
    if (answer === undefined) throw new AiError('contradicts')
    return answer
  }

  return async (operation, question, asker) => {
    try {
      const answer = judged(operation, question, await textFor(operation, question, asker))
      report({ operation: operation.name })
      return { source: 'ai', answer }
    } catch (error) {
      if (!(error instanceof AiError)) throw error
      const { failure } = error
      report({ operation: operation.name, failure })
      return { source: 'rules', answer: operation.rules(question), failure }
    }
  }
}

/** The JSON of a text; undefined without any, and where it is unsafe or repeats the prompt. */
function foundIn(text: string): unknown {
  if (repeatsPrompt(text)) return undefined
  const found = findJson(text)
  if (found === undefined || findUnsafe(found) !== undefined) return undefined
  // JSON can write a letter in more than one way.
  return repeatsPrompt(JSON.stringify(found)) ? undefined : found
}

/** Our own limits and a missing key would otherwise log a line per question. */
const LOGGED_ONCE: ReadonlySet<AiFailureCode> = new Set([
  'key-missing',
  'resting',
  'busy',
  'golfer-budget',
  'daily-budget',
])

/** Logs why the rules answered; failures of our own limits are logged once until the service answers again. */
export function logFailures(log: FastifyBaseLogger): ReportOutcome {
  const logged = new Set<AiFailureCode>()
  return ({ operation, failure }) => {
    if (!failure) {
      logged.clear()
      return
    }
    const { code, message } = failure
    if (LOGGED_ONCE.has(code)) {
      if (logged.has(code)) return
      logged.add(code)
    }
    log.warn({ operation, code, problem: message }, 'The AI service gave no answer that can be used: the rules answer')
  }
}
