import type { LearningShot } from '@bagwise/golf/memory/kept-shot'
import { learnFromShots } from '@bagwise/golf/memory/learn'
import { TYPICAL_CLUBS } from '../../golf/reference/held-out-shots.ts'
import { seededChance } from '../../golf/reference/seeded-chance.ts'
import type { Bench, Figure } from './figure.ts'
import { medianMicroseconds } from './rounds.ts'

const ROUND_COUNT = 21
const MICROSECONDS_PER_MS = 1000
const HANDICAP = 15
const SESSION_COUNT = 20
/** How the shots of the bench scatter, as shares of the carry. */
const SCATTER = { along: 0.08, across: 0.07 } as const

/** Of one core, once for each change of shots. */
const CASES = [
  { shotsPerClub: 1000, budgetMs: 20 },
  { shotsPerClub: 20, budgetMs: 2 },
] as const

/** How long learning from a golfer's shots takes. */
export const memoryBench: Bench = { name: 'memory', run: async () => measureLearning() }

function measureLearning(): readonly Figure[] {
  const cases = CASES.map(({ shotsPerClub, budgetMs }) => {
    const shots = shotsOf(shotsPerClub)
    const what = `learning from ${TYPICAL_CLUBS.length} clubs × ${shotsPerClub} shots`
    const run = () => void learnFromShots({ clubs: TYPICAL_CLUBS, handicap: HANDICAP, shots })
    return { what, budgetMs, runCount: 1, run }
  })
  const timed = medianMicroseconds(cases, { roundCount: ROUND_COUNT, nowMs: () => performance.now() })
  return cases.map(({ what, budgetMs }) => ({
    what,
    value: (timed.get(what) ?? Number.NaN) / MICROSECONDS_PER_MS,
    unit: 'ms',
    budget: budgetMs,
  }))
}

function shotsOf(shotsPerClub: number): readonly LearningShot[] {
  const chance = seededChance(shotsPerClub)
  return TYPICAL_CLUBS.flatMap(({ club, priorCarryYards }) =>
    Array.from({ length: shotsPerClub }, (_, index): LearningShot => ({
      club,
      carryYards: priorCarryYards * (1 + SCATTER.along * chance.normal()),
      sideYards: priorCarryYards * SCATTER.across * chance.normal(),
      ageDays: index,
      session: `${index % SESSION_COUNT}`,
      origin: 'device-outdoor',
    })),
  )
}
