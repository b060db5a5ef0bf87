import type { ClubType } from '../club.ts'
import type { Air } from '../flight/physics/air.ts'
import { adviseShot } from './advise.ts'
import type { AdvisedGolfer } from './advise.ts'
import { lieDetailOf } from './shot.ts'
import type { AskedShot, Shot } from './shot.ts'
import type { AdvisedClub } from './swings/swing.ts'

/** A change that would make another club the right one. */
export type TurningPoint =
  | { readonly change: 'shorter' | 'longer'; readonly yards: number; readonly club: ClubType }
  | { readonly change: 'no-wind' | 'no-hazards' | 'from-fairway' | 'from-level'; readonly club: ClubType }

/** Distance errors to try, up to the point where it would be a different shot. */
const STEPS_YARDS = { slight: 5, clear: 10 } as const

/**
 * Changes that would alter the recommended club, each tried on its own; none in a tournament. Asks for a handful of
 * advices: some 30 ms.
 */
export function findTurningPoints(
  bag: readonly AdvisedClub[],
  golfer: AdvisedGolfer,
  shot: AskedShot,
  air: Air = {},
): readonly TurningPoint[] {
  if (shot.isTournament) return []
  const clubFor = (changed: Partial<Shot>, changedAir = air) => {
    const advice = adviseShot(bag, golfer, { ...shot, ...changed }, changedAir)
    return 'problem' in advice ? undefined : advice.recommended.club
  }
  const advised = clubFor({})
  if (!advised) return []
  const other = (club: ClubType | undefined) => (club === undefined || club === advised ? undefined : club)
  const atDistance = (change: 'shorter' | 'longer'): readonly TurningPoint[] => {
    for (const yards of Object.values(STEPS_YARDS)) {
      const club = other(clubFor({ distanceYards: shot.distanceYards + (change === 'longer' ? yards : -yards) }))
      if (club) return [{ change, yards, club }]
    }
    return []
  }
  const without = (
    change: 'no-wind' | 'no-hazards' | 'from-fairway' | 'from-level',
    club: ClubType | undefined,
  ): readonly TurningPoint[] => {
    const changed = other(club)
    return changed ? [{ change, club: changed }] : []
  }
  const isWindy = (air.windSpeedMph ?? 0) > 0
  const isOnGrass = (shot.lie === 'fairway' || shot.lie === 'tee') && lieDetailOf(shot) === undefined
  return [
    ...atDistance('shorter'),
    ...atDistance('longer'),
    ...(isWindy ? without('no-wind', clubFor({}, { ...air, windSpeedMph: 0 })) : []),
    ...(shot.hazards.length > 0 ? without('no-hazards', clubFor({ hazards: [] })) : []),
    ...(isOnGrass ? [] : without('from-fairway', clubFor({ lie: 'fairway', lieDetail: undefined }))),
    ...(shot.slope === 'flat' ? [] : without('from-level', clubFor({ slope: 'flat' }))),
  ]
}
