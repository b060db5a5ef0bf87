import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { ScoreBand } from '@bagwise/golf/gapping/gapping-score'
import { gappingScore } from '@bagwise/golf/gapping/gapping-score'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName, gapName } from '#charts/gap-text.ts'

/** The words under the score's bar. */
export const BAND_WORDS = {
  'needs-work': 'Needs Work',
  good: 'Good',
  excellent: 'Excellent',
} as const satisfies Record<ScoreBand, string>

/** One sentence of what to do about the score: the worst fault and what its end is worth. */
export function scoreAdvice({
  gaps,
  score,
  units,
}: {
  readonly gaps: readonly Gap[]
  readonly score: number
  readonly units: PreferredUnits
}): string {
  if (gaps.length === 0) return 'But one distance alone leaves no gap to judge.'
  const holes = gaps.filter(({ verdict }) => verdict === 'too-large')
  const overlaps = gaps.filter(({ verdict }) => verdict === 'too-close')
  const [worst] = [
    ...holes.toSorted((a, b) => b.gapYards - a.gapYards),
    ...overlaps.toSorted((a, b) => a.gapYards - b.gapYards),
  ]
  if (!worst) {
    const isGuess = gaps.every(({ longer, shorter }) => longer.isEstimated || shorter.isEstimated)
    return isGuess
      ? 'No overlap and no hole, as far as estimates can tell: measure some clubs to be sure.'
      : 'No overlap and no hole: there is a club for every distance between your longest and your shortest.'
  }

  const faultCounts = { overlapCount: overlaps.length, gapCount: holes.length }
  const better = gappingScore({
    clubCount: gaps.length + 1,
    ...(worst.verdict === 'too-large'
      ? { ...faultCounts, gapCount: holes.length - 1 }
      : { ...faultCounts, overlapCount: overlaps.length - 1 }),
  })
  return better > score ? `${remedy(worst, units)} and you reach ${better}.` : `${remedy(worst, units)} first.`
}

function remedy(gap: Gap, units: PreferredUnits): string {
  const { longer, shorter, verdict } = gap
  if (verdict === 'too-large') return `Close the ${gapName(gap, units)} above your ${clubName(shorter.club)}`
  return `Sort out ${clubName(longer.club)} and ${clubName(shorter.club)}`
}
