import type { Lie } from '../shot-advice/shot.ts'
import { longestRollYards, rollYards } from '../shot-advice/swings/flown-clubs.ts'
import { carryShareFrom, lieEffectOf } from '../shot-advice/swings/lie-effects.ts'
import type { ExpectedBall } from './ball-flown.ts'
import type { CourseClub } from './course-bag.ts'
import type { ShotAir, SwingInAir } from './swing-in-air.ts'

/** A club's full swing from a lie in the air of a shot, by what was known of it before any shot. */
export type SwingOnCourse = SwingInAir & {
  readonly club: CourseClub
  /** The lie leaves this share of a carry. */
  readonly lieShare: number
  /** Standard deviations from this lie, of those from fairway; never below them, since a tee takes no error away. */
  readonly alongFactor: number
  readonly acrossFactor: number
  /** What the golfer's carry is there. */
  readonly carryYards: number
  /** By the advisor's rule, on level ground. */
  readonly longestRollYards: number
}

/** Off the tee of a longer hole golfers aim at a fairway and not at the pin: so far aside, of the distance. Rule of thumb. */
export const AIM_OFF_SHARE = 0.07

export function swingOnCourse(
  club: CourseClub,
  { lie, air }: { readonly lie: Lie; readonly air: ShotAir | null },
): SwingOnCourse {
  const inAir = club.inAir(air)
  const lieShare = carryShareFrom({ lie }, club.club)
  const { distanceSpread, lateralSpread } = lieEffectOf({ lie })
  const carryYards = club.carryYards * inAir.carryShare * lieShare
  const landing = { landingDeg: inAir.landingDeg, carryTodayYards: carryYards }
  return {
    ...inAir,
    club,
    lieShare,
    alongFactor: Math.max(1, distanceSpread),
    acrossFactor: Math.max(1, lateralSpread),
    carryYards,
    longestRollYards: longestRollYards({ lie, slope: 'flat' }, landing),
  }
}

/** Where the swing sends its balls. */
export function expectedBall(
  { club, carryYards, longestRollYards: longestYards, alongFactor, acrossFactor }: SwingOnCourse,
  {
    isForFairway,
  }: { /** Off the tee of a hole that is longer than its first stroke. */ readonly isForFairway: boolean },
): ExpectedBall {
  const totalYards = carryYards + rollYards(longestYards, carryYards)
  return {
    totalYards,
    alongSdYards: Math.hypot(alongFactor * club.alongYards, club.carrySdYards),
    acrossSdYards: Math.hypot(acrossFactor * club.acrossYards, isForFairway ? AIM_OFF_SHARE * totalYards : 0),
  }
}
