import { courseHandicap } from '../handicap/course-handicap.ts'
import { partRoundScore } from '../handicap/expected-differential.ts'
import { adjustedGross } from '../handicap/net-double-bogey.ts'
import { EIGHTEEN_HOLES, NINE_HOLES, rangesOf } from '../handicap/round.ts'
import type { HoleCount, RatedField, RatedScore, Round } from '../handicap/round.ts'
import { parOf, strokesOn, withStrokesReceived } from './card.ts'
import type { CardHole, HoleWithStrokes } from './card.ts'

/** A card when its round is over. */
export type FinishedCard = Omit<
  Round,
  'holeCount' | 'adjustedGrossScore' | 'courseRating' | 'slopeRating' | 'handicapThen'
> & {
  readonly holeCount: HoleCount
  readonly courseRating: number | null
  readonly slopeRating: number | null
  /** The golfer's index when the round began; null without one. */
  readonly handicapThen: number | null
  /** All holes of the round, played or not, in the card's order. */
  readonly holes: readonly CardHole[]
}

/** The round of the index that a card gives, or why it gives none. */
export type CountingRound =
  | {
      readonly kind: 'counts'
      readonly round: Round
      /** Numbers of the holes that count net double bogey and not their score. */
      readonly cutHoles: readonly number[]
      /** Numbers of the holes that were not played and count what was expected. */
      readonly expectedHoles: readonly number[]
      /** Numbers of the holes without a par, which count as par 4. */
      readonly assumedParHoles: readonly number[]
    }
  /** The card has not as many holes as the round. */
  | { readonly kind: 'incomplete-card' }
  | { readonly kind: 'no-rating' }
  | { readonly kind: 'too-few-holes'; readonly missingCount: number }
  /** Without an index nothing is expected of the holes that were not played. */
  | { readonly kind: 'no-index-yet' }
  | { readonly kind: 'out-of-range'; readonly field: RatedField }

/** Rules of Handicapping, Rule 2.2: all of nine holes, and of eighteen more than nine. */
const FEWEST_HOLES_PLAYED = { [NINE_HOLES]: 9, [EIGHTEEN_HOLES]: 10 } as const satisfies Record<HoleCount, number>

/**
 * The round that a finished card gives to the index: its adjusted gross score, with 10 to 17 holes of eighteen completed
 * by what is expected of the others.
 */
export function countingRound(
  card: FinishedCard,
  { isRatingCounted }: { /** See `courseHandicap`. */ readonly isRatingCounted: boolean },
): CountingRound {
  const { holeCount, courseRating, slopeRating, handicapThen: index } = card
  if (card.holes.length !== holeCount) return { kind: 'incomplete-card' }
  if (courseRating === null || slopeRating === null) return { kind: 'no-rating' }
  const rated = { courseRating, slopeRating, playingConditions: card.playingConditions }

  const par = card.holes.reduce((sum, hole) => sum + parOf(hole), 0)
  const strokes =
    index === null ? undefined : courseHandicap({ index, ...rated, par, holeCount, isRatingCounted }).rounded
  const { holes } = withStrokesReceived(card.holes, strokes)
  const unplayed = holes.filter((hole) => strokesOn(hole) === undefined)
  const missingCount = FEWEST_HOLES_PLAYED[holeCount] - (holeCount - unplayed.length)
  if (missingCount > 0) return { kind: 'too-few-holes', missingCount }
  if (unplayed.length > 0 && index === null) return { kind: 'no-index-yet' }

  const { score, cutHoles } = adjustedGross(holes.flatMap(scored))
  const unplayedNetPar = unplayed.reduce((sum, hole) => sum + parOf(hole) + (hole.received ?? 0), 0)
  const part = { ...rated, playedStrokes: score, unplayedCount: unplayed.length, unplayedNetPar }
  const adjustedGrossScore = unplayed.length === 0 || index === null ? score : partRoundScore({ ...part, index })
  const figures = { ...rated, adjustedGrossScore }
  const field = fieldOutOfRange(figures, holeCount)
  if (field) return { kind: 'out-of-range', field }

  const { id, date, course, tees } = card
  // Of eighteen holes the score is all that a handicap decides; nine are completed by it.
  const then = holeCount === NINE_HOLES && index !== null ? { handicapThen: index } : {}
  return {
    kind: 'counts',
    round: { id, date, course, tees, ...figures, holeCount, ...then },
    cutHoles,
    expectedHoles: unplayed.map(({ number }) => number),
    assumedParHoles: holes.filter((hole) => hole.par === null).map(({ number }) => number),
  }
}

function scored(hole: HoleWithStrokes) {
  const score = strokesOn(hole)
  return score === undefined ? [] : [{ number: hole.number, par: parOf(hole), received: hole.received, score }]
}

function fieldOutOfRange(figures: Pick<RatedScore, RatedField>, holeCount: HoleCount): RatedField | undefined {
  const ranges = rangesOf(holeCount)
  const fields = ['courseRating', 'slopeRating', 'playingConditions', 'adjustedGrossScore'] as const
  return fields.find((field) => {
    const figure = figures[field]
    return figure !== null && !(figure >= ranges[field].lowest && figure <= ranges[field].highest)
  })
}
