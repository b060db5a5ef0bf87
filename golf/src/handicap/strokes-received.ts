/** What the order of the holes follows in which strokes are received. */
export type StrokeRanking = 'stroke-index' | 'length' | 'order'

type RankedHole = {
  /** 1, where the first stroke is received, to 18; null where the card has none. */
  readonly strokeIndex: number | null
  readonly lengthYards: number | null
}

/**
 * Strokes received on each hole, in the order given, which should be the card's. The holes are ranked among themselves,
 * so that nine of eighteen rank 1 to 9 (Rules of Handicapping, Appendix E). A plus golfer's are negative and begin at
 * the highest stroke index. Unless every hole has a stroke index of its own the longest hole ranks first, one of unknown
 * length last, and equal ones in the order given.
 */
export function strokesReceived({
  courseHandicap,
  holes,
}: {
  /** Whole strokes. */
  readonly courseHandicap: number
  readonly holes: readonly RankedHole[]
}): { readonly strokes: readonly number[]; readonly rankedBy: StrokeRanking } {
  const rankedBy = rankingOf(holes)
  const places = [...holes.entries()]
    .toSorted(([, one], [, other]) => rankBetween(one, other, rankedBy))
    .map(([place]) => place)
  const onEveryHole = Math.floor(courseHandicap / holes.length)
  const moreCount = courseHandicap - onEveryHole * holes.length
  return { strokes: holes.map((_, place) => onEveryHole + (places.indexOf(place) < moreCount ? 1 : 0)), rankedBy }
}

function rankingOf(holes: readonly RankedHole[]): StrokeRanking {
  const strokeIndexes = new Set(holes.map(({ strokeIndex }) => strokeIndex))
  if (strokeIndexes.size === holes.length && !strokeIndexes.has(null)) return 'stroke-index'
  return holes.some(({ lengthYards }) => lengthYards !== null) ? 'length' : 'order'
}

function rankBetween(one: RankedHole, other: RankedHole, rankedBy: StrokeRanking): number {
  switch (rankedBy) {
    case 'stroke-index':
      return (one.strokeIndex ?? 0) - (other.strokeIndex ?? 0)
    case 'length':
      return (other.lengthYards ?? 0) - (one.lengthYards ?? 0)
    case 'order':
      return 0
  }
}
