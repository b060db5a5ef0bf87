import type { LiveShot } from '@bagwise/contract/live-shots'
import type { WriteEvents } from '#server/requests/event-stream.ts'
import type { LiveShotStore } from './live-shot-store.ts'
import type { Streams } from './streams.ts'

/** How soon a shot is seen that came to another server. */
const LOOK_EVERY_MS = 1000
/** Less than any proxy waits, and than the server itself for a connection on which nothing moves. */
const KEEP_ALIVE_EVERY_MS = 10_000

type Parts = {
  readonly store: Pick<LiveShotStore, 'after'>
  readonly streams: Streams
  readonly now: () => Date
  /** Streams end when the server stops. */
  readonly stopping: AbortSignal
  /** A page connects again after this long, and proves its session again. */
  readonly lifetimeMs: number
}

type Follower = {
  readonly userId: string
  /** The id of the last event that the page has; 0 for none. */
  readonly after: number
  readonly isSignedIn: () => Promise<boolean>
}

/** Tells of the golfer's shots until the session ends. */
export function follow(
  { store, streams, now, stopping, lifetimeMs }: Parts,
  { userId, after, isSignedIn }: Follower,
): WriteEvents<LiveShot> {
  return async ({ tell, keepAlive }, gone) => {
    const waiting = createWaiting(stopping)
    const leave = streams.join(userId, waiting.wake)
    const endsAtMs = performance.now() + lifetimeMs
    gone.addEventListener('abort', waiting.wake, { once: true })
    let position = after
    let keptAliveAtMs = performance.now()
    try {
      for (;;) {
        const shots = await store.after(userId, position, now())
        const isDue = performance.now() - keptAliveAtMs >= KEEP_ALIVE_EVERY_MS
        if ((shots.length > 0 || isDue) && !(await isSignedIn())) return
        for (const { position: id, shot } of shots) {
          await tell(String(id), shot)
          position = id
        }
        if (isDue) {
          await keepAlive()
          keptAliveAtMs = performance.now()
        }
        const leftMs = endsAtMs - performance.now()
        if (leftMs <= 0 || gone.aborted || stopping.aborted) return
        await waiting.next(Math.min(LOOK_EVERY_MS, leftMs))
      }
    } finally {
      leave()
      waiting.end()
    }
  }
}

/** Waits for a while, or until it is woken: a call while nobody waits ends the next wait. */
function createWaiting(stopping: AbortSignal) {
  let isWoken = false
  let wakeNow: (() => void) | undefined
  const wake = () => {
    isWoken = true
    wakeNow?.()
  }
  stopping.addEventListener('abort', wake, { once: true })
  return {
    wake,
    next: async (mostMs: number) => {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, mostMs)
          wakeNow = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      wakeNow = undefined
      isWoken = false
    },
    end: () => stopping.removeEventListener('abort', wake),
  }
}
