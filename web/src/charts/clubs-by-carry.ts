import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import { findGaps } from '@bagwise/golf/gapping/find-gaps'

/** The clubs in the order of their gaps: the longest carry first. */
export function clubsByCarry(clubs: readonly GapClub[]): readonly GapClub[] {
  const gaps = findGaps(clubs)
  const [first] = gaps
  return first ? [first.longer, ...gaps.map(({ shorter }) => shorter)] : clubs
}
