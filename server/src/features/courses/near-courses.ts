import * as z from 'zod/mini'
import type { FastifyBaseLogger } from 'fastify'
import { FoundCourse } from '@bagwise/contract/courses'
import { mapText } from '@bagwise/golf/course/reading/map-reading'
import { AppError } from '#server/errors.ts'
import { isOpenPeriod } from '#server/open-period.ts'
import { OverpassError } from './ask-overpass.ts'
import { isUnfinished } from './course-in-map.ts'
import type { MapCalls, Turn } from './map-calls.ts'
import type { Place } from './near-place.ts'
import { queryAround } from './overpass-queries.ts'

/** Some 50 courses with their tags. */
const MOST_ANSWER_BYTES = 256_000
const KEPT_FOR_MS = 10 * 60 * 1000
const MOST_PLACES = 200
const PARTS_PER_DEGREE = 1_000_000

const Answer = z.object({
  elements: z.array(
    z.object({
      type: z.string(),
      id: z.number(),
      center: z.object({ lat: z.number(), lon: z.number() }),
      tags: z.optional(z.object({ name: z.optional(z.string()) })),
    }),
  ),
})

/** Courses of the map near a place: known, being asked for, or why they cannot be. */
type NearCourses = { readonly courses: readonly FoundCourse[] } | 'asked' | AppError

export type CoursesNear = (place: Place, admit: () => Promise<AppError | undefined>) => Promise<NearCourses>

/**
 * Asks the map once for a rounded place and ten minutes, for all golfers. In memory, so that no place stands in a table: a
 * restart costs nothing but calls.
 */
export function createCoursesNear({
  calls,
  now,
  log,
  track,
}: {
  readonly calls: MapCalls
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  readonly track: <Result>(work: Promise<Result>) => Promise<Result>
}): CoursesNear {
  const kept = new Map<string, { readonly near: NearCourses; readonly untilMs: number }>()

  return async (place, admit) => {
    const key = `${place.latitudeDeg.toFixed(2)},${place.longitudeDeg.toFixed(2)}`
    const nowMs = now().getTime()
    const known = kept.get(key)
    if (known && isOpenPeriod({ endsAtMs: known.untilMs, nowMs, lengthMs: KEPT_FOR_MS })) return known.near
    keep(key, 'asked')
    const turn = await calls.takeTurn(admit).catch((error: unknown) => {
      kept.delete(key)
      throw error
    })
    if (turn instanceof AppError) {
      kept.delete(key)
      return turn
    }
    void track(
      ask(turn, place).then(
        (near) => keep(key, near),
        (error: unknown) => {
          kept.delete(key)
          log.error({ err: error }, 'The courses near a place could not be read')
        },
      ),
    )
    return 'asked'
  }

  function keep(key: string, near: NearCourses): void {
    kept.delete(key)
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= MOST_PLACES) kept.delete(oldest)
    kept.set(key, { near, untilMs: now().getTime() + KEPT_FOR_MS })
  }

  async function ask(turn: Turn, place: Place): Promise<NearCourses> {
    try {
      const text = await turn.ask({ query: queryAround(place), mostBytes: MOST_ANSWER_BYTES })
      return { courses: foundIn(text) }
    } catch (error) {
      if (error instanceof OverpassError) return unreadable()
      throw error
    }
  }
}

/** Throws `OverpassError` for an answer that is none; an outline that is nowhere is left out. */
function foundIn(text: string): readonly FoundCourse[] {
  const { success, data } = isUnfinished(text) ? { success: false, data: undefined } : Answer.safeParse(parsed(text))
  if (!success || !data) throw new OverpassError('its answer is no list of courses')
  return data.elements.flatMap(({ type, id, center, tags }) => {
    const at = [center.lat, center.lon].map((angleDeg) => Math.round(angleDeg * PARTS_PER_DEGREE))
    const name = mapText(tags?.name ?? '')
    const found = FoundCourse.safeParse({ id: `${type}/${id}`, at, ...(name === '' ? {} : { name }) })
    return found.success ? [found.data] : []
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}

function unreadable(): AppError {
  return new AppError(
    'course-unreadable',
    'The map server gave no list of courses that can be read. Please try again in ten minutes, or open a map file.',
    { retryAfterSeconds: KEPT_FOR_MS / 1000 },
  )
}
