import { CLUBS } from '../club.ts'
import type { ClubKind, ClubType } from '../club.ts'
import type { Gap } from './find-gaps.ts'

/** A gap that is large for its clubs. */
export type LargeGap = Gap & { readonly limitYards: number }

/** The usual gap below each kind of club (specification 1 §5). */
const USUAL_GAP_YARDS = {
  driver: 20,
  wood: 15,
  hybrid: 15,
  iron: 12,
  wedge: 10,
  putter: 10,
} as const satisfies Record<ClubKind, number>

/** How much wider than usual a gap may be before home mentions it (specification 1 §5). */
const ALLOWED_MORE_YARDS = 8

/** The widest unremarkable gap below this club: 28 yards for the driver down to 18 for wedges. */
export function homeGapLimitYards(longer: ClubType): number {
  return USUAL_GAP_YARDS[CLUBS[longer].kind] + ALLOWED_MORE_YARDS
}

/**
 * Gaps that are large for their longer club, the farthest beyond its limit first. For home and practice only: scores
 * and the gapping screen judge every gap alike.
 */
export function homeAnalysis(gaps: readonly Gap[]): readonly LargeGap[] {
  return gaps
    .map((gap) => ({ ...gap, limitYards: homeGapLimitYards(gap.longer.club) }))
    .filter(({ gapYards, limitYards }) => gapYards > limitYards)
    .toSorted((a, b) => b.gapYards - b.limitYards - (a.gapYards - a.limitYards))
}
