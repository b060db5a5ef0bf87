import type { Gap, GapClub } from '@bagwise/golf/gapping/find-gaps'
import { findGaps } from '@bagwise/golf/gapping/find-gaps'
import { gappingScore } from '@bagwise/golf/gapping/gapping-score'
import { bagFit } from '@bagwise/golf/one-bag/bag-fit'
import type { BagClubCarry } from '@bagwise/golf/one-bag/bag-golfer'
import type { SwingGap } from '@bagwise/golf/one-bag/holes'
import type { BagPlan } from '@bagwise/golf/one-bag/plan-bag'
import type { GapRule } from './gap-rule.ts'

/** The gaps of a bag as one rule judges them, with the score. */
export type JudgedBag = {
  readonly rule: GapRule
  readonly gaps: readonly Gap[]
  /** Undefined where there are too few numbers of the golfer's own. */
  readonly score: number | undefined
  readonly scoreWithout: (gap: Gap) => number
  /** By the limits of 5 and 20 yards; undefined as the score is. */
  readonly fixedScore: number | undefined
}

export function judgedBag(rule: GapRule, { clubs }: { readonly clubs: readonly GapClub[] }, plan: BagPlan): JudgedBag {
  const fixedGaps = findGaps(clubs)
  const scoreOf = (gaps: readonly Gap[]) => fixedScoreOf(gaps, clubs.length)
  const { score } = bagFit(plan)
  const fixedScore = score === undefined ? undefined : scoreOf(fixedGaps)
  if (rule === 'fixed') {
    const without = (gap: Gap) => scoreOf(fixedGaps.map((one) => (one === gap ? { ...one, verdict: 'good' } : one)))
    return { rule, gaps: fixedGaps, score: fixedScore, scoreWithout: without, fixedScore }
  }
  const gaps = plan.gaps.map((gap) => swingGapOf(gap, plan))
  const scoreWithout = (gap: Gap) => {
    const mended = plan.gaps[gaps.indexOf(gap)]
    return bagFit({ ...plan, normalHoleIds: [...plan.normalHoleIds, ...(mended ? [mended.id] : [])] }).score ?? 0
  }
  return { rule, gaps, score, scoreWithout, fixedScore }
}

/** As the plan names it. A hole that every golfer of this speed has is none to mend. */
function swingGapOf({ id, longer, shorter, gapYards, verdict }: SwingGap, { normalHoleIds }: BagPlan): Gap {
  const clubOf = ({ type, carryYards, isEstimated }: BagClubCarry) => ({ club: type, carryYards, isEstimated })
  return {
    longer: clubOf(longer),
    shorter: clubOf(shorter),
    gapYards,
    verdict: normalHoleIds.includes(id) ? 'good' : verdict,
  }
}

function fixedScoreOf(gaps: readonly Gap[], clubCount: number): number {
  const count = (verdict: Gap['verdict']) => gaps.filter((gap) => gap.verdict === verdict).length
  return gappingScore({ clubCount, overlapCount: count('too-close'), gapCount: count('too-large') })
}
