import type { LoggedStrokes } from '@bagwise/golf/play/hole-log'
import { unplacedCount } from '@bagwise/golf/play/hole-lacks'
import type { HoleLacks } from '@bagwise/golf/play/hole-lacks'
import type { Penalty, PlayedLie } from '@bagwise/golf/play/played-record'
import { clubName } from '#charts/gap-text.ts'
import type { PlayedShot } from '@bagwise/contract/play'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'
import { quantityText, unitFor } from '#quantities/quantity.ts'

export const title = 'Every shot'
export const holeTitle = (number: number) => `Hole ${number}`
export const holeFacts = (par: number, length: string | undefined) =>
  length === undefined ? `par ${par}` : `par ${par}, ${length}`
export const holeByHole = 'Hole by hole'
export const allPlaced = 'Every stroke has its place.'
export const noShots = 'No shots kept on this card.'
export const toFix = (count: number) => (count === 1 ? '1 hole needs fixing' : `${count} holes need fixing`)
export const fixHole = (number: number) => `Fix hole ${number}`
export const changeHole = (number: number) => `Change hole ${number}`
export const afterRound = 'You can fix shots once the round is over.'
export const firstFix = 'Fix them one by one'
export const next = 'Next'
export const done = 'Done'

const LIES = {
  tee: 'tee',
  fairway: 'fairway',
  rough: 'rough',
  bunker: 'bunker',
  fringe: 'fringe',
  'cart-path': 'cart path',
  trees: 'trees',
} as const satisfies Record<PlayedLie, string>
export const lieName = (lie: PlayedLie) => LIES[lie]
const PENALTY_NOTES = {
  none: undefined,
  area: 'penalty area, +1',
  unplayable: 'unplayable, +1',
  'stroke-and-distance': 'stroke and distance, +1',
  'two-stroke': 'local rule, +2',
} as const satisfies Record<Penalty, string | undefined>

export const strokeName = (club: PlayedShot['club']) => (club === null ? 'Stroke' : clubName(club))
export const distanceText = (yards: number, units: PreferredUnits) =>
  `${shownDistance(yards, units)} ${unitShort(units)}`

/** 'rough · 152 yd left · penalty area, +1'. */
export function strokeFacts(
  shot: PlayedShot,
  units: PreferredUnits,
  { areDistancesHidden = false }: { readonly areDistancesHidden?: boolean } = {},
): string {
  const { lie, leftYards, penalty, swing } = shot
  return [
    lie === null ? 'no lie' : LIES[lie],
    areDistancesHidden ? undefined : leftYards === null ? 'no place' : `${distanceText(leftYards, units)} left`,
    swing === 'chip' ? 'chip' : undefined,
    PENALTY_NOTES[penalty],
    shot.isLeftOut ? 'not counted' : shot.branch === 'provisional' ? 'provisional' : undefined,
  ]
    .flatMap((part) => part ?? [])
    .join(' · ')
}
const feetText = (feet: number, units: PreferredUnits) => quantityText('rise', feet, units, units === 'yards' ? 0 : 1)
export const puttsName = (putts: number) => (putts === 1 ? '1 putt' : `${putts} putts`)
export const puttsFacts = (firstPuttFeet: number | null, units: PreferredUnits) =>
  firstPuttFeet === null ? 'first putt: no length' : `first from ${feetText(firstPuttFeet, units)}`

/** '1 stroke has no place'. */
export function lacksText(lacks: HoleLacks): string {
  const count = unplacedCount(lacks)
  const parts = [
    count > 0 && (count === 1 ? '1 stroke has no place' : `${count} strokes have no place`),
    lacks.isPuttMissing && 'first putt has no length',
    lacks.isOverCard && 'more strokes than the card',
  ].flatMap((part) => part || [])
  const text = parts.join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** '4 shots + 1 penalty + 2 putts = 7, card says 7.' */
export function sumText({ shots, penalties, putts }: LoggedStrokes, score: number | null): string {
  const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
  const parts = [
    counted(shots, 'shot'),
    ...(penalties > 0 ? [counted(penalties, 'penalty', 'penalties')] : []),
    counted(putts, 'putt'),
  ]
  const sum = `${parts.join(' + ')} = ${shots + penalties + putts}`
  return score === null ? `${sum}, no score yet.` : `${sum}, card says ${score}.`
}
export const whichIsRight = 'Which is right?'
export const cardIsRight = (score: number) => `The card: ${score}`
export const shotsAreRight = (logged: number) => `The shots: ${logged}`

/** In a tournament no club is named. */
export const samePlace = (club?: string) =>
  club === undefined ? 'Two strokes tapped at one place.' : `Two strokes tapped at one place, the second with ${club}.`
export const twinStrokes = (club?: string) =>
  club === undefined ? 'Two devices each added a shot here.' : `Two devices each added a shot here: ${club}.`
export const anyClub = 'no club'
/** RND-19 and RND-35 quote one each. */
export const ofTaps = { ask: 'One stroke or two?', one: 'One stroke', two: 'Two strokes' }
export const ofTwins = { ask: 'One shot or two?', one: 'One shot', two: 'Two shots' }
export const oneTaken = 'Counted as one stroke.'

export const stripSentence = (number: number, placed: readonly string[], without: number) =>
  [
    `Hole ${number} from the tee to the flag.`,
    placed.length > 0 && `Strokes from ${placed.join(', ')} left.`,
    without > 0 && (without === 1 ? '1 stroke has no place.' : `${without} strokes have no place.`),
  ]
    .filter(Boolean)
    .join(' ')
export const stripHelp = 'Tap the picture where the ball was, or use − and +.'
export const stripCaption = 'Strokes of the hole'
export const stripColumns = (units: PreferredUnits) => ['Stroke', `Left, ${unitWords(units)}`] as const
export const unknown = '–'
/** Read out before its number. */
export const changeStroke = 'Change stroke'
export const missed = 'Add a missed stroke'
export const missedTitle = 'Missed stroke'
export const playedAfter = 'Played after'
export const teeFirst = 'Nothing, it was the first stroke'
export const strokeNumbered = (index: number, name: string) => `Stroke ${index}, ${name}`
export const club = 'Club'
export const lie = 'Lie'
export const notKnown = 'Not known'
export const leftLabel = (units: PreferredUnits) => `To the pin, ${unitWords(units)}`
export const puttLabel = (units: PreferredUnits) => `First putt, ${units === 'yards' ? 'feet' : 'meters'}`
export const feetUnit = (units: PreferredUnits) => unitFor('rise', units)
export const less = (step: number, unit: string) => `${step} ${unit} less`
export const moreBy = (step: number, unit: string) => `${step} ${unit} more`
export const stoppedHere = (distance: string) => `Stopped at ${distance}`
export const save = 'Save'
export const addIt = 'Add it'
export const leaveIt = 'Leave it'
export const takeOut = 'Take it out'
export const takenOut = 'Stroke taken out.'
export const swap = (name: string) => `Swap club with ${name}`
export const wasChip = 'First putt was a chip'
export const scoreStays = 'None of this changes your score.'

export const wrongDistance = (most: number, unit: string) => `0 to ${most} ${unit}.`
