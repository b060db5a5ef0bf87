import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import { MOST_FOUND_COURSES } from '@bagwise/contract/courses'
import type { FoundCourse } from '@bagwise/contract/courses'
import type { CourseMapsTable, Tables } from '#server/db/schema.ts'
import { searchName } from './course-names.ts'
import type { MapCourse } from './map-course.ts'
import { nearest, rangesAround } from './near-place.ts'
import type { Place } from './near-place.ts'

export const MOST_COURSE_MAPS = 5_000
/** Often enough to know which courses golfers use, and no write for each call. */
const ASKED_STEP_MS = 60 * 60 * 1000

export type CourseRow = Pick<
  Selectable<CourseMapsTable>,
  'id' | 'state' | 'packed' | 'etag' | 'fetched_at' | 'tried_at' | 'asked_at'
>

/** Maps of courses, shared by all golfers and servers. */
export type CourseStore = {
  readonly find: (id: string) => Promise<CourseRow | undefined>
  /** Notes that golfers use a course. */
  readonly touch: (row: CourseRow, now: Date) => Promise<void>
  /** Notes that the map is asked for a course; false when another server was faster. */
  readonly claim: (id: string, row: CourseRow | undefined, now: Date) => Promise<boolean>
  /** Takes a claim back: the map was not asked after all. */
  readonly release: (id: string) => Promise<void>
  /** Keeps a course, in the place of the one before. Beyond the limit the least recently asked leaves. */
  readonly keep: (course: MapCourse, now: Date) => Promise<void>
  /** Notes that the map has no such course, or gave none; one that is kept stays. */
  readonly miss: (id: string, state: 'none' | 'failed', now: Date) => Promise<void>
  /** Kept ones within some 10 km, nearest first. */
  readonly near: (place: Place) => Promise<readonly FoundCourse[]>
  /** Kept ones with this in their name, by name. */
  readonly named: (name: string) => Promise<readonly FoundCourse[]>
  /** Kept ones, by id. */
  readonly kept: () => AsyncIterable<MapRow>
  readonly remove: (id: string) => Promise<boolean>
}

type MapRow = { readonly id: string; readonly packed: string; readonly fetchedAt: string }

const FOUND = ['id', 'name', 'latitude_e6', 'longitude_e6', 'hole_count'] as const
type FoundRow = Pick<Selectable<CourseMapsTable>, (typeof FOUND)[number]>

export function createCourseStore(db: Kysely<Tables>): CourseStore {
  const keptRows = () => db.selectFrom('course_maps').where('state', '=', 'kept')

  return {
    find: (id) =>
      db
        .selectFrom('course_maps')
        .select(['id', 'state', 'packed', 'etag', 'fetched_at', 'tried_at', 'asked_at'])
        .where('id', '=', id)
        .executeTakeFirst(),

    async touch({ id, asked_at }, now) {
      if (Math.abs(now.getTime() - new Date(asked_at).getTime()) < ASKED_STEP_MS) return
      await db.updateTable('course_maps').set({ asked_at: now.toISOString() }).where('id', '=', id).execute()
    },

    async claim(id, row, now) {
      const time = now.toISOString()
      if (!row) {
        const added = await db
          .insertInto('course_maps')
          .values({ id, state: 'asked', asked_at: time, tried_at: time })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst()
        await removeOldest(db)
        return Number(added.numInsertedOrUpdatedRows ?? 0) > 0
      }
      const state = row.state === 'kept' ? row.state : 'asked'
      const seen = db.updateTable('course_maps').set({ state, tried_at: time }).where('id', '=', id)
      const claimed =
        row.tried_at === null ? seen.where('tried_at', 'is', null) : seen.where('tried_at', '=', row.tried_at)
      const { numUpdatedRows } = await claimed.where('state', '=', row.state).executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async release(id) {
      await db.deleteFrom('course_maps').where('id', '=', id).where('state', '=', 'asked').execute()
      await db.updateTable('course_maps').set({ tried_at: null }).where('id', '=', id).execute()
    },

    async keep({ id, name, ...course }, now) {
      const time = now.toISOString()
      const content = {
        state: 'kept' as const,
        packed: course.packed,
        etag: course.etag,
        name,
        search_name: name === null ? null : searchName(name),
        latitude_e6: course.latitudeE6,
        longitude_e6: course.longitudeE6,
        hole_count: course.holeCount,
        taken_on: course.takenOn,
        fetched_at: time,
        tried_at: null,
      }
      await db
        .insertInto('course_maps')
        .values({ id, ...content, asked_at: time })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(content))
        .execute()
      await removeOldest(db)
    },

    async miss(id, state, now) {
      const time = now.toISOString()
      const missed = db.updateTable('course_maps').where('id', '=', id)
      await missed.set({ tried_at: time }).where('state', '=', 'kept').execute()
      const fetched = state === 'none' ? { fetched_at: time } : {}
      await missed
        .set({ state, tried_at: time, ...fetched })
        .where('state', '!=', 'kept')
        .execute()
    },

    async near(place) {
      const { latitudeE6, longitudesE6 } = rangesAround(place)
      const rows = await keptRows()
        .select(FOUND)
        .where('latitude_e6', '>=', latitudeE6.least)
        .where('latitude_e6', '<=', latitudeE6.most)
        .where((eb) => eb.or(longitudesE6.map(({ least, most }) => eb.between('longitude_e6', least, most))))
        .execute()
      return nearest(rows.map(foundCourseOf), place).slice(0, MOST_FOUND_COURSES)
    },

    async named(name) {
      const part = searchName(name).replaceAll(/[!%_]/g, '!$&')
      const rows = await keptRows()
        .select(FOUND)
        .where(sql<boolean>`search_name like ${`%${part}%`} escape '!'`)
        .orderBy('search_name')
        .orderBy('id')
        .limit(MOST_FOUND_COURSES)
        .execute()
      return rows.map(foundCourseOf)
    },

    async *kept() {
      let after = ''
      for (;;) {
        const rows = await keptRows()
          .select(['id', 'packed', 'fetched_at'])
          .where('id', '>', after)
          .orderBy('id')
          .limit(ROWS_AT_ONCE)
          .execute()
        for (const { id, packed, fetched_at } of rows) yield { id, packed: packed ?? '', fetchedAt: fetched_at ?? '' }
        const last = rows.at(-1)
        if (!last) return
        after = last.id
      }
    },

    async remove(id) {
      const { numDeletedRows } = await db.deleteFrom('course_maps').where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

const ROWS_AT_ONCE = 100

/** Rows without a course count like any other. */
async function removeOldest(db: Kysely<Tables>): Promise<void> {
  const oldest = db
    .selectFrom('course_maps')
    .select('id')
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .offset(MOST_COURSE_MAPS)
    .limit(MOST_REMOVED)
  await db.deleteFrom('course_maps').where('id', 'in', oldest).execute()
}

/** SQLite wants a limit beside an offset. */
const MOST_REMOVED = 1_000_000

function foundCourseOf({ id, name, latitude_e6, longitude_e6, hole_count }: FoundRow): FoundCourse {
  return {
    id,
    ...(name === null ? {} : { name }),
    at: [latitude_e6 ?? 0, longitude_e6 ?? 0],
    ...(hole_count === null ? {} : { holes: hole_count }),
  }
}
