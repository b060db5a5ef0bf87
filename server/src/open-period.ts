type Period = { readonly endsAtMs: number; readonly nowMs: number; readonly lengthMs: number }

/**
 * Whether a period goes on. One that ends later than its length from now was begun by a clock that was ahead: it is
 * over, or it would go on for as long as the clock was wrong.
 */
export function isOpenPeriod({ endsAtMs, nowMs, lengthMs }: Period): boolean {
  return nowMs < endsAtMs && endsAtMs <= nowMs + lengthMs
}
