import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import { isSameValue } from '@bagwise/contract/profile-document'
import type { Device } from './device.ts'
import type { GolferAccount } from './golfer-account.ts'
import type { CourseExchange, TypedCourses } from './typed-courses.ts'

type Ended = {
  readonly devices: readonly Device[]
  readonly end: readonly PackedCourse[]
  /** In the order in which they were answered. */
  readonly exchanges: readonly CourseExchange[]
  /** By device. */
  readonly typed: readonly TypedCourses[]
}

/** Looks at what became of every version of a course that was made, without relying on how devices settle answers. */
export function findCourseFaults({ devices, end, exchanges, typed }: Ended): readonly string[] {
  const faults = typed.flatMap(({ sentLocally }, index) =>
    sentLocally.map((id) => `${id} was sent although it is to stay on device ${index}`),
  )
  const stored = new Map(end.map((course) => [course.id, course]))
  const told = new Set(typed.flatMap((device) => [...device.told]))
  for (const [index, device] of typed.entries()) {
    for (const { id, name, isReplaced, isGone } of device.all()) {
      if (isReplaced || isGone || stored.get(id)?.name === name || told.has(name)) continue
      const isHere = devices[index]
        ?.openPages()
        .some((page) => page.courses.state().courses.some(({ course }) => course.id === id && course.name === name))
      if (isHere === true) continue
      if (!wasSeen(exchanges, { id, name, index })) faults.push(`"${name}" of ${id} vanished, and nobody was told`)
    }
  }
  return faults
}

/**
 * Another device knew that version when it changed or deleted it; or it gave way by an answer that got lost, and was deleted
 * before its own device could tell.
 */
function wasSeen(
  exchanges: readonly CourseExchange[],
  { id, name, index }: { readonly id: string; readonly name: string; readonly index: number },
): boolean {
  const own = exchanges.filter(({ message }) => message.id === id)
  const versions = new Set(
    own.flatMap(({ message, answer }) => (message.course?.name === name && answer.version ? [answer.version] : [])),
  )
  const isBase = own.some(
    ({ device, message }) => device !== index && message.base !== null && versions.has(message.base),
  )
  const isUnheard = own.some(({ isHeard, answer }) => !isHeard && answer.before?.name === name)
  return isBase || isUnheard
}

/** Everything is sent, and every device shows what the server has beside what it keeps for itself. */
export async function findShownCourseFaults(devices: readonly Device[], end: readonly PackedCourse[]) {
  const faults: string[] = []
  for (const [index, device] of devices.entries()) {
    for (const page of device.openPages()) {
      await page.courses.reload()
      const { courses, unsentCount } = page.courses.state()
      const refusals = courses.flatMap(({ refusal }) => refusal ?? [])
      if (unsentCount > 0) faults.push(`${unsentCount} own courses are stuck on device ${index}: ${refusals.join()}`)
      const synced = new Map(courses.flatMap(({ course, isLocalOnly }) => (isLocalOnly ? [] : [[course.id, course]])))
      const isSame = synced.size === end.length && end.every((course) => isSameValue(synced.get(course.id), course))
      if (!isSame)
        faults.push(`Device ${index} shows ${synced.size} own courses otherwise than the server has ${end.length}`)
    }
  }
  return faults
}

export async function readAllCourses(account: GolferAccount): Promise<readonly PackedCourse[]> {
  const { courses } = await account.listCourses()
  const found = await Promise.all(courses.map(({ id }) => account.readCourse(id)))
  return found.flatMap((one) => (one ? [one.course] : []))
}

/** So that the next history has room again. */
export async function clearCourses(account: GolferAccount): Promise<void> {
  const { courses } = await account.listCourses()
  for (const { id, version } of courses) {
    await account.sendCourse({ id, save: crypto.randomUUID(), base: version, course: null })
  }
}
