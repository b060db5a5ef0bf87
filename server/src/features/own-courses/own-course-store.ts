import { createHash } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { MOST_OWN_COURSES } from '@bagwise/contract/own-course-limits'
import { OwnCourse } from '@bagwise/contract/own-courses'
import type { OwnCourseAnswer } from '@bagwise/contract/own-courses'
import { hasArrived, recordWrite } from '#server/batches/arrived-batches.ts'
import type { Batch } from '#server/batches/arrived-batches.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transactions/in-transaction.ts'
import { lockGolfer } from '#server/db/transactions/lock-golfer.ts'

/** A change and the version the golfer saw when making it. The id of the save identifies a retry. */
type Change = { readonly userId: string; readonly save: string; readonly base: string | null; readonly now: Date }
type StoredCourse = { readonly course: OwnCourse; readonly version: string }
type ListedCourse = {
  readonly id: string
  readonly name?: string
  readonly version: string
  readonly savedAt: string
}

/** Every row is looked up by golfer and id, so another golfer's id finds nothing. */
export type OwnCourseStore = {
  /** By name. */
  readonly list: (userId: string) => Promise<readonly ListedCourse[]>
  readonly all: (userId: string) => Promise<readonly OwnCourse[]>
  readonly find: (userId: string, id: string) => Promise<StoredCourse | undefined>
  /** Stores the course, once a change; 'full' when a new one exceeds the limit. */
  readonly save: (change: Change & { readonly course: OwnCourse }) => Promise<OwnCourseAnswer | 'full'>
  /** Adds imported courses except known ids. The caller has checked the limit. */
  readonly addMissing: (userId: string, courses: readonly OwnCourse[], now: Date) => Promise<void>
  /** Deletes the course, once a change, unless it was changed meanwhile. */
  readonly remove: (change: Change & { readonly id: string }) => Promise<OwnCourseAnswer>
}

export function createOwnCourseStore(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  { writesPerMinute = Infinity }: { readonly writesPerMinute?: number } = {},
): OwnCourseStore {
  return {
    async list(userId) {
      const own = db.selectFrom('own_courses').select(['id', 'name', 'version', 'saved_at'])
      const rows = await own.where('user_id', '=', userId).orderBy('name').orderBy('id').execute()
      return rows.map(({ id, name, version, saved_at }) => ({
        id,
        ...(name === null ? {} : { name }),
        version,
        savedAt: saved_at,
      }))
    },

    async all(userId) {
      const own = db.selectFrom('own_courses').select(['packed', 'version']).where('user_id', '=', userId)
      return (await own.orderBy('name').orderBy('id').execute()).map((row) => storedCourse(row).course)
    },

    find: (userId, id) => find(db, userId, id),

    save({ course, base, ...change }) {
      return inTransaction(db, async (trx) => {
        await lockGolfer(trx, { kind, userId: change.userId })
        const stored = await find(trx, change.userId, course.id)
        if (await hasArrived(trx, batchOf(change))) return answerOf(stored?.version ?? null, undefined)
        if (!stored && (await isFull(trx, change.userId))) return 'full'

        await recordWrite(trx, batchOf(change), writesPerMinute)
        const { user_id, id, ...content } = rowOf(change, course)
        await trx
          .insertInto('own_courses')
          .values({ user_id, id, ...content })
          .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(content))
          .execute()
        const isChanged = stored && stored.version !== base && stored.version !== content.version
        return answerOf(content.version, isChanged ? stored : undefined)
      })
    },

    async addMissing(userId, courses, now) {
      if (courses.length === 0) return
      await db
        .insertInto('own_courses')
        .values(courses.map((course) => rowOf({ userId, now }, course)))
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
        .execute()
    },

    remove({ id, base, ...change }) {
      return inTransaction(db, async (trx) => {
        await lockGolfer(trx, { kind, userId: change.userId })
        const stored = await find(trx, change.userId, id)
        if (await hasArrived(trx, batchOf(change))) return answerOf(stored?.version ?? null, undefined)

        await recordWrite(trx, batchOf(change), writesPerMinute)
        if (stored && stored.version !== base) return answerOf(stored.version, stored)
        await trx.deleteFrom('own_courses').where('user_id', '=', change.userId).where('id', '=', id).execute()
        return answerOf(null, undefined)
      })
    },
  }
}

async function find(db: Kysely<Tables>, userId: string, id: string): Promise<StoredCourse | undefined> {
  const own = db.selectFrom('own_courses').select(['packed', 'version']).where('user_id', '=', userId)
  const row = await own.where('id', '=', id).executeTakeFirst()
  return row && storedCourse(row)
}

async function isFull(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const own = db.selectFrom('own_courses').select('id').where('user_id', '=', userId)
  return (await own.limit(MOST_OWN_COURSES).execute()).length === MOST_OWN_COURSES
}

type Row = Selectable<Tables['own_courses']>

function storedCourse({ packed, version }: Pick<Row, 'packed' | 'version'>): StoredCourse {
  return { course: OwnCourse.parse(JSON.parse(packed)), version }
}

function rowOf({ userId, now }: Pick<Change, 'userId' | 'now'>, course: OwnCourse): Row {
  const packed = JSON.stringify(course)
  return {
    user_id: userId,
    id: course.id,
    packed,
    name: course.name ?? null,
    version: createHash('sha256').update(packed).digest('base64url'),
    saved_at: now.toISOString(),
  }
}

function answerOf(version: string | null, before: StoredCourse | undefined): OwnCourseAnswer {
  return { version, before: before?.course ?? null }
}

function batchOf({ userId, save, now }: Omit<Change, 'base'>): Batch {
  return { userId, batchId: save, now }
}
