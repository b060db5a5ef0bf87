import { inSiUnits } from '@bagwise/golf/flight/physics/air'
import type { Air } from '@bagwise/golf/flight/physics/air'
import { bagLaunches } from '@bagwise/golf/flight/bag-launches'
import { flyBall } from '@bagwise/golf/flight/physics/fly'
import { LAUNCH_ANCHORS } from '@bagwise/golf/flight/launch-anchors'
import { playsLike } from '@bagwise/golf/flight/plays-like'
import { simulateFlight } from '@bagwise/golf/flight/trajectory'
import { PEER_FIGURES } from '../../golf/reference/peer-figures.ts'
import { MEDIUM_BAG, TOUR_BAG } from '../../golf/reference/sample-bags.ts'
import type { Bench, Figure } from './figure.ts'
import { recordFlightSpeed } from './record-flight-speed.ts'
import { medianMicroseconds } from './rounds.ts'
import type { TimedCase } from './rounds.ts'

/** Many short turns of a millisecond or so: most of them end before another program gets the core. */
const ROUND_COUNT = 201
const FINE_STEP_S = 0.001
/** So many flights at 80 ms take about as long as one at 1 ms: turns of one length are disturbed alike. */
const FLIGHTS_PER_FINE_ONE = 75
const MICROSECONDS_PER_MS = 1000
/** A carry nobody asked for yet: so much shorter each time. */
const CARRY_STEP_YARDS = 0.001
/** What the design asks of one core, with the figure for a flight that stands beside the peer's. */
const BUDGETS = {
  flightMicroseconds: PEER_FIGURES.microsecondsPerFlight.target,
  playsLikeMs: 0.25,
  bagMs: 5,
} as const

const COOL_RISE = { temperatureF: 55, altitudeFeet: 2500, humidity: 0.8, targetElevationFeet: 20 } as const
const HEADWIND_DAY: Air = { ...COOL_RISE, windSpeedMph: 12, windFromDeg: 0 }
const EVERY_CONDITION: Air = { ...COOL_RISE, windSpeedMph: 12, windFromDeg: 40 }
const STRONG_TAILWIND: Air = { windSpeedMph: 30, windFromDeg: 180 }

const { fast: DRIVE } = LAUNCH_ANCHORS.driver
const LAUNCHES = Object.values(LAUNCH_ANCHORS).flatMap(({ fast, slow }) => [fast, slow])
const SHOT = { distanceYards: 150, trajectory: 'normal' } as const
const BAG_SHOTS = MEDIUM_BAG.filter(({ club }) => club !== 'putter').map(({ carryYards }) => carryYards)

const ONE_FLIGHT = {
  still: 'one flight, still air',
  windy: 'one flight, wind and every condition',
  coarse: 'landing of a tour drive, steps of 80 ms',
  fine: 'landing of a tour drive, steps of 1 ms',
} as const
const PLAYS_LIKE = {
  headwind: 'one plays-like: headwind, cool, high, uphill',
  tailwind: 'one plays-like: 30 mph from behind',
  bag: 'plays-like for each of 13 clubs, headwind day',
} as const
const BAG = 'launches of a 14-club bag, asked for the first time'

/** Times what a golfer's phone is asked to do. */
export const flightBench: Bench = { name: 'flight', run: async () => measureFlight(), record: recordFlightSpeed }

function measureFlight(): readonly Figure[] {
  const medians = medianMicroseconds(createCases(), { roundCount: ROUND_COUNT, nowMs: () => performance.now() })
  const microseconds = (what: string) => medians.get(what) ?? Number.NaN
  const ms = (what: string) => microseconds(what) / MICROSECONDS_PER_MS
  const { flightMicroseconds: budget, playsLikeMs, bagMs } = BUDGETS
  const { peer } = PEER_FIGURES.microsecondsPerFlight
  return [
    { what: ONE_FLIGHT.still, value: microseconds(ONE_FLIGHT.still), unit: 'µs', budget, peer },
    { what: ONE_FLIGHT.windy, value: microseconds(ONE_FLIGHT.windy), unit: 'µs', budget },
    { what: PLAYS_LIKE.headwind, value: ms(PLAYS_LIKE.headwind), unit: 'ms', budget: playsLikeMs },
    { what: PLAYS_LIKE.tailwind, value: ms(PLAYS_LIKE.tailwind), unit: 'ms', note: 'with the tailwind guard' },
    { what: PLAYS_LIKE.bag, value: ms(PLAYS_LIKE.bag), unit: 'ms' },
    { what: BAG, value: ms(BAG), unit: 'ms', budget: bagMs, note: '14 full and 3 other swings' },
    { what: ONE_FLIGHT.coarse, value: microseconds(ONE_FLIGHT.coarse), unit: 'µs' },
    { what: ONE_FLIGHT.fine, value: microseconds(ONE_FLIGHT.fine), unit: 'µs' },
    {
      what: 'time at 1 ms over time at 80 ms',
      value: microseconds(ONE_FLIGHT.fine) / microseconds(ONE_FLIGHT.coarse),
      unit: 'times',
    },
  ]
}

function createCases(): readonly TimedCase[] {
  let askedCount = 0
  const nextLaunch = () => LAUNCHES[askedCount++ % LAUNCHES.length] ?? DRIVE
  const air = inSiUnits({ ...EVERY_CONDITION, targetElevationFeet: 0 })
  return [
    { what: ONE_FLIGHT.still, runCount: LAUNCHES.length, run: () => void answered(simulateFlight(nextLaunch())) },
    {
      what: ONE_FLIGHT.windy,
      runCount: LAUNCHES.length,
      run: () => void answered(simulateFlight(nextLaunch(), EVERY_CONDITION)),
    },
    { what: ONE_FLIGHT.coarse, runCount: FLIGHTS_PER_FINE_ONE, run: () => void flyBall({ launch: DRIVE, air }) },
    { what: ONE_FLIGHT.fine, runCount: 1, run: () => void flyBall({ launch: DRIVE, air, stepS: FINE_STEP_S }) },
    { what: PLAYS_LIKE.headwind, runCount: 5, run: () => void answered(playsLike(MEDIUM_BAG, SHOT, HEADWIND_DAY)) },
    { what: PLAYS_LIKE.tailwind, runCount: 1, run: () => void answered(playsLike(MEDIUM_BAG, SHOT, STRONG_TAILWIND)) },
    { what: PLAYS_LIKE.bag, runCount: 1, run: askForEveryClub },
    { what: BAG, runCount: 1, run: createUnknownBags() },
  ]
}

/** The longest clubs do not reach their own carry on such a day: that is an answer and takes its time too. */
function askForEveryClub(): void {
  for (const distanceYards of BAG_SHOTS) playsLike(MEDIUM_BAG, { distanceYards, trajectory: 'normal' }, HEADWIND_DAY)
}

/** Launches that were found before are remembered: every call asks for carries that were not asked for yet. */
function createUnknownBags(): () => void {
  let bagCount = 0
  return () => {
    bagCount += 1
    const shorterYards = bagCount * CARRY_STEP_YARDS
    const bag = TOUR_BAG.map(({ club, carryYards }) => ({ club, carryYards: carryYards - shorterYards }))
    answered(bagLaunches(bag, 'normal'))
  }
}

/** A refusal takes no time and would be a fine figure. */
function answered<Answer extends object>(answer: Answer): Answer {
  if ('problem' in answer) throw new Error(`The bench asked for what cannot be answered: ${String(answer.problem)}`)
  return answer
}
