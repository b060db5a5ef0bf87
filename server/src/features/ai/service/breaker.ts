/** Five failures within half a minute, then half a minute of rest. */
const FAILURES_TO_REST = 5
const COUNTED_FOR_MS = 30_000
const RESTS_FOR_MS = 30_000

/** Leaves a service alone that fails again and again, so that nobody waits for it and it can recover. */
export type Breaker = {
  /** Whether a call may be made now. After a rest one call is let through; the others follow once it has worked. */
  readonly admits: () => boolean
  readonly worked: () => void
  readonly failed: () => void
  /** The call that was let through said nothing about the service. */
  readonly undecided: () => void
}

export function createBreaker({ now }: { readonly now: () => Date }): Breaker {
  let failedAtMs: readonly number[] = []
  let restsUntilMs: number | undefined
  let isTrying = false

  return {
    admits: () => {
      if (restsUntilMs === undefined) return true
      if (isTrying || now().getTime() < restsUntilMs) return false
      isTrying = true
      return true
    },
    worked: () => {
      failedAtMs = []
      restsUntilMs = undefined
      isTrying = false
    },
    failed: () => {
      const nowMs = now().getTime()
      failedAtMs = [...failedAtMs.filter((atMs) => atMs > nowMs - COUNTED_FOR_MS), nowMs]
      if (isTrying || failedAtMs.length >= FAILURES_TO_REST) restsUntilMs = nowMs + RESTS_FOR_MS
      isTrying = false
    },
    undecided: () => {
      isTrying = false
    },
  }
}
