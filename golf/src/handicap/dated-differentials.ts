import { FEWEST_HOLES } from './counted-differentials.ts'
import { byDay, estimateIndex, recordAfter, recordOf } from './estimated-index.ts'
import type { DatedDifferential, IndexEstimate, ScoringRecord } from './estimated-index.ts'
import { nineHoleDifferential } from './expected-differential.ts'
import { HIGHEST_INDEX } from './index-limits.ts'
import { EIGHTEEN_HOLES, isEighteenHoles, NINE_HOLES } from './round.ts'
import type { EighteenHoleScore, RatedScore, Round } from './round.ts'
import { scoreDifferential } from './score-differential.ts'

type Dated = { readonly id: string; readonly date: string }
type DatedScore = Dated & RatedScore & Pick<Round, 'handicapThen'>

type DifferentialsOfRounds = {
  readonly differentials: readonly DatedDifferential[]
  /** Rounds of nine holes without a handicap of their own, which count once there are 54 holes, and with them an index. */
  readonly waitingIds: readonly string[]
}

/** What a golfer's rounds give to an index. */
type RatedRounds = DifferentialsOfRounds & { readonly estimate: IndexEstimate }

type Progress = {
  readonly differentials: readonly DatedDifferential[]
  readonly waiting: readonly DatedScore[]
  /** Undefined before there is an index. */
  readonly record: ScoringRecord | undefined
}

/**
 * The 18-hole differentials of a golfer's rounds, each one a score of its own. Nine holes are completed by the handicap
 * with which they began, even before there is an index; where it is not known, by the index in effect before their day, and
 * those of before the first index by that one, as soon as there are 54 holes.
 */
export function datedDifferentials(rounds: readonly DatedScore[]): DifferentialsOfRounds {
  if (rounds.every(isEighteenHoles)) return { differentials: rounds.map(ofEighteen), waitingIds: [] }
  const start: Progress = { differentials: [], waiting: [], record: undefined }
  const { differentials, waiting } = byDay(rounds).reduce(afterDay, start)
  return { differentials, waitingIds: waiting.map(({ id }) => id) }
}

/** The index that the rounds give, or how many holes are missing; nine holes that wait for it are holes like others. */
export function rateRounds(rounds: readonly DatedScore[]): RatedRounds {
  const { differentials, waitingIds } = datedDifferentials(rounds)
  const estimate = estimateIndex(differentials)
  if (estimate.kind === 'known') return { differentials, waitingIds, estimate }
  const missingHoles = estimate.missingHoles - NINE_HOLES * waitingIds.length
  return { differentials, waitingIds, estimate: { kind: 'too-few', missingHoles } }
}

function afterDay({ differentials, waiting, record }: Progress, ofDay: readonly DatedScore[]): Progress {
  const index = record?.past.at(-1)?.index
  if (record && index !== undefined) {
    const added = ofDay.map((round) => ownDifferential(round) ?? ofNine(round, index))
    return { differentials: [...differentials, ...added], waiting, record: recordAfter(record, added) }
  }
  return withFirstIndex({
    differentials: [...differentials, ...ofDay.flatMap((round) => ownDifferential(round) ?? [])],
    waiting: [...waiting, ...ofDay.filter((round) => ownDifferential(round) === undefined)],
    record,
  })
}

function withFirstIndex(progress: Progress): Progress {
  const { differentials, waiting } = progress
  if (holesOf(differentials) + holesOf(waiting) < FEWEST_HOLES) return progress
  const index = firstIndex(progress, HIGHEST_INDEX)
  const all = [...differentials, ...waiting.map((round) => ofNine(round, index))]
  return { differentials: all, waiting: [], record: recordOf(all) }
}

/**
 * The index that the scores give when nine holes are completed by that same index, the highest where rounding leaves more
 * than one. The World Handicap System does not publish how it completes nines before there is an index. An index
 * changes what nine holes are expected to add by about half as much, so that from the highest index down it settles.
 */
function firstIndex(progress: Progress, index: number): number {
  const { differentials, waiting } = progress
  const estimate = estimateIndex([...differentials, ...waiting.map((round) => ofNine(round, index))])
  return estimate.kind === 'too-few' || estimate.index >= index ? index : firstIndex(progress, estimate.index)
}

function holesOf(played: readonly Pick<RatedScore, 'holeCount'>[]): number {
  return played.reduce((sum, { holeCount = EIGHTEEN_HOLES }) => sum + holeCount, 0)
}

/** What the round gives by itself; undefined for nine holes whose handicap is not known. */
function ownDifferential(round: DatedScore): DatedDifferential | undefined {
  if (isEighteenHoles(round)) return ofEighteen(round)
  return round.handicapThen === undefined ? undefined : ofNine(round, round.handicapThen)
}

function ofEighteen(round: Dated & EighteenHoleScore): DatedDifferential {
  return { id: round.id, date: round.date, differential: scoreDifferential(round) }
}

function ofNine(round: DatedScore, index: number): DatedDifferential {
  const { id, date } = round
  return { id, date, differential: nineHoleDifferential({ ...round, index }), holeCount: NINE_HOLES }
}
