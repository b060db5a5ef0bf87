import { daysBetween } from '../calendar-days.ts'
import { countedDifferentials, FEWEST_SCORES, FULL_RECORD_SCORES } from './counted-differentials.ts'
import { exceptionalReductionStrokes } from './exceptional-score.ts'
import { cappedTenths, HIGHEST_INDEX } from './index-limits.ts'
import type { IndexCap } from './index-limits.ts'
import { nearestOfQuotient, strokesFromTenths, tenthsFromStrokes } from './tenths.ts'

/** A score's differential and the golfer's calendar day, such as 2026-11-21. */
export type DatedDifferential = { readonly id: string; readonly date: string; readonly differential: number }

/** One of the latest twenty scores, and how it counts. */
export type ConsideredScore = {
  readonly id: string
  /** After reductions. */
  readonly differential: number
  /** Strokes subtracted for exceptional scores. */
  readonly reductionStrokes: number
  readonly isExceptional: boolean
  /** Among the averaged lowest. */
  readonly isCounted: boolean
}

type KnownIndex = {
  readonly kind: 'known'
  /** Strokes with one decimal, at most 54; a plus handicap is negative. */
  readonly index: number
  /** Of the counted differentials. */
  readonly averageDifferential: number
  readonly adjustmentStrokes: number
  readonly cap: IndexCap
  /** The lowest index of the 365 days before the latest score; undefined with fewer than twenty. */
  readonly lowIndex: number | undefined
  /** The latest twenty or fewer, oldest first. */
  readonly scores: readonly ConsideredScore[]
}

export type IndexEstimate = KnownIndex | { readonly kind: 'too-few'; readonly missingCount: number }

/** Period of the Low Index (Rules of Handicapping, Rule 5.7). */
const LOW_INDEX_DAYS = 365

type Score = {
  readonly id: string
  /** After reductions. */
  readonly tenths: number
  readonly reductionStrokes: number
  readonly isExceptional: boolean
}

type PastIndex = { readonly date: string; readonly index: number }

/**
 * The World Handicap System's index for these scores, revised after each day as the system does overnight: lowest
 * differentials of the latest twenty, reductions for exceptional scores, both caps. An estimate, since committees may
 * decide otherwise.
 */
export function estimateIndex(played: readonly DatedDifferential[]): IndexEstimate {
  let record: readonly Score[] = []
  let past: readonly PastIndex[] = []
  let estimate: IndexEstimate = { kind: 'too-few', missingCount: FEWEST_SCORES }
  for (const [date, ofDay] of byDay(played)) {
    record = withDay(record, { ofDay, indexInEffect: past.at(-1)?.index })
    estimate = estimateFrom(record, lowestOfYear(past, date))
    if (estimate.kind === 'known') past = [...past, { date, index: estimate.index }]
  }
  return estimate
}

/** Earliest day first. Of one day's scores the better counts as the later one, in any input order. */
function byDay(played: readonly DatedDifferential[]): ReadonlyMap<string, readonly DatedDifferential[]> {
  const inOrder = played.toSorted(
    (a, b) => ordered(a.date, b.date) || b.differential - a.differential || ordered(a.id, b.id),
  )
  return new Map(inOrder.map(({ date }) => [date, inOrder.filter((score) => score.date === date)]))
}

function ordered(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}

type Day = { readonly ofDay: readonly DatedDifferential[]; readonly indexInEffect: number | undefined }

/** Adds a day's scores to the record; exceptional ones reduce each of the latest twenty, including themselves. */
function withDay(record: readonly Score[], { ofDay, indexInEffect }: Day): readonly Score[] {
  const added = ofDay.map(({ id, differential }) => {
    const takenStrokes = exceptionalReductionStrokes({ differential, indexInEffect })
    const tenths = tenthsFromStrokes(differential)
    return { takenStrokes, score: { id, tenths, reductionStrokes: 0, isExceptional: takenStrokes > 0 } }
  })
  const takenStrokes = added.reduce((sum, each) => sum + each.takenStrokes, 0)
  return [...record, ...added.map(({ score }) => score)].slice(-FULL_RECORD_SCORES).map((score) => ({
    ...score,
    tenths: score.tenths - tenthsFromStrokes(takenStrokes),
    reductionStrokes: score.reductionStrokes + takenStrokes,
  }))
}

function lowestOfYear(past: readonly PastIndex[], latestDay: string): number | undefined {
  const ofYear = past.filter(({ date }) => daysBetween({ from: date, to: latestDay }) <= LOW_INDEX_DAYS)
  return ofYear.length === 0 ? undefined : Math.min(...ofYear.map(({ index }) => index))
}

function estimateFrom(record: readonly Score[], lowestPast: number | undefined): IndexEstimate {
  const counted = countedDifferentials(record.length)
  if (!counted) return { kind: 'too-few', missingCount: FEWEST_SCORES - record.length }

  const { lowestCount, adjustmentStrokes } = counted
  const lowest = record.toSorted((a, b) => a.tenths - b.tenths).slice(0, lowestCount)
  const sumTenths = lowest.reduce((sum, { tenths }) => sum + tenths, 0)
  const averageTenths = nearestOfQuotient({ numerator: sumTenths, denominator: lowestCount })
  const lowIndex = record.length < FULL_RECORD_SCORES ? undefined : lowestPast
  const { tenths, cap } = cappedTenths({
    tenths: averageTenths + tenthsFromStrokes(adjustmentStrokes),
    lowTenths: lowIndex === undefined ? undefined : tenthsFromStrokes(lowIndex),
  })
  return {
    kind: 'known',
    index: Math.min(strokesFromTenths(tenths), HIGHEST_INDEX),
    averageDifferential: strokesFromTenths(averageTenths),
    adjustmentStrokes,
    cap,
    lowIndex,
    scores: record.map((score) => consideredScore(score, lowest.includes(score))),
  }
}

function consideredScore({ id, tenths, reductionStrokes, isExceptional }: Score, isCounted: boolean): ConsideredScore {
  return { id, differential: strokesFromTenths(tenths), reductionStrokes, isExceptional, isCounted }
}
