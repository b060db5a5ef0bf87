import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { GapRow } from '#features/gapping/gap-rows.ts'
import * as copy from '#features/gapping/gapping.copy.ts'

/** One sentence of what to do about the score: the first thing on the list, and what its end is worth. */
export function scoreAdvice({
  first,
  gaps,
  score,
  scoreWithout,
}: {
  /** Undefined without a fault. */
  readonly first: GapRow | undefined
  readonly gaps: readonly Gap[]
  readonly score: number
  /** What the bag would score if this gap were good. */
  readonly scoreWithout: (gap: Gap) => number
}): string {
  if (!first) {
    const isGuess = gaps.every(({ longer, shorter }) => longer.isEstimated || shorter.isEstimated)
    return isGuess ? copy.evenEstimates : copy.evenBag
  }
  const { gap, item } = first
  if (item?.action.kind === 'measure') return copy.measureClubs(item.action.clubs)
  const remedy =
    gap.verdict === 'too-large'
      ? copy.closeGap(gap.shorter.club)
      : copy.settleOverlap([gap.longer.club, gap.shorter.club])
  const better = scoreWithout(gap)
  return better > score ? copy.reach(remedy, better) : copy.firstOfAll(remedy)
}
