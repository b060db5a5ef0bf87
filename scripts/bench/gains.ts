import { costliestCell } from '@bagwise/golf/play/costliest-cell'
import { gainTrend } from '@bagwise/golf/play/gain-trend'
import type { LoggedHole } from '@bagwise/golf/play/logged-hole'
import { roundGains } from '@bagwise/golf/play/round-gains'
import { simulatedRounds } from '../../golf/reference/simulated-rounds.ts'
import type { Bench, Figure } from './figure.ts'
import { medianMicroseconds } from './rounds.ts'

const ROUND_COUNT = 21
const MICROSECONDS_PER_MS = 1000
const HANDICAP = 15
/** Near what the page of the model finds at this handicap. */
const WILD_SHARE = 0.11

/** Of one core, once for each change of a round. */
const CASES = [
  { playedCount: 1, budgetMs: 5 },
  { playedCount: 100, budgetMs: 100 },
] as const

/** How long the gains of played rounds take, with their trend and what cost most. */
export const gainsBench: Bench = { name: 'gains', run: async () => measureGains() }

function measureGains(): readonly Figure[] {
  const cases = CASES.map(({ playedCount, budgetMs }) => {
    const played = simulatedRounds({ handicap: HANDICAP, wildShare: WILD_SHARE, roundCount: playedCount, seed: 1 })
    const what = playedCount === 1 ? 'gains of a round' : `gains of ${playedCount} rounds`
    return { what, budgetMs, runCount: 1, run: () => judge(played) }
  })
  const timed = medianMicroseconds(cases, { roundCount: ROUND_COUNT, nowMs: () => performance.now() })
  return cases.map(({ what, budgetMs }) => ({
    what,
    value: (timed.get(what) ?? Number.NaN) / MICROSECONDS_PER_MS,
    unit: 'ms',
    budget: budgetMs,
  }))
}

function judge(played: readonly (readonly LoggedHole[])[]): void {
  const rounds = played.map((holes) => roundGains(holes, { handicap: HANDICAP, tees: null }))
  gainTrend(rounds)
  costliestCell(rounds)
}
