/** Rules of Handicapping, Rule 3.1b. */
const DOUBLE_BOGEY = 2
/** Over par, before there is an index (Rules of Handicapping, Rule 3.1a). */
const MOST_OVER_PAR_WITHOUT_INDEX = 5

/** The most that a hole counts for an index: par + 2 + strokes received, or par + 5 without an index. */
export function netDoubleBogey({
  par,
  received,
}: {
  readonly par: number
  /** Negative where a plus golfer gives a stroke; undefined without an index. */
  readonly received: number | undefined
}): number {
  return received === undefined ? par + MOST_OVER_PAR_WITHOUT_INDEX : par + DOUBLE_BOGEY + received
}

type ScoredHole = {
  readonly number: number
  readonly par: number
  readonly received: number | undefined
  readonly score: number
}

/** The sum of the lower of score and net double bogey, and the numbers of the holes where that was not the score. */
export function adjustedGross(holes: readonly ScoredHole[]): {
  readonly score: number
  readonly cutHoles: readonly number[]
} {
  return {
    score: holes.reduce((sum, hole) => sum + Math.min(hole.score, netDoubleBogey(hole)), 0),
    cutHoles: holes.filter((hole) => hole.score > netDoubleBogey(hole)).map(({ number }) => number),
  }
}

/**
 * What a golfer who does not hole out writes down: strokes so far and those expected to the hole, halves rounded up, but
 * never more than net double bogey (Rules of Handicapping, Rule 3.3).
 */
export function mostLikelyScore({
  strokesSoFar,
  expectedStrokesToGo,
  par,
  received,
}: {
  /** Including penalties. */
  readonly strokesSoFar: number
  readonly expectedStrokesToGo: number
  readonly par: number
  readonly received: number | undefined
}): number {
  return Math.min(Math.round(strokesSoFar + expectedStrokesToGo), netDoubleBogey({ par, received }))
}
