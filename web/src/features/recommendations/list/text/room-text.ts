import type { ClubType } from '@bagwise/golf/club'
import { clubList } from './club-list.ts'

/** Says which clubs make room; nothing when there is room. */
export function roomText(leaveOut: readonly ClubType[]): readonly string[] {
  if (leaveOut.length === 0) return []
  return [`The bag is full at 14 with the putter: leave out ${clubList(leaveOut, 'the ')}.`]
}
