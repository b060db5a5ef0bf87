import type { GapInterval } from '@bagwise/golf/gapping/gap-interval'
import type { Gap, GapClub, GapVerdict } from '@bagwise/golf/gapping/find-gaps'
import type { ScoreBand } from '@bagwise/golf/gapping/gapping-score'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { ClubType } from '@bagwise/golf/club'
import { clubName } from '#charts/gap-text.ts'
import { clubList, distanceApart, gapName } from '#charts/gap.copy.ts'
import { shownDistance, unitWord, unitWords } from '#quantities/distance.ts'

type InUnits<Facts> = Facts & { readonly units: PreferredUnits }

export const title = 'Distances'
export const subtitle = 'Your numbers, and the gaps between them.'
/** What could not be loaded, in the sentence that says so. */
export const loadedThing = 'distances'
export const loading = 'Loading your distances'
/** What the numbers of a sheet are. */
export const carryFact = (units: PreferredUnits) => `carry, ${unitWords(units)}`
export const cardTitle = 'Yardage card'
export const cardAnswer = 'to print or keep'
export const cardReason = 'Your carries on one page, with your short swings.'
export const makeCard = 'Make a yardage card'
export const importTitle = 'Import shots'
export const importAnswer = 'from a launch monitor'
export const importReason = 'Import your shots for real numbers.'
export const importShots = 'Import shots'
export const betterBagTitle = 'A better bag'
export const coveredAnswer = (share: string) => `${share} covered`

export const scoreTitle = 'Gapping Score'

export function scoredClubs({
  clubCount,
  carriedCount,
  hasPutter,
}: {
  /** With a distance. */
  readonly clubCount: number
  readonly carriedCount: number
  readonly hasPutter: boolean
}): string {
  if (clubCount < carriedCount) return `${clubCount} of ${carriedCount} clubs have a distance`
  const count = clubCount === 1 ? '1 club' : `${clubCount} clubs`
  return hasPutter ? `${count}, putter left out` : count
}

/** The words under the score's bar. */
export const bandLabels = {
  'needs-work': 'Needs Work',
  good: 'Good',
  excellent: 'Excellent',
} as const satisfies Record<ScoreBand, string>

/** Instead of a number. */
export const noScoreYet = 'Measure three clubs for a score'
/** Beside the score for the golfer's swing. */
export const fixedRuleScore = (score: number) => `5-20 rule: ${score}`

/** The two readings of a bag. */
export const ruleLegend = 'Gaps judged'
export const ruleLabels = { swing: 'For your swing', fixed: '5-20 rule' } as const

/** Instead of a score. */
export const oneDistance = 'One distance leaves no gap to judge: give a second club a number.'
/** After the word for the band, as 'Excellent.'. */
export const evenEstimates = 'No overlap and no hole, as far as estimates can tell: measure some clubs to be sure.'
export const evenBag =
  'No overlap and no hole: there is a club for every distance between your longest and your shortest.'

/** What the first thing to do about a gap is worth, without the yards, which are said once, with the gap. */
export const closeGap = (club: ClubType) => `Close the gap above your ${clubName(club)}`
export const settleOverlap = ([longer, shorter]: readonly [ClubType, ClubType]) =>
  `Sort out your ${clubName(longer)} and ${clubName(shorter)}`
export const measureClubs = (clubs: readonly ClubType[]) => `Measure your ${clubList(clubs)} first.`
export const reach = (remedy: string, score: number) => `${remedy} and you reach ${score}.`
export const firstOfAll = (remedy: string) => `${remedy} first.`

export const ladderTitle = 'Yardage ladder'
/** Beside a solid and a dashed line, in the key of the ladder. */
export const ownKey = 'yours'
export const estimatedKey = 'estimated ±'
/** On the fairway, where there is little room. */
export const noClub = 'no club'
export const toTheTee = 'to the tee'
export const clubColumn = 'Club'
export const carryColumn = (units: PreferredUnits) => `Carry, ${unitWords(units)}`

