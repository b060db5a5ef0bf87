import type { HandicapTrend } from '@bagwise/golf/progress/handicap-trend'
import type { Round } from '@bagwise/contract/rounds'

export const undo = 'Undo'
export const cancel = 'Cancel'
export const tryAgain = 'Try again'

export const trend = 'Handicap trend'
export const progressHistory = 'Progress history'
export const waitingText = (entryCount: number) =>
  entryCount === 0
    ? 'Nothing to compare yet. Each day on which your handicap or a distance changes is kept here by itself.'
    : 'Your trend appears after your second update.'
/** Specification 1 §4. */
export const trendWords = {
  improving: 'Improving',
  declining: 'Declining',
  stable: 'Stable',
} as const satisfies Record<HandicapTrend, string>
export const trendCaption = 'One circle for each day with a change. Up is better.'

type TrendEnd = { readonly handicap: string; readonly day: string }
type Trend = {
  readonly first: TrendEnd
  readonly last: TrendEnd
  readonly entryCount: number
  readonly trend: HandicapTrend
}

export const trendSentence = ({ first, last, entryCount, trend: going }: Trend) =>
  `Handicap from ${first.handicap} on ${first.day} to ${last.handicap} on ${last.day}, over ${entryCount} entries. ${trendWords[going]} over the latest three.`

export const historyCaption = 'Handicap and changed distances by day'
export const dayColumn = 'Day and what changed'
export const handicapColumn = 'Handicap'
export const fewerDays = 'Show fewer days'
export const allDays = (count: number) => `Show all ${count} days`
export const firstDistances = (count: number) => `${count} ${count === 1 ? 'distance' : 'distances'} to start with`
/** After a distance with its unit. */
export const estimated = ' estimated'
export const distanceNew = ({ club, distance }: { readonly club: string; readonly distance: string }) =>
  `${club} new, ${distance}`
export const distanceRemoved = (club: string) => `${club} removed`
/** After a list of changes. */
export const moreChanges = (count: number) => ` and ${count} more`

export const rounds = 'Rounds'
export const addRound = 'Add a round'
export const fromFile = 'From a file'
export const editRound = 'Edit round'
/** Once above the button, where fields are marked. */
export const fixFields = (count: number) => (count === 1 ? 'Fix the marked field.' : `Fix the ${count} marked fields.`)
export const saveRound = 'Save round'
export const deleteRound = 'Delete round'
export const roundDeleted = (day: string) => `Your round of ${day} is deleted.`
export const roundsNotKept = 'This device cannot keep your latest rounds. Stay on this page until they are saved.'
export const remembered = "Can't reach Bagwise. This is what your device remembers."
export const roundsFailed = "Your rounds didn't load. Nothing is lost. Check your connection and try again."
export const noRounds = 'No rounds yet'
export const noRoundsHint = 'Post three rounds to get an estimated index. Six rounds of 9 holes do it too.'
export const differentialHint =
  'The number is the score differential: strokes over the course rating, as on a course of standard slope.'
export const latestRounds = 'Show the latest rounds'
export const allRounds = (count: number) => `Show all ${count} rounds`

export const estimatedIndex = 'Estimated index'
export const indexSource = 'Figured the WHS way. Only your golf association issues an official index.'
export const beyondBest = (best: string) => `Bagwise keeps handicaps up to ${best}. Please check the scores.`
export const isYourHandicap = 'This is your handicap.'
export const takeAsHandicap = 'Use as my handicap'
export const handicapChanged = (handicap: string) => `Your handicap is ${handicap} now.`
type Missing = { readonly missingHoles: number; readonly waitingCount: number }

const EIGHTEEN = 18
/** Rounds as long as only eighteens are there and missing. */
const missing = ({ missingHoles, waitingCount }: Missing) => {
  const roundCount = missingHoles / EIGHTEEN
  if (waitingCount > 0 || !Number.isInteger(roundCount)) return `${missingHoles} more holes`
  return roundCount === 1 ? '1 more round' : `${roundCount} more rounds`
}
const untilThen = (waitingCount: number) =>
  waitingCount === 0 ? '' : ` Your ${waitingCount === 1 ? 'nine waits' : 'nines wait'} until you have 54.`
/** What is still needed for an estimated index. */
export const missingText = (still: Missing) =>
  `${missing(still)} and Bagwise estimates your index.${untilThen(still.waitingCount)}`

type BestRounds = { readonly countedCount: number; readonly roundCount: number; readonly average: string }

export const bestRounds = ({ countedCount, roundCount, average }: BestRounds) =>
  `Best ${countedCount} of ${roundCount}, average ${average}.`
export const fewRounds = ({ roundCount, strokes }: { readonly roundCount: number; readonly strokes: number }) =>
  `With only ${roundCount} rounds, ${strokes === 1 ? '1 stroke comes off' : `${strokes} strokes come off`}.`
