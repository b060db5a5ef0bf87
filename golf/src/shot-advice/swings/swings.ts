import type { Lie, Shot } from '../shot.ts'
import { SPREAD, partSpread, shotSpread } from '../spread.ts'
import { ROLL, rollYards } from './flown-clubs.ts'
import type { FlownClub } from './flown-clubs.ts'
import { partFlightFor } from './part-swing.ts'
import type { PartFlight } from './part-swing.ts'
import { longestSplashYards, splashesOf } from './splash.ts'
import type { Scatter, Swing } from './swing.ts'

/** Full swings that stop farther past the pin are not considered. */
export const MOST_PAST_PIN_YARDS = 45
/** Where part swings should stop, relative to the pin. */
export const PART_SWING_TARGETS_YARDS = { short: -4, atPin: 0, past: 4, wellPast: 8 } as const
/** The largest part swing, as a share of a club's carry; anything closer to 1 is a full swing. */
export const MOST_PART_SWING = 0.97
/** Minimum lofts for part swings, splashes within their reach, and lies; rules of thumb. */
export const LEAST_LOFT_DEG = { partSwing: 44, greensideBunker: 54, bunker: 21, rough: 17 } as const
/** Nearer than this no swing is nearly full where an easier one reaches the pin; rule of thumb. */
export const SHORT = { withinYards: 45, mostFraction: 0.9 } as const
/** Part swings stop at the pin to this much. */
const AT_PIN_WITHIN_YARDS = 1
/** Up to here a full swing that keeps less than this share of its carry in the wind gives way to a part swing. */
export const BLOWN_BACK = { withinYards: 90, carryShare: 0.7 } as const
/**
 * Handicaps of 8 to 20 take the lob wedge for 38 % of their short shots and 8 % of their up and downs (Shot Scope): its
 * part swings scatter more for each degree over a sand wedge's, as long as no pitch scatters more than twice as long as
 * wide. Rule of thumb, all of it from handicap 10.
 */
export const LOFTY = { fromDeg: 56, perDeg: 0.05, most: 1.06, allFromHandicap: 10 } as const
/** How many of the shortest clubs replace missing wedges. */
const SHORT_CLUB_COUNT = 2
/** A bunker within this distance is greenside. */
export const GREENSIDE_BUNKER_YARDS = 50

/** Fat, thin and toe shots; a model of published misses, docs/models/shot-advice.md. */
export const MISHIT = { carryShare: 0.68, distanceSdShare: 0.18, lateralFactor: 1.5 } as const
export type SwingConditions = { readonly shot: Shot; readonly handicap: number; readonly windMph: number }

export function isGreensideBunker({ lie, distanceYards }: Shot): boolean {
  return lie === 'bunker' && distanceYards <= GREENSIDE_BUNKER_YARDS
}

/** Every swing worth considering; when no club suits the lie, swings with all clubs. */
export function swingsFor(flown: readonly FlownClub[], conditions: SwingConditions): readonly Swing[] {
  const suited = flown.filter((club) => suitsLie(club, conditions.shot.lie))
  const clubs = suited.length > 0 ? suited : flown
  const { shot } = conditions
  if (isGreensideBunker(shot)) return sandSwings(clubs, conditions)
  const parts = lofted(clubs, LEAST_LOFT_DEG.partSwing).flatMap((club) => partSwings(club, conditions))
  const hasPitch = parts.some((part) => part.swingFraction <= SHORT.mostFraction && reachesPin(part, shot))
  const isShort = hasPitch && shot.distanceYards < SHORT.withinYards
  const full = clubs
    .filter((club) => !isShort && !(hasPitch && isBlownBack(club, shot)))
    .map((club) => fullSwing(club, conditions))
    .filter(({ finishYards }) => finishYards <= shot.distanceYards + MOST_PAST_PIN_YARDS)
  const swings = [...full, ...parts.filter(({ swingFraction }) => !isShort || swingFraction <= SHORT.mostFraction)]
  return swings.length > 0 ? swings : clubs.slice(-1).map((club) => fullSwing(club, conditions))
}

function reachesPin({ finishYards }: Swing, { distanceYards }: Shot): boolean {
  return finishYards >= distanceYards - AT_PIN_WITHIN_YARDS
}

function suitsLie({ club, loftDeg }: FlownClub, lie: Lie): boolean {
  if (club === 'driver' && lie !== 'tee') return false
  if (lie === 'bunker') return loftDeg >= LEAST_LOFT_DEG.bunker
  return lie !== 'rough' || loftDeg >= LEAST_LOFT_DEG.rough
}

/** A wedge straight up into a storm is no shot where an easier swing gets there lower. */
function isBlownBack({ carryTodayYards, carryShare, carryYards }: FlownClub, { distanceYards }: Shot): boolean {
  return distanceYards <= BLOWN_BACK.withinYards && carryTodayYards / carryShare < BLOWN_BACK.carryShare * carryYards
}

function fullSwing(club: FlownClub, conditions: SwingConditions): Swing {
  const { carryTodayYards, driftYards, launch } = club
  return swingOf(club, { kind: 'full', swingFraction: 1, carryTodayYards, driftYards, launch, conditions })
}

/** Clubs of this loft and more, or the two shortest ones of a bag without any. */
function lofted(clubs: readonly FlownClub[], leastDeg: number): readonly FlownClub[] {
  const found = clubs.filter(({ loftDeg }) => loftDeg >= leastDeg)
  return found.length > 0 ? found : clubs.slice(-SHORT_CLUB_COUNT)
}

