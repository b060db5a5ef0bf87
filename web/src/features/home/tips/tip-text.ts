import { tipsFor } from '@bagwise/content/tips'
import type { OfferedTip } from '@bagwise/content/tips'

/** The tips a golfer may turn through, and how many are still closed. */
export type TipBook = {
  readonly open: readonly OfferedTip[]
  readonly closedCount: number
  /** What the next share opens. */
  readonly nextCount: number
}

export function tipBook(shareCount: number): TipBook {
  const open = tipsFor(shareCount).filter(({ isUnlocked }) => isUnlocked)
  const afterNext = tipsFor(shareCount + 1).filter(({ isUnlocked }) => isUnlocked)
  return { open, closedCount: tipsFor(shareCount).length - open.length, nextCount: afterNext.length - open.length }
}

/** The tip beside this one: after the last comes the first, before the first the last. */
export function turnedTo(index: number, step: 1 | -1, tipCount: number): number {
  return (index + step + tipCount) % tipCount
}

/** What sharing still brings; undefined when every tip is open. */
export function unlockLine({ closedCount, nextCount }: Pick<TipBook, 'closedCount' | 'nextCount'>): string | undefined {
  if (closedCount === 0) return undefined
  const all = `Share Bagwise to unlock ${closedCount} more ${closedCount === 1 ? 'tip' : 'tips'}`
  return nextCount > 0 ? `${all}: the next share opens ${nextCount}.` : `${all}.`
}

/** 'short-game' → 'Short game'. */
export function categoryName(category: OfferedTip['category']): string {
  const words = category.replace('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
