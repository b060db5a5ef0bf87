import type { Choice } from '@bagwise/golf/shot-advice/choice'

/** How near to half and three quarters a swing is called so; others are told in steps of five per cent. */
const NEAR_SHARE = 0.04
const HALF = 0.5
const THREE_QUARTERS = 0.75
const STEP_PERCENT = 5
const PERCENT = 100

export type NamedSwing = 'full' | 'half' | 'three-quarter' | 'chip' | 'putt' | 'splash'

/** A swing by its name, or in per cent of a full one. */
export function shownSwing({ kind, swingFraction = 1 }: Choice): NamedSwing | number {
  if (kind !== 'part') return kind
  if (Math.abs(swingFraction - HALF) <= NEAR_SHARE) return 'half'
  if (Math.abs(swingFraction - THREE_QUARTERS) <= NEAR_SHARE) return 'three-quarter'
  return Math.round((swingFraction * PERCENT) / STEP_PERCENT) * STEP_PERCENT
}

/** Beside the green the ball is chipped or putted; a club's carry says nothing there. */
export function isAroundGreen({ kind }: Pick<Choice, 'kind'>): boolean {
  return kind === 'chip' || kind === 'putt'
}
