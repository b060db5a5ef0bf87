import { newId } from '#http/ids.ts'
import { fieldOf } from '#storage/local-copy.ts'
import { revisionOf } from '#sync/kept-rows/row-database.ts'
import type { ReadState, RowCodec, RowDevice } from '#sync/kept-rows/row-database.ts'
import { OWN_COURSE_ROWS } from '#sync/own-courses/course-rows.ts'
import { PLAY_ROWS } from '#sync/played/play-rows.ts'
import { SHOT_ROWS } from '#sync/kept-shots/shot-rows.ts'

type Placed = { readonly golfer: string; readonly row: unknown }

export const memoryShotDevice = () => memoryRowDevice(SHOT_ROWS)
export const memoryCourseDevice = () => memoryRowDevice(OWN_COURSE_ROWS)
export const memoryPlayDevice = () => memoryRowDevice(PLAY_ROWS)

/** For tests: a device's store of rows that several pages can share, and that can be told to fail. */
function memoryRowDevice<State>({ stateOf, rowChanges, positionOf }: RowCodec<State>) {
  const stores = { known: new Map<string, Placed>(), unsent: new Map<string, Placed>() }
  const positions = new Map<string, unknown>()
  let failure: Error | undefined
  let writeFailure: Error | undefined
  let takenAway = () => {}
  let readCount = 0
  let writtenCount = 0

  function read(golfer: string): ReadState<State> {
    const position = positions.get(golfer)
    const rowsOf = (placed: ReadonlyMap<string, Placed>) =>
      [...placed.values()].flatMap((one) => (one.golfer === golfer ? [structuredClone(one.row)] : []))
    readCount += 1
    return {
      state: stateOf({ known: rowsOf(stores.known), unsent: rowsOf(stores.unsent), position }),
      revision: revisionOf(position),
    }
  }

  const device: RowDevice<State> = {
    onTakenAway: (listener) => {
      takenAway = listener
    },
    update: async (golfer, { step, last }) => {
      await Promise.resolve()
      if (failure) throw failure
      const revision = revisionOf(positions.get(golfer))
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
      positions.set(golfer, { golfer, ...positionOf(state), revision: written })
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
    /** Cuts off rows, as a crash of the browser may. */
    damage: (isHit: (row: unknown) => boolean) => {
      for (const rows of Object.values(stores)) {
        for (const [key, { golfer, row }] of rows) {
          if (isHit(row)) rows.set(key, { golfer, row: { golfer, kind: fieldOf(row, 'kind') } })
        }
      }
      // Written by another page than the one that looks.
      for (const [golfer, position] of positions) positions.set(golfer, { ...Object(position), revision: newId() })
    },
    /** What the device holds of a golfer. */
    held: (golfer: string): State => read(golfer).state,
    unsentRows: (): readonly unknown[] => [...stores.unsent.values()].map(({ row }) => row),
    /** How often all rows of a golfer were read, and how many were written. */
    counts: () => ({ readCount, writtenCount }),
  }
}
