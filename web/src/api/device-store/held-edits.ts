import { isSameValue } from '@bagwise/contract/profile-document'
import type { ProfileChange } from '@bagwise/contract/profile'
import { overlaps } from '#api/profile/profile-changes.ts'
import type { ProfileChanges } from '#api/profile/profile-changes.ts'
import type { GolferEdits, RefusedEdit } from './edit-rows.ts'
import { oldestFirst } from './stored-rows.ts'

/** What a page has made of the edits it last read while the device took nothing. */
export type HeldEdits = { readonly read: GolferEdits; readonly edits: GolferEdits }

type Handover = HeldEdits & { readonly golfer: string; readonly newBatch: () => string }

/**
 * What is on the device with what the page did meanwhile. Other tabs may have written: only what still stands as it was
 * read is replaced or removed. Where both have another value for the same thing both are sent, the held one last.
 */
export function withHeld(device: GolferEdits, { read, edits, golfer, newBatch }: Handover): GolferEdits {
  const made = edits.batches.filter(({ batch }) => !holds(read, batch) && !holds(device, batch))
  // A step that seemed to have failed may be on the device after all.
  const isMade = (text: string, change: ProfileChange) => made.some(({ set }) => isSameValue(set[text], change))
  const others = Object.entries(device.waiting).filter(
    ([text, change]) => !isSameValue(waitingAt(read, text), change) && !isMade(text, change),
  )
  const untouched = Object.entries(device.waiting).filter(
    ([text, change]) => isSameValue(waitingAt(read, text), change) && isSameValue(waitingAt(edits, text), change),
  )
  const own = Object.entries(edits.waiting).filter(
    ([text, change]) => !isSameValue(waitingAt(read, text), change) && !isSameValue(waitingAt(device, text), change),
  )
  const competes = ([text]: readonly [string, unknown]) => own.some(([other]) => overlaps(text, other))
  const competing: ProfileChanges = Object.fromEntries(others.filter(competes))
  const settled = read.batches.filter(({ batch }) => !holds(edits, batch)).map(({ batch }) => batch)
  const extra = Object.keys(competing).length > 0 ? [{ batch: newBatch(), golfer, set: competing }] : []
  return {
    waiting: Object.fromEntries([...untouched, ...others.filter((entry) => !competes(entry)), ...own]),
    batches: oldestFirst([...device.batches.filter(({ batch }) => !settled.includes(batch)), ...made, ...extra]),
    refused: refusedOf(device, { read, edits }),
  }
}

function waitingAt({ waiting }: GolferEdits, text: string): ProfileChange | undefined {
  return Object.hasOwn(waiting, text) ? waiting[text] : undefined
}

function holds({ batches }: GolferEdits, batch: string): boolean {
  return batches.some((other) => other.batch === batch)
}

function refusedOf(device: GolferEdits, { read, edits }: HeldEdits): readonly RefusedEdit[] {
  const isIn = (refused: readonly RefusedEdit[], one: RefusedEdit) => refused.some((other) => isSameValue(other, one))
  const gone = read.refused.filter((one) => !isIn(edits.refused, one))
  const added = edits.refused.filter((one) => !isIn(read.refused, one))
  const left = device.refused.filter((one) => !isIn(gone, one) && added.every(({ path }) => path !== one.path))
  return [...left, ...added]
}
