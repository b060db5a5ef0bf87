import { isSameValue } from '@bagwise/contract/profile-document'
import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import { RequestProblem } from '#http/request.ts'
import type { CourseAnswer, StoredCourse } from '#sync/own-courses/course-answers.ts'
import type { CourseList } from '#sync/own-courses/course-list.ts'
import type { CourseMessage } from '#sync/own-courses/course-messages.ts'

/** A change that took the place of something. */
type Replaced = { readonly before: PackedCourse; readonly isSeen: boolean }
type Account = { readonly courses: Map<string, PackedCourse>; readonly arrived: Set<string> }

/** A server for tests: what the endpoints of own courses promise; can fail before or after it has done so. */
export function sampleCoursesServer({ mostCourses = 10 }: { readonly mostCourses?: number } = {}) {
  let accounts = new Map<string, Account>()
  const calls: string[] = []
  const replaced: Replaced[] = []
  let trouble: RequestProblem | undefined
  let losesAnswers = false
  let epoch = 'first'

  function accountOf(golfer: string): Account {
    const known = accounts.get(golfer) ?? { courses: new Map(), arrived: new Set() }
    accounts.set(golfer, known)
    return known
  }

  function answer<Answer>(found: Answer): Answer {
    if (losesAnswers) throw new RequestProblem({ code: 'unreachable', status: 0, message: 'No answer.' })
    return structuredClone(found)
  }

  function change(golfer: string, { id, save, base }: CourseMessage, course: PackedCourse | null): CourseAnswer {
    const { courses, arrived } = accountOf(golfer)
    const stored = courses.get(id)
    if (arrived.has(save)) return { version: stored ? versionOf(stored) : null, before: null }
    if (course && !stored && courses.size >= mostCourses) throw refusal('You have as many. Delete one to make room.')
    arrived.add(save)
    const isUnseen = stored !== undefined && versionOf(stored) !== base
    if (!course && isUnseen) return { version: versionOf(stored), before: stored }
    if (stored && !isSameValue(stored, course)) replaced.push({ before: stored, isSeen: !isUnseen })
    if (course) courses.set(id, course)
    else courses.delete(id)
    return {
      version: course && versionOf(course),
      before: course && isUnseen && !isSameValue(stored, course) ? stored : null,
    }
  }

  function call<Answer>(name: string, task: () => Answer): Answer {
    calls.push(name)
    if (trouble) throw trouble
    return answer(task())
  }

  return {
    calls,
    replaced,
    of: (golfer: string): readonly PackedCourse[] => [...accountOf(golfer).courses.values()],
    /** As another device does it that knows the course. */
    put: (golfer: string, course: PackedCourse) => void accountOf(golfer).courses.set(course.id, course),
    drop: (golfer: string, id: string) => void accountOf(golfer).courses.delete(id),
    /** Every call fails from now on; without a status nothing is reached. */
    fail: (status = 0) => {
      trouble = new RequestProblem({ code: 'problem', status, message: 'No.' })
    },
    /** Every call does what it should from now on, and nobody hears of it. */
    loseAnswers: () => {
      losesAnswers = true
    },
    mend: () => {
      trouble = undefined
      losesAnswers = false
    },
    /** The server goes back to a backup: to what it had at that moment. Answers the way to do that. */
    backUp: () => {
      const kept = structuredClone(accounts)
      return () => {
        epoch = `after ${epoch}`
        accounts = structuredClone(kept)
      }
    },
    sendSave: async (golfer: string, message: CourseMessage, course: PackedCourse): Promise<CourseAnswer> =>
      call(`save ${golfer} ${course.name}`, () => change(golfer, message, structuredClone(course))),
    sendDelete: async (golfer: string, message: CourseMessage): Promise<CourseAnswer> =>
      call(`delete ${golfer} ${message.id}`, () => change(golfer, message, null)),
    get: async (golfer: string, id: string): Promise<StoredCourse | null> =>
      call(`get ${golfer} ${id}`, () => {
        const course = accountOf(golfer).courses.get(id)
        return course ? { course, version: versionOf(course) } : null
      }),
    list: async (golfer: string): Promise<CourseList & { readonly golfer: string }> =>
      call(`list ${golfer}`, () => ({
        golfer,
        epoch,
        courses: [...accountOf(golfer).courses.values()].map((course) => ({
          id: course.id,
          version: versionOf(course),
          savedAt: '2026-11-20T10:00:00.000Z',
        })),
      })),
  }
}

/** Changes with the content, as the contract says. */
function versionOf(course: PackedCourse): string {
  return JSON.stringify(course)
}

function refusal(message: string): RequestProblem {
  return new RequestProblem({ code: 'too-many-courses', status: 422, message })
}
