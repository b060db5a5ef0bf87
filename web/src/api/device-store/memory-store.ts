import { NO_EDITS } from './edit-rows.ts'
import type { GolferEdits } from './edit-rows.ts'
import type { EditStore } from './edit-store.ts'
import { editsOf, rowChanges } from './stored-rows.ts'
import type { RowChange } from './stored-rows.ts'

/** For tests: a device's store of rows that several pages can share, and that can be told to fail. */
export function memoryStore() {
  const rows = new Map<string, RowChange>()
  let failure: Error | undefined

  const store: EditStore = {
    update: async (golfer, step) => {
      await Promise.resolve()
      if (failure) throw failure
      const edits = editsOf(
        golfer,
        [...rows.values()].map(({ row }) => structuredClone(row)),
      )
      const changed = step(edits)
      for (const change of rowChanges(golfer, edits, changed)) {
        if (change.row) rows.set(change.key.join(' '), structuredClone(change))
        else rows.delete(change.key.join(' '))
      }
      return changed
    },
    countOthers: async (golfer) => [...rows.values()].filter(({ key }) => key[0] !== golfer).length,
  }
  return {
    ...store,
    failWith: (error: Error | undefined) => {
      failure = error
    },
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
