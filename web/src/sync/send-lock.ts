import type { OutboxPorts } from './outbox.ts'
import { syncStatus } from './sync-status.ts'

/** What is sent one after the other, in all tabs together. `sender` is the profile's edits; none waits for another. */
const QUEUES = ['sender', 'progress', 'rounds', 'shots', 'own-courses', 'play'] as const
type Queue = (typeof QUEUES)[number]

/** A little longer than a request may take: a tab that the phone has put to sleep must not keep the others waiting. */
const WAIT_FOR_TURN_MS = 15_000

/**
 * Runs the task while no other tab runs one. Without locks (plain http on a home network) and after waiting for long it
 * runs all the same: batches and rounds have ids, so that sending one twice does no harm.
 */
export async function withSendLock<Result>(task: () => Promise<Result>, queue: Queue = 'sender'): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return task()
  let hasBegun = false
  try {
    return await locks.request(`bagwise.${queue}`, { signal: AbortSignal.timeout(WAIT_FOR_TURN_MS) }, () => {
      hasBegun = true
      return task()
    })
  } catch (error) {
    if (hasBegun) throw error
    console.warn('Another tab has been sending for long; this one goes on', error)
    return task()
  }
}

/** What the page gives to the outbox of a collection. */
export function portsOf(queue: Queue): OutboxPorts {
  return {
    inTurn: (task) => withSendLock(task, queue),
    later: (task, delayMs) => {
      const timer = setTimeout(task, delayMs)
      return () => clearTimeout(timer)
    },
    checkSession: syncStatus.noteSessionEnd,
  }
}

/** Runs the task while no tab sends anything. */
export function whileNothingIsSent<Result>(task: () => Promise<Result>): Promise<Result> {
  return QUEUES.reduce((inner, queue) => () => withSendLock(inner, queue), task)()
}
