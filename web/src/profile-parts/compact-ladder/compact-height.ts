/** Labels closer than this cannot be read. */
export const LABEL_SPACING_PX = 29
export const ABOVE_FIRST_PX = 16
export const BELOW_LAST_PX = 18

/** The least height of the ladder of so many clubs, whatever they carry: its place can be kept before it is loaded. */
export function compactHeightPx(clubCount: number): number {
  return LABEL_SPACING_PX * Math.max(0, clubCount - 1) + ABOVE_FIRST_PX + BELOW_LAST_PX
}
