import type { ClubType } from '../club.ts'
import { GAME_IMPROVEMENT_ABOVE_HANDICAP } from './iron-rules.ts'
import type { EquipmentIssue } from './answers.ts'

/** Rules of thumb: driver speeds in mph below which hybrids beat 3-irons, and a 3-wood off the turf is left out. */
export const HYBRIDS_BELOW_MPH = 90
export const NO_THREE_WOOD_BELOW_MPH = 85

/** Why long irons are replaced by hybrids. */
export type HybridReason = 'slow-swing' | 'handicap' | 'hard-to-hit' | 'height'

export type LongClubs = {
  /** Fairway woods and hybrids, longest first. */
  readonly clubs: readonly ClubType[]
  /** Those that are not in the bag. */
  readonly toBuy: readonly ClubType[]
  /** Empty when the golfer's long irons can stay. */
  readonly hybridReasons: readonly HybridReason[]
}

const HYBRID_ISSUES = {
  'Hard to hit long irons': 'hard-to-hit',
  'Difficulty getting height': 'height',
} as const satisfies Partial<Record<EquipmentIssue, HybridReason>>

/** The clubs between the driver and the irons. */
export function fittedLongClubs({
  swingSpeedMph,
  handicap,
  issues,
  owned,
}: {
  readonly swingSpeedMph: number
  readonly handicap: number
  readonly issues: readonly EquipmentIssue[]
  readonly owned: readonly ClubType[]
}): LongClubs {
  const hybridReasons: readonly HybridReason[] = [
    ...(swingSpeedMph < HYBRIDS_BELOW_MPH ? (['slow-swing'] as const) : []),
    ...(handicap > GAME_IMPROVEMENT_ABOVE_HANDICAP ? (['handicap'] as const) : []),
    ...(Object.keys(HYBRID_ISSUES) as (keyof typeof HYBRID_ISSUES)[])
      .filter((issue) => issues.includes(issue))
      .map((issue) => HYBRID_ISSUES[issue]),
  ]
  const isSlow = swingSpeedMph < NO_THREE_WOOD_BELOW_MPH
  const woods: readonly ClubType[] = isSlow ? ['5-wood', '7-wood'] : ['3-wood', '5-wood']
  const hybrids: readonly ClubType[] = isSlow ? ['4-hybrid', '5-hybrid'] : ['3-hybrid', '4-hybrid']
  const clubs = hybridReasons.length > 0 ? [...woods, ...hybrids] : woods
  return { clubs, toBuy: clubs.filter((club) => !owned.includes(club)), hybridReasons }
}
