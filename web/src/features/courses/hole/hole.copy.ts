import type { PreferredUnits } from '@bagwise/golf/golfer'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { HoleChoice } from '@bagwise/golf/shot-advice/ground/hole-shot'
import type { Lie, Pin } from '@bagwise/golf/shot-advice/shot'
import type { Cover } from '@bagwise/golf/shot-advice/ground/ground'
import type { AdviceProblem } from '@bagwise/golf/shot-advice/advise'
import { capitalized } from '#features/courses/courses.copy.ts'
import { coverWord, lineWords } from '#features/courses/line.copy.ts'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'
import { numberText } from '#quantities/number-text.ts'

export const notFoundTitle = 'No such hole'
export const notFound = 'This course has no hole by that number.'
export const toCourse = 'All holes'
export const previous = 'Previous hole'
export const next = 'Next hole'

export const greenNames = { front: 'Front', middle: 'Middle', back: 'Back' } as const
/** Said where the map has no green. */
export const noGreen = 'The green is not mapped. The middle is the end of the hole on the map.'
/** HOL-08 quotes it. */
export const noTees = 'place of the tees not mapped'

export const modesLegend = 'A tap on the picture'
export const modes = { ball: 'Ball', aim: 'Aim', pin: 'Pin' } as const
export type TapMode = keyof typeof modes
export const modeHelp = {
  ball: 'Tap where your ball is.',
  aim: 'Tap where you want to aim.',
  pin: 'Tap the hole on the green.',
} as const satisfies Record<TapMode, string>
export const undo = 'Undo'
export const iAmHere = 'I am here'
export const locating = 'Locating'
export const typeIt = 'Type it'
export const more = 'More'
export const done = 'Done'

export const lieLegend = 'Ball lie'
export const lies = {
  tee: 'Tee',
  fairway: 'Fairway',
  rough: 'Rough',
  bunker: 'Sand',
  fringe: 'Fringe',
} as const satisfies Record<Exclude<Lie, 'cart-path'>, string>
export const byTheMap = 'by the map'
export const maybe = 'maybe'

export const onGreen = 'On the green: putt.'
export const inWater = 'In water: one penalty stroke, then tap where you drop.'
export const isOut = 'Out of bounds: stroke and distance. Play again from where you were.'

/** 'Aim at the left edge of the second bunker, 231', 'Aim at the flag', 'Aim 4 yd left of the flag' */
export function aimLine(
  choice: HoleChoice,
  { pinYards, units }: { readonly pinYards: number; readonly units: PreferredUnits },
): string {
  const { aim } = choice
  // The flag is a mark as well, and mostly the nearest one.
  const isEdgeNearest = aim.kind === 'edge' && aim.offDeg < Math.abs(choice.startLineDeg)
  if (choice.leftYards > NEAR_PIN_YARDS || isEdgeNearest) {
    const words = lineWords(aim, units)
    return aim.kind === 'edge' ? `Aim at the ${words}.` : `Aim ${words === MIDDLE ? `down the ${MIDDLE}` : words}.`
  }
  const aside = shownDistance(pinYards * Math.tan((choice.startLineDeg * Math.PI) / HALF_TURN_DEG), units)
  if (aside === 0) return 'Aim at the flag.'
  return `Aim ${Math.abs(aside)} ${unitShort(units)} ${aside > 0 ? 'right' : 'left'} of the flag.`
}

const MIDDLE = 'middle of the fairway'
/** A ball nearer than this was meant for the pin. */
export const NEAR_PIN_YARDS = 30
const HALF_TURN_DEG = 180

/** 'Carries 153, give or take 14.' */
export function carryLine(choice: HoleChoice, units: PreferredUnits): string {
  const carry = shownDistance(choice.carryTodayYards, units)
  return `Carries ${carry}, give or take ${shownDistance(choice.spread.distanceSdYards, units)}.`
}

/** 'Leaves 142.' Undefined where the ball is meant for the pin. */
export function leavesLine(choice: HoleChoice, units: PreferredUnits): string | undefined {
  return choice.leftYards > NEAR_PIN_YARDS ? `Leaves ${shownDistance(choice.leftYards, units)}.` : undefined
}

/** 'About the same as 7-Iron.', '0.12 strokes more than 7-Iron.' */
export function costText(costStrokes: number, best: ClubType): string {
  const than = clubName(best)
  return costStrokes < SAME_STROKES
    ? `About the same as the best line with ${than}.`
    : `${numberText(costStrokes, 2)} strokes more than the best line with ${than}.`
}

const SAME_STROKES = 0.015

