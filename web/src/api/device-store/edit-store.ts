import { deviceStorage, troubleOf } from '#api/device-storage.ts'
import { hasEdits, NO_EDITS } from './edit-rows.ts'
import type { GolferEdits } from './edit-rows.ts'
import { rowChanges, withRowChanges } from './stored-rows.ts'

/** A pure step from what is kept to what is to be kept; it may run more than once. */
export type EditStep = (edits: GolferEdits) => GolferEdits

/** Where edits wait, by golfer. */
export type EditStore = {
  /** Reads the golfer's edits, changes them and keeps the result, all in one transaction. */
  readonly update: (golfer: string, step: EditStep) => Promise<GolferEdits>
  /** How many edits of other golfers wait here. */
  readonly countOthers: (golfer: string) => Promise<number>
}

export type SturdyEditStore = EditStore & {
  /** Whether everything is on the device, so that the page may close. */
  readonly isKept: () => boolean
}

const REPORTED_AS = 'edits'

/**
 * Goes on in memory while the device does not keep edits (no room, forbidden), and hands them over as soon as it does:
 * only what this page has changed, since another tab may have written meanwhile.
 */
export function sturdyStore(device: EditStore): SturdyEditStore {
  const held = new Map<string, { readonly read: GolferEdits; readonly edits: GolferEdits }>()
  const lastRead = new Map<string, GolferEdits>()
  let turn: Promise<unknown> = Promise.resolve()

  async function update(golfer: string, step: EditStep): Promise<GolferEdits> {
    const own = held.get(golfer)
    const changes = own ? rowChanges(golfer, own.read, own.edits) : []
    try {
      const kept = await device.update(golfer, (edits) => step(withRowChanges(golfer, edits, changes)))
      held.delete(golfer)
      lastRead.set(golfer, kept)
      if (held.size === 0) deviceStorage.report(REPORTED_AS, 'kept')
      return kept
    } catch (error) {
      deviceStorage.report(REPORTED_AS, troubleOf(error))
      const read = own?.read ?? lastRead.get(golfer) ?? NO_EDITS
      const before = own?.edits ?? read
      const edits = step(before)
      if (edits === before) console.warn('The edits on this device could not be read', error)
      else console.error('Error saving user profile', error)
      held.set(golfer, { read, edits })
      return edits
    }
  }

  return {
    update: (golfer, step) => {
      const result = turn.then(() => update(golfer, step))
      turn = result.catch(() => undefined)
      return result
    },
    countOthers: async (golfer) => {
      try {
        return await device.countOthers(golfer)
      } catch (error) {
        console.warn('The edits of other golfers on this device could not be counted', error)
        return 0
      }
    },
    isKept: () => [...held.values()].every(({ edits }) => !hasEdits(edits) && edits.refused.length === 0),
  }
}
