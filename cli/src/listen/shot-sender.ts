import type { LiveShot } from '@bagwise/contract/live-shots'
import { MOST_LIVE_SHOTS_SENT } from '@bagwise/contract/live-shot-limits'

/** What became of a message. */
type Sent = 'taken' | 'refused-token' | 'refused' | { readonly againAfterMs: number } | 'unreachable'

/** Sends a message of at most `MOST_LIVE_SHOTS_SENT` shots, or of none to try the token. Never throws. */
export type SendShots = (shots: readonly LiveShot[], stopped: AbortSignal) => Promise<Sent>

export type SenderEvents = {
  /** Told once for each loss of reception. */
  readonly onUnreachable: () => void
  readonly onReachable: () => void
  /** Shots that will not arrive: too many waited, or the server does not take them. */
  readonly onLost: (count: number) => void
  readonly onTokenRefused: () => void
}

/** Ten minutes, as long as the server keeps a shot, with one every six seconds. */
export const MOST_WAITING_SHOTS = 100
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1000, 30_000]
const LAST_TRY_MS = 2000

export type ShotSender = {
  readonly add: (shot: LiveShot) => void
  /** Sends until the signal; what waits then is tried once more. */
  readonly run: (stopped: AbortSignal) => Promise<void>
  readonly waitingCount: () => number
}

/**
 * Sends shots in their order. What was not answered waits and is sent again under the same ids, which the server takes once.
 * `pause` ends early when the signal comes.
 */
export function createShotSender(
  send: SendShots,
  pause: (ms: number, stopped: AbortSignal) => Promise<void>,
  { onUnreachable, onReachable, onLost, onTokenRefused }: SenderEvents,
): ShotSender {
  let waiting: readonly LiveShot[] = []
  let wake: (() => void) | undefined
  let pauseMs = FIRST_PAUSE_MS
  let isTokenRefused = false

  async function sendNext(stopped: AbortSignal): Promise<void> {
    const shots = waiting.slice(0, MOST_LIVE_SHOTS_SENT)
    const sent = await send(shots, stopped)
    const isGone = new Set(shots.map(({ id }) => id))
    const settle = () => {
      waiting = waiting.filter(({ id }) => !isGone.has(id))
    }
    if (sent !== 'unreachable' && pauseMs > FIRST_PAUSE_MS) onReachable()
    if (sent !== 'unreachable') pauseMs = FIRST_PAUSE_MS
    if (sent === 'taken') settle()
    else if (sent === 'refused') {
      settle()
      onLost(shots.length)
    } else if (sent === 'refused-token') {
      isTokenRefused = true
      onTokenRefused()
    } else if (sent === 'unreachable') await waitLonger(stopped)
    else await pause(sent.againAfterMs, stopped)
  }

  async function waitLonger(stopped: AbortSignal): Promise<void> {
    if (stopped.aborted) return
    if (pauseMs === FIRST_PAUSE_MS) onUnreachable()
    const ms = pauseMs
    pauseMs = Math.min(LONGEST_PAUSE_MS, 2 * pauseMs)
    await pause(ms, stopped)
  }

  /** Once, and briefly: the golfer has ended the command. */
  async function sendTheRest(): Promise<void> {
    const lastTry = AbortSignal.timeout(LAST_TRY_MS)
    while (waiting.length > 0) {
      const shots = waiting.slice(0, MOST_LIVE_SHOTS_SENT)
      if ((await send(shots, lastTry)) !== 'taken') return
      waiting = waiting.slice(shots.length)
    }
  }

  async function nextShot(stopped: AbortSignal): Promise<void> {
    if (waiting.length > 0 || stopped.aborted) return
    await new Promise<void>((resolve) => {
      wake = resolve
    })
    wake = undefined
  }

  return {
    add: (shot) => {
      waiting = [...waiting, shot]
      if (waiting.length > MOST_WAITING_SHOTS) {
        waiting = waiting.slice(1)
        onLost(1)
      }
      wake?.()
    },
    run: async (stopped) => {
      stopped.addEventListener('abort', () => wake?.(), { once: true })
      // Tells at once whether the token is right.
      await sendNext(stopped)
      while (!stopped.aborted) {
        await nextShot(stopped)
        if (!stopped.aborted) await sendNext(stopped)
      }
      if (!isTokenRefused) await sendTheRest()
    },
    waitingCount: () => waiting.length,
  }
}
