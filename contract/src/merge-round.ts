import type { Round } from './rounds.ts'

type ValueOf = <Field extends keyof Round>(field: Field) => Round[Field]

/** A round made up field by field. */
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
 * The round as it is stored after a change: a field that the golfer left as in the base stays as it is, another one
 * becomes what is wanted. Without a stored round the wanted one is whole.
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

/** The fields of a round, in the order in which a golfer speaks of them. */
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

/** Those in which two rounds differ; all of them when only one is there. */
export function changedFields(one: Round | null, other: Round | null): readonly (keyof Round)[] {
  return FIELDS.filter((field) => one?.[field] !== other?.[field])
}

export function isSameRound(one: Round | null, other: Round | null): boolean {
  return changedFields(one, other).length === 0
}
