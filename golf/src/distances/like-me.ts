import type { ClubType } from '../club.ts'
import { toCarryYards } from './club-distance.ts'
import type { ClubCarry } from './club-distance.ts'
import { golferCurve } from './like-me/golfer-curve.ts'
import { levelOf } from './like-me/golfer-level.ts'
import type { KnownGolfer } from './like-me/golfer-level.ts'
import { loftEffect, loftInSet } from './like-me/loft-effect.ts'
import type { LoftedClub } from './like-me/loft-effect.ts'
import { nonIncreasing } from './like-me/non-increasing.ts'
import { TYPICAL_BAG } from './like-me/typical-bag.ts'
import type { ClubWithCarry, TypicalBag } from './like-me/typical-bag.ts'
import type { Contradiction, Reference } from './order.ts'
import { clubsWithCarry, findContradiction, referencesInOrder } from './order.ts'

/** `plusMinusYards` contains about four golfers in five: a whole number, at least 1, and 0 for a reference. */
export type RangedCarry = ClubCarry & { readonly plusMinusYards: number }

export type LikeMeEstimate =
  | {
      readonly carries: readonly RangedCarry[]
      /** References that do not fit the others: worth a second look. */
      readonly surprising: readonly ClubType[]
    }
  | { readonly contradiction: Contradiction }

/** Standard deviation of single shots with a club, in ln carry: an assumption. */
export const SHOT_SD = 0.06

/** Half the range that holds 80 % of a normal distribution, in standard deviations. */
export const SDS_OF_80_PERCENT = 1.2816

/** References farther than this from what the others suggest are surprising. */
export const SURPRISING_SDS = 2.5

/**
 * The estimate *Like me*: a typical bag bent through the golfer's own points and corrected for loft, with a range for
 * every number. Whole yards from 1 to 400 that never rise down the bag. References come back unchanged and count even
 * when their club is not asked for; without any, handicap or swing speed determine the level.
 */
export function estimateLikeMe(
  clubs: readonly LoftedClub[],
  references: readonly Reference[],
  golfer: KnownGolfer = {},
  bag: TypicalBag = TYPICAL_BAG,
): LikeMeEstimate {
  const contradiction = findContradiction(references)
  if (contradiction) return { contradiction }

  const known = knownReferences(references)
  const lofts = clubs.filter(({ loftDeg }) => loftDeg !== undefined)
  const effectOf = (club: ClubWithCarry) => loftEffect({ club, loftDeg: loftInSet(club, lofts) })
  const points = known.map(({ club, carryYards, shots }) => ({
    club,
    lnCarry: Math.log(carryYards) - effectOf(club),
    noiseVariance: shots === undefined ? 0 : SHOT_SD ** 2 / shots,
  }))
  const level = levelOf(golfer, points.length > 0)
  const curve = golferCurve({ points, level, bag })

  const asked = carryingClubs(clubs.map(({ club }) => club))
  const all = carryingClubs([...asked, ...known.map(({ club }) => club)])
  const estimates = all.map((club) => {
    const reference = known.find((one) => one.club === club)
    const { mean, sd } = curve(club)
    return {
      club,
      sd,
      isFixed: reference !== undefined,
      yards: reference?.carryYards ?? Math.exp(mean + effectOf(club)),
    }
  })
  const carriesYards = nonIncreasing(estimates)
  return {
    carries: estimates.flatMap(({ club, sd, isFixed }, index) => {
      if (!asked.includes(club)) return []
      const yards = carriesYards[index] ?? 0
      if (isFixed) return [{ club, carryYards: yards, plusMinusYards: 0 }]
      const plusMinusYards = Math.max(1, Math.round(SDS_OF_80_PERCENT * sd * yards))
      return [{ club, carryYards: toCarryYards(yards), plusMinusYards }]
    }),
    surprising: points.flatMap((point) => {
      const others = points.filter((other) => other !== point)
      if (others.length === 0) return []
      const { mean, sd } = golferCurve({ points: others, level, bag })(point.club)
      return Math.abs(point.lnCarry - mean) > SURPRISING_SDS * Math.hypot(sd, Math.sqrt(point.noiseVariance))
        ? [point.club]
        : []
    }),
  }
}

function knownReferences(references: readonly Reference[]) {
  return referencesInOrder(references).flatMap(({ club, carryYards, shots }) =>
    hasCarry(club) ? [{ club, carryYards, shots }] : [],
  )
}

function carryingClubs(clubs: readonly ClubType[]): readonly ClubWithCarry[] {
  return clubsWithCarry(clubs).filter(hasCarry)
}

function hasCarry(club: ClubType): club is ClubWithCarry {
  return club !== 'putter'
}
