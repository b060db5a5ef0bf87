import { useCallback } from 'react'
import { useQuery } from '@tanstack/react-query'
import { withChosenHoles } from '@bagwise/golf/course/chosen-holes'
import type { Course } from '@bagwise/golf/course/course'
import { packCourse, unpackCourse } from '@bagwise/golf/course/pack-course'
import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import { queryClient } from '#http/query-client.ts'
import { askForCourse } from './ask-for-courses.ts'
import { courseDevice } from './course-device.ts'
import { withChoice } from './course-rows.ts'
import type { CourseChoice, KeptCourse } from './course-rows.ts'
import { isOwnCourse, useOwnCourse } from './use-own-course.ts'

/** A course as it is shown, `packed` with the holes that the golfer made; `isKept` is false where the device has no room for it. */
export type OpenCourse = Pick<KeptCourse, 'packed' | 'choices'> & {
  readonly from: KeptCourse['from'] | 'own'
  readonly isStale: boolean
  readonly isKept: boolean
}

const listKey = (golfer: string) => ['kept-courses', golfer] as const
const courseKey = (golfer: string, id: string) => ['course', golfer, id] as const

/** As long as the server keeps a map without asking for a newer one. */
const FRESH_FOR_MS = 30 * 24 * 60 * 60 * 1000

/** The courses on this device, the last used one first; none where the browser keeps nothing. */
export function useKeptCourses(golfer: string): {
  readonly courses: readonly KeptCourse[]
  readonly isLoading: boolean
} {
  const { data, isPending } = useQuery({
    queryKey: listKey(golfer),
    queryFn: async () => {
      try {
        return await courseDevice.list(golfer)
      } catch (error) {
        console.warn('The courses on this device could not be read', error)
        return []
      }
    },
  })
  return { courses: data ?? [], isLoading: isPending }
}

export type ShownCourse = {
  /** With the numbers that the golfer gave to holes, and the holes that the golfer made. */
  readonly course: Course | undefined
  readonly open: OpenCourse | undefined
  readonly isLoading: boolean
  /** Why there is none: a `RequestProblem`, `MapIsSlow` or `NoSuchMapping`. */
  readonly problem: Error | null
  readonly reload: () => void
  readonly choose: (choice: CourseChoice) => void
}

/** A course by its id: one of the golfer's own, or a map from the device, else from the server, and then kept. */
export function useCourse(golfer: string, id: string): ShownCourse {
  const own = useOwnCourse(id)
  const mapped = useMappedCourse(golfer, id)
  return isOwnCourse(id) ? own : mapped
}

function useMappedCourse(golfer: string, id: string): ShownCourse {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: courseKey(golfer, id),
    queryFn: ({ signal }) => openCourse(golfer, id, signal),
    enabled: !isOwnCourse(id),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  const { course, open } = (data && shownCourse(data)) ?? {}
  const choose = useCallback((choice: CourseChoice) => chooseOnCourse(golfer, id, choice), [golfer, id])
  return { course, open, isLoading: isPending, problem: error, reload: () => void refetch(), choose }
}

type CourseWithMap = { readonly course: Course; readonly open: OpenCourse }

const shownCourses = new WeakMap<OpenCourse, CourseWithMap>()

/** The same objects as long as the course is the same: advice is asked for by them, and what is worked out is kept by them. */
function shownCourse(kept: OpenCourse): CourseWithMap {
  const known = shownCourses.get(kept)
  if (known) return known
  const { numbers = {}, holes } = kept.choices
  const course = withChosenHoles(withNumbers(unpackCourse(kept.packed), numbers), holes ?? [])
  const shown = { course, open: { ...kept, packed: holes ? packCourse(course) : kept.packed } }
  shownCourses.set(kept, shown)
  return shown
}

/** Keeps a course that the golfer has opened from a file, and shows it at once. */
export async function keepOpened(golfer: string, packed: PackedCourse, nowMs: number): Promise<void> {
  await show(golfer, await kept(golfer, packed, { from: 'file', nowMs, isStale: false }))
}

/** Resolves to the way back. */
export async function forgetCourse(kept: KeptCourse): Promise<() => Promise<void>> {
  const { golfer, packed } = kept
  await courseDevice.remove(golfer, packed.id)
  queryClient.removeQueries({ queryKey: courseKey(golfer, packed.id) })
  await queryClient.invalidateQueries({ queryKey: listKey(golfer) })
  return async () => {
    await courseDevice.bringBack(kept)
    await queryClient.invalidateQueries({ queryKey: listKey(golfer) })
  }
}

async function openCourse(golfer: string, id: string, signal: AbortSignal): Promise<OpenCourse> {
  const nowMs = Date.now()
  const own = await onDevice(golfer, id)
  if (!own) {
    const { packed, isStale } = await askForCourse(id, signal)
    return kept(golfer, packed, { from: 'server', nowMs, isStale })
  }
  courseDevice.noteUse(golfer, id, nowMs).then(
    () => queryClient.invalidateQueries({ queryKey: listKey(golfer) }),
    (error: unknown) => console.warn('The use of a course could not be noted', error),
  )
  const isStale = own.from === 'server' && nowMs - own.keptAtMs > FRESH_FOR_MS
  if (isStale) void renew(golfer, id)
  return { ...own, isStale, isKept: true }
}

async function onDevice(golfer: string, id: string): Promise<KeptCourse | undefined> {
  try {
    return await courseDevice.find(golfer, id)
  } catch (error) {
    console.warn('The courses on this device could not be read', error)
    return undefined
  }
}

type Keeping = { readonly from: KeptCourse['from']; readonly nowMs: number; readonly isStale: boolean }

/** Without room on the device the course is open until the page is left. */
async function kept(golfer: string, packed: PackedCourse, { isStale, ...keeping }: Keeping): Promise<OpenCourse> {
  try {
    const row = await courseDevice.keep(golfer, packed, keeping)
    await queryClient.invalidateQueries({ queryKey: listKey(golfer) })
    return { ...row, isStale, isKept: true }
  } catch (error) {
    console.warn('A course could not be kept on this device', error)
    return { packed, from: keeping.from, choices: {}, isStale, isKept: false }
  }
}

/** A newer map of an old one takes its place when it comes. */
async function renew(golfer: string, id: string): Promise<void> {
  try {
    const { packed, isStale } = await askForCourse(id, AbortSignal.timeout(RENEW_WITHIN_MS))
    await show(golfer, await kept(golfer, packed, { from: 'server', nowMs: Date.now(), isStale }))
  } catch (error) {
    // Without reception the older map is shown, with its day.
    console.info('No newer map of the course', error)
  }
}

const RENEW_WITHIN_MS = 60_000

async function show(golfer: string, opened: OpenCourse): Promise<void> {
  const queryKey = courseKey(golfer, opened.packed.id)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<OpenCourse>(queryKey, opened)
}

function chooseOnCourse(golfer: string, id: string, choice: CourseChoice): void {
  queryClient.setQueryData<OpenCourse>(
    courseKey(golfer, id),
    (open) => open && { ...open, choices: withChoice(open.choices, choice) },
  )
  courseDevice.choose(golfer, id, choice).catch((error: unknown) => {
    console.warn('What the golfer chose on a course is kept until the page is left', error)
  })
}

function withNumbers(course: Course, numbers: Readonly<Record<string, number>>): Course {
  const holes = course.holes.map((hole) => ({ ...hole, number: hole.number ?? numbers[hole.id] }))
  return { ...course, holes }
}
