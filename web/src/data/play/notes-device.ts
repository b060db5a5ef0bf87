import type { CourseMarks } from '@bagwise/golf/play/own-course-marks'
import type { Trail } from '@bagwise/golf/play/trail'
import { inDeviceDatabase } from '#data/device-database.ts'
import { resultOf } from '#storage/indexed-db.ts'
import { ROUND_NOTES_DATABASE, ROUND_NOTES_STORES, ROUND_NOTES_VERSION } from '#storage/play-notes-database.ts'
import { isKeptGolfer } from '#storage/preferences.ts'
import { keysOf } from '#storage/row-stores.ts'
import type { RoundNotesStore } from '#storage/play-notes-database.ts'
import { signingOut } from '#sync/sync-status.ts'
import {
  PLACES_DAYS,
  TRAIL_DAYS,
  isOver,
  parseCourse,
  parsePlaces,
  parseRound,
  parseTrailRow,
} from './round-notes-rows.ts'
import type { CourseRow, OfRound, PlacesOfRound, RoundRow } from './round-notes-rows.ts'

export type NotesDevice = typeof notesDevice
export type OfCourse = Pick<CourseRow, 'golfer' | 'course'>
type KeyOfRound = Pick<OfRound, 'golfer' | 'round'>

/** What this phone knows of a round. */
export type StoredNotes = {
  readonly row: Omit<RoundRow, keyof OfRound>
  readonly places: PlacesOfRound
  readonly trail: Trail
  readonly marks: CourseMarks
}

/**
 * Notes of rounds in IndexedDB: on this device only, and read by nothing that sends. Everything rejects where the browser
 * forbids it or does not answer; a round goes on without.
 */
export const notesDevice = {
  read: (of: OfRound, { course }: Pick<OfCourse, 'course'>): Promise<StoredNotes> =>
    inStores('readonly', async (store) => {
      const get = (name: RoundNotesStore, key: string) => resultOf<unknown>(store(name).get([of.golfer, key]))
      const [round, places, trail, marked] = await Promise.all([
        get('rounds', of.round),
        get('places', of.round),
        get('trails', of.round),
        get('courses', course),
      ])
      return {
        row: parseRound(round) ?? {},
        places: parsePlaces(places)?.holes ?? {},
        trail: parseTrailRow(trail)?.trail ?? [],
        marks: parseCourse(marked)?.marks ?? {},
      }
    }),

  changeRound: (of: OfRound, change: (before: RoundRow) => RoundRow): Promise<void> =>
    changeRow('rounds', [of.golfer, of.round], (row) => change(parseRound(row) ?? of)),

  changePlaces: (of: OfRound, change: (before: PlacesOfRound) => PlacesOfRound): Promise<void> =>
    changeRow('places', [of.golfer, of.round], (row) => ({ ...of, holes: change(parsePlaces(row)?.holes ?? {}) })),

  changeTrail: (of: OfRound, change: (before: Trail) => Trail): Promise<void> =>
    changeRow('trails', [of.golfer, of.round], (row) => ({ ...of, trail: change(parseTrailRow(row)?.trail ?? []) })),

  changeMarks: (of: OfCourse, change: (before: CourseMarks) => CourseMarks): Promise<void> =>
    changeRow('courses', [of.golfer, of.course], (row) => ({ ...of, marks: change(parseCourse(row)?.marks ?? {}) })),

  removeTrail: ({ golfer, round }: KeyOfRound): Promise<void> => remove(['trails'], [golfer, round]),

  /** Its trail goes with its places: both say where the golfer was. */
  removePlaces: ({ golfer, round }: KeyOfRound): Promise<void> => remove(['places', 'trails'], [golfer, round]),

  removeAllPlaces: (golfer: string): Promise<void> =>
    inStores('readwrite', async (store) => {
      for (const name of ['places', 'trails'] as const) store(name).delete(keysOf(golfer))
    }),

  removeMarks: ({ golfer, course }: OfCourse): Promise<void> => remove(['courses'], [golfer, course]),

  /**
   * Removes what is over, of all golfers of this device: trails after 7 days, places and cards after 90. What cannot be read
   * goes as well: nobody can say how old it is.
   */
  tidy: (today: string): Promise<void> =>
    whereThereAreAny(async (store) => {
      await Promise.all([
        removeOver(store('trails'), (row) => isGone(parseTrailRow(row), { today, days: TRAIL_DAYS })),
        removeOver(store('places'), (row) => isGone(parsePlaces(row), { today, days: PLACES_DAYS })),
        removeOver(store('rounds'), (row) => isGone(parseRound(row), { today, days: PLACES_DAYS })),
      ])
    }),

  /**
   * Removes trails of a golfer's rounds that are not being played, and what is kept of rounds that are gone. Without `known`,
   * as long as nobody knows all rounds, nothing of the latter.
   */
  settle: (
    golfer: string,
    { playing, known }: { readonly playing: ReadonlySet<string>; readonly known: ReadonlySet<string> | undefined },
  ): Promise<void> =>
    whereThereAreAny(async (store) => {
      await removeUnless(store('trails'), golfer, (round) => playing.has(round))
      if (!known) return
      for (const name of ['places', 'rounds'] as const) {
        await removeUnless(store(name), golfer, (round) => known.has(round))
      }
    }),
}

