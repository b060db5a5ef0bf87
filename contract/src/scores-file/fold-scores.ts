import { MOST_ROUNDS } from '@bagwise/golf/handicap/round'
import type { Round } from '@bagwise/golf/handicap/round'
import type { FileScore } from './read-scores.ts'

/** What becomes of the rounds of a file beside those that are there. */
export type FoldedScores = {
  /** To be added, the latest day first. */
  readonly added: readonly FileScore[]
  /** Lines of rounds that the golfer has already. */
  readonly linesHere: readonly number[]
  /** Lines of rounds that stand further up in the file. */
  readonly linesTwice: readonly number[]
  /** The oldest, for which there is no room. */
  readonly leftOverCount: number
}

type Played = Pick<Round, 'date' | 'course' | 'adjustedGrossScore' | 'holeCount' | 'courseRating' | 'slopeRating'>

/** Rounds of the same day, course and score are one, nine holes only with the same rating: the other nine is another round.
 * Of more than can be kept the latest are added. */
export function foldScores(scores: readonly FileScore[], present: readonly Played[]): FoldedScores {
  const here = new Set(present.map(nameOf))
  const fresh = scores.filter(({ round }) => !here.has(nameOf(round)))
  const firstLines = new Map(fresh.toReversed().map(({ line, round }) => [nameOf(round), line]))
  const once = fresh.filter(({ line, round }) => firstLines.get(nameOf(round)) === line)
  const latestFirst = once.toSorted((a, b) =>
    a.round.date === b.round.date ? 0 : a.round.date < b.round.date ? 1 : -1,
  )
  const added = latestFirst.slice(0, Math.max(0, MOST_ROUNDS - present.length))
  return {
    added,
    linesHere: scores.filter(({ round }) => here.has(nameOf(round))).map(({ line }) => line),
    linesTwice: fresh.filter((score) => !once.includes(score)).map(({ line }) => line),
    leftOverCount: once.length - added.length,
  }
}

function nameOf({ date, course, adjustedGrossScore, holeCount, courseRating, slopeRating }: Played): string {
  const nine = holeCount === 9 ? [courseRating, slopeRating] : []
  return JSON.stringify([date, course.normalize('NFKC').trim().toLowerCase(), adjustedGrossScore, ...nine])
}
