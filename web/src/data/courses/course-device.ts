import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import { inDeviceDatabase } from '#data/device-database.ts'
import { COURSE_DATABASE, COURSE_DATABASE_VERSION, COURSE_STORE } from '#storage/course-database.ts'
import { resultOf } from '#storage/indexed-db.ts'
import { leavingRows, parseKept, withChoice } from './course-rows.ts'
import type { CourseChoice, KeptCourse } from './course-rows.ts'

/** Courses of a golfer in IndexedDB. Everything rejects where the browser forbids it or does not answer. */
export const courseDevice = {
  /** The last used one first. */
  list: (golfer: string): Promise<readonly KeptCourse[]> =>
    inStore('readonly', async (store) => {
      const rows = await resultOf<unknown[]>(store.getAll(IDBKeyRange.bound([golfer], [golfer, []])))
      return rows.flatMap((row) => parseKept(row) ?? []).toSorted((one, other) => other.usedAtMs - one.usedAtMs)
    }),

  find: (golfer: string, id: string): Promise<KeptCourse | undefined> =>
    inStore('readonly', async (store) => parseKept(await resultOf<unknown>(store.get([golfer, id])))),

  /** Puts a map in the place of the one before; what the golfer has said of the course stays. */
  keep: (
    golfer: string,
    packed: PackedCourse,
    { from, nowMs }: { readonly from: KeptCourse['from']; readonly nowMs: number },
  ): Promise<KeptCourse> =>
    inStore('readwrite', async (store) => {
      const before = parseKept(await resultOf<unknown>(store.get([golfer, packed.id])))
      const kept: KeptCourse = {
        golfer,
        packed,
        from,
        keptAtMs: nowMs,
        usedAtMs: nowMs,
        byteCount: JSON.stringify(packed).length,
        choices: before?.choices ?? {},
      }
      store.put(kept, [golfer, packed.id])
      await leaveRoom(store)
      return kept
    }),

  noteUse: (golfer: string, id: string, nowMs: number): Promise<void> =>
    change(golfer, id, (kept) => ({ ...kept, usedAtMs: nowMs })),

  choose: (golfer: string, id: string, choice: CourseChoice): Promise<void> =>
    change(golfer, id, (kept) => ({ ...kept, choices: withChoice(kept.choices, choice) })),

  /** A course that was removed, as it was. */
  bringBack: (kept: KeptCourse): Promise<void> =>
    inStore('readwrite', async (store) => {
      await resultOf(store.put(kept, [kept.golfer, kept.packed.id]))
    }),

  remove: (golfer: string, id: string): Promise<void> =>
    inStore('readwrite', async (store) => {
      await resultOf(store.delete([golfer, id]))
    }),
}

function change(golfer: string, id: string, changed: (kept: KeptCourse) => KeptCourse): Promise<void> {
  return inStore('readwrite', async (store) => {
    const kept = parseKept(await resultOf<unknown>(store.get([golfer, id])))
    if (kept) await resultOf(store.put(changed(kept), [golfer, id]))
  })
}

/** Of all golfers of the device. */
async function leaveRoom(store: IDBObjectStore): Promise<void> {
  const [keys, rows] = await Promise.all([resultOf(store.getAllKeys()), resultOf<unknown[]>(store.getAll())])
  const sizes = rows.map((row) => parseKept(row) ?? { usedAtMs: 0, byteCount: JSON.stringify(row).length })
  for (const index of leavingRows(sizes)) {
    const key = keys[index]
    if (key !== undefined) store.delete(key)
  }
}

const DATABASE = { name: COURSE_DATABASE, version: COURSE_DATABASE_VERSION, stores: [COURSE_STORE] } as const

function inStore<Result>(mode: IDBTransactionMode, task: (store: IDBObjectStore) => Promise<Result>): Promise<Result> {
  return inDeviceDatabase(DATABASE, { stores: [COURSE_STORE], mode }, (store) => task(store(COURSE_STORE)))
}
