import { radiansFromDegrees } from '../../units.ts'
import { lieDetailOf } from '../shot.ts'
import type { LieDetail, Shot } from '../shot.ts'
import type { FlownClub } from './flown-clubs.ts'
import { SLOPE_EFFECTS } from './slope-effects.ts'
import { lieEffectOf } from './lie-effects.ts'
import type { Scatter, Swing, SwingConditions } from './swing.ts'

const THIRD = 3
/**
 * The sand takes two thirds of a splash: it is swung for three to four times its carry (Golf Digest, on distance control
 * in bunkers). Spread and roll are rules of thumb, longer than wide as teaching has it.
 */
export const SPLASH = {
  mostOfCarry: 1 / THIRD,
  leastOfCarry: 0.06,
  rollShare: 0.25,
  mostRollYards: 4,
  lateralDeg: 5.5,
  lateralDegPerHandicap: 0.1,
  leastLateralSdYards: 0.8,
  distanceShare: 0.16,
  distanceSharePerHandicap: 0.004,
  leastDistanceSdYards: 1.2,
} as const
/** What a buried ball, or sand that does not give, does to a splash. Rules of thumb. */
export const SPLASH_DETAILS = {
  plugged: { longestShare: 0.5, runsYards: 8 },
  'firm-sand': { longestShare: 1.15, runsYards: 2 },
} as const satisfies Partial<Record<LieDetail, { longestShare: number; runsYards: number }>>
const USUAL_SAND = { longestShare: 1, runsYards: 0 } as const

/** Half of the mishits stay in the sand, half are thinned. Rule of thumb. */
export const SPLASH_MISHITS = {
  share: 0.05,
  perHandicap: 0.012,
  most: 0.5,
  stayShare: 0.5,
  lateralFactor: 1.5,
  staying: { carryShare: 0.15, distanceSdShare: 0.1, rollYards: 0 },
  thinned: { carryShare: 1.6, distanceSdShare: 0.25, rollYards: 10 },
} as const
/** Where splashes should stop, past the pin: never short on purpose. */
const SPLASH_TARGETS_YARDS = { atPin: 0, past: 4, wellPast: 8 } as const

/** How far a splash with this club stops at most. */
export function longestSplashYards(club: Pick<FlownClub, 'carryYards'>, shot: SandShot): number {
  return finishOf(longestCarryYards(club, shot), shot)
}

/** The splashes of a club that stop at the pin or past it; the longest one where that stops short. */
export function splashesOf(club: FlownClub, conditions: SwingConditions): readonly Swing[] {
  const { shot } = conditions
  const longestYards = longestCarryYards(club, shot)
  const leastYards = club.carryYards * SPLASH.leastOfCarry
  const carriesYards = Object.values(SPLASH_TARGETS_YARDS).map((pastYards) =>
    Math.min(longestYards, Math.max(leastYards, carryToStopAt(shot.distanceYards + pastYards, shot))),
  )
  return [...new Set(carriesYards)].map((carryYards) => splashOf(club, { carryYards, conditions }))
}

type SandShot = Pick<Shot, 'lie' | 'lieDetail'>

function sandOf(shot: SandShot): { readonly longestShare: number; readonly runsYards: number } {
  const detail = lieDetailOf(shot)
  return detail === 'plugged' || detail === 'firm-sand' ? SPLASH_DETAILS[detail] : USUAL_SAND
}

function longestCarryYards({ carryYards }: Pick<FlownClub, 'carryYards'>, shot: SandShot): number {
  return carryYards * SPLASH.mostOfCarry * sandOf(shot).longestShare
}

/** A buried ball comes out without spin and runs as far however short it flies. */
function finishOf(carryYards: number, shot: SandShot): number {
  const { runsYards } = sandOf(shot)
  const usualYards = Math.min(SPLASH.rollShare * carryYards, SPLASH.mostRollYards)
  return carryYards + (lieDetailOf(shot) === 'plugged' ? runsYards : usualYards + runsYards)
}

/** The carry after which a splash stops there. */
function carryToStopAt(stopYards: number, shot: SandShot): number {
  const finishYards = stopYards - sandOf(shot).runsYards
  if (lieDetailOf(shot) === 'plugged') return finishYards
  return Math.max(finishYards - SPLASH.mostRollYards, finishYards / (1 + SPLASH.rollShare))
}

function splashOf(
  { club, loftDeg, carryYards: fullYards }: FlownClub,
  { carryYards, conditions }: { readonly carryYards: number; readonly conditions: SwingConditions },
): Swing {
  return {
    club,
    loftDeg,
    kind: 'splash',
    swingFraction: carryYards / fullYards,
    carryTodayYards: carryYards,
    finishYards: finishOf(carryYards, conditions.shot),
    driftYards: 0,
    scatters: scattersOf(carryYards, conditions),
  }
}

function scattersOf(carryYards: number, { shot, handicap }: SwingConditions): readonly Scatter[] {
  const { spread, mishits } = SLOPE_EFFECTS[shot.slope]
  const lateralRad = radiansFromDegrees(SPLASH.lateralDeg + SPLASH.lateralDegPerHandicap * handicap)
  const distanceShare = SPLASH.distanceShare + SPLASH.distanceSharePerHandicap * handicap
  const { stayShare, staying, thinned, lateralFactor } = SPLASH_MISHITS
  const mishitShare = Math.min(
    SPLASH_MISHITS.most,
    (SPLASH_MISHITS.share + SPLASH_MISHITS.perHandicap * handicap) * mishits * pluggedMishits(shot),
  )
  // Nobody knows how far a buried ball runs.
  const sizeYards = lieDetailOf(shot) === 'plugged' ? finishOf(carryYards, shot) : carryYards
  const solid = {
    share: 1 - mishitShare,
    landingYards: carryYards,
    distanceSdYards: Math.max(SPLASH.leastDistanceSdYards, sizeYards * distanceShare) * spread,
    lateralSdYards: Math.max(SPLASH.leastLateralSdYards, carryYards * Math.tan(lateralRad)) * spread,
    rollYards: finishOf(carryYards, shot) - carryYards,
  }
  const missed = (
    share: number,
    { carryShare, distanceSdShare, rollYards }: (typeof SPLASH_MISHITS)['staying' | 'thinned'],
  ) => ({
    share: mishitShare * share,
    landingYards: carryYards * carryShare,
    distanceSdYards: carryYards * distanceSdShare,
    lateralSdYards: solid.lateralSdYards * lateralFactor,
    rollYards,
  })
  return [solid, missed(stayShare, staying), missed(1 - stayShare, thinned)]
}

/** Sand that is as usual is in the share already. */
function pluggedMishits(shot: SandShot): number {
  return lieDetailOf(shot) === 'plugged' ? lieEffectOf(shot).mishits : 1
}