export const exceptionalLowered = 'An exceptional round has lowered the rounds up to it as well.'

type Held = { readonly index: string; readonly lowest: string }

export const softCap = ({ index, lowest }: Held) =>
  `Held at ${index}: beyond 3 strokes over your lowest of the past year, ${lowest}, only half counts.`
export const hardCap = ({ index, lowest }: Held) =>
  `Held at ${index}: 5 strokes over your lowest of the past year, ${lowest}, is as far as it goes.`

/** Read out before the number. */
export const differential = 'Differential '
export const noDifferential = '–'
export const waits = 'Waits for 54 holes'
export const counts = 'Counts'
export const exceptional = 'Exceptional'
export const takenAs = (lowered: string) => `taken as ${lowered}`
export const notSaved = (reason: string) => `Not saved, so it does not count: ${reason}`
export const ok = 'OK'

type RoundFacts = {
  readonly day: string
  readonly isNine: boolean
  readonly strokes: string
  /** Holes were not played and count what was expected. */
  readonly isPart: boolean
  readonly courseRating: string
  readonly slopeRating: number
}

export const roundFacts = ({ day, isNine, strokes, isPart, courseRating, slopeRating }: RoundFacts) =>
  `${day} · ${isNine ? '9 holes · ' : ''}${strokes} strokes${isPart ? ', some expected' : ''} · ${courseRating}/${slopeRating}`

type RoundPlace = { readonly day: string; readonly course: string }

export const changeSeen = ({ day, course }: RoundPlace) => `OK: the change to the round of ${day}, ${course}, is seen`
export const editRoundOf = ({ day, course }: RoundPlace) => `Edit the round of ${day}, ${course}`

/** In the list of what another device has changed. */
export const changedFieldNames = {
  course: 'course',
  tees: 'tees',
  courseRating: 'course rating',
  slopeRating: 'slope',
  date: 'day',
  adjustedGrossScore: 'score',
  playingConditions: 'playing conditions',
  holeCount: 'holes',
  handicapThen: 'handicap at the start',
} as const satisfies Record<Exclude<keyof Round, 'id'>, string>
export const changedElsewhere = 'Changed on another device'
export const notDeleted = 'Not deleted, because it was changed on another device'
export const noTees = 'none'
export const conditionsNotKnown = 'not known'
export const handicapNotSaid = 'from your rounds'

export const playedBefore = 'Played before'
export const holeCounts = { 18: '18 holes', 9: '9 holes' } as const
export const courseOfNine = (course: string) => `${course}, 9 holes`
export const labels = {
  course: 'Course',
  tees: 'Tees',
  courseRating: 'Course rating',
  slopeRating: 'Slope',
  date: 'Day',
  playingConditions: 'Playing conditions',
  adjustedGrossScore: 'Adjusted gross score',
  holeCount: 'Holes',
} as const satisfies Record<Exclude<keyof Round, 'id' | 'handicapThen'>, string>
export const help = {
  tees: 'Color or name; may stay empty.',
  slopeRating: 'On the scorecard, as 128.',
  playingConditions: 'PCC, when your club told you.',
  adjustedGrossScore:
    'Count no hole higher than par plus 2 plus the strokes you receive on it, or par plus 5 while you have no handicap.',
} as const satisfies Partial<Record<keyof Round, string>>
export const courseRatingHelp = {
  18: 'On the scorecard, as 71.3.',
  9: 'For the nine holes, as 35.6.',
} as const
export const partScoreHelp = "Holes you didn't play count the score expected of you. Leave it, or enter a whole number."
export const notKnown = 'Not known'

type Range = { readonly lowest: number; readonly highest: number }

/** What is wrong with a field. */
export const courseFault = (mostCharacters: number) =>
  `Enter the name of the course, ${mostCharacters} characters at most.`
export const teesFault = (mostCharacters: number) => `Use ${mostCharacters} characters at most.`
export const courseRatingFault = ({ lowest, highest, example }: Range & { readonly example: string }) =>
  `Enter the course rating from the scorecard: ${lowest} to ${highest}, as ${example}.`
export const slopeRatingFault = ({ lowest, highest }: Range) =>
  `Enter the slope from the scorecard: a whole number from ${lowest} to ${highest}.`
export const scoreFault = ({ lowest, highest, holeCount }: Range & { readonly holeCount: number }) =>
  `Enter your strokes on ${holeCount} holes: a whole number from ${lowest} to ${highest}.`
export const conditionsFault = 'Choose one of the list.'
export const dayMissing = 'Enter the day you played.'
export const dayToCome = 'That date is in the future.'
export const dayTooEarly = 'Enter a day from the year 2000 on.'
