import { courseHandicap } from '@bagwise/golf/handicap/course-handicap'
import type { StrokeRanking } from '@bagwise/golf/handicap/strokes-received'
import { parOf, strokesOn, withStrokesReceived } from '@bagwise/golf/play/card'
import type { CardHole, HoleWithStrokes } from '@bagwise/golf/play/card'
import { cardTotals, stablefordPoints } from '@bagwise/golf/play/card-totals'
import type { CardTotals } from '@bagwise/golf/play/card-totals'
import { countingRound } from '@bagwise/golf/play/counting-round'
import type { CountingRound } from '@bagwise/golf/play/counting-round'
import type { OpenRound } from '#data/play/use-played-rounds.ts'

export type PlayedWithRows = Extract<OpenRound, { is: 'open' }>['played']
/** What a card is made of. */
type CardRows = Pick<PlayedWithRows, 'round' | 'holes'>

/** Since 2024 the course handicap counts rating − par everywhere. */
const RATING = { isRatingCounted: true } as const

/** A hole as the card shows it. */
export type ShownHole = {
  readonly number: number
  readonly par: number
  readonly strokeIndex: number | null
  readonly lengthYards: number | null
  /** Undefined without a score. */
  readonly strokes: number | undefined
  /** Undefined without a course handicap. */
  readonly received: number | undefined
  readonly net: number | undefined
  readonly points: number | undefined
  /** Of a hole that was not holed. */
  readonly finish: 'picked-up' | 'conceded' | 'not-played' | undefined
}

export type RoundCard = {
  /** By number. */
  readonly holes: readonly ShownHole[]
  readonly totals: CardTotals
  readonly courseHandicap: number | undefined
  readonly rankedBy: StrokeRanking | undefined
}

/** The card of a round. While one is played by the Rules no most likely score is on it: it would tell strokes to go. */
export function roundCard({ round, holes }: CardRows): RoundCard {
  const isSilent = round.rules !== 'casual' && round.state === 'playing'
  const received = courseHandicapOf({ round, holes })
  const card = withStrokesReceived(holes, received)
  const counted = card.holes.map((hole) => (isSilent ? withoutLikelyScore(hole) : hole))
  return {
    holes: counted.map((hole, index) => shownHole(hole, holes[index]?.finish ?? null)),
    totals: cardTotals(counted),
    courseHandicap: received,
    rankedBy: card.rankedBy,
  }
}

/** The round of the index that it gives, or why it gives none; undefined for one that is not to count. */
export function indexRoundOf({ round, holes }: CardRows): CountingRound | undefined {
  return round.isCounting ? countingRound({ ...round, holes }, RATING) : undefined
}

/** Numbers of the holes that have no score and were not left out on purpose. */
export function openHoles({ holes }: Pick<CardRows, 'holes'>): readonly number[] {
  return holes.flatMap(({ number, score, finish }) => (score === null && finish === null ? number : []))
}

/** Whole strokes; undefined without an index, a rating, or some of the holes. */
function courseHandicapOf({ round, holes }: CardRows): number | undefined {
  const { handicapThen: index, courseRating, slopeRating, holeCount } = round
  if (index === null || courseRating === null || slopeRating === null || holes.length !== holeCount) return undefined
  const par = holes.reduce((sum, hole) => sum + parOf(hole), 0)
  return courseHandicap({ index, courseRating, slopeRating, par, holeCount, ...RATING }).rounded
}

function withoutLikelyScore<Hole extends CardHole>(hole: Hole): Hole {
  return hole.finish === 'picked-up' || hole.finish === 'conceded' ? { ...hole, finish: 'not-played' } : hole
}

function shownHole(hole: HoleWithStrokes, finish: CardHole['finish']): ShownHole {
  const { number, strokeIndex, lengthYards, received } = hole
  const strokes = strokesOn(hole)
  return {
    number,
    par: parOf(hole),
    strokeIndex,
    lengthYards,
    strokes,
    received,
    net: strokes === undefined || received === undefined ? undefined : strokes - received,
    points: stablefordPoints(hole),
    finish: finish === 'holed' || finish === null ? undefined : finish,
  }
}
