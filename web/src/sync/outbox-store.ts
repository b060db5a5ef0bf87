import type { ProfileChange } from '@bagwise/contract/profile'
import { isSameValue } from '@bagwise/contract/profile-document'
import { newId } from '#http/ids.ts'
import { createListeners } from '#storage/listeners.ts'
import { storageHealth, troubleOf } from '#storage/storage-health.ts'
import { hasEdits, holds, NO_EDITS, overlaps, ownChange, withFrozen } from './edit-state.ts'
import type { GolferEdits, RefusedEdit, ProfileChanges } from './edit-state.ts'
import { DeviceTooSlow } from './outbox-database.ts'
import { pagehideBackup } from './pagehide-backup.ts'
import { oldestFirst } from './row-codec.ts'
import type { OthersEdits } from './sign-out-retention.ts'

/** A pure step from what is kept to what is to be kept; it may run more than once. */
export type EditStep = (edits: GolferEdits) => GolferEdits

/** Where edits wait, by golfer. */
export type EditStore = {
  /** Reads the golfer's edits, changes them and keeps the result, all in one transaction, unless it gets too late. */
  readonly update: (golfer: string, step: EditStep, late?: AbortSignal) => Promise<GolferEdits>
  readonly countOthers: (golfer: string) => Promise<OthersEdits>
  /** The browser has taken the database away from the page: whatever was in it may be gone. */
  readonly onTakenAway?: (listener: () => void) => void
}

export type FallbackEditStore = EditStore & {
  /** All that waits becomes one batch, unless one is on its way already or the device has to be asked again first. */
  readonly freeze: (golfer: string) => Promise<GolferEdits>
  /** Whether everything is on the device, so that the page may close. */
  readonly isKept: () => boolean
  /**
   * The page is left: keeps what the device does not hold of the edits where it can be at once. Whether there was such,
   * and it is kept: this page then does nothing more, since the next one takes that up.
   */
  readonly leave: (golfer: string, edits: GolferEdits) => boolean
  /** The browser had cleared the device; the edits that this page knew are on it again. */
  readonly onWrittenAgain: (listener: () => void) => void
}

/** What is known of the device when it has not taken a step. */
type Trouble = {
  readonly error: unknown
  /** What it held, when it could be read but not written. */
  readonly seen: GolferEdits | undefined
}
type StepInMemory = (edits: GolferEdits, golfer: string, trouble: Trouble) => GolferEdits

const REPORTED_AS = 'edits'
const same: EditStep = (edits) => edits
const NOBODYS: OthersEdits = { editCount: 0, nameCount: 0 }
/** A database that does not answer is left alone for this long: the golfer would wait at every edit. */
const REST_MS = 10_000
/** One that was too slow once may have been busy starting; after this many times the page goes on without it. */
const SLOW_TIMES_TO_GIVE_UP = 2

/**
 * Goes on in memory while the device does not keep edits (no room, forbidden, too slow), and hands them over as soon as
 * it does: only what this page has changed, since another tab may have written meanwhile.
 */
