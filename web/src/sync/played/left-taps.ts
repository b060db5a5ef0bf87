import type { LeftCopy, LeftRow } from '#storage/left-play.ts'
import { rowsOf, unsentOfOthers } from '#storage/per-user-cache.ts'
import { parseAction } from './play-rows.ts'
import type { PlayAction } from './play-steps.ts'

/** A device that goes on taking nothing must not fill up with them. */
const MOST_CHARS = 200_000

export type LeftTaps = {
  /** Whether the device has taken it. */
  readonly put: (golfer: string, action: PlayAction) => boolean
  /** In the order in which they were tapped. One that cannot be read stays where it is. */
  readonly of: (golfer: string) => readonly PlayAction[]
  /** They are in the database. */
  readonly drop: (golfer: string, ids: ReadonlySet<string>) => void
  /** The server has what they changed: what is left of them is what Undo takes back. */
  readonly confirm: (golfer: string, ids: ReadonlySet<string>) => void
}

/** What the golfer did while the database did not answer: in local storage, which takes it at once. */
export function createLeftTaps(copy: LeftCopy): LeftTaps {
  function keep(golfer: string, entries: readonly LeftRow[]): boolean {
    const all = [...unsentOfOthers(copy.read() ?? [], golfer), ...(entries.length > 0 ? [{ golfer, entries }] : [])]
    return JSON.stringify(all).length <= MOST_CHARS && copy.write(all) === undefined
  }

  return {
    put: (golfer, action) =>
      keep(golfer, [...rowsOf(copy.read() ?? [], golfer), { unsentId: action.id, action }]) &&
      // What a newer version has left there stays as it is.
      rowsOf(copy.read() ?? [], golfer).some(({ unsentId }) => unsentId === action.id),
    of: (golfer) =>
      rowsOf(copy.read() ?? [], golfer).flatMap(({ action }) => {
        const read = parseAction(action)
        if (!read) console.error('A tap on this device cannot be read')
        return read ?? []
      }),
    drop: (golfer, ids) => {
      const rows = rowsOf(copy.read() ?? [], golfer)
      const left = rows.filter(({ unsentId }) => unsentId === undefined || !ids.has(unsentId))
      if (left.length < rows.length) keep(golfer, left)
    },
    confirm: (golfer, ids) => {
      const rows = rowsOf(copy.read() ?? [], golfer).map((row) =>
        row.unsentId !== undefined && ids.has(row.unsentId) ? { ...row, action: withoutChanges(row.action) } : row,
      )
      keep(golfer, rows)
    },
  }
}

function withoutChanges(action: unknown): PlayAction | undefined {
  const read = parseAction(action)
  return read && { ...read, changes: [] }
}
