import type { ShaftType } from '../bag.ts'
import type { ClubType } from '../club.ts'
import type { LoftRange } from '../gapping/filler.ts'
import { suggestedLoft, suggestedShaft, usualFiller } from '../gapping/filler.ts'
import { LARGE_GAP_ABOVE_YARDS, OVERLAP_BELOW_YARDS } from '../gapping/find-gaps.ts'
import type { SwingGap } from '../one-bag/holes.ts'

/** What the rule of 5 and 20 yards says of two neighbours: a fact beside the advice, never the advice. */
export type SpecifiedAnswer =
  | {
      readonly verdict: 'too-large'
      readonly priority: 'high' | 'medium'
      /** By the average carry of the two, owned or not. */
      readonly filler: ClubType
      readonly loft: LoftRange
      readonly shaft: ShaftType
    }
  | { readonly verdict: 'too-close'; readonly priority: 'medium' }
  | { readonly verdict: 'good' }

/** A gap wider than this is a high priority (specification 1 §5). */
const HIGH_PRIORITY_ABOVE_YARDS = 25

/** The specification's answer to a gap in yards of carry (1 §5, 1 §9, 2 §9). */
export function specifiedAnswer({ longer, shorter, gapYards }: SwingGap): SpecifiedAnswer {
  if (gapYards < OVERLAP_BELOW_YARDS) return { verdict: 'too-close', priority: 'medium' }
  if (gapYards <= LARGE_GAP_ABOVE_YARDS) return { verdict: 'good' }
  const filler = usualFiller((longer.carryYards + shorter.carryYards) / 2)
  return {
    verdict: 'too-large',
    priority: gapYards > HIGH_PRIORITY_ABOVE_YARDS ? 'high' : 'medium',
    filler,
    loft: suggestedLoft(filler),
    shaft: suggestedShaft(filler),
  }
}
