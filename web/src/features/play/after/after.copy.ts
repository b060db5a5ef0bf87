import type { DrillCategory } from '@bagwise/content/drills/drill'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { CostliestCell, MissSide } from '@bagwise/golf/play/costliest-cell'
import type { Clarity } from '@bagwise/golf/play/gain-words'
import type { Part } from '@bagwise/golf/play/parts'
import type { MissingHole, PartGains } from '@bagwise/golf/play/round-gains'
import type { ShotCell } from '@bagwise/golf/play/shot-cells'
import { handicapText } from '#quantities/handicap.ts'
import { numberText } from '#quantities/number-text.ts'
import { textInUnits } from '#quantities/text-in-units.ts'

export const parts = {
  tee: 'Off the tee',
  approach: 'Approach',
  'short-game': 'Short game',
  putting: 'Putting',
  'no-place': 'No place',
} as const satisfies Record<Part, string>
const COST_MOST = {
  tee: 'Tee shots cost most',
  approach: 'Approach shots cost most',
  'short-game': 'The short game cost most',
  putting: 'Putting cost most',
  'no-place': 'Strokes without a place cost most',
} as const satisfies Record<Part, string>
export const costMost = (part: Part) => COST_MOST[part]
export const costNothing = 'No part cost you strokes'
export const clarities = {
  'as-usual': 'as usual',
  hint: 'a hint',
  clear: 'clear',
} as const satisfies Record<Clarity, string>
export const strokesUnit = 'strokes'

/** '+0.9', '−2.6', '0.0'. */
export function gainText(strokes: number): string {
  const text = numberText(strokes, 1)
  return strokes > 0 && /[1-9]/.test(text) ? `+${text}` : text
}
export const plusMinus = (strokes: number) => `±${numberText(strokes, 1)}`

const CELLS = {
  tee: 'tee shots',
  penalties: 'penalties after the tee shot',
  'approach-50-to-100-yards': 'shots from 50 to 100 yards',
  'approach-100-to-150-yards': 'shots from 100 to 150 yards',
  'approach-150-to-200-yards': 'shots from 150 to 200 yards',
  'approach-from-200-yards': 'shots from 200 yards and more',
  sand: 'bunker shots near the green',
  chip: 'chips',
  pitch: 'pitches',
  'putts-to-6-feet': 'putts up to 6 feet',
  'putts-to-25-feet': 'first putts from 6 to 25 feet',
  'putts-beyond-25-feet': 'first putts beyond 25 feet',
} as const satisfies Record<ShotCell, string>
const SIDES = {
  left: 'Most misses end left.',
  right: 'Most misses end right.',
  short: 'Most misses end short.',
  long: 'Most misses end long.',
} as const satisfies Record<MissSide, string>
const ROUNDS_FOR_PROOF = 5

/** Under strokes of which only the number is known: on a card alone, and where a tap has no distance. */
export const placeThem =
  'Nothing says where they were played. Tap your shots as you play, or add them under Every shot.'
export const nothingStandsOut = 'Nothing stands out. Play on.'

/** What the latest five rounds say; of fewer it is a hint. */
export function cellSentence(cell: CostliestCell, units: PreferredUnits): string {
  const { roundCount, meanStrokes, missSide } = cell
  const name = textInUnits(CELLS[cell.cell], units)
  const over = roundCount === 1 ? 'in this round' : `over your last ${roundCount} rounds`
  const cost = `${name} cost most, about ${numberText(-meanStrokes, 1)} strokes per 18 holes.`
  const start = roundCount < ROUNDS_FOR_PROOF ? `A hint, not yet proof: ${over}` : `O${over.slice(1)}`
  return [`${start}, ${cost}`, missSide && SIDES[missSide]].filter(Boolean).join(' ')
}

const golferOff = (compared: number) => (compared === 0 ? 'A scratch golfer' : `A golfer off ${handicapText(compared)}`)
/** 'scratch', '15', '40'. */
const offText = (compared: number) => (compared === 0 ? 'scratch' : handicapText(compared))
export const against = (compared: number) => `Against golfers off ${offText(compared)}`
export const orOff = (compared: number) => `or off ${offText(compared)}`
export const noHandicap = 'You had no index that day, so we compare with golfers off 18.'
export const costs = 'costs strokes'
export const gives = 'gains strokes'

