import { holesCsv, playedJson, shotsCsv } from '@bagwise/contract/played-csv'
import type { WholePlayedRound } from '@bagwise/contract/played-csv'
import type { PreferredUnits } from '@bagwise/golf/golfer'

/** A file of these rounds by its name. */
export function fileOf(
  name: 'holes.csv' | 'shots.csv' | 'rounds.json',
  played: readonly WholePlayedRound[],
  units: PreferredUnits,
): Blob {
  if (name === 'rounds.json') return new Blob([playedJson(played)], { type: 'application/json' })
  return new Blob([name === 'holes.csv' ? holesCsv(played, units) : shotsCsv(played, units)], { type: 'text/csv' })
}
