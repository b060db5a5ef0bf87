import { EQUIPMENT_TIPS } from './tips/equipment-tips.ts'
import { MENTAL_TIPS } from './tips/mental-tips.ts'
import { PRACTICE_TIPS } from './tips/practice-tips.ts'
import type { ProTip } from './tips/pro-tip.ts'
import { PUTTING_TIPS } from './tips/putting-tips.ts'
import { SHORT_GAME_TIPS } from './tips/short-game-tips.ts'
import { STRATEGY_TIPS } from './tips/strategy-tips.ts'
import { SWING_TIPS } from './tips/swing-tips.ts'

/** A tip as one golfer sees it: open, or waiting for more shares. */
export type OfferedTip = ProTip & { readonly isUnlocked: boolean }

/** Sorted by shares, so that golfers turn pages through changing categories and what they have opened comes first. */
const PRO_TIPS: readonly ProTip[] = [
  ...SWING_TIPS,
  ...STRATEGY_TIPS,
  ...SHORT_GAME_TIPS,
  ...PUTTING_TIPS,
  ...PRACTICE_TIPS,
  ...EQUIPMENT_TIPS,
  ...MENTAL_TIPS,
].toSorted((a, b) => a.requiredShares - b.requiredShares)

/** All tips, base tips first; whatever the count is worth, base tips stay open. */
export function tipsFor(shareCount: number): readonly OfferedTip[] {
  return PRO_TIPS.map((tip) => ({ ...tip, isUnlocked: isBase(tip) || shareCount >= tip.requiredShares }))
}

function isBase({ requiredShares }: ProTip): boolean {
  return requiredShares === 0
}
