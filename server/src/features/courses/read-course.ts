import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { OverpassError } from './ask-overpass.ts'
import type { MapCourse } from './map-course.ts'

/** What a worker is told, and what it answers. */
export type CourseToRead = { readonly text: string; readonly id: string }
export type ReadAnswer = { readonly course: MapCourse } | { readonly problem: 'none' | 'not-a-map' | 'too-large' }

const MEMORY_MB = 128
const DEADLINE_MS = 20_000
const PROBLEMS = {
  'not-a-map': 'its answer is no map that can be read',
  'too-large': 'its answer is a course beyond all limits',
} as const

/**
 * The course with this id in an answer of the map server, read in a worker thread with a limited memory; undefined when it
 * is not there. Throws `OverpassError`.
 */
export async function readCourse(
  toRead: CourseToRead,
  { stopping, memoryMb = MEMORY_MB }: { readonly stopping: AbortSignal; readonly memoryMb?: number },
): Promise<MapCourse | undefined> {
  const worker = new Worker(new URL('./read-course-worker.ts', import.meta.url), {
    workerData: toRead,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // Neither settings nor secrets.
    env: {},
    execArgv: [],
  })
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(DEADLINE_MS), stopping])
    const [answer]: ReadAnswer[] = await once(worker, 'message', { signal })
    if (!answer) throw new OverpassError('its answer was not read')
    if ('course' in answer) return answer.course
    if (answer.problem === 'none') return undefined
    throw new OverpassError(PROBLEMS[answer.problem])
  } catch (error) {
    throw error instanceof OverpassError ? error : unread(error)
  } finally {
    await worker.terminate()
  }
}

function unread(error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return new OverpassError('its answer takes too much memory')
  if (code === 'ABORT_ERR') return new OverpassError('its answer takes too long to read')
  return error instanceof Error ? error : new Error('The thread that reads maps has failed', { cause: error })
}
