import { PROFILE_LIMITS } from '@bagwise/golf/golfer'
import type { PrimaryGoal } from '@bagwise/golf/onboarding/answers'
import { PRIMARY_GOALS } from '@bagwise/golf/onboarding/answers'
import { CHALLENGE_WORDS, MAIN_CHALLENGES, MISS_WORDS } from '@bagwise/golf/onboarding/current-issues'
import type { DetailSection } from './detail-field.ts'
import { choiceField } from './detail-field.ts'
import { SWING_FIELDS } from './swing-fields.ts'

const GOAL_LABELS = {
  'lower-scores': 'Lower scores',
  'more-distance': 'More distance',
  consistency: 'Consistency',
  'course-management': 'Course management',
  fun: 'Fun',
} as const satisfies Record<PrimaryGoal, string>

/** Everything the questionnaire can put on the list of issues. */
const ISSUES: readonly string[] = [...MAIN_CHALLENGES, ...Object.values(CHALLENGE_WORDS), ...Object.values(MISS_WORDS)]

/** How the golfer plays and swings. */
export const GOLF_PROFILE: DetailSection = {
  title: 'Golf Profile',
  fields: [
    { kind: 'handicap', key: 'handicap', label: 'Handicap', help: 'Write a plus handicap with a plus, like +2.' },
    {
      kind: 'number',
      key: 'averageScore',
      label: 'Average score',
      help: 'What you usually shoot on 18 holes.',
      unit: 'strokes',
      ...PROFILE_LIMITS.averageScore,
      isWhole: false,
    },
    choiceField({
      key: 'skillLevel',
      label: 'Skill level',
      words: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
    }),
    choiceField({
      key: 'playingExperience',
      label: 'Playing experience',
      words: { beginner: 'Beginner', casual: 'Casual', regular: 'Regular', serious: 'Serious' },
    }),
    choiceField({
      key: 'courseFrequency',
      label: 'How often you play',
      words: { rarely: 'Rarely', monthly: 'Monthly', weekly: 'Weekly', multiple: 'Several times a week' },
    }),
    choiceField({
      key: 'preferredCourseType',
      label: 'Kind of course you like',
      words: { municipal: 'Municipal', parkland: 'Parkland', resort: 'Resort', links: 'Links' },
    }),
    ...SWING_FIELDS,
    {
      kind: 'list',
      key: 'golfGoals',
      label: 'Goals',
      choices: PRIMARY_GOALS.map((goal) => ({ value: goal, label: GOAL_LABELS[goal] })),
    },
    {
      kind: 'list',
      key: 'currentIssues',
      label: 'Current issues',
      help: 'The first three are your focus on home. Right and left as a right-hander sees them.',
      choices: ISSUES.map((issue) => ({ value: issue, label: issue })),
    },
  ],
}
