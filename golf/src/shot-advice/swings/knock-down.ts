import type { ClubType } from '../../club.ts'
import type { Shot } from '../shot.ts'
import { longestRollYards, rollYards } from './flown-clubs.ts'
import type { FlownClub } from './flown-clubs.ts'
import { knockDownFlightFor } from './part-swing.ts'
import type { PartFlight, WantedCarry } from './part-swing.ts'
import { struckSwing } from './struck-swing.ts'
import type { Swing, SwingConditions } from './swing.ts'

/**
 * Rules of thumb of teaching: how much wind makes a low ball worth its while, how much of a full carry it has, and the
 * share of the wind's effect on the spread that it keeps because it flies so much lower.
 */
export const KNOCK_DOWN = {
  fromHeadwindMph: 12,
  fromCrosswindMph: 18,
  mostFraction: 0.9,
  leastFraction: 0.7,
  leastUnderLimbs: 0.25,
} as const
const KNOCK_DOWN_CLUBS: readonly ClubType[] = ['5-iron', '6-iron', '7-iron', '8-iron', '9-iron', 'pw']
/** Enough for a carry that agrees with its roll to a tenth of a yard. */
const ROLL_STEPS = 5
/** Where knock-downs should stop, relative to the pin. */
const TARGETS_YARDS = { atPin: 0, past: 4 } as const
/** A longest one that stops as near is still worth a look. */
const SHORT_OF_PIN_YARDS = 4

/** Enough wind, or branches over the line, for a low ball. */
export function isForLowBall({ shot, headwindMph = 0, crosswindMph = 0 }: SwingConditions): boolean {
  if (shot.isUnderLimbs) return true
  return headwindMph >= KNOCK_DOWN.fromHeadwindMph || crosswindMph >= KNOCK_DOWN.fromCrosswindMph
}

/**
 * The knock-downs of a club that stop around the pin. Under branches that leave nothing else also the longest one, for a
 * pin farther away.
 */
export function knockDowns(club: FlownClub, conditions: SwingConditions): readonly Swing[] {
  const { shot } = conditions
  if (!KNOCK_DOWN_CLUBS.includes(club.club) || !isForLowBall(conditions)) return []
  const longest = lowBall(club, { stillYards: KNOCK_DOWN.mostFraction * club.carryYards }, shot)
  if (!longest) return []
  // As full as it gets, and still short of the pin: the next club is nearer.
  if (longest.finishYards < shot.distanceYards - SHORT_OF_PIN_YARDS) {
    return shot.isUnderLimbs ? [knockDownOf(longest, { club, conditions })] : []
  }
  const least = shot.isUnderLimbs ? KNOCK_DOWN.leastUnderLimbs : KNOCK_DOWN.leastFraction
  const balls = Object.values(TARGETS_YARDS).map((pastYards) =>
    lowBallTo(shot.distanceYards + pastYards, { club, longest, shot }),
  )
  return [...new Set(balls)]
    .filter(({ swingFraction }) => swingFraction >= least)
    .map((low) => knockDownOf(low, { club, conditions }))
}

type LowBall = {
  readonly flight: PartFlight
  readonly swingFraction: number
  readonly carryTodayYards: number
  readonly longestRollYards: number
  readonly finishYards: number
}

function lowBall(club: FlownClub, wanted: WantedCarry, shot: Shot): LowBall | undefined {
  const flight = knockDownFlightFor(club.launch, club.air, wanted)
  if (!flight) return undefined
  const carryTodayYards = flight.todayYards * club.carryShare
  const rollsYards = longestRollYards(shot, { landingDeg: flight.landingDeg, carryTodayYards })
  return {
    flight,
    swingFraction: flight.stillYards / club.carryYards,
    carryTodayYards,
    longestRollYards: rollsYards,
    finishYards: carryTodayYards + rollYards(rollsYards, carryTodayYards),
  }
}

/** The one that stops there, or the longest. The shorter it flies the flatter it lands and the farther it rolls. */
function lowBallTo(
  finishYards: number,
  { club, longest, shot }: { readonly club: FlownClub; readonly longest: LowBall; readonly shot: Shot },
): LowBall {
  if (finishYards >= longest.finishYards) return longest
  let low = longest
  for (let step = 0; step < ROLL_STEPS; step += 1) {
    const carryYards = Math.max(0, finishYards - (low.finishYards - low.carryTodayYards))
    low = lowBall(club, { todayYards: carryYards / club.carryShare }, shot) ?? low
  }
  return low.swingFraction > longest.swingFraction ? longest : low
}

function knockDownOf(
  { flight, swingFraction, carryTodayYards, longestRollYards: rollsYards }: LowBall,
  { club, conditions }: { readonly club: FlownClub; readonly conditions: SwingConditions },
): Swing {
  return struckSwing(
    { ...club, longestRollYards: rollsYards },
    {
      kind: 'knock-down',
      swingFraction,
      carryTodayYards,
      driftYards: flight.driftYards * club.carryShare + club.slopeDriftShare * carryTodayYards,
      launch: flight.launch,
      conditions,
    },
  )
}
