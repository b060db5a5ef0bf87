import type { FastifyBaseLogger } from 'fastify'
import type { PackedCourse } from '@bagwise/contract/courses'
import { AppError } from '#server/errors.ts'
import { OverpassError } from './ask-overpass.ts'
import { isStale, wasTried } from './course-age.ts'
import type { CourseRow, CourseStore } from './course-store.ts'
import type { MapCalls, Turn } from './map-calls.ts'
import { packedCourseOf } from './map-course.ts'
import { isOnMap, queryOfCourse } from './overpass-queries.ts'
import { readCourse } from './read-course.ts'

const MOST_ANSWER_BYTES = 8_000_000

type LoadedCourse = { readonly course: PackedCourse; readonly isStale: boolean; readonly etag: string }

export type CourseLoader = {
  /**
   * A kept course, or 'asked' while the map is asked for it. A stale one is given at once, and the map asked behind it.
   * `admit` gives an error for a client that must not cause another call. Throws what there is to tell the golfer.
   */
  readonly load: (id: string, admit: () => Promise<AppError | undefined>) => Promise<LoadedCourse | 'asked'>
}

type Parts = {
  readonly store: CourseStore
  readonly calls: MapCalls
  readonly now: () => Date
  readonly stopping: AbortSignal
  readonly log: FastifyBaseLogger
  /** Follows work that goes on when its request is answered. */
  readonly track: <Result>(work: Promise<Result>) => Promise<Result>
}

export function createCourseLoader({ store, calls, now, stopping, log, track }: Parts): CourseLoader {
  /** Until the row of a course says that it is asked for. */
  const beginning = new Map<string, Promise<AppError | undefined>>()

  async function load(id: string, admit: () => Promise<AppError | undefined>): Promise<LoadedCourse | 'asked'> {
    const row = await store.find(id)
    const time = now()
    if (row?.state === 'kept' && row.packed !== null && row.etag !== null) {
      await store.touch(row, time)
      const stale = isStale(row, time)
      // What keeps the map from being asked is no matter of a golfer who has the course.
      if (stale && !wasTried(row, time) && !beginning.has(id)) await beginOnce(id, { row, admit })
      return { course: packedCourseOf(row.packed), isStale: stale, etag: `"${row.etag}${stale ? '-stale' : ''}"` }
    }
    if (row && wasTried(row, time)) {
      if (row.state === 'asked') return 'asked'
      throw row.state === 'none' ? unknown() : unreadable()
    }
    const others = beginning.get(id)
    if (others) {
      // The first client may have been refused; that says nothing about this one.
      await others
      return load(id, admit)
    }
    const refused = await beginOnce(id, { row, admit })
    if (refused) throw refused
    return 'asked'
  }

  type Asking = { readonly row: CourseRow | undefined; readonly admit: () => Promise<AppError | undefined> }

  function beginOnce(id: string, asking: Asking): Promise<AppError | undefined> {
    const begun = ask(id, asking).finally(() => beginning.delete(id))
    beginning.set(id, begun)
    return begun
  }

  /** Has the map asked for a course, once for all servers; an error when it cannot be. */
  async function ask(id: string, { row, admit }: Asking): Promise<AppError | undefined> {
    if (!isOnMap(id)) return unknown()
    const turn = await calls.takeTurn(admit)
    if (turn instanceof AppError) return turn
    if (!(await claimed(turn, id, row))) return undefined
    void track(
      fetchCourse(turn, id).catch((error: unknown) => {
        log.error({ err: error }, 'A map of a course could not be kept')
      }),
    )
    return undefined
  }

  async function claimed(turn: Turn, id: string, row: CourseRow | undefined): Promise<boolean> {
    let isClaimed = false
    try {
      isClaimed = await store.claim(id, row, now())
      return isClaimed
    } finally {
      if (!isClaimed) turn.giveBack()
    }
  }

  async function fetchCourse(turn: Turn, id: string): Promise<void> {
    try {
      const text = await turn.ask({ query: queryOfCourse(id), mostBytes: MOST_ANSWER_BYTES })
      const course = await readCourse({ text, id }, { stopping })
      if (course) await store.keep(course, now())
      else await store.miss(id, 'none', now())
    } catch (error) {
      if (stopping.aborted) return await store.release(id)
      await store.miss(id, 'failed', now())
      if (!(error instanceof OverpassError)) throw error
      log.info({ problem: error.message }, 'The map server gave no course')
    }
  }

  return { load }
}

function unknown(): AppError {
  return new AppError('course-unknown', 'The map has no such course. It may be new there: look again tomorrow.')
}

function unreadable(): AppError {
  return new AppError(
    'course-unreadable',
    'The map server gave no map of this course that can be read. Please try again in ten minutes, or open a map file.',
    { retryAfterSeconds: 600 },
  )
}
