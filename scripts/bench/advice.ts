import { adviseShot } from '@bagwise/golf/shot-advice/advise'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { Air } from '@bagwise/golf/flight/physics/air'
import { ADVISED_BAG } from '../../golf/reference/advised-bag.ts'
import type { Bench, Figure } from './figure.ts'
import { measureInPage } from './page-advice.ts'
import { medianMicroseconds, medianOf } from './rounds.ts'

/** A shot takes milliseconds: fewer turns than a flight's are enough. */
const ROUND_COUNT = 21
const MICROSECONDS_PER_MS = 1000
/** A carry nobody asked for yet: so much shorter each time. */
const CARRY_STEP_YARDS = 0.001
/** Of one core; the last is of a phone, four times slower. */
const BUDGETS_MS = { median: 5, slow: 10, firstCall: 100, inPage: 20 } as const
const SLOW_SHARE = 0.95

const FIRST_CALL = 'advice with 14 launches that were never asked for'
const WINDY: Air = { windSpeedMph: 15, windFromDeg: 30, temperatureF: 55 }
const GOLFER = { handicap: 15, trajectory: 'normal' } as const
const APPROACH: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }

/** A golfer who misses left, and longer the farther right. */
const PATTERNED_BAG = ADVISED_BAG.map((club) => ({
  ...club,
  pattern: { acrossRatio: 0.9, alongRatio: 1.1, biasShare: -0.6, tilt: 0.4, mishitRatio: 1.2 },
}))

/** From a bunker shot to a tee shot, without hazards and with them. */
const SHOTS: readonly Shot[] = [30, 60, 90, 120, 150, 180, 220, 280].flatMap((distanceYards) => [
  { ...APPROACH, distanceYards, lie: distanceYards > 220 ? 'tee' : 'fairway' },
  { ...APPROACH, distanceYards, lie: 'rough', slope: 'uphill', hazards: [{ kind: 'bunker', side: 'left' }] },
  {
    ...APPROACH,
    distanceYards,
    pin: 'front',
    hazards: [
      { kind: 'water', side: 'front' },
      { kind: 'ob', side: 'right' },
    ],
  },
])

/** Times how long a golfer waits for an advice. */
export const adviceBench: Bench = { name: 'advice', run: async () => [...measureAdvice(), await measureOnPhone()] }

function measureAdvice(): readonly Figure[] {
  const cases = SHOTS.map((shot, index) => ({
    what: `${index}`,
    runCount: 1,
    run: () => advise(shot),
  }))
  const patterned = SHOTS.map((shot, index) => ({
    what: `${index} with a pattern`,
    runCount: 1,
    run: () => advise(shot, PATTERNED_BAG),
  }))
  const all = [...cases, ...patterned, { what: FIRST_CALL, runCount: 1, run: createUnknownBags() }]
  const timed = medianMicroseconds(all, {
    roundCount: ROUND_COUNT,
    nowMs: () => performance.now(),
  })
  const millisecondsOf = ({ what }: { readonly what: string }) => (timed.get(what) ?? Number.NaN) / MICROSECONDS_PER_MS
  const shotsMs = cases.map(millisecondsOf)
  const patternedMs = patterned.map(millisecondsOf)
  const slowMs = shotsMs.toSorted((a, b) => a - b)[Math.floor(SLOW_SHARE * (shotsMs.length - 1))] ?? Number.NaN
  const firstMs = (timed.get(FIRST_CALL) ?? Number.NaN) / MICROSECONDS_PER_MS
  return [
    {
      what: `advice, the middle one of ${SHOTS.length} shots`,
      value: medianOf(shotsMs),
      unit: 'ms',
      budget: BUDGETS_MS.median,
    },
    {
      what: 'advice with a learned pattern, the middle one of them',
      value: medianOf(patternedMs),
      unit: 'ms',
      budget: BUDGETS_MS.median,
    },
    { what: 'advice, slower than 95 % of them', value: slowMs, unit: 'ms', budget: BUDGETS_MS.slow },
    { what: FIRST_CALL, value: firstMs, unit: 'ms', budget: BUDGETS_MS.firstCall },
  ]
}

async function measureOnPhone(): Promise<Figure> {
  const value = medianOf(await measureInPage({ golfer: GOLFER, air: WINDY, shots: SHOTS }))
  return { what: 'advice in a browser, CPU ×4, the middle shot', value, unit: 'ms', budget: BUDGETS_MS.inPage }
}

/** A refusal takes no time and would be a fine figure. */
function advise(shot: Shot, bag = ADVISED_BAG): void {
  const advice = adviseShot(bag, GOLFER, shot, WINDY)
  if ('problem' in advice) throw new Error(`The bench asked for what cannot be advised: ${advice.problem}`)
}

/** Launches that were found before are remembered: every call asks for carries that were not asked for yet. */
function createUnknownBags(): () => void {
  let bagCount = 0
  return () => {
    bagCount += 1
    const shorterYards = bagCount * CARRY_STEP_YARDS
    advise(
      APPROACH,
      ADVISED_BAG.map((club) => ({ ...club, carryYards: club.carryYards - shorterYards })),
    )
  }
}
