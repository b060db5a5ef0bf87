import { newId } from '#http/ids.ts'
import type { ReadShots, ShotDevice } from '#sync/kept-shots/shot-database.ts'
import { parsePosition, rowChanges, stateOf } from '#sync/kept-shots/shot-rows.ts'
import type { GolferShots } from '#sync/kept-shots/shot-state.ts'

type Placed = { readonly golfer: string; readonly row: unknown }

/** For tests: a device's store of shots that several pages can share, and that can be told to fail. */
export function memoryShotDevice() {
  const stores = { known: new Map<string, Placed>(), unsent: new Map<string, Placed>() }
  const positions = new Map<string, unknown>()
  let failure: Error | undefined
  let writeFailure: Error | undefined
  let takenAway = () => {}
  let readCount = 0
  let writtenCount = 0

  function read(golfer: string): ReadShots {
    const position = parsePosition(positions.get(golfer))
    const rowsOf = (placed: ReadonlyMap<string, Placed>) =>
      [...placed.values()].flatMap((one) => (one.golfer === golfer ? [structuredClone(one.row)] : []))
    const state = stateOf({ known: rowsOf(stores.known), unsent: rowsOf(stores.unsent), position })
    readCount += 1
    return { state, revision: position?.revision }
  }

  const device: ShotDevice = {
    onTakenAway: (listener) => {
      takenAway = listener
    },
    update: async (golfer, { step, last }) => {
      await Promise.resolve()
      if (failure) throw failure
      const revision = parsePosition(positions.get(golfer))?.revision
      const before = last && last.revision === revision ? last.state : read(golfer).state
      const state = step(before)
      if (state === before) return { state, revision }
      if (writeFailure) throw writeFailure
      for (const { store, key, row } of rowChanges(golfer, before, state)) {
        writtenCount += 1
        const name = JSON.stringify(key)
        if (row === undefined) stores[store].delete(name)
        else stores[store].set(name, { golfer, row: structuredClone(row) })
      }
      const written = newId()
      positions.set(golfer, { golfer, position: state.position, epoch: state.epoch, revision: written })
      return { state, revision: written }
    },
  }
  return {
    ...device,
    failWith: (error: Error | undefined) => {
      failure = error
    },
    /** It can still be read. */
    failWritesWith: (error: Error | undefined) => {
      writeFailure = error
    },
    /** As a browser does that needs room. */
    takeAway: () => {
      stores.known.clear()
      stores.unsent.clear()
      positions.clear()
      takenAway()
    },
    /** What the device holds of a golfer. */
    held: (golfer: string): GolferShots => read(golfer).state,
    unsentRows: (): readonly unknown[] => [...stores.unsent.values()].map(({ row }) => row),
    /** How often all rows of a golfer were read, and how many were written. */
    counts: () => ({ readCount, writtenCount }),
  }
}
