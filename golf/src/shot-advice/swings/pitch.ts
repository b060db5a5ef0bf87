import { isGreensideBunker } from '../bunker.ts'
import { frontTroubleEndsYards } from '../front-trouble.ts'
import type { Shot } from '../shot.ts'
import { carryToFinish } from './flown-clubs.ts'
import type { FlownClub } from './flown-clubs.ts'
import { partFlightFor } from './part-swing.ts'
import type { PartFlight } from './part-swing.ts'
import { struckSwing } from './struck-swing.ts'
import type { Swing, SwingConditions } from './swing.ts'

/** Where part swings should stop, relative to the pin. */
export const PART_SWING_TARGETS_YARDS = { short: -4, atPin: 0, past: 4, wellPast: 8 } as const
/** The largest part swing, as a share of a club's carry; anything closer to 1 is a full swing. */
export const MOST_PART_SWING = 0.97
/** A ball over trouble right before the ball carries its end by this. */
export const OVER_TROUBLE = { withinYards: 20, pastYards: 2 } as const

/** The pitches of a club that stop around the pin, and over trouble right in front the shortest one that carries it. */
export function pitches(club: FlownClub, conditions: SwingConditions): readonly Swing[] {
  const { shot } = conditions
  // Out of sand beside the green no ball is meant to stop short.
  const targetsYards = Object.values(PART_SWING_TARGETS_YARDS).filter((yards) => yards >= 0 || !isGreensideBunker(shot))
  const overYards = carryOverTroubleYards(shot)
  const wantedYards = [
    ...targetsYards.map((pastYards) =>
      Math.max(0, carryToFinish(club.longestRollYards, shot.distanceYards + pastYards)),
    ),
    ...(overYards === undefined ? [] : [overYards]),
  ]
  const flights = wantedYards.flatMap(
    (yards) => partFlightFor(club.launch, club.air, { todayYards: yards / club.carryShare }) ?? [],
  )
  const different = new Map(flights.map((flight) => [flight.todayYards, flight]))
  return [...different.values()].flatMap((flight) => pitchOf(club, flight, conditions) ?? [])
}

/** What a ball has to carry where trouble lies across the way right in front of it. */
export function carryOverTroubleYards(shot: Shot): number | undefined {
  if (shot.distanceYards > OVER_TROUBLE.withinYards) return undefined
  const endsYards = frontTroubleEndsYards(shot)
  return endsYards === undefined ? undefined : endsYards + OVER_TROUBLE.pastYards
}

/** A part swing; undefined when it would be a full one. */
function pitchOf(club: FlownClub, flight: PartFlight, conditions: SwingConditions): Swing | undefined {
  const swingFraction = flight.stillYards / club.carryYards
  if (swingFraction > MOST_PART_SWING) return undefined
  const carryTodayYards = flight.todayYards * club.carryShare
  const driftYards = flight.driftYards * club.carryShare + club.slopeDriftShare * carryTodayYards
  const { launch } = flight
  return struckSwing(club, { kind: 'pitch', swingFraction, carryTodayYards, driftYards, launch, conditions })
}
