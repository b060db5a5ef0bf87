import { PLACE_CORRECTIONS } from '@bagwise/golf/play/place-correction'
import { simulatedHandicap } from '../../../golf/reference/simulated-rounds.ts'
import type { SimulatedHandicap } from '../../../golf/reference/simulated-rounds.ts'

/** Between the handicaps of the correction and beyond them. */
const OTHER_HANDICAPS = [0, 10, 20, 36] as const

/** Those that the correction was worked out with, and others. */
export type Simulations = {
  readonly corrected: readonly SimulatedHandicap[]
  readonly others: readonly SimulatedHandicap[]
}

let known: Simulations | undefined

/** The same golfers for every part of the page: they take some seconds. */
export function simulations(): Simulations {
  known ??= {
    corrected: PLACE_CORRECTIONS.map(({ handicap }) => simulatedHandicap(handicap)),
    others: OTHER_HANDICAPS.map((handicap) => simulatedHandicap(handicap)),
  }
  return known
}

export const PART_NAMES = { tee: 'tee', approach: 'approach', 'short-game': 'short game', putting: 'putting' } as const
