import type { Lie, Shot } from '../shot.ts'
import { SPREAD, shotSpread } from '../spread.ts'
import type { MeasuredSpread } from '../spread.ts'
import { ROLL, rollYards } from './flown-clubs.ts'
import type { FlownClub } from './flown-clubs.ts'
import type { Scatter, Swing } from './swing.ts'

/** Full swings that stop farther past the pin are not considered. */
export const MOST_PAST_PIN_YARDS = 45
/** Where part swings should stop, relative to the pin. */
export const PART_SWING_TARGETS_YARDS = { short: -4, atPin: 0, past: 4, wellPast: 8 } as const
/** Range of part swings as shares of a club's carry; anything closer to 1 is a full swing. */
export const PART_SWING_FRACTIONS = { least: 0.12, most: 0.97 } as const
/** Minimum lofts for part swings, greenside bunkers and lies; rules of thumb. */
export const LEAST_LOFT_DEG = { partSwing: 46, greensideBunker: 54, bunker: 21, rough: 17 } as const
/** How many of the shortest clubs replace missing wedges. */
const SHORT_CLUB_COUNT = 2
/** A bunker within this distance is greenside. */
export const GREENSIDE_BUNKER_YARDS = 50

/** Fat, thin and toe shots; a model of published misses, docs/models/shot-advice.md. */
export const MISHIT = { carryShare: 0.68, distanceSdShare: 0.18, lateralFactor: 1.5 } as const
/** From a greenside bunker half of the mishits stay in the sand, half are thinned. */
export const SAND_MISHITS = {
  stayShare: 0.5,
  staying: { carryShare: 0.15, distanceSdShare: 0.1, rollYards: 0 },
  thinned: { carryShare: 1.6, distanceSdShare: 0.25, rollYards: 10 },
} as const

export type SwingConditions = { readonly shot: Shot; readonly handicap: number; readonly windMph: number }

export function isGreensideBunker({ lie, distanceYards }: Shot): boolean {
  return lie === 'bunker' && distanceYards <= GREENSIDE_BUNKER_YARDS
}

/** Every swing worth considering; when no club suits the lie, swings with all clubs. */
export function swingsFor(flown: readonly FlownClub[], conditions: SwingConditions): readonly Swing[] {
  const suited = flown.filter((club) => suitsLie(club, conditions.shot.lie))
  const clubs = suited.length > 0 ? suited : flown
  const parts = partClubs(clubs, conditions.shot).flatMap((club) => partSwings(club, conditions))
  if (isGreensideBunker(conditions.shot) && parts.length > 0) return parts
  return [...fullSwings(clubs, conditions), ...parts]
}

function suitsLie({ club, loftDeg }: FlownClub, lie: Lie): boolean {
  if (club === 'driver' && lie !== 'tee') return false
  if (lie === 'bunker') return loftDeg >= LEAST_LOFT_DEG.bunker
  return lie !== 'rough' || loftDeg >= LEAST_LOFT_DEG.rough
}

function fullSwings(clubs: readonly FlownClub[], conditions: SwingConditions): readonly Swing[] {
  const swings = clubs.map((club) => swingOf(club, { swingFraction: 1, conditions }))
  const sensible = swings.filter(
    ({ finishYards }) => finishYards <= conditions.shot.distanceYards + MOST_PAST_PIN_YARDS,
  )
  return sensible.length > 0 ? sensible : swings.slice(-1)
}

/** Wedges, or the two shortest clubs of a bag without any. */
function partClubs(clubs: readonly FlownClub[], shot: Shot): readonly FlownClub[] {
  const { greensideBunker, partSwing } = LEAST_LOFT_DEG
  const leastDeg = isGreensideBunker(shot) ? greensideBunker : partSwing
  const lofted = clubs.filter(({ loftDeg }) => loftDeg >= leastDeg)
  return lofted.length > 0 ? lofted : clubs.slice(-SHORT_CLUB_COUNT)
}

