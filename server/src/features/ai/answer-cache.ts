import { createHash } from 'node:crypto'

/** A golfer who looks again within ten minutes reads the same advice, and nobody pays for it twice. */
const KEPT_FOR_MS = 10 * 60 * 1000
const MAX_KEPT = 500

/**
 * Answers of the text service by what was asked. Questions hold no name, so golfers who ask the same get the same. Each
 * server has its own, and a restart loses nothing but calls.
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
      return known && known.untilMs > now().getTime() ? known.answer : undefined
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