export const bestLine = 'Back to the best line'
export const clubBefore = 'Shorter club'
export const clubAfter = 'Longer club'
export const clubName = (club: ClubType) => CLUBS[club].displayName

export const swingName = ({ swingFraction, kind }: Pick<HoleChoice, 'swingFraction' | 'kind'>) => {
  if (kind !== 'full' && kind !== 'pitch') return ` ${kind.replace('-and-', ' and ')}`
  if (swingFraction >= FULL_FROM) return ''
  return swingFraction >= THREE_QUARTER_FROM ? ' ¾' : ' ½'
}
const FULL_FROM = 0.95
const THREE_QUARTER_FROM = 0.65

export const waiting = 'Choosing a club'
export const answerLabel = 'Club and line'
export const yourLine = 'Your line.'
export const amongTrees = 'Among trees by the map: punching out may be the shot.'

export const noDistances = 'Add a distance for at least one club, and Bagwise names the club and the line here.'
export const toBag = 'To your bag'

export function adviceProblem(problem: AdviceProblem['problem']): string {
  return problem === 'wind-too-strong'
    ? 'No club in your bag gets the ball forward in this wind.'
    : 'There is no advice from here. Move the ball, or type the distance.'
}

/** '142 to clear', '118 to reach' on a plate, the number apart. */
export const reachNote = 'to reach'
export const coverNote = 'to clear'

/** The table. */
export const numbersCaption = 'Distances from the ball'
export const numbersColumns = (units: PreferredUnits) =>
  ['What', `To reach (${unitShort(units)})`, `To clear (${unitShort(units)})`] as const
export const hazardRow = (
  { cover, isAssumed }: { readonly cover: Cover; readonly isAssumed: boolean },
  index: number,
) => {
  const word = coverWord(cover)
  return `${index + 1}. ${capitalized(word)}${isAssumed ? ' (assumed)' : ''}`
}
export const greenRow = 'Green'

export const tournamentLabel = 'Tournament'
export const tournamentHelp = 'Distances only: no club, no line, no plays-like.'
export const tournamentNote = 'Tournament: distances only.'

export const heightChoices = { unknown: 'Unknown', higher: 'Higher', lower: 'Lower' } as const
export const heightLegend = 'The target is'
export const heightField = 'By how much'
export const heightHint = (most: number, unit: string) => `0 to ${most} ${unit}.`

export const pinLegend = 'Pin'
export const pins = { front: 'Front', middle: 'Middle', back: 'Back' } as const satisfies Record<Pin, string>
export const softGround = 'Soft ground, little roll'
export const softHelp = 'The ball stops sooner.'

export const typeTitle = 'Where is your ball?'
export const typeDistance = 'To the middle of the green'
export const typeSide = 'Side of the hole'
export const typeSides = { left: 'Left', middle: 'On line', right: 'Right' } as const
export const typeAside = 'How far off line'
export const typeProblem = (most: number, units: PreferredUnits) =>
  `Type a whole number from 1 to ${most} ${unitWords(units)}.`
export const placeBall = 'Put the ball there'

export const positionOff = (yards: number, units: PreferredUnits) =>
  `Position good to ${shownDistance(yards, units)} ${unitShort(units)} only.`
export const positionOld = 'Your position is getting old.'
export const positionBlocked = "Your browser doesn't tell Bagwise where you are. Tap the picture instead, or type it."
export const positionNone = "Your phone hasn't found its position yet. Tap the picture instead, or type it."
export const positionFar = 'You are not on this hole. Tap the picture instead, or type it.'

export const numberIt = 'Which hole is this?'
export const noNumber = '?'

/** What the picture shows, for ears: 'Hole 12, par 3. Front 142, middle 155, back 166 yards. Advised: 7-iron.' */
export function sentence({
  title,
  green,
  units,
  club,
  hazardCount,
}: {
  readonly title: string
  readonly green: { readonly frontYards: number; readonly middleYards: number; readonly backYards: number } | undefined
  readonly units: PreferredUnits
  readonly club: string | undefined
  readonly hazardCount: number
}): string {
  const shown = (yards: number) => shownDistance(yards, units)
  const parts = [
    `${title}.`,
    ...(green
      ? [
          `Front ${shown(green.frontYards)}, middle ${shown(green.middleYards)}, back ${shown(green.backYards)} ${unitWords(units)}.`,
        ]
      : []),
    ...(club === undefined ? [] : [`Club: ${club}.`]),
    ...(hazardCount === 0 ? [] : [`${hazardCount} ${hazardCount === 1 ? 'hazard' : 'hazards'} on the line.`]),
  ]
  return parts.join(' ')
}
