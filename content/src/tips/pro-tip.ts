export const TIP_CATEGORIES = ['swing', 'strategy', 'mental', 'putting', 'practice', 'equipment', 'short-game'] as const
export type TipCategory = (typeof TIP_CATEGORIES)[number]

/** Ids never change. Lengths are in paces, clubs and balls, so that a tip reads the same in yards and in metres. */
export type ProTip = {
  readonly id: string
  readonly category: TipCategory
  readonly title: string
  readonly description: string
  /** Shares needed to unlock the tip; 0 for base tips. */
  readonly requiredShares: number
  /** Source of a fact with a number; drills have none. */
  readonly source?: string
}
