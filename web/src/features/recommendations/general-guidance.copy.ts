import type { RecommendationPriority } from '@bagwise/golf/recommendations/recommendation'

export const title = 'For most golfers'
export const hint =
  'Bagwise does not know your clubs yet. Put them into your profile, and this page speaks about your own bag.'
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
