import type * as contract from '@bagwise/contract/courses'
import { coursePath, roundedPlace } from '@bagwise/contract/course-paths'
import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import { request } from '#http/request.ts'

export type FoundCourse = contract.FoundCourse
export type FoundCourses = {
  readonly courses: readonly FoundCourse[]
  /** Of the courses that the server keeps: there may be others. */
  readonly areKept: boolean
}

/** The map is asked behind the answer: so long until the page asks again (real-holes.md §7). */
const ASK_AGAIN_MS = [2_000, 4_000, 8_000] as const

/** The map server was asked, and has not answered for a quarter of a minute. */
export class MapIsSlow extends Error {
  constructor() {
    super('The map server takes its time')
    this.name = 'MapIsSlow'
  }
}

/** Near a place, which leaves the device rounded to 0.02°, or by name. Rejects with `RequestProblem` or `MapIsSlow`. */
export async function findCourses(
  {
    place,
    name,
  }: {
    readonly place?: { readonly latitudeDeg: number; readonly longitudeDeg: number } | undefined
    readonly name?: string | undefined
  },
  signal: AbortSignal,
): Promise<FoundCourses> {
  const near = place && Object.entries(roundedPlace(place)).map(([key, angleDeg]) => [key, String(angleDeg)])
  const query: Record<string, string> = { ...Object.fromEntries(near ?? []), ...(name !== undefined && { name }) }
  const { courses, state } = await untilAnswered(
    () => request<typeof contract.findCourses>('GET', '/api/courses', undefined, query),
    ({ state: said, courses: found }) => said !== 'asked' || found.length > 0,
    signal,
  )
  return { courses, areKept: state !== 'complete' }
}

/** A course of the server's. Rejects as above. */
export async function askForCourse(
  id: string,
  signal: AbortSignal,
): Promise<{ readonly packed: PackedCourse; readonly isStale: boolean }> {
  const answer = await untilAnswered(
    () => request<typeof contract.getCourse>('GET', coursePath(id), undefined),
    (said) => 'course' in said,
    signal,
  )
  if (!('course' in answer)) throw new MapIsSlow()
  return { packed: answer.course, isStale: answer.isStale }
}

async function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  isAnswered: (answer: Answer) => boolean,
  signal: AbortSignal,
): Promise<Answer> {
  let answer = await ask()
  for (const waitMs of ASK_AGAIN_MS) {
    if (isAnswered(answer)) return answer
    await wait(waitMs, signal)
    answer = await ask()
  }
  if (isAnswered(answer)) return answer
  throw new MapIsSlow()
}

function wait(waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, waitMs)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}