function shotsText(part: Part, { shotCount }: Pick<PartGains, 'shotCount'>): string {
  if (part === 'putting') return shotCount === 1 ? '1 putt' : `${shotCount} putts`
  if (part === 'no-place') return shotCount === 1 ? '1 stroke' : `${shotCount} strokes`
  return shotCount === 1 ? '1 shot' : `${shotCount} shots`
}
export const rowFacts = (part: Part, gains: PartGains) =>
  [shotsText(part, gains), plusMinus(gains.seStrokes), clarities[gains.clarity]]
    .map((fact) => fact.replaceAll(' ', '\u00A0'))
    .join(' · ')

type Expected = { readonly compared: number; readonly expected: number; readonly score: number }
export const expectedLine = ({ compared, expected, score }: Expected, isWhole: boolean) =>
  `${golferOff(compared)} would take ${numberText(expected, 1)} on ${isWhole ? 'these holes' : 'the holes counted here'}. You took ${score}.`
export const courseLine = 'This course, beyond its length'
export const courseNote = (courseStrokes: number) =>
  courseStrokes >= 0
    ? `Its rating says it plays ${numberText(courseStrokes, 1)} harder than its length. It isn’t counted in any part.`
    : `Its rating says it plays ${numberText(-courseStrokes, 1)} easier than its length. It isn’t counted in any part.`
export const whiskers = 'Thin lines hold two in three rounds of the same game. One round can’t tell +0.7 from 0.'
export const movedNote = (moved: number) =>
  moved < LEAST_MOVED
    ? 'No strokes moved between parts.'
    : `${numberText(moved, 1)} moved between parts, so playing to your handicap comes to 0 in each.`
const LEAST_MOVED = 0.05

export function missingText(missing: readonly MissingHole[]): readonly string[] {
  const named = (problem: MissingHole['problem'], why: string) => {
    const holes = missing.flatMap((hole) => (hole.problem === problem ? hole.number : []))
    return holes.length === 0
      ? []
      : [`No strokes gained on ${holes.length === 1 ? 'hole' : 'holes'} ${holes.join(', ')}: ${why}.`]
  }
  return [...named('no-length', 'no length'), ...named('no-score', 'no score')]
}
export const noGainsTitle = 'No strokes gained yet'
export const noGains = 'Strokes gained need a score and a length for at least one hole.'

export const sentenceOf = (lines: readonly { readonly part: Part; readonly gains: PartGains }[], compared: number) =>
  `Strokes gained against golfers off ${offText(compared)}: ${lines
    .map(({ part, gains }) => `${parts[part].toLowerCase()} ${gainText(gains.strokes)} ${plusMinus(gains.seStrokes)}`)
    .join(', ')}.`
export const tableCaption = 'Strokes gained by part'
export const tableColumns = ['Part', 'Shots', 'Strokes', '±', 'Moved'] as const
export const wordsColumn = 'Says'
export const totalRow = 'Total'

export const scoreFact = 'score'
export const adjustedFact = 'adjusted'
export const cutFact = (hole: number, counts: number, score: number) =>
  `adjusted: hole ${hole} counts ${counts}, not ${score}`
export const cutsFact = (holes: readonly number[]) => `adjusted: holes ${holes.join(', ')} count less`
export const expectedFact = (count: number) =>
  `adjusted: ${count === 1 ? '1 hole counts' : `${count} holes count`} what’s expected`
export const differentialFact = 'differential, estimate'
export const waitingFact = 'differential: nine holes wait for your index'
export const unknown = '–'

export const everyShot = 'Every shot'
export const toCard = 'Look at the card'
export const toTrend = 'Your trend'
export const leftNote = 'You left this round before the end.'

export const drillTitle = 'Practice this'
export const drillFacts = { duration: 'Duration', frequency: 'How often' } as const
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
