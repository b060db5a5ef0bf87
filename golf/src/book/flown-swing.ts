import { wrappedDeg } from '../course/plane.ts'
import { REFERENCE_FLIGHT_AIR, flightAirOf } from '../flight/physics/air.ts'
import type { Air, FlightAir } from '../flight/physics/air.ts'
import { sameAir } from '../flight/physics/same-air.ts'
import type { AdvisedGolfer } from '../shot-advice/advise.ts'
import type { Ground } from '../shot-advice/ground/ground.ts'
import { bearingDeg, frameDeg, playedLineDeg } from '../shot-advice/ground/lines.ts'
import { modelHandicap } from '../shot-advice/model-handicap.ts'
import type { Lie, Shot } from '../shot-advice/shot.ts'
import { flyClubs, rollYards } from '../shot-advice/swings/flown-clubs.ts'
import type { FlownClub } from '../shot-advice/swings/flown-clubs.ts'
import { swingWind } from '../shot-advice/swings/swing.ts'
import type { AdvisedClub, Swing } from '../shot-advice/swings/swing.ts'
import { swingsFor } from '../shot-advice/swings/swings.ts'

export type FlownFrom = {
  readonly golfer: AdvisedGolfer
  readonly ground: Pick<Ground, 'pin' | 'way'>
  readonly lie: Lie
  readonly air: Air
}

/**
 * A club's full swing as `adviseOnGround` flies it: in the wind as it blows along the line that the swing is played on.
 * Undefined where the advice knows no such swing.
 */
export function fullSwing(club: AdvisedClub, from: FlownFrom): Swing | undefined {
  const straight = fullSwingIn(from.air, club, from)
  if (!straight) return undefined
  const pinDeg = bearingDeg(from.ground.pin)
  const turnDeg = frameDeg(pinDeg, playedLineDeg(from.ground, straight.finishYards)) - pinDeg
  if (turnDeg === 0 || !from.air.windSpeedMph) return straight
  const { windFromDeg = 0 } = from.air
  return fullSwingIn({ ...from.air, windFromDeg: wrappedDeg(windFromDeg - turnDeg) }, club, from)
}

/** What the same swing carries in the air of every stated carry, from the same lie. */
export function calmCarryYards(
  club: AdvisedClub,
  { swingFraction, ...from }: Omit<FlownFrom, 'air'> & { readonly swingFraction: number },
): number | undefined {
  const [flown] = fly([club], REFERENCE_FLIGHT_AIR, from)
  return flown && swingFraction * flown.carryTodayYards
}

/** The shortest full carry of a bag, and where its longest full swing stops. */
export type BagRange = { readonly shortestYards: number; readonly longestYards: number }

export function bagRange(bag: readonly AdvisedClub[], from: FlownFrom): BagRange {
  const air = flightAirFor(from.air, from)
  const flown = air ? fly(bag, air, from) : []
  const carries = flown.map(({ carryTodayYards }) => carryTodayYards)
  const finishes = flown.map((club) => club.carryTodayYards + rollYards(club.longestRollYards, club.carryTodayYards))
  return { shortestYards: Math.min(Infinity, ...carries), longestYards: Math.max(0, ...finishes) }
}

function fullSwingIn(air: Air, club: AdvisedClub, from: FlownFrom): Swing | undefined {
  const flightAir = flightAirFor(air, from)
  if (!flightAir) return undefined
  const handicap = modelHandicap(from.golfer.handicap)
  const swings = swingsFor(fly([club], flightAir, from), { shot: shotFrom(from), handicap, ...swingWind(air) })
  return swings.find(({ kind }) => kind === 'full')
}

function flightAirFor(air: Air, from: Pick<FlownFrom, 'ground'>): FlightAir | undefined {
  const flightAir = flightAirOf({ ...air, targetDistanceYards: Math.min(LONGEST_FLOWN_YARDS, pinYards(from)) })
  return 'problem' in flightAir ? undefined : sameAir(flightAir)
}

/** The flight model's targets end here; on level ground it changes no flight. */
const LONGEST_FLOWN_YARDS = 600

function fly(
  bag: readonly AdvisedClub[],
  air: FlightAir,
  { golfer: { trajectory, isLeftHanded = false }, ...from }: Omit<FlownFrom, 'air'>,
): readonly FlownClub[] {
  const clubs = bag.filter(({ club }) => club !== 'putter')
  const flown = flyClubs(clubs, { shot: shotFrom(from), air, trajectory, isLeftHanded })
  return 'problem' in flown ? [] : flown
}

function shotFrom({ lie, ...from }: Pick<FlownFrom, 'ground' | 'lie'>): Shot {
  return { distanceYards: pinYards(from), lie, slope: 'flat', pin: 'middle', hazards: [] }
}

function pinYards({ ground: { pin } }: Pick<FlownFrom, 'ground'>): number {
  return Math.hypot(pin.x, pin.y)
}
