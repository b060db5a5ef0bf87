import { PLAYED_PARTS } from './parts.ts'
import type { PlayedPart } from './parts.ts'
import type { RoundGains } from './round-gains.ts'

/** Means of so many of the latest rounds are shown. */
export const TREND_ROUNDS = { few: 5, some: 10, many: 20 } as const
/** Strokes are those of so many holes: nine count half. */
const FULL_HOLES = 18
const HALF_STROKE = 0.5

/** A part in one round, for a circle of its own. */
export type TrendPoint = {
  /** In 18 holes. */
  readonly strokes: number
  readonly seStrokes: number
  readonly holeCount: number
}

export type TrendMean = {
  /** How many rounds were asked for; there may be fewer. */
  readonly ofRounds: number
  readonly roundCount: number
  /** In 18 holes. */
  readonly meanStrokes: number
  /** Half the band: one standard error of the mean. */
  readonly seStrokes: number
}

export type PartTrend = {
  /** Oldest first. */
  readonly points: readonly TrendPoint[]
  readonly means: readonly TrendMean[]
  /**
   * Rounds of 18 holes that are missing until a mean as large as that of the latest twenty is beyond one standard error: 0
   * where it is, undefined where it is nothing.
   */
  readonly missingRounds: number | undefined
  /** The same for half a stroke a round; undefined without a round. */
  readonly missingForHalfStroke: number | undefined
}

/**
 * How each part has gone over the latest rounds, oldest first. Rounds without a hole that gives gains do not count, nor for a
 * part those without a shot in it.
 */
export function gainTrend(rounds: readonly RoundGains[]): Readonly<Record<PlayedPart, PartTrend>> {
  const counted = rounds.filter(({ holes }) => holes.length > 0)
  return Object.fromEntries(PLAYED_PARTS.map((part) => [part, partTrend(counted, part)])) as Record<
    PlayedPart,
    PartTrend
  >
}

/** Of the rounds that have a shot in the part: a card alone says nothing of it. */
function partTrend(all: readonly RoundGains[], part: PlayedPart): PartTrend {
  const rounds = all.filter(({ byPart }) => byPart[part].shotCount > 0)
  const longest = rounds.slice(-TREND_ROUNDS.many)
  const latest = pointOf(longest, part)
  return {
    points: longest.map((round) => pointOf([round], part)),
    means: Object.values(TREND_ROUNDS).map((ofRounds) => {
      const counted = rounds.slice(-ofRounds)
      const { strokes, seStrokes } = pointOf(counted, part)
      return { ofRounds, roundCount: counted.length, meanStrokes: strokes, seStrokes }
    }),
    missingRounds: latest.strokes === 0 ? undefined : missingRounds(latest),
    missingForHalfStroke: latest.holeCount === 0 ? undefined : missingRounds({ ...latest, strokes: HALF_STROKE }),
  }
}

/** Of all their holes, as eighteen of them. */
function pointOf(rounds: readonly RoundGains[], part: PlayedPart): TrendPoint {
  const sumOf = (of: (round: RoundGains) => number) => rounds.reduce((sum, round) => sum + of(round), 0)
  const holeCount = sumOf(({ holes }) => holes.length)
  const perHoles = FULL_HOLES / Math.max(1, holeCount)
  return {
    strokes: perHoles * sumOf(({ byPart }) => byPart[part].strokes),
    seStrokes: perHoles * Math.sqrt(sumOf(({ byPart }) => byPart[part].seStrokes ** 2)),
    holeCount,
  }
}

/** The error of a mean shrinks with the root of the rounds. */
function missingRounds({ strokes, seStrokes, holeCount }: TrendPoint): number {
  const roundCount = holeCount / FULL_HOLES
  const neededCount = roundCount * (seStrokes / strokes) ** 2
  return Math.max(0, Math.ceil(neededCount - roundCount))
}
