import type { Hand } from '@bagwise/golf/golfer'
import { sidesAsSeen } from '@bagwise/golf/hand'
import type { StarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'

type GolferHand = Hand | null | undefined
type ChoiceWords = { readonly label: string; readonly help?: string }

export const subtitle = 'Five questions, and three first sets to choose from.'
export const loadingProfile = 'Loading your profile'
export const loadingSets = 'Loading the sets'
export const setsNotLoaded =
  "The sets didn't load. Your answers are still here. Check your connection, then press Get Recommendations again."

export const sectionTitle = 'Your first set'
export const budgetQuestion = {
  title: 'What would you spend on a first set?',
  help: 'Save some for balls, a glove and a lesson.',
}
export const frequencyQuestion = 'How often will you play?'
export const skillQuestion = 'How well do you play?'
export const missQuestion = {
  title: "Where's your usual miss?",
  help: 'Seen from behind the ball.',
}
export const courseQuestion = 'Where will you play most?'

export const budgets = {
  'under-500': { label: 'Under $500', help: 'Sets from $350 to $600' },
  '500-1200': { label: '$500 to $1,200', help: 'Sets from $800 to $1,500' },
  'over-1200': { label: 'Over $1,200', help: 'Sets from $1,800 to $3,000' },
} as const satisfies Record<StarterAnswers['budget'], ChoiceWords>

export const frequencies = {
  rarely: { label: 'Rarely', help: 'A few rounds a year' },
  monthly: { label: 'Monthly', help: 'About once a month' },
  weekly: { label: 'Weekly', help: 'About once a week' },
  multiple: { label: 'Several times a week' },
} as const satisfies Record<StarterAnswers['frequency'], ChoiceWords>

export const skillLevels = {
  beginner: { label: 'Beginner', help: "I'm happy when it gets airborne" },
  intermediate: { label: 'Intermediate', help: 'Most shots go where I look' },
  advanced: { label: 'Advanced', help: 'I can shape it on purpose' },
} as const satisfies Record<StarterAnswers['skillLevel'], ChoiceWords>

export const misses = {
  right: { label: 'Right' },
  left: { label: 'Left' },
  short: { label: 'Short' },
  long: { label: 'Long' },
  inconsistent: { label: 'Anywhere', help: "All over, or I don't know yet" },
} as const satisfies Record<StarterAnswers['missPattern'], ChoiceWords>

export const courses = {
  municipal: { label: 'Municipal', help: 'A public course: short grass, few surprises' },
  parkland: { label: 'Parkland', help: 'Trees, soft ground, shots that must stop' },
  resort: { label: 'Resort', help: 'Wide fairways, many bunkers, water' },
  links: { label: 'Links', help: 'Wind, firm ground, deep bunkers' },
} as const satisfies Record<StarterAnswers['courseType'], ChoiceWords>

export const tapHint = 'A tap on an answer brings the next question.'
export const back = 'Back'
export const next = 'Next'
export const finish = 'Get Recommendations'
export const analyzing = 'Analyzing...'

export const answersHeading = 'Your answers'
/** In the order of the questions. */
export const answerNames = ['Budget', 'Rounds', 'Level', 'Bad shot', 'Course']
export const notAnswered = 'to come'
export const answersUse = 'Your budget picks the sets. How often you play ranks them.'

/** What a miss is called when the question does not stand above them. */
const missWords = {
  right: 'Misses right',
  left: 'Misses left',
  short: 'Misses short',
  long: 'Misses long',
  inconsistent: 'Misses anywhere',
} as const satisfies Record<StarterAnswers['missPattern'], string>

/** The five answers in short words, in the order they were asked. */
export function answerWords(
  { budget, frequency, skillLevel, missPattern, courseType }: StarterAnswers,
  hand: GolferHand,
): string[] {
  return [
    budgets[budget].label,
    frequencies[frequency].label,
    skillLevels[skillLevel].label,
    sidesAsSeen(missWords[missPattern], hand),
    courses[courseType].label,
  ]
}
