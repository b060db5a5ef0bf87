import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import { RequestProblem } from '#http/request.ts'
import type { CourseMessage } from '#sync/own-courses/course-messages.ts'
import { createOwnCourses } from '#sync/own-courses/create-own-courses.ts'
import { memoryCourseDevice } from './memory-row-device.ts'
import type { sampleCoursesServer } from './sample-courses-server.ts'

const TURNS_TO_SETTLE = 400

/** Lets every promise that can go on go on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS_TO_SETTLE; turn += 1) await Promise.resolve()
}

type Server = Omit<ReturnType<typeof sampleCoursesServer>, 'fail' | 'mend'>
type Opened = {
  readonly golfer?: string
  /** What the page never hears. */
  readonly onLost?: (answer: unknown) => void
  /** Before a course leaves the page. */
  readonly onSave?: (message: CourseMessage) => void
}

/** A device with its pages, whose connection fails on its own. */
export function courseDevice(server: Server, { golfer = 'ann', onSave, onLost }: Opened = {}) {
  const device = memoryCourseDevice()
  let connection: 'good' | 'none' | 'loses answers' = 'good'
  let pages: readonly ReturnType<typeof openPage>[] = []

  async function through<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    if (connection === 'none') throw unreachable()
    const answer = await call()
    if (connection === 'loses answers') {
      onLost?.(answer)
      throw unreachable()
    }
    return answer
  }

  function openPage(owner = golfer) {
    let isClosed = false
    const whileOpen = async <Answer>(task: () => Promise<Answer>): Promise<Answer> => {
      if (isClosed) return new Promise(() => {})
      const answer = await task()
      return isClosed ? new Promise(() => {}) : answer
    }
    const courses = createOwnCourses({
      device: { ...device, update: (whose, taken) => whileOpen(() => device.update(whose, taken)) },
      tellTabs: () => {
        for (const other of pages) if (other !== page) void other.followDevice()
      },
      sendSave: (whose, message, course) => {
        if (!isClosed) onSave?.(message)
        return whileOpen(() => through(() => server.sendSave(whose, message, course)))
      },
      sendDelete: (whose, message) => whileOpen(() => through(() => server.sendDelete(whose, message))),
      get: (whose, id) => whileOpen(() => through(() => server.get(whose, id))),
      list: () => whileOpen(() => through(() => server.list(owner))),
      checkSession: () => {},
      inTurn: (task) => task(),
      later: () => () => {},
    })
    const page = {
      ...courses,
      close: () => {
        isClosed = true
        pages = pages.filter((other) => other !== page)
      },
      names: () => courses.state().courses.map(({ course }) => course.name),
      shown: (id: string) => courses.state().courses.find(({ course }) => course.id === id),
    }
    pages = [...pages, page]
    courses.belongTo(owner)
    return page
  }

  return {
    device,
    open: openPage,
    connect: (state: typeof connection) => {
      connection = state
    },
  }
}

const unreachable = () => new RequestProblem({ code: 'unreachable', status: 0, message: 'No answer.' })

/** One hole with its green. */
export function sampleCourse(id: string, name: string): PackedCourse {
  return {
    v: 1,
    id,
    name,
    at: [56_343_300, -2_803_100],
    outline: [],
    shapes: [{ kind: 'green', id: `${id}/1/green`, rings: [[1_200, 0, 100, 0, 0, 100]] }],
    holes: [{ id: `${id}/1`, number: 1, par: 3, lengthYards: 150, line: [0, 0, 1_200, 0], green: 0, tees: [] }],
    known: ['green'],
    notes: {},
  }
}