export function withMemoryFallback(device: EditStore): FallbackEditStore {
  const left = pagehideBackup()
  const held = new Map<string, HeldEdits>()
  const lastRead = new Map<string, GolferEdits>()
  let slowTimes = 0
  let restUntilMs = 0
  let hasLeft = false
  let turn: Promise<unknown> = Promise.resolve()
  /** Golfers whose rows may be gone. */
  const takenAway = new Set<string>()
  const writtenAgain = createListeners()
  device.onTakenAway?.(writeAgain)

  async function update(golfer: string, step: EditStep, inMemory: StepInMemory): Promise<GolferEdits> {
    if (hasLeft) return NO_EDITS
    const found = held.has(golfer) ? undefined : left.of(golfer)
    if (found) held.set(golfer, found)
    if (isResting()) return goOn(golfer, inMemory, { error: undefined, seen: undefined })
    let seen: GolferEdits | undefined
    try {
      const kept = await device.update(golfer, (edits) => {
        seen = edits
        return step(handedOver(golfer, edits))
      })
      if (takenAway.delete(golfer) && seen !== undefined && !hasEdits(seen)) writtenAgain.tell()
      held.delete(golfer)
      left.settle(golfer)
      lastRead.set(golfer, kept)
      slowTimes = 0
      if (held.size === 0) storageHealth.report(REPORTED_AS, 'kept')
      return kept
    } catch (error) {
      storageHealth.report(REPORTED_AS, troubleOf(error))
      if (!(error instanceof DeviceTooSlow)) return goOn(golfer, inMemory, { error, seen })
      slowTimes += 1
      restUntilMs = performance.now() + REST_MS
      const edits = goOn(golfer, inMemory, { error, seen: undefined })
      void error.outcome.then((kept) => kept && noteLate({ golfer, kept, edits }))
      return edits
    }
  }

  /** What this page last read is as good as edits in memory: it is written where it is missing. */
  function writeAgain(): void {
    for (const [golfer, read] of lastRead) {
      const edits = held.get(golfer)?.edits ?? read
      if (isNothing({ read: NO_EDITS, edits })) continue
      held.set(golfer, { read: NO_EDITS, edits })
      takenAway.add(golfer)
      void inOrder(golfer, same, same)
    }
  }

  function isResting(): boolean {
    return performance.now() < restUntilMs
  }

  function handedOver(golfer: string, edits: GolferEdits): GolferEdits {
    const own = held.get(golfer)
    return own ? withHeld(edits, { ...own, golfer, newBatch: newId }) : edits
  }

  function goOn(golfer: string, step: StepInMemory, trouble: Trouble): GolferEdits {
    const { error, seen } = trouble
    const own = held.get(golfer)
    const read = seen ?? own?.read ?? lastRead.get(golfer) ?? NO_EDITS
    const before = seen ? handedOver(golfer, seen) : (own?.edits ?? read)
    const edits = step(before, golfer, trouble)
    if (edits !== before) console.error('Error saving user profile', error ?? 'The device is left alone for a while')
    else if (error !== undefined) console.warn('The edits on this device could not be read', error)
    if (seen) lastRead.set(golfer, seen)
    held.set(golfer, { read, edits })
    return edits
  }

  /** The device has written a step after all. What the page has done since comes on top of it. */
  function noteLate({ golfer, kept, edits }: { golfer: string; kept: GolferEdits; edits: GolferEdits }): void {
    const own = held.get(golfer)
    lastRead.set(golfer, kept)
    if (!own) return
    const since = { read: edits, edits: own.edits, golfer, newBatch: newId }
    held.set(golfer, { read: kept, edits: withHeld(kept, since) })
  }

  // What the device holds is put into a batch on the device, lest another tab sends it in one of its own. An unread
  // device may hold an older batch, which should go first.
  const freezeInMemory: StepInMemory = (edits, golfer, { error, seen }) => {
    const frozen = { batch: newId(), golfer }
    if (seen) return withFrozen(edits, frozen)
    const isToBeAskedAgain = slowTimes > 0 && slowTimes < SLOW_TIMES_TO_GIVE_UP
    if (isToBeAskedAgain && (error instanceof DeviceTooSlow || !lastRead.has(golfer))) return edits
    return withFrozen(edits, frozen, (held.get(golfer)?.read ?? lastRead.get(golfer))?.waiting)
  }

  /** One after the other. */
  function inOrder(golfer: string, step: EditStep, inMemory: StepInMemory): Promise<GolferEdits> {
    const result = turn.then(() => update(golfer, step, inMemory))
    turn = result.catch(() => undefined)
    return result
  }

  return {
    update: (golfer, step) => inOrder(golfer, step, (edits) => step(edits)),
    freeze: (golfer) => inOrder(golfer, (edits) => withFrozen(edits, { batch: newId(), golfer }), freezeInMemory),
    countOthers: async (golfer) => {
      // So that they are rows like all others when somebody signs out.
      for (const other of left.golfers()) await inOrder(other, same, same)
      if (isResting()) return NOBODYS
      try {
        return await device.countOthers(golfer)
      } catch (error) {
        console.warn('The edits of other golfers on this device could not be counted', error)
        return NOBODYS
      }
    },
    onWrittenAgain: (listener) => void writtenAgain.subscribe(listener),
    isKept: () => [...held.values()].every(isNothing),
    leave: (golfer, edits) => {
      if (hasLeft) return false
      const own = held.get(golfer)
      const read = own?.read ?? lastRead.get(golfer) ?? NO_EDITS
      hasLeft = left.leave(golfer, {
        read,
        edits: { ...edits, batches: [...(own?.edits.batches ?? []), ...edits.batches] },
      })
      return hasLeft
    },
  }
}

/** Whether the page would lose nothing: what it read is still there. */
function isNothing({ edits, read }: HeldEdits): boolean {
  return edits === read || (!hasEdits(edits) && edits.refused.length === 0)
}

/** What a page has made of the edits it last read while the device took nothing. */
export type HeldEdits = { readonly read: GolferEdits; readonly edits: GolferEdits }

type Handover = HeldEdits & { readonly golfer: string; readonly newBatch: () => string }

/**
 * What is on the device with what the page did meanwhile. Other tabs may have written: only what still stands as it was
 * read is replaced or removed. Where both have another value for the same thing both are sent, the held one last.
 */
function withHeld(device: GolferEdits, { read, edits, golfer, newBatch }: Handover): GolferEdits {
  const made = edits.batches.filter(({ batch }) => !holds(read, batch) && !holds(device, batch))
  // A step that seemed to have failed may be on the device after all.
  const isMade = (text: string, change: ProfileChange) => made.some(({ set }) => isSameValue(set[text], change))
  const others = Object.entries(device.waiting).filter(
    ([text, change]) => !isSameValue(ownChange(read.waiting, text), change) && !isMade(text, change),
  )
  const untouched = Object.entries(device.waiting).filter(
    ([text, change]) =>
      isSameValue(ownChange(read.waiting, text), change) && isSameValue(ownChange(edits.waiting, text), change),
  )
  const ours = Object.entries(edits.waiting).filter(
    ([text, change]) =>
      !isSameValue(ownChange(read.waiting, text), change) && !isSameValue(ownChange(device.waiting, text), change),
  )
  const competes = ([text]: readonly [string, unknown]) => ours.some(([other]) => overlaps(text, other))
  const competing: ProfileChanges = Object.fromEntries(others.filter(competes))
  const settled = read.batches.filter(({ batch }) => !holds(edits, batch)).map(({ batch }) => batch)
  const extra = Object.keys(competing).length > 0 ? [{ batch: newBatch(), golfer, set: competing }] : []
  return {
    waiting: Object.fromEntries([...untouched, ...others.filter((entry) => !competes(entry)), ...ours]),
    batches: oldestFirst([...device.batches.filter(({ batch }) => !settled.includes(batch)), ...made, ...extra]),
    refused: refusedOf(device, { read, edits }),
  }
}

function refusedOf(device: GolferEdits, { read, edits }: HeldEdits): readonly RefusedEdit[] {
  const isIn = (refused: readonly RefusedEdit[], one: RefusedEdit) => refused.some((other) => isSameValue(other, one))
  const gone = read.refused.filter((one) => !isIn(edits.refused, one))
  const added = edits.refused.filter((one) => !isIn(read.refused, one))
  const left = device.refused.filter((one) => !isIn(gone, one) && added.every(({ path }) => path !== one.path))
  return [...left, ...added]
}
