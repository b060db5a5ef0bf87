import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { StrokeRanking } from '@bagwise/golf/handicap/strokes-received'
import type { HoleCount } from '@bagwise/golf/handicap/round'
import { rangesOf } from '@bagwise/golf/handicap/round'
import { unitShort } from '#quantities/distance.ts'
import { listed } from '#courses/courses.copy.ts'
import type { LoopKind, RatingProblem } from './round-plan.ts'

export const courseTitle = 'Course'
export const otherCourse = 'Another course'
export const courseName = 'Name of the course'
export const courseProblem = 'Type the name of the course.'
export const near = 'near you'
export const playedBefore = 'played before'
export const onThisPhone = 'on this phone'

export const holesTitle = 'Holes'
export const loopLegend = 'How many'
export const loops = { full: '18', front: 'Front 9', back: 'Back 9', one: 'One hole' } as const satisfies Record<
  LoopKind,
  string
>
export const startHole = 'Start at hole'
export const oneHole = 'Hole'

export const teesTitle = 'Tees'
export const teesLegend = 'Tees'
export const noTees = 'As mapped'
export const otherTees = 'Other'
export const teesName = 'Name or color'
export const courseRating = 'Course rating'
export const slopeRating = 'Slope'
export const ratingHelp = 'From the card. Without them you still get your score, but no course handicap.'

export function ratingProblem({ field }: RatingProblem, holeCount: HoleCount): string {
  const { courseRating: rating, slopeRating: slope } = rangesOf(holeCount)
  switch (field) {
    case 'both':
      return 'Type both, course rating and slope, or neither.'
    case 'courseRating':
      return `The rating of ${holeCount} holes is ${rating.lowest} to ${rating.highest}, with one decimal.`
    case 'slopeRating':
      return `Slope is a whole number from ${slope.lowest} to ${slope.highest}.`
  }
}

export const cardTitle = 'Card'
export const cardKnown = 'par and length known'
export const cardUnknown = 'par 4 until you set it'
export const cardHelp = 'Tap the pars that differ. You can set them on the hole, too.'
export const parOf = (hole: number) => `Par of hole ${hole}`
export const indexOf = (hole: number) => `Stroke index of hole ${hole}`
export const lengthOf = (hole: number) => `Length of hole ${hole}`
export const cardHeads = (units: PreferredUnits) => ['Hole', 'Par', 'Index', `Length (${unitShort(units)})`] as const

export const rulesTitle = 'Rules'
/** RND-06 quotes the next three. */
export const rulesQuestion = 'Does this round count under the Rules of Golf?'
export const noDevices = 'No distance devices here'
export const counting = 'Count it for my estimated index'
export const rules = { casual: 'No', tournament: 'Yes' } as const
export const rulesHelp = 'Then you see distances only: no club, no line, no plays-like.'
export const noDevicesHelp = 'Local Rule G-5: no distances at all. Your card and your book stay open.'
export const countingHelp = 'It needs a course rating and slope.'

export const readyTitle = 'Before the first tee'
export const courseHandicap = (strokes: number) =>
  strokes < 0 ? `Course handicap +${-strokes}` : `Course handicap ${strokes}`
export const estimateNote = 'an estimate'
export const noHandicap = 'No course handicap: add your handicap in the profile and the rating of the tees.'
export const noRating = 'No course handicap without course rating and slope.'

/** 'You get 17, one on each but 11.' */
export function strokesLine(
  holes: readonly { readonly number: number; readonly received: number | undefined }[],
): string {
  const total = holes.reduce((sum, { received = 0 }) => sum + received, 0)
  if (total === 0) return 'You get no strokes.'
  if (total < 0) {
    const given = holes.filter(({ received = 0 }) => received < 0).map(({ number }) => String(number))
    return `You give ${strokesText(-total)} back, on ${listed(given)}.`
  }
  const least = Math.min(...holes.map(({ received = 0 }) => received))
  const more = holes.filter(({ received = 0 }) => received > least).map(({ number }) => String(number))
  const fewer = holes.filter(({ received = 0 }) => received === least).map(({ number }) => String(number))
  if (more.length === 0) return `You get ${total}, ${each(least)}.`
  if (fewer.length <= MOST_NAMED) return `You get ${total}, ${each(least + 1)} but ${listed(fewer)}.`
  if (least === 0) return `You get ${total}, on ${listed(more)}.`
  return `You get ${total}, ${each(least)} and one more on ${listed(more)}.`
}

const MOST_NAMED = 3
const COUNTS = ['none', 'one', 'two', 'three', 'four'] as const
const each = (count: number) => `${COUNTS[count] ?? count} on each`
const strokesText = (count: number) => (count === 1 ? 'one stroke' : `${count} strokes`)

export const dots = (count: number) => (count < 0 ? `give ${-count}` : count === 0 ? 'no stroke' : strokesText(count))
export const dotsCaption = 'Strokes by hole'

const RANKED: Record<StrokeRanking, string | undefined> = {
  'stroke-index': undefined,
  length: 'By length: the card has no stroke indexes.',
  order: 'In order: the card has neither stroke indexes nor lengths.',
}
export const rankedLine = (ranking: StrokeRanking | undefined) => ranking && RANKED[ranking]

export const ticks = {
  battery: 'Battery',
  storage: 'Room on this phone',
  position: 'Position',
  offline: 'Works without reception',
} as const
export type Tick = keyof typeof ticks
export const fine = 'fine'
export const tickHelp = {
  battery: 'Charge it, or bring a power bank: a round takes a third.',
  storage: 'Free some space, or your taps may not be kept.',
  position: 'Bagwise asks when you start. Say no, and you type distances.',
  positionBlocked: 'Blocked for this site. Type distances, or allow it in your browser.',
  offline: 'Stay connected for a minute, then reload this page.',
} as const

export const whyPosition =
  'When you start, your browser asks where you are. Distances then update as you walk, and your position never leaves this phone.'
export const start = 'Start the round'
export const starting = 'Starting'
export const notStarted = "The round couldn't be started. Try again."
export const notKept = "The round couldn't be kept on this phone. Free up space before you play."

export const openTitle = 'You have a round open'
export const openLine = 'Finish it or leave it before you start another.'
export const leaveIt = 'Leave it and start another'

export const lengthRange = (from: number, to: number, units: PreferredUnits) =>
  `Lengths run from ${from} to ${to} ${unitShort(units)}.`

export const continueIt = 'Continue your round'
export const parOpen = '4?'
export const indexOpen = '–'
