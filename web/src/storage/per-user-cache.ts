import { createListeners } from './listeners.ts'
import type { LocalCopy } from './local-copy.ts'
import { fields, listOf, text } from './parsers.ts'
import type { Parser } from './parsers.ts'

/** A row on this device: under an id of its own until the server has confirmed it. */
export type KeptRow = { readonly unsentId?: string | undefined }

/** By golfer: what another one has not sent waits for them. */
export type RowsByGolfer<Row extends KeptRow> = readonly {
  readonly golfer: string
  readonly entries: readonly Row[]
}[]

export type PerUserCache<Row extends KeptRow> = {
  /** As the device has them at this moment, whichever tab wrote them. */
  readonly of: (golfer: string | undefined) => readonly Row[]
  /** Puts these in the place of the golfer's rows. */
  readonly keep: (golfer: string, rows: readonly Row[]) => void
  /** Whether the device remembers them when the page is closed. */
  readonly isKept: () => boolean
  /** All rows, the same list until something changes: to render. */
  readonly shown: () => RowsByGolfer<Row>
  /** Another tab has written. */
  readonly followDevice: () => void
  /**
   * The server says that this golfer is signed in. What they had not sent is written again if the browser has cleared the
   * device; whether it had to be. Nobody's is remembered once nobody is signed in.
   */
  readonly writeAgain: (golfer: string | undefined) => boolean
  readonly subscribe: (listener: () => void) => () => void
}

export type Unsent<Row extends KeptRow> = Row & { readonly unsentId: string }

/**
 * Rows of golfers in one local copy; those that the device cannot keep stay in memory, by what `nameOf` calls them.
 * `merge` combines an unsent row in memory with the one that another tab has written since.
 */
export function perUserCache<Row extends KeptRow>(
  copy: LocalCopy<RowsByGolfer<Row>>,
  nameOf: (row: Row) => string,
  merge: (held: Unsent<Row>, written: Unsent<Row>) => Row = (row) => row,
): PerUserCache<Row> {
  let held: readonly UnwrittenRow<Row>[] = []
  let isKept = true
  let shown: RowsByGolfer<Row> | undefined
  /** As the device last had them, and what was not sent of those that are gone from it altogether. */
  let known: RowsByGolfer<Row> = []
  let lost: RowsByGolfer<Row> = []
  const listeners = createListeners()

  function all(): RowsByGolfer<Row> {
    const read = copy.read()
    if (read === undefined && known.length > 0) lost = unsentOfOthers(known, undefined)
    known = read ?? []
    const kept = known
    held = held.map((one) => {
      const written = byName(kept, one.golfer, nameOf).get(one.name)
      if (!one.row || !written || !isUnsent(one.row) || !isUnsent(written) || textOf(written) === one.over) return one
      return { ...one, row: merge(one.row, written), over: textOf(written) }
    })
    return withHeld(kept, held, nameOf)
  }

  function tell(): void {
    shown = undefined
    listeners.tell()
  }

  function keep(golfer: string, rows: readonly Row[]): void {
    const changed = [...unsentOfOthers(all(), golfer), { golfer, entries: rows }]
    const couldWrite = copy.write(changed) === undefined
    const kept = copy.read()
    isKept = couldWrite && kept !== undefined
    known = kept ?? []
    held = isKept ? [] : unwrittenRows({ wanted: changed, kept: kept ?? [], nameOf })
    tell()
  }

  return {
    of: (golfer) => rowsOf(all(), golfer),
    keep,
    isKept: () => isKept,
    shown: () => (shown ??= all()),
    followDevice: tell,
    writeAgain: (golfer) => {
      const here = rowsOf(all(), golfer)
      const names = new Set(here.map(nameOf))
      const missing = rowsOf(lost, golfer).filter((row) => !names.has(nameOf(row)))
      lost = []
      if (golfer === undefined || missing.length === 0) return false
      keep(golfer, [...here, ...missing])
      return true
    },
    subscribe: listeners.subscribe,
  }
}

export function rowsOf<Row extends KeptRow>(kept: RowsByGolfer<Row>, golfer: string | undefined): readonly Row[] {
  return kept.find((one) => one.golfer === golfer)?.entries ?? []
}

export function isUnsent<Row extends KeptRow>(row: Row): row is Unsent<Row> {
  return row.unsentId !== undefined
}

/** What other golfers than this one have not sent yet. */
export function unsentOfOthers<Row extends KeptRow>(
  kept: RowsByGolfer<Row>,
  golfer: string | undefined,
): RowsByGolfer<Row> {
  return kept.flatMap((one) => {
    const unsent = one.entries.filter(isUnsent)
    return one.golfer === golfer || unsent.length === 0 ? [] : [{ ...one, entries: unsent }]
  })
}

/** The border: undefined when anything in it is not what Bagwise writes. */
export function parseRowsByGolfer<Row extends KeptRow>(
  content: unknown,
  parseRow: Parser<Row>,
): RowsByGolfer<Row> | undefined {
  return listOf(fields({ golfer: text, entries: listOf(parseRow) }))(content)
}

/** A row that could not be written: it stands over the copy, in which another tab may write meanwhile. */
type UnwrittenRow<Row extends KeptRow> = {
  readonly golfer: string
  readonly name: string
  /** Undefined when the row is gone. */
  readonly row: Row | undefined
  /** What the copy had in its place, as text. */
  readonly over: string | undefined
}

type NameOf<Row> = (row: Row) => string

/** Where the copy is not as it should be. */
function unwrittenRows<Row extends KeptRow>({
  wanted,
  kept,
  nameOf,
}: {
  readonly wanted: RowsByGolfer<Row>
  readonly kept: RowsByGolfer<Row>
  readonly nameOf: NameOf<Row>
}): readonly UnwrittenRow<Row>[] {
  return golfersOf(wanted, kept).flatMap((golfer) => {
    const [rows, copies] = [byName(wanted, golfer, nameOf), byName(kept, golfer, nameOf)]
    const names = [...new Set([...rows.keys(), ...copies.keys()])]
    return names
      .map((name) => ({ golfer, name, row: rows.get(name), over: textOf(copies.get(name)) }))
      .filter(({ row, over }) => textOf(row) !== over)
  })
}

/** The copy with what could not be written laid over it. What another tab has written since stands, but over no edit. */
function withHeld<Row extends KeptRow>(
  kept: RowsByGolfer<Row>,
  held: readonly UnwrittenRow<Row>[],
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
