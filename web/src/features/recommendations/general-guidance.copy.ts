import type { RecommendationPriority } from '@bagwise/golf/recommendations/recommendation'

export const title = 'For most golfers'
export const hint = 'Add your clubs and this page gets personal.'
export const failedTitle = 'Without your profile'
export const failed =
  "Your profile didn't load. Nothing is lost. Check your connection and try again. Until then, this holds for most golfers."
export const tryAgain = 'Try again'
export const toProfile = 'Complete My Profile'

export const priorityLabels = {
  high: 'HIGH',
  medium: 'MEDIUM',
  low: 'LOW',
} as const satisfies Record<RecommendationPriority, string>
