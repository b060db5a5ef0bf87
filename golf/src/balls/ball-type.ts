import type { BallCategory } from './ball.ts'

/** The category as displayed: 'tour-value' is 'Tour Value' (specification 2 §9). */
export function ballType(category: BallCategory): string {
  return category
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