export const ladderOfNone = 'Yardage ladder without clubs.'

export const ladderOfOne = ({ club, units }: InUnits<{ readonly club: GapClub }>) =>
  `Yardage ladder: one club, ${carryOf(club, units)} ${unitWords(units)}.`

export function ladderSpan({
  clubCount,
  longest,
  shortest,
  units,
}: InUnits<{ readonly clubCount: number; readonly longest: GapClub; readonly shortest: GapClub }>): string {
  return `Yardage ladder: ${clubCount} clubs from ${carryOf(longest, units)} to ${carryOf(shortest, units)} ${unitWords(units)}.`
}

export function ladderEstimates(estimatedCount: number, clubCount: number): string {
  if (estimatedCount === clubCount) return 'All of them are estimated.'
  return `${estimatedCount} of them ${estimatedCount === 1 ? 'is' : 'are'} estimated.`
}

export const everyGapGood = 'Every gap is good.'

export function ladderFault({ gap, units }: InUnits<{ readonly gap: Gap }>): string {
  const pair = `${clubName(gap.longer.club)} and ${clubName(gap.shorter.club)}`
  return gap.verdict === 'too-large'
    ? `No club between ${pair}: ${gapName(gap, units)}.`
    : `${pair} are only ${distanceApart(gap, units)} apart.`
}

export const clubsTitle = 'Club Distances'
/** What is in the closed list. */
export const clubCount = (count: number) => (count === 1 ? '1 club' : `${count} clubs`)
export const estimateCount = (count: number) =>
  count === 0 ? 'none' : count === 1 ? '1 estimate' : `${count} estimates`
/** Behind a gap, what it is in four cases of five: '(8 to 16)'. */
export const gapInterval = ({ fromYards, toYards }: GapInterval, units: PreferredUnits) =>
  `(${shownDistance(fromYards, units)} to ${shownDistance(toYards, units)})`
/** In the place of a verdict that more shots may change. */
export const notSureYet = 'not sure yet'
/** Explains the word of `idealGap`. */
export const idealMeaning = 'ideal: what suits your swing'
export const idealGap = (shown: number) => `ideal ${shown}`

/** Directly behind the ideal, where the golfer's swing reads the gap differently from the fixed limits. */
export const swingVerdicts = {
  good: ', fine for you',
  'too-close': ', close for you',
  'too-large': ', wide for you',
} as const satisfies Record<GapVerdict, string>

/** Behind the number of a gap, before its verdict: 'yards apart', 'yard gap'. */
export function gapUnit({
  verdict,
  shown,
  units,
}: InUnits<{ readonly verdict: GapVerdict; readonly shown: number }>): string {
  return verdict === 'too-close'
    ? `${shown === 1 ? unitWord(units) : unitWords(units)} apart`
    : `${unitWord(units)} gap`
}

export const noDistance = 'no distance yet'
export const editDistance = (club: string) => `Edit ${club} distance`
export const editNote = 'Use your average, not your best. Saves as Measured.'
/** Of a number that shots have made. */
export const editOverShotsNote = 'Another number saves as Manual. Your shots stay.'

export const startTitle = 'Get Started with Distance Tracking'
export const startHint = 'Add one number and your ladder starts here.'
export const calculate = 'Calculate My Distances'
export const reasonsTitle = 'Why Track Distances?'
export const reasons = [
  'Pick clubs by numbers, not hope.',
  'Find the hole in your bag before the course does.',
  'You find two clubs that do one job, and free a place for one you need.',
  'Advice on every shot gets better with every number you add.',
]
export const typicalTitle = 'Typical ranges'
export const typicalCaption = (units: PreferredUnits) => `Typical carry by club, in ${unitWords(units)}`

function carryOf({ club, carryYards }: GapClub, units: PreferredUnits): string {
  return `${clubName(club)} ${shownDistance(carryYards, units)}`
}
