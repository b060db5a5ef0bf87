import type { Round } from './rounds.ts'

type ValueOf = <Field extends keyof Round>(field: Field) => Round[Field]

/** Builds a round field by field. */
export function roundBy(valueOf: ValueOf): Round {
  return {
    id: valueOf('id'),
    date: valueOf('date'),
    course: valueOf('course'),
    tees: valueOf('tees'),
    courseRating: valueOf('courseRating'),
    slopeRating: valueOf('slopeRating'),
    adjustedGrossScore: valueOf('adjustedGrossScore'),
    playingConditions: valueOf('playingConditions'),
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
  return roundBy((field) => (stored && base && base[field] === wanted[field] ? stored[field] : wanted[field]))
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
] as const satisfies readonly (keyof Round)[]

/** Fields in which two rounds differ; all when only one exists. */
export function changedFields(one: Round | null, other: Round | null): readonly (keyof Round)[] {
  return FIELDS.filter((field) => one?.[field] !== other?.[field])
}

export function isSameRound(one: Round | null, other: Round | null): boolean {
  return changedFields(one, other).length === 0
}
