import { NO_EDITS } from '#sync/edit-state.ts'
import type { GolferEdits } from '#sync/edit-state.ts'
import type { EditStore } from '#sync/outbox-store.ts'
import { othersAmong } from '#sync/sign-out-retention.ts'
import { editsOf, rowWrites } from '#sync/row-codec.ts'
import type { PlacedRow } from '#sync/row-codec.ts'

/** For tests: a device's store of rows that several pages can share, and that can be told to fail. */
export function memoryStore() {
  const rows = new Map<string, PlacedRow>()
  let failure: Error | undefined
  let writeFailure: Error | undefined

  const store: EditStore = {
    update: async (golfer, step) => {
      await Promise.resolve()
      if (failure) throw failure
      const placed = structuredClone([...rows.values()])
      const changed = step(
        editsOf(
          golfer,
          placed.map(({ row }) => row),
        ),
      )
      const writes = rowWrites(golfer, placed, changed)
      if (writeFailure && writes.length > 0) throw writeFailure
      for (const { key, row } of structuredClone(writes)) {
        if (row) rows.set(JSON.stringify(key), { key, row })
        else rows.delete(JSON.stringify(key))
      }
      return changed
    },
    countOthers: async (golfer) =>
      othersAmong(
        golfer,
        [...rows.values()].map(({ row }) => row),
      ),
  }
  return {
    ...store,
    failWith: (error: Error | undefined) => {
      failure = error
    },
    /** It can still be read. */
    failWritesWith: (error: Error | undefined) => {
      writeFailure = error
    },
    /** Puts a row there as another version of the page would. */
    place: (placed: PlacedRow) => {
      rows.set(JSON.stringify(placed.key), placed)
    },
    /** As a browser does that needs room. */
    clear: () => rows.clear(),
    rows: (): readonly unknown[] => [...rows.values()].map(({ row }) => row),
    /** What the device holds of a golfer. */
    held: (golfer: string): GolferEdits =>
      rows.size === 0
        ? NO_EDITS
        : editsOf(
            golfer,
            [...rows.values()].map(({ row }) => row),
          ),
  }
}
