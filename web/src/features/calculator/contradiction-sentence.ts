import { CLUBS } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance } from '#quantities/distance.ts'
import type { Contradicted } from './calculation-plan.ts'

/** "Your 7-Iron (170) goes farther than your Driver (160)." */
export function contradictionSentence(
  { longer, shorter }: Pick<Contradicted, 'longer' | 'shorter'>,
  units: PreferredUnits,
): string {
  const [far, near] = [shorter, longer].map(
    ({ club, carryYards }) => `${CLUBS[club].displayName} (${shownDistance(carryYards, units)})`,
  )
  return `Your ${far} goes farther than your ${near}.`
}
