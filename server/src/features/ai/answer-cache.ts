import { createHash } from 'node:crypto'
import { isOpenPeriod } from '#server/open-period.ts'

/** Repeating a question within ten minutes gives the same advice at no cost. */
const KEPT_FOR_MS = 10 * 60 * 1000
const MAX_KEPT = 500

/**
 * Answers by question. Questions contain no names, so golfers with the same question share an answer. In memory per
 * instance: a restart costs nothing but calls.
 */
export type AnswerCache = {
  readonly find: (key: string) => string | undefined
  readonly keep: (key: string, answer: string) => void
}

export function createAnswerCache({ now }: { readonly now: () => Date }): AnswerCache {
  const kept = new Map<string, { readonly answer: string; readonly untilMs: number }>()
  return {
    find: (key) => {
      const known = kept.get(key)
      const nowMs = now().getTime()
      const isFresh = known && isOpenPeriod({ endsAtMs: known.untilMs, nowMs, lengthMs: KEPT_FOR_MS })
      return isFresh ? known.answer : undefined
    },
    keep: (key, answer) => {
      kept.delete(key)
      const [oldest] = kept.keys()
      if (oldest !== undefined && kept.size >= MAX_KEPT) kept.delete(oldest)
      kept.set(key, { answer, untilMs: now().getTime() + KEPT_FOR_MS })
    },
  }
}

export function questionKey(operation: string, question: unknown): string {
  return createHash('sha256')
    .update(`${operation} ${JSON.stringify(question)}`)
    .digest('base64url')
}
