import { fieldOf } from '#storage/local-copy.ts'
import { text } from '#storage/parsers.ts'
import type { Parser } from '#storage/parsers.ts'

/** Rows that were added, changed or taken away; those are undefined. */
export function changedRows<Row>(
  before: ReadonlyMap<string, Row>,
  after: ReadonlyMap<string, Row>,
): readonly (readonly [string, Row | undefined])[] {
  if (before === after) return []
  const gone = [...before.keys()].filter((id) => !after.has(id)).map((id) => [id, undefined] as const)
  return [...gone, ...[...after].filter(([id, row]) => before.get(id) !== row)]
}

/** What waits of a kind, by id. A row that cannot be read stays where it is. */
export function unsentRows<Row>(rows: readonly unknown[], kind: string, parse: Parser<Row>): ReadonlyMap<string, Row> {
  const ofKind = rows.filter((row) => fieldOf(row, 'kind') === kind)
  return new Map(
    ofKind.flatMap((row): (readonly [string, Row])[] => {
      const [id, content] = [text(fieldOf(row, 'id')), parse(fieldOf(row, 'content'))]
      if (id !== undefined && content !== undefined) return [[id, content]]
      console.error(`An unsent row on this device cannot be read: ${kind}`)
      return []
    }),
  )
}
