import type { ClubType } from '../../club.ts'
import type { Reference } from '../order.ts'
import { referencesInOrder } from '../order.ts'
import { driveExponent, mostDriveYards } from '../possible.ts'
import type { KnownPoint } from './golfer-curve.ts'
import type { KnownGolfer, SpeedOrigin } from './golfer-level.ts'
import { loftEffectsIn } from './loft-effect.ts'
import type { LoftedClub } from './loft-effect.ts'
import type { ClubWithCarry } from './typical-bag.ts'

/** Standard deviation of single shots with a club, in ln carry: an assumption. */
export const SHOT_SD = 0.06

/**
 * What golfers usually carry of the longest drive of their speed, and how much they differ, in ln. PGA Tour at 115 mph
 * 282 and 176 yards (0.99, 0.62), LPGA Tour at 96 mph 223 and 141 (0.98, 0.62), TrackMan's average man at 93.4 mph 225
 * in all, about 207 of carry (0.95).
 */
export const USUAL_SHARE = { driver: { mean: 0.93, sd: 0.06 }, '7-iron': { mean: 0.61, sd: 0.09 } } as const

/** Both shares are off together: the pair counts for one and a half observations. */
export const PAIR_VARIANCE = 1.33

/** Standard deviation of ln speed by what it comes from. Our judgement. */
export const SPEED_SD = { monitor: 0.02, typed: 0.05, range: 0.05 } as const satisfies Record<SpeedOrigin, number>

/** What golfers guess, in ln carry: how far off, and how much longer than the carry. Our judgement. */
export const GUESSES = {
  sevenAbout: { club: '7-iron', share: 1, sd: 0.08 },
  /** Drives end some 7 % beyond their carry. */
  drivesAbout: { club: 'driver', share: 0.93, sd: 0.12 },
  /** A drive and its longest second, carry and roll. */
  reachInTwo: { club: 'driver', share: 0.5, sd: 0.13 },
} as const

/** References as points of the curve at the usual lofts; the putter is left out. */
export function pointsOfReferences(
  references: readonly Reference[],
  clubs: readonly LoftedClub[],
): readonly KnownPoint[] {
  const effectOf = loftEffectsIn(clubs)
  return referencesInOrder(references).flatMap(({ club, carryYards, shots, sdYards }) => {
    if (!hasCarry(club)) return []
    const noise = sdYards === undefined ? (shots === undefined ? 0 : SHOT_SD ** 2 / shots) : (sdYards / carryYards) ** 2
    return [{ club, lnCarry: Math.log(carryYards) - effectOf(club), noiseVariance: noise }]
  })
}

/** Answers as uncertain points; never references. */
export function pointsOfAnswers(known: KnownGolfer): readonly KnownPoint[] {
  return [
    guessed(GUESSES.sevenAbout, known.sevenAboutYards),
    guessed(GUESSES.drivesAbout, known.drivesAboutYards),
    guessed(GUESSES.reachInTwo, known.reachInTwoYards),
  ].flat()
}

/** A said speed as two uncertain points: what golfers of that speed usually carry with driver and 7-iron. */
export function pointsOfSpeed({ speed }: KnownGolfer): readonly KnownPoint[] {
  if (!speed) return []
  const speedVariance = (driveExponent(speed.mph) * SPEED_SD[speed.from]) ** 2
  return (['driver', '7-iron'] as const).map((club) => {
    const { mean, sd } = USUAL_SHARE[club]
    return {
      club,
      lnCarry: Math.log(mean * mostDriveYards(speed.mph)),
      noiseVariance: PAIR_VARIANCE * (sd ** 2 + speedVariance),
    }
  })
}

export function hasCarry(club: ClubType): club is ClubWithCarry {
  return club !== 'putter'
}

function guessed(
  { club, share, sd }: (typeof GUESSES)[keyof typeof GUESSES],
  yards: number | undefined,
): readonly KnownPoint[] {
  return yards === undefined ? [] : [{ club, lnCarry: Math.log(share * yards), noiseVariance: sd ** 2 }]
}
