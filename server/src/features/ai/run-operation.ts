import type { FastifyBaseLogger } from 'fastify'
import type { AiFailure, AiFailureCode } from '@bagwise/contract/ai/ai-reply'
import { findUnsafe } from '#server/requests/json-body.ts'
import type { AiCalls } from './ai-calls.ts'
import { AiProblem } from './service/ai-problem.ts'
import { createAnswerCache, questionKey } from './answer-cache.ts'
import { findJson } from './service/find-json.ts'
import type { Operation, OperationName } from './operations/operation.ts'
import { promptOf, repeatsPrompt } from './prompt.ts'

/** From the question to the answer, whoever answers: the golfer is promised ten seconds, and the way takes its share. */
export const ANSWER_WITHIN_MS = 9_000

/** Ends when the answer is due, `elapsedMs` after the question came: looking who asks may have taken its time. */
export function answerDue(elapsedMs: number): AbortSignal {
  return AbortSignal.timeout(Math.max(0, Math.ceil(ANSWER_WITHIN_MS - elapsedMs)))
}

/** Who asks, and until when there is time for an answer. */
export type Asker = { readonly golferId: string; readonly due: AbortSignal }

export type Answered<Answer> =
  | { readonly source: 'ai'; readonly answer: Answer }
  | { readonly source: 'rules'; readonly answer: Answer; readonly failure: AiFailure }

/** Told who answered, for logs and metrics. */
export type Tell = (told: { readonly operation: OperationName; readonly failure?: AiFailure }) => void

export type RunOperation = <Question, Answer>(
  operation: Operation<Question, Answer>,
  question: Question,
  asker: Asker,
) => Promise<Answered<Answer>>

/** Asks the service, judges what it says, and has the rules answer whenever that gives nothing that holds. */
export function createRunOperation({
  calls,
  now,
  tell,
}: {
  readonly calls: AiCalls
  readonly now: () => Date
  readonly tell: Tell
}): RunOperation {
  const cache = createAnswerCache({ now })
  const underWay = new Map<string, Promise<string>>()

  /** A golfer who asks twice at once, such as in two tabs, is answered by one call. */
  function textFor<Question>(
    operation: Operation<Question, unknown>,
    question: Question,
    asker: Asker,
  ): Promise<string> {
    const key = questionKey(operation.name, question)
    const known = cache.find(key)
    if (known !== undefined) return Promise.resolve(known)
    const ownKey = `${asker.golferId} ${key}`
    const same = underWay.get(ownKey)
    if (same) return same
    const asking = ask(operation, question, asker)
      .then((text) => {
        cache.keep(key, text)
        return text
      })
      .finally(() => underWay.delete(ownKey))
    underWay.set(ownKey, asking)
    return asking
  }

  /** Only a text that holds is an answer; nothing else is kept. */
  async function ask<Question>(operation: Operation<Question, unknown>, question: Question, asker: Asker) {
    const prompt = promptOf(operation, question)
    const text = await calls.make(asker.golferId, asker.due, (service, signal) => service.answer(prompt, signal))
    if (judged(operation, question, text) === undefined) throw new AiProblem('invalid-format')
    return text
  }

  return async (operation, question, asker) => {
    try {
      const answer = judged(operation, question, await textFor(operation, question, asker))
      if (answer === undefined) throw new AiProblem('invalid-format')
      tell({ operation: operation.name })
      return { source: 'ai', answer }
    } catch (error) {
      if (!(error instanceof AiProblem)) throw error
      const { failure } = error
      tell({ operation: operation.name, failure })
      return { source: 'rules', answer: operation.rules(question), failure }
    }
  }
}

function judged<Question, Answer>(
  { form, judge }: Operation<Question, Answer>,
  question: Question,
  text: string,
): Answer | undefined {
  if (repeatsPrompt(text)) return undefined
  const found = findJson(text)
  if (found === undefined || findUnsafe(found) !== undefined) return undefined
  // JSON has more than one way to write a letter.
  if (repeatsPrompt(JSON.stringify(found))) return undefined
  const { success, data } = form.safeParse(found)
  return success ? judge(data, question) : undefined
}

/** Limits of our own and a missing key would fill the log with one line for each golfer. */
const TOLD_ONCE: ReadonlySet<AiFailureCode> = new Set([
  'key-missing',
  'resting',
  'busy',
  'golfer-budget',
  'daily-budget',
])

/** Logs why the rules answered: once for what stays as it is until the service answers again. */
export function logFailures(log: FastifyBaseLogger): Tell {
  const told = new Set<AiFailureCode>()
  return ({ operation, failure }) => {
    if (!failure) {
      told.clear()
      return
    }
    const { code, message } = failure
    if (TOLD_ONCE.has(code)) {
      if (told.has(code)) return
      told.add(code)
    }
    log.warn({ operation, code, problem: message }, 'The AI service gave no answer that can be used: the rules answer')
  }
}
