import { hash, verify } from '@node-rs/argon2'
import { AppError } from '#server/errors.ts'

/** OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. The library defaults to argon2id. */
const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing is the most expensive thing a visitor can ask for. */
const MAX_RUNNING = 2
const MAX_WAITING = 50
const RETRY_AFTER_SECONDS = 3

/** Memory in KiB, passes, lanes. */
export type HashCost = typeof HASH_COST

export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (attempt: { readonly hash: string; readonly password: string }) => Promise<boolean>
  /** How many are under way and how many wait. */
  readonly load: Queue['load']
}

/** Hashes passwords a few at a time; when the queue is full, requests fail at once. */
export function createPasswordHasher(cost: HashCost = HASH_COST): PasswordHasher {
  const { run, load } = createQueue({ maxRunning: MAX_RUNNING, maxWaiting: MAX_WAITING })
  return {
    hash: (password) => run(() => hash(asTyped(password), cost)),
    verify: (attempt) => run(() => verify(attempt.hash, asTyped(attempt.password))),
    load,
  }
}

/** Keyboards compose the same letters differently (NIST SP 800-63B §3.1.1.2). */
function asTyped(password: string): string {
  return password.normalize('NFKC')
}

type Queue = {
  readonly run: <Result>(task: () => Promise<Result>) => Promise<Result>
  readonly load: () => { readonly running: number; readonly waiting: number }
}

export function createQueue({
  maxRunning,
  maxWaiting,
}: {
  readonly maxRunning: number
  readonly maxWaiting: number
}): Queue {
  let running = 0
  const waiting: (() => void)[] = []

  async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) {
        throw new AppError('busy', 'Too many people are signing in right now. Please try again in a moment.', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        })
      }
      // A finished task hands its slot over, so `running` does not change.
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

  return { run, load: () => ({ running, waiting: waiting.length }) }
}
