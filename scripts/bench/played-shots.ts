import { learningShots } from '@bagwise/golf/memory/learning-shots'
import { courseBag } from '@bagwise/golf/play/course-bag'
import type { HoleLog } from '@bagwise/golf/play/hole-log'
import type { PlayedShot } from '@bagwise/golf/play/played-rows'
import { playedSessions } from '@bagwise/golf/play/played-sessions'
import type { RoundLog } from '@bagwise/golf/play/played-sessions'
import { TYPICAL_CLUBS } from '../../golf/reference/held-out-shots.ts'
import { seededChance } from '../../golf/reference/seeded-chance.ts'
import type { Chance } from '../../golf/reference/seeded-chance.ts'
import type { Bench, Figure } from './figure.ts'
import { medianMicroseconds } from './rounds.ts'

const ROUND_COUNT = 21
const MICROSECONDS_PER_MS = 1000
const HANDICAP = 15
const PLAYED_ROUNDS = 100
const HOLES = 18
/** Off the green: 54 in a round. */
const SHOTS_OF_HOLE = 3
const BUDGET_MS = 50
/** How the shots of the bench scatter, as shares of the carry, and the weather that they are played in. */
const SCATTER = { along: 0.08, across: 0.07 } as const
const WEATHER = { windMph: 12, leastF: 45, mostF: 90 } as const
const HOLE_YARDS = 400
const DAY = '2026-11-21'

/** How long it takes to read what played rounds teach, before anything is learned: once for each change of a round. */
export const playedShotsBench: Bench = { name: 'played-shots', run: async () => measureReading() }

function measureReading(): readonly Figure[] {
  const rounds = roundsOf(seededChance(1))
  const clubs = TYPICAL_CLUBS.map(({ club }) => ({ type: club }))
  const what = `shots of ${PLAYED_ROUNDS} rounds as evidence`
  // The bag is made each time, so that every flight is flown again.
  const run = () => {
    const { sessions } = playedSessions(rounds, courseBag({ clubs: TYPICAL_CLUBS, handicap: HANDICAP }))
    learningShots({ sessions, clubs, today: DAY })
  }
  const timed = medianMicroseconds([{ what, runCount: 1, run }], {
    roundCount: ROUND_COUNT,
    nowMs: () => performance.now(),
  })
  const value = (timed.get(what) ?? Number.NaN) / MICROSECONDS_PER_MS
  return [{ what, value, unit: 'ms', budget: BUDGET_MS }]
}

function roundsOf(chance: Chance): readonly RoundLog[] {
  return Array.from({ length: PLAYED_ROUNDS }, (_, round): RoundLog => {
    const windMph = WEATHER.windMph * chance.next()
    const temperatureF = WEATHER.leastF + (WEATHER.mostF - WEATHER.leastF) * chance.next()
    const holes = Array.from({ length: HOLES }, (__, hole) => {
      const windRadians = 2 * Math.PI * chance.next()
      const [headwindMph, crosswindMph] = [windMph * Math.cos(windRadians), windMph * Math.sin(windRadians)]
      return holeOf({ round: `${round}`, number: hole + 1, air: { headwindMph, crosswindMph, temperatureF }, chance })
    })
    return { round: { id: `${round}`, date: DAY, state: 'finished' }, holes }
  })
}

/** All of it counts, with an aim or, off the tee, without. */
function holeOf({
  round,
  number,
  air,
  chance,
}: {
  readonly round: string
  readonly number: number
  readonly air: PlayedShot['air']
  readonly chance: Chance
}): HoleLog {
  const shots = Array.from({ length: SHOTS_OF_HOLE }, (_, index): PlayedShot => {
    const known = index === 0 ? TYPICAL_CLUBS[0] : TYPICAL_CLUBS[Math.floor(TYPICAL_CLUBS.length * chance.next())]
    const carryYards = known?.priorCarryYards ?? Number.NaN
    const rest = {
      alongYards: carryYards * (1 + SCATTER.along * chance.normal()),
      acrossYards: carryYards * SCATTER.across * chance.normal(),
      sdYards: 4.6,
    }
    return {
      id: `${round}-${number}-${index}`,
      round,
      hole: number,
      order: index + 1,
      branch: 'ball',
      club: known?.club ?? null,
      lie: index === 0 ? 'tee' : chance.next() < 1 / 2 ? 'fairway' : 'rough',
      lieFrom: 'map',
      leftYards: HOLE_YARDS / (index + 1),
      leftSdYards: 3.3,
      leftFrom: 'position',
      swing: 'full',
      penalty: 'none',
      rest: index === 0 && chance.next() < 1 / 2 ? null : rest,
      air,
      at: null,
      isLeftOut: false,
    }
  })
  const hole = { round, number, par: 4, strokeIndex: null, lengthYards: HOLE_YARDS, score: SHOTS_OF_HOLE + 2 }
  return { hole: { ...hole, finish: 'holed', putts: 2, firstPuttFeet: 20, pin: null }, shots }
}
