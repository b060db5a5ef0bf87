import { gappingScore } from '../gapping/gapping-score.ts'
import type { SwingGap } from './holes.ts'
import type { BagPlan } from './plan-bag.ts'

/** How well a bag's gaps fit the swing. */
export type BagFit = {
  /** 0 to 100; undefined below three known clubs. */
  readonly score: number | undefined
  /** Clubs with a number of the golfer's own, */
  readonly known: number
  /** of all in the bag with a carry. */
  readonly of: number
}

/** Three clubs make two gaps: below that a score would be about guesses. */
const FEWEST_KNOWN = 3
/** What a bag of estimates can score at most, and what its own numbers add. */
const CEILING = { ofEstimates: 70, more: 30 } as const

/**
 * The specification's score with the limits of the golfer's own swing: a gap counts by how far it is beyond them, up to
 * one flaw each, and a bag of estimates never scores more than 70.
 */
export function bagFit({ clubs, gaps, normalHoleIds }: Pick<BagPlan, 'clubs' | 'gaps' | 'normalHoleIds'>): BagFit {
  const known = clubs.filter(({ isEstimated }) => !isEstimated).length
  if (known < FEWEST_KNOWN) return { score: undefined, known, of: clubs.length }
  const flaws = gaps.reduce((sum, gap) => sum + (normalHoleIds.includes(gap.id) ? 0 : flawOf(gap)), 0)
  const score = gappingScore({ clubCount: clubs.length, overlapCount: 0, gapCount: flaws })
  const ceiling = Math.round(CEILING.ofEstimates + (CEILING.more * known) / clubs.length)
  return { score: Math.min(score, ceiling), known, of: clubs.length }
}

/** 0 inside the limits, 1 from a full ideal gap above them, or where two clubs carry the same. */
function flawOf({ verdict, gapYards, idealYards, wideAboveYards, closeBelowYards }: SwingGap): number {
  if (verdict === 'too-large') return Math.min(1, (gapYards - wideAboveYards) / idealYards)
  return verdict === 'too-close' ? Math.min(1, (closeBelowYards - gapYards) / closeBelowYards) : 0
}
