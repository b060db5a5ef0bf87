import { isSameValue } from '@bagwise/golf/same-value'

export type ValueOf<Row> = <Field extends keyof Row>(field: Field) => Row[Field]

/** Builds a row field by field. */
export type RowBy<Row> = (valueOf: ValueOf<Row>) => Row

export type Merge<Row> = {
  readonly stored: Row
  /** As the golfer saw it when changing it; null when there was nothing to see. */
  readonly base: Row | null
  readonly wanted: Row
}

/**
 * Merges a change into what is stored: fields that the golfer did not change relative to the base stay as stored, without
 * a base those that the golfer left open. Fields that only mean something `together` are one: changed as soon as one of
 * them is.
 */
export function mergeFields<Row extends object>(
  rowBy: RowBy<Row>,
  { stored, base, wanted }: Merge<Row>,
  together: readonly (readonly (keyof Row)[])[] = [],
): Row {
  const isChanged = (field: keyof Row) => !isSameValue(base === null ? null : base[field], wanted[field])
  return rowBy((field) => {
    const fields = together.find((some) => some.includes(field)) ?? [field]
    return fields.some(isChanged) ? wanted[field] : stored[field]
  })
}
