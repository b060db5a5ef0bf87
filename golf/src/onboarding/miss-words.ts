import type { Hand } from '../golfer.ts'
import { sidesAsSeen } from '../hand.ts'
import type { CommonMiss } from './answers.ts'

/** Misses, as worded in the focus list. */
export const MISS_WORDS = {
  right: 'Misses to the right',
  left: 'Misses to the left',
  short: 'Misses short',
  long: 'Misses long',
  inconsistent: 'Misses on every side',
} as const satisfies Record<CommonMiss, string>

/** A stored miss as this golfer sees it: to a side it is stored as a right-hander sees it. Other words stay as they are. */
export function missAsSeen(miss: string, hand: Hand | null | undefined): string {
  return miss === 'right' || miss === 'left' ? sidesAsSeen(miss, hand) : miss
}

/** The same of an issue. */
export function issueAsSeen(issue: string, hand: Hand | null | undefined): string {
  return issue === MISS_WORDS.right || issue === MISS_WORDS.left ? sidesAsSeen(issue, hand) : issue
}
