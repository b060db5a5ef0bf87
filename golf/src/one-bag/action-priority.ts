import type { BagAction } from './bag-action.ts'

/** The most urgent first. */
export const ACTION_PRIORITIES = ['high', 'medium', 'low'] as const
export type ActionPriority = (typeof ACTION_PRIORITIES)[number]

/** Strokes a round from which an action is urgent: one in seven rounds, one in twenty. Ours. */
const HIGH_FROM_STROKES = 0.15
const MEDIUM_FROM_STROKES = 0.05

/**
 * How much an action matters, by the strokes a round that it saves. A beginner's first hybrid is high, a serious
 * golfer's missing wedge and an overlap at least medium (specification 2 §9); a bag over the limit is high, since it
 * costs two strokes a hole (Rule 4.1b).
 */
export function actionPriority(action: BagAction): ActionPriority {
  const need = 'need' in action ? action.need : undefined
  if (need === 'first-hybrid' || isOverLimit(action) || action.strokes >= HIGH_FROM_STROKES) return 'high'
  const isAtLeastMedium = need === 'few-wedges' || isAboutOverlap(action)
  return isAtLeastMedium || action.strokes >= MEDIUM_FROM_STROKES ? 'medium' : 'low'
}

/** From high to low; within a priority what saves most strokes first. Every list of things to do has this order. */
export function inOrderOfPriority(actions: readonly BagAction[]): readonly BagAction[] {
  const rank = (action: BagAction) => ACTION_PRIORITIES.indexOf(actionPriority(action))
  return actions.toSorted((a, b) => rank(a) - rank(b) || b.strokes - a.strokes)
}

function isOverLimit(action: BagAction): boolean {
  return action.kind === 'leave-out' && action.reason === 'too-many'
}

function isAboutOverlap(action: BagAction): boolean {
  return 'gap' in action && action.gap?.verdict === 'too-close'
}
