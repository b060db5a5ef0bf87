import type { Gap, GapClub } from '../gapping/find-gaps.ts'
import { findGaps } from '../gapping/find-gaps.ts'
import { gappingScore } from '../gapping/gapping-score.ts'
import { bagFit } from './bag-fit.ts'
import type { BagClubCarry } from './bag-golfer.ts'
import type { SwingGap } from './holes.ts'
import type { BagPlan } from './plan-bag.ts'

/** By which limits gaps are judged: those of the golfer's own swing, or the same 5 and 20 yards for everybody. */
export const GAP_RULES = ['swing', 'fixed'] as const
export type GapRule = (typeof GAP_RULES)[number]

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

/** The gaps between these clubs, in yards, by the rule; the plan is of the same bag. */
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
