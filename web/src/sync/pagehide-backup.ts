import { isSameValue } from '@bagwise/contract/profile-document'
import { newId } from '#http/ids.ts'
import { fieldOf, localCopy } from '#storage/local-copy.ts'
import { anything, listOf, only } from '#storage/parsers.ts'
import { NO_EDITS } from './edit-state.ts'
import type { GolferEdits } from './edit-state.ts'
import type { HeldEdits } from './outbox-store.ts'
import { isAmong, isReadable, rowsOf } from './sign-out-retention.ts'
import { editsOf, ROW_SCHEMA } from './row-codec.ts'

/** A device that goes on taking nothing must not fill up with them. */
const MOST_CHARS = 100_000

/** What pages had not seen written to the database when they were left: its rows, in local storage, which takes them at once. */
export function pagehideBackup() {
  const given = new Map<string, readonly unknown[]>()
  const copy = localCopy({
    key: 'bagwise.left',
    schema: ROW_SCHEMA,
    parse: listOf(only(anything, isReadable)),
  })
  const rowsHere = () => copy.read() ?? []

  /** Puts the rows in the place of those that `of` gave. Whether there are such, and the device has taken them. */
  function replace(golfer: string, rows: readonly unknown[]): boolean {
    const gone = given.get(golfer) ?? []
    if (rows.length + gone.length === 0) return false
    const all = [...rowsHere().filter((row) => !isAmong(gone, row)), ...rows]
    if (JSON.stringify(all).length > MOST_CHARS || copy.write(all)) return false
    given.delete(golfer)
    return rows.length > 0
  }

  return {
    /** The page is left. Whether there was something to leave, and the device has taken it. */
    leave: (golfer: string, held: HeldEdits) => replace(golfer, rowsOf(golfer, leftOf(golfer, held))),
    /** What pages have left of the golfer's edits, as if this one had made them while the device took nothing. */
    of: (golfer: string): HeldEdits | undefined => {
      const own = rowsHere().filter((row) => fieldOf(row, 'golfer') === golfer)
      if (own.length === 0) return undefined
      given.set(golfer, own)
      const { waiting, batches } = editsOf(golfer, own)
      return { read: { ...NO_EDITS, waiting }, edits: { ...NO_EDITS, batches } }
    },
    /** What `of` gave is in the database. */
    settle: (golfer: string) => replace(golfer, []),
    golfers: () => new Set(rowsHere().map((row) => String(fieldOf(row, 'golfer')))),
  }
}

/** What the device does not hold, as batches, whose ids keep it from being applied twice; `waiting` is what they replace. */
function leftOf(golfer: string, { read, edits }: HeldEdits): GolferEdits {
  const set = without(edits.waiting, read.waiting)
  const made = edits.batches.filter((batch) => !read.batches.includes(batch))
  return {
    ...NO_EDITS,
    waiting: without(read.waiting, edits.waiting),
    batches: Object.keys(set).length > 0 ? [...made, { batch: newId(), golfer, set }] : made,
  }
}

function without(waiting: GolferEdits['waiting'], others: GolferEdits['waiting']): GolferEdits['waiting'] {
  return Object.fromEntries(Object.entries(waiting).filter(([text, change]) => !isSameValue(others[text], change)))
}
