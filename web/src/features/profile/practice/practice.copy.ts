import type { Drill } from '@bagwise/content/drills'
import type { DrillCategory } from '@bagwise/content/drills/drill'

export const title = 'Practice Recommendations'
export const drills = 'Drills for you'
/** What holds for every drill. */
export const howToPractice = 'How to practice'
export const howToPracticeAnswer = 'Your routine'
export const duration = 'Duration'
export const frequency = 'How often'
export const difficulty = 'Difficulty'

export const categories = {
  'ball-flight': 'Ball flight',
  contact: 'Contact',
  driving: 'Driving',
  approach: 'Approach',
  'short-game': 'Short game',
  putting: 'Putting',
  'course-management': 'Course management',
  mental: 'Mental game',
} as const satisfies Record<DrillCategory, string>

export const difficulties = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const satisfies Record<Drill['difficulty'], string>
