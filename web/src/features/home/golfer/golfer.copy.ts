import type { JourneyStepId } from '@bagwise/golf/journey'

type ClubCounts = { readonly count: number; readonly neededCount: number }

export const journeyTitle = 'Your Bagwise Journey'
export const profileFailed = "We couldn't load your profile. Nothing is lost. Try again."
export const tryAgain = 'Try again'

export const stepTitles = {
  profile: 'Complete your profile',
  bag: 'Build your golf bag',
  distances: 'Set your distances',
  advice: 'Get shot advice',
} as const satisfies Record<JourneyStepId, string>

/** What to press at a step that is still to do; none at the last, which is always done. */
export const stepActions = {
  profile: 'Add your name',
  bag: 'Choose your clubs',
  distances: 'Set distances',
} as const satisfies Partial<Record<JourneyStepId, string>>

// Read out after the title of a step.
export const stepDone = ', done'
export const stepToDo = ', to do'

export const namesMissing = 'First and last name'
export const nameAndHandicap = ({ name, handicap }: { readonly name: string; readonly handicap: string }) =>
  `${name}, handicap ${handicap}`
export const clubsInBag = (counts: ClubCounts) => `${countOfNeeded(counts)} clubs in the bag`
export const clubsWithDistance = (counts: ClubCounts) => `${countOfNeeded(counts)} clubs with a distance`
export const bagWithDistances = ({
  knownCount,
  carriedCount,
}: {
  readonly knownCount: number
  readonly carriedCount: number
}) => `${knownCount} of ${carriedCount} clubs have a number`
export const adviceOpen = 'Ready when you are'

export const quizTitle = 'Learn Your Golf Game'
export const quizLine = '4 questions, 30 seconds. Then every tool knows your game.'
export const startQuiz = 'Start the quiz'
export const namePromptTitle = 'Complete Your Profile'
export const namePromptLine = 'Add your first and last name to use the tools.'
export const namePromptLink = 'Add your name'

export const focusTitle = 'Your Golf Focus'
export const noFocus = 'Nothing to work on yet. Tell us about your game'

export const pinLabel = 'How far is the pin?'
export const getClub = 'Get my club'

/** '2 of 5' while clubs are missing, then '6'. */
function countOfNeeded({ count, neededCount }: ClubCounts): string {
  return count < neededCount ? `${count} of ${neededCount}` : `${count}`
}