const DATABASE = { name: ROUND_NOTES_DATABASE, version: ROUND_NOTES_VERSION, stores: ROUND_NOTES_STORES } as const

function inStores<Result>(
  mode: IDBTransactionMode,
  task: (store: (name: RoundNotesStore) => IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  return inDeviceDatabase(DATABASE, { stores: ROUND_NOTES_STORES, mode }, task)
}

/** A device that has noted nothing of a round gets no database for it. */
async function whereThereAreAny(
  task: (store: (name: RoundNotesStore) => IDBObjectStore) => Promise<void>,
): Promise<void> {
  const databases = await indexedDB.databases()
  if (databases.some(({ name }) => name === ROUND_NOTES_DATABASE)) await inStores('readwrite', task)
}

async function changeRow(
  name: RoundNotesStore,
  key: readonly [golfer: string, id: string],
  change: (row: unknown) => object,
): Promise<void> {
  assertIsHere(key[0])
  return inStores('readwrite', async (store) => {
    assertIsHere(key[0])
    const row = await resultOf<unknown>(store(name).get([...key]))
    await resultOf(store(name).put(change(row), [...key]))
  })
}

/** A golfer who has signed out, here or in another tab, leaves no place on the device: nothing is written any more. */
function assertIsHere(golfer: string): void {
  if (signingOut.isInProgress() || !isKeptGolfer(golfer)) throw new Error('The golfer is not signed in on this device')
}

function remove(names: readonly RoundNotesStore[], key: readonly [golfer: string, id: string]): Promise<void> {
  return inStores('readwrite', async (store) => {
    await Promise.all(names.map((name) => resultOf(store(name).delete([...key]))))
  })
}

function isGone(row: OfRound | undefined, at: { readonly today: string; readonly days: number }): boolean {
  return row === undefined || isOver(row, at)
}

async function removeOver(store: IDBObjectStore, isRowOver: (row: unknown) => boolean): Promise<void> {
  const [keys, rows] = await Promise.all([resultOf(store.getAllKeys()), resultOf<unknown[]>(store.getAll())])
  const over = keys.filter((_key, index) => isRowOver(rows[index]))
  await Promise.all(over.map((key) => resultOf(store.delete(key))))
}

async function removeUnless(store: IDBObjectStore, golfer: string, stays: (round: string) => boolean): Promise<void> {
  const keys = await resultOf(store.getAllKeys(keysOf(golfer)))
  const leaving = keys.filter((key) => !(Array.isArray(key) && typeof key[1] === 'string' && stays(key[1])))
  await Promise.all(leaving.map((key) => resultOf(store.delete(key))))
}