function partSwings(club: FlownClub, conditions: SwingConditions): readonly Swing[] {
  const { least, most } = PART_SWING_FRACTIONS
  const fractions = Object.values(PART_SWING_TARGETS_YARDS).map(
    (pastYards) => carryToFinish(club, conditions.shot.distanceYards + pastYards) / club.carryTodayYards,
  )
  // Anything closer than the shortest part swing is played with that one.
  const possible = new Set(fractions.map((swingFraction) => Math.max(least, swingFraction)))
  return [...possible]
    .filter((swingFraction) => swingFraction <= most)
    .map((swingFraction) => swingOf(club, { swingFraction, conditions }))
}

/** The carry after which the ball stops at the given distance. */
function carryToFinish({ longestRollYards }: FlownClub, finishYards: number): number {
  const freeYards = finishYards - longestRollYards
  return freeYards >= ROLL.freeFromCarryYards
    ? freeYards
    : finishYards / (1 + longestRollYards / ROLL.freeFromCarryYards)
}

function swingOf(
  flown: FlownClub,
  { swingFraction, conditions }: { readonly swingFraction: number; readonly conditions: SwingConditions },
): Swing {
  const carryTodayYards = flown.carryTodayYards * swingFraction
  const roll = rollYards(flown.longestRollYards, carryTodayYards)
  return {
    club: flown.club,
    loftDeg: flown.loftDeg,
    swingFraction,
    carryTodayYards,
    finishYards: carryTodayYards + roll,
    driftYards: flown.driftYards * swingFraction,
    scatters: scattersOf(flown, { swingFraction, carryTodayYards, conditions }),
  }
}

function scattersOf(
  { longestRollYards, measured }: FlownClub,
  {
    swingFraction,
    carryTodayYards,
    conditions: { shot, handicap, windMph },
  }: { readonly swingFraction: number; readonly carryTodayYards: number; readonly conditions: SwingConditions },
): readonly Scatter[] {
  const { lie, slope } = shot
  const spread = shotSpread({
    handicap,
    carryYards: carryTodayYards,
    lie,
    slope,
    windMph,
    measured: measured && partOf(measured, swingFraction),
  })
  const partFactor = swingFraction < 1 ? SPREAD.partialSwing : 1
  const rolling = (carryYards: number) => rollYards(longestRollYards, carryYards)
  const solid = {
    share: 1 - spread.mishitShare,
    landingYards: carryTodayYards,
    distanceSdYards: spread.distanceSdYards * partFactor,
    lateralSdYards: spread.lateralSdYards,
    rollYards: rolling(carryTodayYards),
  }
  const missed = (share: number, { carryShare, distanceSdShare }: { carryShare: number; distanceSdShare: number }) => ({
    share: spread.mishitShare * share,
    landingYards: carryTodayYards * carryShare,
    distanceSdYards: carryTodayYards * distanceSdShare,
    lateralSdYards: spread.lateralSdYards * MISHIT.lateralFactor,
  })
  if (!isGreensideBunker(shot)) {
    return [solid, { ...missed(1, MISHIT), rollYards: rolling(carryTodayYards * MISHIT.carryShare) }]
  }
  const { stayShare, staying, thinned } = SAND_MISHITS
  return [
    solid,
    { ...missed(stayShare, staying), rollYards: staying.rollYards },
    { ...missed(1 - stayShare, thinned), rollYards: thinned.rollYards },
  ]
}

/** A part swing's spread shrinks with its carry, like the typical one. */
function partOf(measured: MeasuredSpread, swingFraction: number): MeasuredSpread {
  return {
    shotCount: measured.shotCount,
    lateralSdYards: measured.lateralSdYards && measured.lateralSdYards * swingFraction ** (1 + SPREAD.lateralExponent),
    distanceSdYards: measured.distanceSdYards * swingFraction ** (1 + SPREAD.distanceExponent),
  }
}
