import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import * as copy from '#features/gapping/gapping.copy.ts'

/** One sentence of what to do about the score: the worst fault and what its end is worth. */
export function scoreAdvice({
  gaps,
  score,
  scoreWithout,
  units,
}: {
  readonly gaps: readonly Gap[]
  readonly score: number
  /** What the bag would score if this gap were good. */
  readonly scoreWithout: (gap: Gap) => number
  readonly units: PreferredUnits
}): string {
  const holes = gaps.filter(({ verdict }) => verdict === 'too-large')
  const overlaps = gaps.filter(({ verdict }) => verdict === 'too-close')
  const [worst] = [
    ...holes.toSorted((a, b) => b.gapYards - a.gapYards),
    ...overlaps.toSorted((a, b) => a.gapYards - b.gapYards),
  ]
  if (!worst) {
    const isGuess = gaps.every(({ longer, shorter }) => longer.isEstimated || shorter.isEstimated)
    return isGuess ? copy.evenEstimates : copy.evenBag
  }

  const better = scoreWithout(worst)
  return copy.scoreRemedy({ gap: worst, reachedScore: better > score ? better : undefined, units })
}
