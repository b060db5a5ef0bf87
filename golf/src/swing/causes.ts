import { COMMON, TYPICAL } from './evidence.ts'
import type { Cause } from './evidence.ts'
import type { ChangeId } from './changes.ts'
import { CLUB_CAUSES } from './club-causes.ts'
import { MOTION_CAUSES } from './motion-causes.ts'
import { SET_UP_CAUSES } from './set-up-causes.ts'
import type { SwingSign } from './signs.ts'

/** From checks of a minute to those that take practice or money: ties in likelihood go to the earlier one. */
export const CAUSES = { ...SET_UP_CAUSES, ...MOTION_CAUSES, ...CLUB_CAUSES } as const satisfies Record<string, Cause>
export type CauseId = keyof typeof CAUSES

/** All causes, quickest to check first. */
export const CAUSE_IDS = Object.keys(CAUSES) as readonly CauseId[]

/** How strongly a sign supports a cause; negative when it contradicts it. */
export function weightOf(cause: CauseId, sign: SwingSign): number {
  const { evidence }: Cause = CAUSES[cause]
  return evidence[sign] ?? 0
}

/** Whether the evidence is worth a typical sign; with less a cause is merely possible. */
export function isLikelyWith(evidence: number): boolean {
  return evidence >= TYPICAL
}

/** Whether the cause explains the sign well, rather than as a mere possibility. */
export function explainsWell(cause: CauseId, sign: SwingSign): boolean {
  return weightOf(cause, sign) >= COMMON
}

/** Whether a change fixes a cause. */
export function asksFor(cause: CauseId, change: ChangeId): boolean {
  const { changes }: Cause = CAUSES[cause]
  return changes.includes(change)
}

/** The signs that support a cause. */
export function signsFor(cause: CauseId): readonly SwingSign[] {
  const { evidence }: Cause = CAUSES[cause]
  const signs = Object.keys(evidence) as SwingSign[]
  return signs.filter((sign) => weightOf(cause, sign) > 0)
}
