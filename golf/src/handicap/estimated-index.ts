import { daysBetween } from '../calendar-days.ts'
import { countedDifferentials, FEWEST_HOLES, FULL_RECORD_SCORES } from './counted-differentials.ts'
import { exceptionalReductionStrokes } from './exceptional-score.ts'
import { cappedTenths, HIGHEST_INDEX } from './index-limits.ts'
import type { IndexCap } from './index-limits.ts'
import { EIGHTEEN_HOLES } from './round.ts'
import type { HoleCount } from './round.ts'
import { nearestOfQuotient, strokesFromTenths, tenthsFromStrokes } from './tenths.ts'

/** A score's 18-hole differential and the golfer's calendar day, such as 2026-11-21. */
export type DatedDifferential = {
  readonly id: string
  readonly date: string
  readonly differential: number
  /** How many holes were played for it: absent means 18. */
  readonly holeCount?: HoleCount | undefined
}

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

/** How many more holes it takes. */
type TooFewHoles = { readonly kind: 'too-few'; readonly missingHoles: number }

export type IndexEstimate = KnownIndex | TooFewHoles

/** Period of the Low Index (Rules of Handicapping, Rule 5.7). */
const LOW_INDEX_DAYS = 365

type Score = {
  readonly id: string
  readonly holeCount: HoleCount
  /** After reductions. */
  readonly tenths: number
  readonly reductionStrokes: number
  readonly isExceptional: boolean
}

type PastIndex = { readonly date: string; readonly index: number }

/** A golfer's scores up to the end of a day. */
export type ScoringRecord = {
  /** The latest twenty or fewer, oldest first. */
  readonly scores: readonly Score[]
  /** The index after each day, from the first one on. */
  readonly past: readonly PastIndex[]
  readonly estimate: IndexEstimate
}

const NO_SCORES: ScoringRecord = { scores: [], past: [], estimate: estimateFrom([], undefined) }

/**
 * The World Handicap System's index for these scores, revised after each day as the system does overnight: lowest
 * differentials of the latest twenty, reductions for exceptional scores, both caps. An estimate, since committees may
 * decide otherwise.
 */
export function estimateIndex(played: readonly DatedDifferential[]): IndexEstimate {
  return recordOf(played).estimate
}

export function recordOf(played: readonly DatedDifferential[]): ScoringRecord {
  return byDay(played).reduce(recordAfter, NO_SCORES)
}

/** The record with one more day's scores, all of a later day than those before; of them the better counts as the later. */
export function recordAfter({ scores, past }: ScoringRecord, ofDay: readonly DatedDifferential[]): ScoringRecord {
  const inOrder = ofDay.toSorted((a, b) => b.differential - a.differential || ordered(a.id, b.id))
  const [latest] = inOrder
  const later = withDay(scores, { ofDay: inOrder, indexInEffect: past.at(-1)?.index })
  const estimate = estimateFrom(later, latest && lowestOfYear(past, latest.date))
  return {
    scores: later,
    past: latest && estimate.kind === 'known' ? [...past, { date: latest.date, index: estimate.index }] : past,
    estimate,
  }
}

/** The golfer's rounds or scores of each day, earliest day first. */
export function byDay<Played extends { readonly date: string }>(
  played: readonly Played[],
): readonly (readonly Played[])[] {
  const days = new Set(played.map(({ date }) => date).toSorted(ordered))
  return [...days].map((day) => played.filter(({ date }) => date === day))
}

function ordered(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}

type Day = { readonly ofDay: readonly DatedDifferential[]; readonly indexInEffect: number | undefined }

/** Adds a day's scores to the record; exceptional ones reduce each of the latest twenty, including themselves. */
function withDay(record: readonly Score[], { ofDay, indexInEffect }: Day): readonly Score[] {
  const added = ofDay.map(({ id, differential, holeCount = EIGHTEEN_HOLES }) => {
    const takenStrokes = exceptionalReductionStrokes({ differential, indexInEffect })
    const tenths = tenthsFromStrokes(differential)
    return { takenStrokes, score: { id, holeCount, tenths, reductionStrokes: 0, isExceptional: takenStrokes > 0 } }
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
  const missingHoles = FEWEST_HOLES - record.reduce((sum, { holeCount }) => sum + holeCount, 0)
  const counted = countedDifferentials(record.length)
  if (!counted || missingHoles > 0) return { kind: 'too-few', missingHoles }

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
