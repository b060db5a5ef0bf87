import { everyOne, fieldOf } from '#api/device/local-copy.ts'
import type { LocalCopy } from '#api/device/local-copy.ts'
import { heldRows, withHeld } from './held-rows.ts'
import type { HeldRow } from './held-rows.ts'

/** A row on this device: under an id of its own until the server has confirmed it. */
export type KeptRow = { readonly unsentId?: string | undefined }

/** By golfer: what another one has not sent waits for them. */
export type RowsByGolfer<Row extends KeptRow> = readonly {
  readonly golfer: string
  readonly entries: readonly Row[]
}[]

export type GolferRows<Row extends KeptRow> = {
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
  readonly subscribe: (listener: () => void) => () => void
}

/** Rows of golfers in one local copy; those that the device cannot keep stay in memory, by what `nameOf` calls them. */
export function golferRows<Row extends KeptRow>(
  copy: LocalCopy<RowsByGolfer<Row>>,
  nameOf: (row: Row) => string,
): GolferRows<Row> {
  let held: readonly HeldRow<Row>[] = []
  let isKept = true
  let shown: RowsByGolfer<Row> | undefined
  const listeners = new Set<() => void>()

  function all(): RowsByGolfer<Row> {
    return withHeld(copy.read() ?? [], held, nameOf)
  }

  function tell(): void {
    shown = undefined
    for (const listener of listeners) listener()
  }

  return {
    of: (golfer) => rowsOf(all(), golfer),
    keep: (golfer, rows) => {
      const changed = [...unsentOfOthers(all(), golfer), { golfer, entries: rows }]
      const couldWrite = copy.write(changed) === undefined
      const kept = copy.read()
      isKept = couldWrite && kept !== undefined
      held = isKept ? [] : heldRows({ wanted: changed, kept: kept ?? [], nameOf })
      tell()
    },
    isKept: () => isKept,
    shown: () => (shown ??= all()),
    followDevice: tell,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export function rowsOf<Row extends KeptRow>(kept: RowsByGolfer<Row>, golfer: string | undefined): readonly Row[] {
  return kept.find((one) => one.golfer === golfer)?.entries ?? []
}

export function isUnsent<Row extends KeptRow>(row: Row): row is Row & { readonly unsentId: string } {
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
export function parseGolferRows<Row extends KeptRow>(
  content: unknown,
  parseRow: (row: unknown) => Row | undefined,
): RowsByGolfer<Row> | undefined {
  return everyOne(content, (one) => {
    const golfer = fieldOf(one, 'golfer')
    const entries = everyOne(fieldOf(one, 'entries'), parseRow)
    return typeof golfer === 'string' && entries ? { golfer, entries } : undefined
  })
}
