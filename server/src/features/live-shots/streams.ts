import { AppError } from '#server/errors.ts'

/** A golfer's open pages on one server: a phone, a tablet and a computer beside the mat, with one to spare. */
const MOST_STREAMS = 4

/** Counts the open streams of each golfer, and wakes them when a shot has come to this server. */
export type Streams = {
  /** Throws `too-many-tries` where the golfer has as many as fit. */
  readonly assertRoom: (userId: string) => void
  /** Returns how to leave. */
  readonly join: (userId: string, wake: () => void) => () => void
  readonly wake: (userId: string) => void
}

export function createStreams(): Streams {
  const open = new Map<string, Set<() => void>>()
  return {
    assertRoom: (userId) => {
      if ((open.get(userId)?.size ?? 0) < MOST_STREAMS) return
      const sentence = `The range log takes live shots on ${MOST_STREAMS} pages at a time. Close one of them.`
      throw new AppError('too-many-tries', sentence)
    },
    join: (userId, wake) => {
      const own = open.get(userId) ?? new Set()
      open.set(userId, own)
      own.add(wake)
      return () => {
        own.delete(wake)
        if (own.size === 0) open.delete(userId)
      }
    },
    wake: (userId) => {
      for (const wake of open.get(userId) ?? []) wake()
    },
  }
}
