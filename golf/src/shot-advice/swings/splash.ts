import { radiansFromDegrees } from '../../units.ts'
import type { FlownClub } from './flown-clubs.ts'
import { SLOPE_EFFECTS } from './slope-effects.ts'
import type { Scatter, Swing } from './swing.ts'
import type { SwingConditions } from './swings.ts'

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
export function longestSplashYards(club: Pick<FlownClub, 'carryYards'>): number {
  return finishOf(longestCarryYards(club))
}

/** The splashes of a club that stop at the pin or past it; the longest one where that stops short. */
export function splashesOf(club: FlownClub, conditions: SwingConditions): readonly Swing[] {
  const longestYards = longestCarryYards(club)
  const leastYards = club.carryYards * SPLASH.leastOfCarry
  const carriesYards = Object.values(SPLASH_TARGETS_YARDS).map((pastYards) =>
    Math.min(longestYards, Math.max(leastYards, carryToStopAt(conditions.shot.distanceYards + pastYards))),
  )
  return [...new Set(carriesYards)].map((carryYards) => splashOf(club, { carryYards, conditions }))
}

function longestCarryYards({ carryYards }: Pick<FlownClub, 'carryYards'>): number {
  return carryYards * SPLASH.mostOfCarry
}

function finishOf(carryYards: number): number {
  return carryYards + Math.min(SPLASH.rollShare * carryYards, SPLASH.mostRollYards)
}

/** The carry after which a splash stops there. */
function carryToStopAt(finishYards: number): number {
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
    finishYards: finishOf(carryYards),
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
    (SPLASH_MISHITS.share + SPLASH_MISHITS.perHandicap * handicap) * mishits,
  )
  const solid = {
    share: 1 - mishitShare,
    landingYards: carryYards,
    distanceSdYards: Math.max(SPLASH.leastDistanceSdYards, carryYards * distanceShare) * spread,
    lateralSdYards: Math.max(SPLASH.leastLateralSdYards, carryYards * Math.tan(lateralRad)) * spread,
    rollYards: finishOf(carryYards) - carryYards,
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
