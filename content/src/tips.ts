import { PRO_TIPS } from './tips/all-tips.prose.ts'
import type { ProTip } from './tips/pro-tip.ts'

/** A tip as one golfer sees it: unlocked or not. */
export type OfferedTip = ProTip & { readonly isUnlocked: boolean }

/** All tips, base tips first; base tips are always unlocked. */
export function tipsFor(shareCount: number): readonly OfferedTip[] {
  return PRO_TIPS.map((tip) => ({ ...tip, isUnlocked: isBase(tip) || shareCount >= tip.requiredShares }))
}

function isBase({ requiredShares }: ProTip): boolean {
  return requiredShares === 0
}
