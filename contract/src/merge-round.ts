import { mergeFields } from './merge-fields.ts'
import type { ValueOf } from './merge-fields.ts'
import type { Round } from './rounds.ts'

/** Builds a round field by field. Eighteen holes are not said, nor is a handicap that is not known. */
export function roundBy(valueOf: ValueOf<Round>): Round {
  const [holeCount, handicapThen] = [valueOf('holeCount'), valueOf('handicapThen')]
  return {
    id: valueOf('id'),
    date: valueOf('date'),
    course: valueOf('course'),
    tees: valueOf('tees'),
    courseRating: valueOf('courseRating'),
    slopeRating: valueOf('slopeRating'),
    adjustedGrossScore: valueOf('adjustedGrossScore'),
    playingConditions: valueOf('playingConditions'),
    ...(holeCount === 9 ? { holeCount } : {}),
    ...(handicapThen === undefined ? {} : { handicapThen }),
  }
}

/**
 * Merges a change into the stored round: fields that the golfer did not change relative to the base keep their stored
 * value. Without a stored round the wanted one is used.
 */
export function mergeRound({
  stored,
  base,
  wanted,
}: {
  readonly stored: Round | null
  readonly base: Round | null
  readonly wanted: Round
}): Round {
  if (!stored || !base) return roundBy((field) => wanted[field])
  return mergeFields(roundBy, { stored: withHoles(stored), base: withHoles(base), wanted: withHoles(wanted) })
}

function withHoles(round: Round): Round {
  return { ...round, holeCount: round.holeCount ?? 18 }
}

/** The fields of a round, in display order. */
const FIELDS = [
  'id',
  'course',
  'tees',
  'courseRating',
  'slopeRating',
  'date',
  'adjustedGrossScore',
  'playingConditions',
  'holeCount',
  'handicapThen',
] as const satisfies readonly (keyof Round)[]

/** Fields in which two rounds differ; all when only one exists. */
export function changedFields(one: Round | null, other: Round | null): readonly (keyof Round)[] {
  const [first, second] = [one && withHoles(one), other && withHoles(other)]
  return FIELDS.filter((field) => first?.[field] !== second?.[field])
}

export function isSameRound(one: Round | null, other: Round | null): boolean {
  return changedFields(one, other).length === 0
}
