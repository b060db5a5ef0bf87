import { netDoubleBogey } from '../handicap/net-double-bogey.ts'
import { strokesReceived } from '../handicap/strokes-received.ts'
import type { StrokeRanking } from '../handicap/strokes-received.ts'
import type { HoleFinish } from './played-record.ts'

/** A hole of a card: what is printed on it, null where it is not known, and what was written down. */
export type CardHole = {
  /** 1 to 18. */
  readonly number: number
  readonly par: number | null
  /** 1, where the first stroke is received, to 18. */
  readonly strokeIndex: number | null
  readonly lengthYards: number | null
  /** Strokes and penalties; of a hole that was not finished the most likely score. */
  readonly score: number | null
  /** Null while the hole is not finished. */
  readonly finish: HoleFinish | null
}

export type HoleWithStrokes = CardHole & {
  /** Negative where a plus golfer gives a stroke; undefined without a course handicap. */
  readonly received: number | undefined
}

type CardWithStrokes = {
  readonly holes: readonly HoleWithStrokes[]
  /** What the card says of the order in which strokes are received; undefined where none are. */
  readonly rankedBy: StrokeRanking | undefined
}

/** What a hole without a par counts as; more holes are par 4 than anything else. */
export const USUAL_PAR = 4

export function parOf({ par }: { readonly par: number | null }): number {
  return par ?? USUAL_PAR
}

/** The card with the strokes received on each hole. All holes of the round are needed, in the card's order. */
export function withStrokesReceived(
  holes: readonly CardHole[],
  /** Whole strokes; undefined without an index or a rating. */
  courseHandicap: number | undefined,
): CardWithStrokes {
  if (courseHandicap === undefined) {
    return { holes: holes.map((hole) => ({ ...hole, received: undefined })), rankedBy: undefined }
  }
  const { strokes, rankedBy } = strokesReceived({ courseHandicap, holes })
  return { holes: holes.map((hole, place) => ({ ...hole, received: strokes[place] })), rankedBy }
}

/**
 * Strokes on a hole, undefined where it was not played or has no score yet. One that was picked up or conceded has its
 * most likely score but never more than net double bogey (Rules of Handicapping, Rule 3.3), which is also what it has
 * without one.
 */
export function strokesOn(hole: HoleWithStrokes): number | undefined {
  switch (hole.finish) {
    case 'not-played':
      return undefined
    case 'picked-up':
    case 'conceded': {
      const mostStrokes = netDoubleBogey({ par: parOf(hole), received: hole.received })
      return Math.min(hole.score ?? mostStrokes, mostStrokes)
    }
    case 'holed':
    case null:
      return hole.score ?? undefined
  }
}
