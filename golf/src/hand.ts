import type { Hand } from './golfer.ts'

/** Golfers who have not said which count as right-handed. */
export function isLeftHanded(hand: Hand | null | undefined): boolean {
  return hand === 'left'
}

/**
 * Misses, curves and drifts are stored and worded as a right-hander sees them. The same text as this golfer sees it:
 * 'left' and 'right' change places for a left-hander. Only for texts that mean sides by both words.
 */
export function sidesAsSeen(text: string, hand: Hand | null | undefined): string {
  if (!isLeftHanded(hand)) return text
  return text.replaceAll(/\b(?:left|right)\b/gi, (side) => OTHER_SIDE[side] ?? side)
}

const OTHER_SIDE: Readonly<Record<string, string>> = { left: 'right', right: 'left', Left: 'Right', Right: 'Left' }
