import type { ClubType } from '../club.ts'
import { CLUBS } from '../club.ts'
import { GAME_IMPROVEMENT_ABOVE_HANDICAP } from './iron-rules.ts'
import type { EquipmentIssue } from './answers.ts'

/** Rules of thumb: driver speeds in mph below which hybrids beat 3-irons, and a 3-wood does not get up from the turf. */
export const HYBRIDS_BELOW_MPH = 90
export const NO_THREE_WOOD_BELOW_MPH = 85

/** Why a hybrid suits the golfer better than a long iron. */
export type HybridReason = 'slow-swing' | 'handicap' | 'hard-to-hit' | 'height'

const HYBRID_ISSUES = {
  'Hard to hit long irons': 'hard-to-hit',
  'Difficulty getting height': 'height',
} as const satisfies Partial<Record<EquipmentIssue, HybridReason>>

/** What speaks for hybrids in place of long irons; empty when the golfer's long irons suit as well. */
export function hybridReasons({
  swingSpeedMph,
  handicap,
  issues,
}: {
  readonly swingSpeedMph: number
  readonly handicap: number
  readonly issues: readonly EquipmentIssue[]
}): readonly HybridReason[] {
  return [
    ...(swingSpeedMph < HYBRIDS_BELOW_MPH ? (['slow-swing'] as const) : []),
    ...(handicap > GAME_IMPROVEMENT_ABOVE_HANDICAP ? (['handicap'] as const) : []),
    ...(Object.keys(HYBRID_ISSUES) as (keyof typeof HYBRID_ISSUES)[])
      .filter((issue) => issues.includes(issue))
      .map((issue) => HYBRID_ISSUES[issue]),
  ]
}

/** Whether a club is one of those between driver and wedges that are bought singly. */
export function isLongClub(club: ClubType): boolean {
  return ['wood', 'hybrid', 'iron'].includes(CLUBS[club].kind)
}
