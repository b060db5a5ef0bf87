import { isOpenPeriod } from '#server/open-period.ts'

/** Five failures within half a minute open the circuit for half a minute. */
const FAILURES_TO_OPEN = 5
const FAILURE_WINDOW_MS = 30_000
const OPEN_FOR_MS = 30_000

/** Stops calls to a failing service, so that golfers do not wait for it and it can recover. */
export type CircuitBreaker = {
  /** Whether a call may be made. After the pause a single probe is let through; the others follow once it succeeds. */
  readonly admits: () => boolean
  readonly succeeded: () => void
  readonly failed: () => void
  /** The probe ended without telling anything about the service. */
  readonly inconclusive: () => void
}

export function createCircuitBreaker({ now }: { readonly now: () => Date }): CircuitBreaker {
  let failedAtMs: readonly number[] = []
  let openUntilMs: number | undefined
  let isProbing = false

  return {
    admits: () => {
      if (openUntilMs === undefined) return true
      const isResting = isOpenPeriod({ endsAtMs: openUntilMs, nowMs: now().getTime(), lengthMs: OPEN_FOR_MS })
      if (isProbing || isResting) return false
      isProbing = true
      return true
    },
    succeeded: () => {
      failedAtMs = []
      openUntilMs = undefined
      isProbing = false
    },
    failed: () => {
      const nowMs = now().getTime()
      failedAtMs = [...failedAtMs.filter((atMs) => isRecent(atMs, nowMs)), nowMs]
      if (isProbing || failedAtMs.length >= FAILURES_TO_OPEN) openUntilMs = nowMs + OPEN_FOR_MS
      isProbing = false
    },
    inconclusive: () => {
      isProbing = false
    },
  }
}

function isRecent(failedAtMs: number, nowMs: number): boolean {
  return isOpenPeriod({ endsAtMs: failedAtMs + FAILURE_WINDOW_MS, nowMs, lengthMs: FAILURE_WINDOW_MS })
}
