/** An index considers this many of the latest scores (Rules of Handicapping, Rule 5.2b). */
export const FULL_RECORD_SCORES = 20

/** The minimum for an index, in any combination of nines and eighteens (Rules of Handicapping, Rule 4.5). */
export const FEWEST_HOLES = 54

type CountedDifferentials = {
  /** How many of the lowest differentials are averaged. */
  readonly lowestCount: number
  /** Added to the average: few scores flatter a golfer. */
  readonly adjustmentStrokes: number
}

type Row = CountedDifferentials & { readonly fromScores: number }

/** Rules of Handicapping, Rule 5.2a and 5.2b: each row applies from this many scores up to the next row. */
const TABLE: readonly Row[] = [
  { fromScores: 3, lowestCount: 1, adjustmentStrokes: -2 },
  { fromScores: 4, lowestCount: 1, adjustmentStrokes: -1 },
  { fromScores: 5, lowestCount: 1, adjustmentStrokes: 0 },
  { fromScores: 6, lowestCount: 2, adjustmentStrokes: -1 },
  { fromScores: 7, lowestCount: 2, adjustmentStrokes: 0 },
  { fromScores: 9, lowestCount: 3, adjustmentStrokes: 0 },
  { fromScores: 12, lowestCount: 4, adjustmentStrokes: 0 },
  { fromScores: 15, lowestCount: 5, adjustmentStrokes: 0 },
  { fromScores: 17, lowestCount: 6, adjustmentStrokes: 0 },
  { fromScores: 19, lowestCount: 7, adjustmentStrokes: 0 },
  { fromScores: 20, lowestCount: 8, adjustmentStrokes: 0 },
]

/** How many differentials count for an index with this many scores; undefined below three. */
export function countedDifferentials(scoreCount: number): CountedDifferentials | undefined {
  return TABLE.findLast(({ fromScores }) => scoreCount >= fromScores)
}
