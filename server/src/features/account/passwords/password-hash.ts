import { hash, verify } from '@node-rs/argon2'
import { AppError } from '#server/errors.ts'

/** OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing is the dearest thing a visitor can ask for. */
const MAX_RUNNING = 2
const MAX_WAITING = 50
const RETRY_AFTER_SECONDS = 3

export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (attempt: { readonly hash: string; readonly password: string }) => Promise<boolean>
}

/** Hashes passwords, a few at a time; when too many wait the next is turned away at once. */
export function createPasswordHasher(): PasswordHasher {
  const inTurn = createQueue({ maxRunning: MAX_RUNNING, maxWaiting: MAX_WAITING })
  return {
    hash: (password) => inTurn(() => hash(asTyped(password), ARGON2)),
    verify: (attempt) => inTurn(() => verify(attempt.hash, asTyped(attempt.password))),
  }
}

/** Keyboards compose the same letters differently (NIST SP 800-63B §3.1.1.2). */
function asTyped(password: string): string {
  return password.normalize('NFKC')
}

type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>

export function createQueue({
  maxRunning,
  maxWaiting,
}: {
  readonly maxRunning: number
  readonly maxWaiting: number
}): Queue {
  let running = 0
  const waiting: (() => void)[] = []

  return async (task) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) {
        throw new AppError('busy', 'Too many people are signing in right now. Please try again in a moment.', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        })
      }
      // Whoever finishes hands its turn over, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
