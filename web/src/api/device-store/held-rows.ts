import type { KeptRow, RowsByGolfer } from './golfer-rows.ts'

/** A row that could not be written: it stands over the copy, in which another tab may write meanwhile. */
export type HeldRow<Row extends KeptRow> = {
  readonly golfer: string
  readonly name: string
  /** Undefined when the row is gone. */
  readonly row: Row | undefined
  /** What the copy had in its place, as text. */
  readonly over: string | undefined
}

type NameOf<Row> = (row: Row) => string

/** Where the copy is not as it should be. */
export function heldRows<Row extends KeptRow>({
  wanted,
  kept,
  nameOf,
}: {
  readonly wanted: RowsByGolfer<Row>
  readonly kept: RowsByGolfer<Row>
  readonly nameOf: NameOf<Row>
}): readonly HeldRow<Row>[] {
  return golfersOf(wanted, kept).flatMap((golfer) => {
    const [rows, copies] = [byName(wanted, golfer, nameOf), byName(kept, golfer, nameOf)]
    const names = [...new Set([...rows.keys(), ...copies.keys()])]
    return names
      .map((name) => ({ golfer, name, row: rows.get(name), over: textOf(copies.get(name)) }))
      .filter(({ row, over }) => textOf(row) !== over)
  })
}

/** The copy with what could not be written laid over it. What another tab has written since stands, but over no edit. */
export function withHeld<Row extends KeptRow>(
  kept: RowsByGolfer<Row>,
  held: readonly HeldRow<Row>[],
  nameOf: NameOf<Row>,
): RowsByGolfer<Row> {
  if (held.length === 0) return kept
  return golfersOf(kept, held).map((golfer) => {
    const rows = byName(kept, golfer, nameOf)
    for (const { name, row, over } of held.filter((one) => one.golfer === golfer)) {
      if (textOf(rows.get(name)) !== over && row?.unsentId === undefined) continue
      if (row) rows.set(name, row)
      else rows.delete(name)
    }
    return { golfer, entries: [...rows.values()] }
  })
}

function golfersOf(...lists: readonly (readonly { readonly golfer: string }[])[]): readonly string[] {
  return [...new Set(lists.flat().map(({ golfer }) => golfer))]
}

function byName<Row extends KeptRow>(rows: RowsByGolfer<Row>, golfer: string, nameOf: NameOf<Row>): Map<string, Row> {
  const entries = rows.find((one) => one.golfer === golfer)?.entries ?? []
  return new Map(entries.map((row) => [nameOf(row), row]))
}

/** Without what is undefined, as the copy has it. */
function textOf(row: unknown): string | undefined {
  return row === undefined ? undefined : JSON.stringify(row)
}
