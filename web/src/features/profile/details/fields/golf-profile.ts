import { PROFILE_LIMITS } from '@bagwise/golf/golfer'
import { PRIMARY_GOALS } from '@bagwise/golf/onboarding/answers'
import { CHALLENGE_WORDS, MAIN_CHALLENGES } from '@bagwise/golf/onboarding/current-issues'
import { MISS_WORDS } from '@bagwise/golf/onboarding/miss-words'
import * as copy from '#features/profile/details/details.copy.ts'
import type { DetailSection } from './detail-field.ts'
import { choiceField } from './detail-field.ts'
import { SWING_FIELDS } from './swing-fields.ts'

/** Everything the questionnaire can put on the list of issues. */
const ISSUES: readonly string[] = [...MAIN_CHALLENGES, ...Object.values(CHALLENGE_WORDS), ...Object.values(MISS_WORDS)]

/** How the golfer plays and swings. */
export const GOLF_PROFILE: DetailSection = {
  title: copy.golfProfile,
  fields: [
    { kind: 'handicap', key: 'handicap', label: copy.labels.handicap, help: copy.help.handicap },
    {
      kind: 'number',
      key: 'averageScore',
      label: copy.labels.averageScore,
      help: copy.help.averageScore,
      unit: copy.strokes,
      ...PROFILE_LIMITS.averageScore,
      isWhole: false,
    },
    choiceField({ key: 'skillLevel', label: copy.labels.skillLevel, words: copy.skillLevels }),
    choiceField({ key: 'playingExperience', label: copy.labels.playingExperience, words: copy.playingExperiences }),
    choiceField({ key: 'courseFrequency', label: copy.labels.courseFrequency, words: copy.courseFrequencies }),
    choiceField({ key: 'preferredCourseType', label: copy.labels.preferredCourseType, words: copy.courseTypes }),
    ...SWING_FIELDS,
    {
      kind: 'list',
      key: 'golfGoals',
      label: copy.labels.golfGoals,
      choices: PRIMARY_GOALS.map((goal) => ({ value: goal, label: copy.goals[goal] })),
    },
    {
      kind: 'list',
      key: 'currentIssues',
      label: copy.labels.currentIssues,
      help: copy.help.currentIssues,
      choices: ISSUES.map((issue) => ({ value: issue, label: issue })),
    },
  ],
}
