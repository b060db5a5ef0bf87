import type { BagClub } from '../bag.ts'
import { CLUBS } from '../club.ts'
import type { ClubType } from '../club.ts'
import { estimatedHandicap } from '../facts.ts'
import type { EstimateBasis } from '../facts.ts'
import { PROFILE_LIMITS } from '../golfer.ts'
import { golferSpeed } from '../golfer-speed.ts'
import type { GolferSpeed, SpeedEvidence } from '../golfer-speed.ts'
import { contradictingLofts } from '../contradicting-lofts.ts'
import type { KnownSwing } from '../swing-speed.ts'
import { SWING_SPEED_RANGE_MPH } from '../swing-speed.ts'
import type { ClubDistances } from './club-distance.ts'
import { estimateBag } from './estimate-bag.ts'
import type { BagEstimate } from './estimate-bag.ts'
import type { KnownGolfer } from './like-me/golfer-level.ts'
import type { LoftedClub } from './like-me/loft-effect.ts'
import type { Reference } from './order.ts'
import { findContradiction } from './order.ts'
import { countedReferences } from './recalculate.ts'

/** The fields of a profile that the estimate uses; a handicap that nobody gave follows from the score. */
export type ProfileOfGolfer = KnownSwing &
  Partial<EstimateBasis> & {
    readonly handicap: number | null
    /** The longest hole reached in two good shots; null or left out where nobody said. */
    readonly reachInTwoYards?: number | null | undefined
    readonly golfBag: LoftedBag
  }

type LoftedBag = readonly Pick<BagClub, 'type' | 'loft'>[]

/**
 * Like me for one golfer, with the lofts of all owned clubs. A usual loft, assumed or entered, carries no information: an
 * iron then follows the nearest one with a different loft.
 */
export function likeMeForGolfer(profile: ProfileOfGolfer) {
  const known = knownOf(profile)
  const owned = loftedClubs(profile.golfBag)
  return (clubs: readonly ClubType[], references: readonly Reference[]): BagEstimate => {
    const others = clubs.filter((club) => owned.every((one) => one.club !== club)).map((club) => ({ club }))
    const estimate = estimateBag([...owned, ...others], references, known)
    if ('contradiction' in estimate) return estimate
    return { ...estimate, carries: estimate.carries.filter(({ club }) => clubs.includes(club)) }
  }
}

/** The golfer's one driver speed. Every tool and every screen takes this one. */
export function speedOfGolfer(profile: ProfileOfGolfer, stored: ClubDistances): GolferSpeed {
  return golferSpeed(speedEvidenceOf(profile, stored))
}

/**
 * What the one swing speed of a golfer follows from: own numbers, what the profile says, and the lofts of the bag. Estimates
 * are no part of it. For `golferSpeed` and `doubtedSpeed`.
 */
export function speedEvidenceOf(profile: ProfileOfGolfer, stored: ClubDistances): SpeedEvidence {
  return evidenceOf({ golfBag: profile.golfBag, distances: stored, known: knownOf(profile) })
}

/** Whether anything speaks for a golfer's speed; else it is that of the average golfer. */
export function hasSpeedEvidence({ references, known }: SpeedEvidence): boolean {
  return (
    references.length > 0 ||
    known.speed !== undefined ||
    known.handicap !== undefined ||
    known.reachInTwoYards !== undefined
  )
}

/** The same from what is known of a golfer without a profile. */
export function evidenceOf({
  golfBag,
  distances,
  known,
}: {
  readonly golfBag: LoftedBag
  readonly distances: ClubDistances
  readonly known: KnownGolfer
}): SpeedEvidence {
  return { references: agreeingReferences(distances, golfBag), known, clubs: loftedClubs(golfBag) }
}

/**
 * Own numbers that agree with each other: those of clubs that are no longer owned give way. Where the others contradict
 * each other too, the one nearest the 7-iron alone.
 */
function agreeingReferences(distances: ClubDistances, golfBag: LoftedBag): readonly Reference[] {
  const clubs = golfBag.map(({ type }) => type)
  const agreeing = countedReferences(clubs, distances)
  if (!findContradiction(agreeing)) return agreeing
  return agreeing.toSorted((a, b) => fromSevenIron(a) - fromSevenIron(b)).slice(0, 1)
}

function fromSevenIron({ club }: Reference): number {
  return Math.abs(CLUBS[club].position - CLUBS['7-iron'].position)
}

/** Lofts that say something: not the usual ones, nor two that contradict each other. */
function loftedClubs(golfBag: LoftedBag): readonly LoftedClub[] {
  const unsure = contradictingLofts(golfBag).flat()
  return golfBag.flatMap(({ type, loft }) =>
    loft === null || loft === CLUBS[type].loftDeg || unsure.includes(type) ? [] : [{ club: type, loftDeg: loft }],
  )
}

/** What the profile says besides the clubs; a range counts with its middle. */
export function knownOf(profile: ProfileOfGolfer): KnownGolfer {
  return {
    handicap: profile.handicap ?? estimatedHandicap(profile),
    speed: saidSpeed(profile),
    reachInTwoYards: profile.reachInTwoYards ?? undefined,
  }
}

/** A speed that no golfer swings counts as not given. */
export function saidSpeed({ swingSpeed, swingSpeedRange }: KnownSwing): KnownGolfer['speed'] {
  const { min, max } = PROFILE_LIMITS.swingSpeed
  if (swingSpeed !== null && swingSpeed >= min && swingSpeed <= max) return { mph: swingSpeed, from: 'typed' }
  return swingSpeedRange === null ? undefined : { mph: SWING_SPEED_RANGE_MPH[swingSpeedRange], from: 'range' }
}
