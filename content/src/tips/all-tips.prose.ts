import { EQUIPMENT_TIPS } from './equipment-tips.ts'
import { MENTAL_TIPS } from './mental-tips.ts'
import { PRACTICE_TIPS } from './practice-tips.ts'
import type { ProTip } from './pro-tip.ts'
import { PUTTING_TIPS } from './putting-tips.ts'
import { SHORT_GAME_TIPS } from './short-game-tips.ts'
import { STRATEGY_TIPS } from './strategy-tips.ts'
import { SWING_TIPS } from './swing-tips.ts'

/** Sorted by shares, so that categories alternate and unlocked tips come first. */
export const PRO_TIPS: readonly ProTip[] = [
  ...SWING_TIPS,
  ...STRATEGY_TIPS,
  ...SHORT_GAME_TIPS,
  ...PUTTING_TIPS,
  ...PRACTICE_TIPS,
  ...EQUIPMENT_TIPS,
  ...MENTAL_TIPS,
].toSorted((a, b) => a.requiredShares - b.requiredShares)