/**
 * Splashes with the most lofted wedges as far as those go; beyond that the longest splashes with every wedge, and the
 * ball hit off the sand.
 */
function sandSwings(clubs: readonly FlownClub[], conditions: SwingConditions): readonly Swing[] {
  const { distanceYards } = conditions.shot
  const sandWedges = lofted(clubs, LEAST_LOFT_DEG.greensideBunker)
  const reaching = sandWedges.filter((club) => longestSplashYards(club) >= distanceYards)
  if (reaching.length > 0) return reaching.flatMap((club) => splashesOf(club, conditions))
  const wedges = lofted(clubs, LEAST_LOFT_DEG.partSwing)
  return wedges.flatMap((club) => [...splashesOf(club, conditions), ...partSwings(club, conditions)])
}

function partSwings(club: FlownClub, conditions: SwingConditions): readonly Swing[] {
  const { shot } = conditions
  // Out of sand beside the green no ball is meant to stop short.
  const targetsYards = Object.values(PART_SWING_TARGETS_YARDS).filter((yards) => yards >= 0 || !isGreensideBunker(shot))
  const flights = targetsYards.flatMap((pastYards) => {
    const wantedYards = Math.max(0, carryToFinish(club, shot.distanceYards + pastYards))
    return partFlightFor(club.launch, club.air, wantedYards / club.carryShare) ?? []
  })
  const different = flights.filter(({ todayYards }, index) => todayYards !== flights[index - 1]?.todayYards)
  return different.flatMap((flight) => pitchOf(club, flight, conditions) ?? [])
}

/** A part swing; undefined when it would be a full one. */
function pitchOf(club: FlownClub, flight: PartFlight, conditions: SwingConditions): Swing | undefined {
  const swingFraction = flight.stillYards / club.carryYards
  if (swingFraction > MOST_PART_SWING) return undefined
  const carryTodayYards = flight.todayYards * club.carryShare
  const driftYards = flight.driftYards * club.carryShare + club.slopeDriftShare * carryTodayYards
  return swingOf(club, { kind: 'pitch', swingFraction, carryTodayYards, driftYards, launch: flight.launch, conditions })
}

/** The carry after which the ball stops at the given distance. */
function carryToFinish({ longestRollYards }: FlownClub, finishYards: number): number {
  const freeYards = finishYards - longestRollYards
  return freeYards >= ROLL.freeFromCarryYards
    ? freeYards
    : finishYards / (1 + longestRollYards / ROLL.freeFromCarryYards)
}

type Struck = Pick<Swing, 'kind' | 'swingFraction' | 'carryTodayYards' | 'driftYards' | 'launch'>

function swingOf(
  flown: FlownClub,
  {
    kind,
    swingFraction,
    carryTodayYards,
    driftYards,
    launch,
    conditions,
  }: Struck & { readonly conditions: SwingConditions },
): Swing {
  return {
    club: flown.club,
    loftDeg: flown.loftDeg,
    kind,
    swingFraction,
    carryTodayYards,
    finishYards: carryTodayYards + rollYards(flown.longestRollYards, carryTodayYards),
    driftYards,
    launch,
    scatters: scattersOf(flown, { swingFraction, carryTodayYards, conditions }),
  }
}

function scattersOf(
  { club, loftDeg, longestRollYards, measured, carryTodayYards: fullCarryYards }: FlownClub,
  {
    swingFraction,
    carryTodayYards,
    conditions: { shot, handicap, windMph },
  }: { readonly swingFraction: number; readonly carryTodayYards: number; readonly conditions: SwingConditions },
): readonly Scatter[] {
  const { lie, slope } = shot
  const spread = shotSpread({
    handicap,
    club,
    carryYards: carryTodayYards,
    lie,
    slope,
    windMph,
    measured: measured && partSpread(measured, { fullCarryYards, carryYards: carryTodayYards }),
  })
  const partFactor = swingFraction < 1 ? SPREAD.partialSwing : 1
  const loftyFactor = swingFraction < 1 ? loftyPitchFactor(loftDeg, handicap) : 1
  const rolling = (carryYards: number) => rollYards(longestRollYards, carryYards)
  const solid = {
    share: 1 - spread.mishitShare,
    landingYards: carryTodayYards,
    distanceSdYards: spread.distanceSdYards * partFactor * loftyFactor,
    lateralSdYards: spread.lateralSdYards,
    rollYards: rolling(carryTodayYards),
  }
  const missed = {
    share: spread.mishitShare,
    landingYards: carryTodayYards * MISHIT.carryShare,
    distanceSdYards: carryTodayYards * MISHIT.distanceSdShare,
    lateralSdYards: spread.lateralSdYards * MISHIT.lateralFactor,
    rollYards: rolling(carryTodayYards * MISHIT.carryShare),
  }
  return [solid, missed]
}

/** How much more part swings of the most lofted wedges scatter along the line than those of a sand wedge. */
function loftyPitchFactor(loftDeg: number, handicap: number): number {
  const { fromDeg, perDeg, most, allFromHandicap } = LOFTY
  return Math.min(most, 1 + perDeg * Math.max(0, loftDeg - fromDeg) * Math.min(1, handicap / allFromHandicap))
}
