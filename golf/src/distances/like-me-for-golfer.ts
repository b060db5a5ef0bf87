import type { BagClub } from '../bag.ts'
import { CLUBS } from '../club.ts'
import type { ClubType } from '../club.ts'
import type { SpeedEvidence } from '../golfer-speed.ts'
import type { KnownSwing } from '../swing-speed.ts'
import { SWING_SPEED_RANGE_MPH } from '../swing-speed.ts'
import type { ClubDistances } from './club-distance.ts'
import { estimateBag } from './estimate-bag.ts'
import type { BagEstimate } from './estimate-bag.ts'
import type { KnownGolfer } from './like-me/golfer-level.ts'
import type { LoftedClub } from './like-me/loft-effect.ts'
import type { Reference } from './order.ts'
import { ownReferences } from './recalculate.ts'

/** The fields of a profile that the estimate uses. */
export type ProfileOfGolfer = KnownSwing & {
  readonly handicap: number | null
  readonly golfBag: readonly Pick<BagClub, 'type' | 'loft'>[]
}

/**
 * Like me for one golfer, with the lofts of all owned clubs. A usual loft, assumed or entered, carries no information: an
 * iron then follows the nearest one with a different loft.
 */
export function likeMeForGolfer(profile: ProfileOfGolfer) {
  const known = knownOf(profile)
  const owned = loftedClubs(profile)
  return (clubs: readonly ClubType[], references: readonly Reference[]): BagEstimate => {
    const others = clubs.filter((club) => owned.every((one) => one.club !== club)).map((club) => ({ club }))
    const estimate = estimateBag([...owned, ...others], references, known)
    if ('contradiction' in estimate) return estimate
    return { ...estimate, carries: estimate.carries.filter(({ club }) => clubs.includes(club)) }
  }
}

/**
 * What the one swing speed of a golfer follows from: own numbers, what the profile says, and the lofts of the bag. Estimates
 * are no part of it. For `golferSpeed` and `doubtedSpeed`.
 */
export function speedEvidenceOf(profile: ProfileOfGolfer, stored: ClubDistances): SpeedEvidence {
  return { references: ownReferences(stored), known: knownOf(profile), clubs: loftedClubs(profile) }
}

function loftedClubs({ golfBag }: ProfileOfGolfer): readonly LoftedClub[] {
  return golfBag.flatMap(({ type, loft }) =>
    loft === null || loft === CLUBS[type].loftDeg ? [] : [{ club: type, loftDeg: loft }],
  )
}

/** What the profile says besides the clubs; a range counts with its middle. */
export function knownOf({ handicap, swingSpeed, swingSpeedRange }: ProfileOfGolfer): KnownGolfer {
  return { handicap: handicap ?? undefined, speed: saidSpeed({ swingSpeed, swingSpeedRange }) }
}

function saidSpeed({ swingSpeed, swingSpeedRange }: KnownSwing): KnownGolfer['speed'] {
  if (swingSpeed !== null) return { mph: swingSpeed, from: 'typed' }
  return swingSpeedRange === null ? undefined : { mph: SWING_SPEED_RANGE_MPH[swingSpeedRange], from: 'range' }
}
