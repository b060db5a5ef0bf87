import { LEFT_PLAY_KEY } from '#storage/copy-keys.ts'
import { fieldOf, localCopy } from '#storage/local-copy.ts'
import type { LocalCopy } from '#storage/local-copy.ts'
import { parseRowsByGolfer, rowsOf, unsentOfOthers } from '#storage/per-user-cache.ts'
import type { KeptRow, RowsByGolfer } from '#storage/per-user-cache.ts'
import { parseAction } from './play-rows.ts'
import type { PlayAction } from './play-steps.ts'

/** A device that goes on taking nothing must not fill up with them. */
const MOST_CHARS = 200_000

/** What is in it is looked at when it is taken up. */
type LeftRow = KeptRow & { readonly action?: unknown }
export type LeftCopy = LocalCopy<RowsByGolfer<LeftRow>>

export type LeftTaps = {
  /** Whether the device has taken it. */
  readonly put: (golfer: string, action: PlayAction) => boolean
  /** In the order in which they were tapped. One that cannot be read stays where it is. */
  readonly of: (golfer: string) => readonly PlayAction[]
  /** They are in the database. */
  readonly drop: (golfer: string, ids: ReadonlySet<string>) => void
}

export function leftCopy(): LeftCopy {
  return localCopy({ key: LEFT_PLAY_KEY, schema: 1, parse: (content) => parseRowsByGolfer(content, parseRow) })
}

/** What the golfer did while the database did not answer: in local storage, which takes it at once. */
export function createLeftTaps(copy: LeftCopy): LeftTaps {
  function keep(golfer: string, entries: readonly LeftRow[]): boolean {
    const all = [...unsentOfOthers(copy.read() ?? [], golfer), ...(entries.length > 0 ? [{ golfer, entries }] : [])]
    return JSON.stringify(all).length <= MOST_CHARS && copy.write(all) === undefined
  }

  return {
    put: (golfer, action) => keep(golfer, [...rowsOf(copy.read() ?? [], golfer), { unsentId: action.id, action }]),
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
  }
}

function parseRow(content: unknown): LeftRow | undefined {
  const unsentId = fieldOf(content, 'unsentId')
  return typeof unsentId === 'string' ? { unsentId, action: fieldOf(content, 'action') } : undefined
}
