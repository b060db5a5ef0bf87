import type { PlayedRound } from '@bagwise/contract/play'
import type { HolesTotal } from '@bagwise/golf/play/card-totals'
import type { StrokeRanking } from '@bagwise/golf/handicap/strokes-received'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { unitShort } from '#quantities/distance.ts'
import { numberText } from '#quantities/number-text.ts'
import type { ShownHole } from '#features/play/round-card.ts'

export const cardTitle = 'Card'
export const nines = { out: 'Out', in: 'In', total: 'Total' } as const
export const heads = (units: PreferredUnits) =>
  ({ hole: 'Hole', par: 'Par', index: 'Index', length: unitShort(units), score: 'Score' }) as const

/** 'Nov 21, white tees'; 'Nov 21, white tees, advice from hole 9' where a tournament was turned off. */
export const roundFacts = (day: string, { tees, adviceFromHole }: Pick<PlayedRound, 'tees' | 'adviceFromHole'>) =>
  [
    day,
    ...(tees === '' ? [] : [`${tees} tees`]),
    ...(adviceFromHole === null ? [] : [`advice from hole ${adviceFromHole}`]),
  ].join(', ')
/** '19 over', '2 under', 'even par'. */
export const overPar = (strokes: number) =>
  strokes === 0 ? 'even par' : strokes > 0 ? `${strokes} over` : `${-strokes} under`
export const through = (count: number) => `through ${count}`
export const receives = (strokes: number) =>
  strokes < 0 ? `You give ${-strokes} ${strokesWord(-strokes)}.` : `You get ${strokes} ${strokesWord(strokes)}.`
export const rankings = {
  'stroke-index': undefined,
  length: 'No stroke indexes on this card, so the longest holes get strokes first.',
  order: 'No indexes and no lengths on this card, so strokes follow the hole order.',
} as const satisfies Record<StrokeRanking, string | undefined>
export const noStrokes = 'Strokes received need an index, and a rating and slope for these tees.'
/** Under a card on which picked-up holes show no number yet. */
export const silentHoles = 'A picked-up hole gets its most likely score when the round is over.'

export const finishes = { 'picked-up': 'picked up', conceded: 'conceded', 'not-played': 'not played' } as const
export const finishMarks = { 'picked-up': 'PU', conceded: 'C', 'not-played': '–' } as const
export const noScore = 'no score'

/** As golfers call a score. */
export function scoreName(strokes: number, par: number): string {
  if (strokes === 1) return 'hole in one'
  const over = strokes - par
  const named = {
    '-3': 'albatross',
    '-2': 'eagle',
    '-1': 'birdie',
    0: 'par',
    1: 'bogey',
    2: 'double bogey',
    3: 'triple bogey',
  }
  if (Object.hasOwn(named, over)) return named[over as keyof typeof named]
  return over > 0 ? `${over} over par` : `${-over} under par`
}

/** Read out for the dots of a hole. */
export const dotsText = (received: number) =>
  received < 0 ? `gives ${-received} ${strokesWord(-received)}` : `${received} ${strokesWord(received)} received`

export function holeSentence({ strokes, par, net, points, finish }: ShownHole): string {
  if (strokes === undefined) return finish ? `Hole ${finishes[finish]}.` : 'No score yet.'
  const parts = [
    finish && finishes[finish],
    scoreName(strokes, par),
    net !== undefined && `net ${numberText(net)}`,
    points !== undefined && pointsText(points),
  ].flatMap((part) => part || [])
  const text = parts.join(' · ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
export const openHole = (number: number) => `Open hole ${number}`
export const holeLabel = (number: number) => `Hole ${number}`
export const scoreLabel = (number: number, words: string) => `Hole ${number}, ${words}. Net, points and score`
export const fewer = (number: number) => `One stroke less on hole ${number}`
export const more = (number: number) => `One stroke more on hole ${number}`

/** Below the whole card. */
export function totalsLine({ net, points }: HolesTotal): string | undefined {
  return net === undefined || points === undefined ? undefined : `Net ${numberText(net)} · ${pointsText(points)}`
}
export const legend =
  'Circle: under par. Square: over par. Doubled: two or more. Each dot is a stroke you get. Tap a score for net and points.'

export const print = 'Print'
export const savePicture = 'Save as a picture'
export const sharePicture = 'Share as a picture'
export const pictureSaved = 'The picture of your card is with your downloads.'
export const pictureFailed = 'Couldn’t make the picture. You can still print your card.'
export const toShots = 'Every shot'
export const toRound = 'The round'

const pointsText = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`

function strokesWord(count: number): string {
  return count === 1 ? 'stroke' : 'strokes'
}
