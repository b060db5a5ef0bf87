import { MOST_OWN_COURSES, MOST_OWN_COURSE_BYTES } from '@bagwise/contract/own-course-limits'
import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import { randomId } from '#http/ids.ts'
import { OWN_COURSE_DATABASE } from '#storage/row-stores.ts'
import { isOtherEpoch } from '#storage/epochs.ts'
import { createListeners } from '#storage/listeners.ts'
import { OWN_COURSES } from '#storage/storage-health.ts'
import type { RowDevice } from '#sync/kept-rows/row-database.ts'
import { createStateOnDevice } from '#sync/kept-rows/state-on-device.ts'
import { createOutbox } from '#sync/outbox.ts'
import type { OutboxPorts, Run } from '#sync/outbox.ts'
import type { OwnCoursesState, SaveProblem, SavedAs } from '#sync/policies/own-courses.ts'
import { withConfirmed, withLooked, withRefused } from './course-answers.ts'
import type { CourseAnswer, StoredCourse } from './course-answers.ts'
import { offeredCount, withFetched, withListed, withNewEpoch, withOffersAnswered } from './course-list.ts'
import type { CourseList } from './course-list.ts'
import { freezing, hasNextMessage } from './course-messages.ts'
import type { CourseMessage } from './course-messages.ts'
import { NO_COURSES, hasUnsent, unsentCount } from './course-state.ts'
import type { GolferCourses } from './course-state.ts'
import { withNewsSeen, withRemoved, withSaved } from './course-steps.ts'
import { shownCourses } from './shown-courses.ts'

type Ports = OutboxPorts & {
  readonly device: RowDevice<GolferCourses>
  readonly tellTabs: () => void
  readonly sendSave: (golfer: string, message: CourseMessage, course: PackedCourse) => Promise<CourseAnswer>
  readonly sendDelete: (golfer: string, message: CourseMessage) => Promise<CourseAnswer>
  /** Null when there is none. */
  readonly get: (golfer: string, id: string) => Promise<StoredCourse | null>
  readonly list: () => Promise<CourseList & { readonly golfer: string }>
}

/** To a change, or to the question what became of it. */
type Reply = { readonly answer: CourseAnswer } | { readonly found: StoredCourse | null }

/** An own course is one row: each change of it is sent on its own, the same again until there is an answer. */
export function createOwnCourses({ device, tellTabs, sendSave, sendDelete, get, list, ...ports }: Ports) {
  const rows = createStateOnDevice<GolferCourses>({
    device,
    tellTabs,
    nothing: NO_COURSES,
    hasUnsent,
    broughtBack,
    name: OWN_COURSE_DATABASE,
    unsentName: OWN_COURSES,
  })
  const listeners = createListeners()
  let state: OwnCoursesState | undefined

  rows.subscribe(tell)

  function tell(): void {
    state = undefined
    listeners.tell()
  }

  const outbox = createOutbox<CourseMessage, Reply>(
    {
      name: 'own courses',
      item: 'An own course',
      ready: rows.done,
      next: (run) => rows.freeze(freezing(heldIn(run))),
      hasNext: (run) => hasNextMessage(rows.state(), heldIn(run)),
      idOf: ({ save }) => save,
      send,
      confirm: async (message, reply, run) => {
        await rows.apply('answer' in reply ? withConfirmed(message, reply.answer) : withLooked(message, reply.found))
        // There is room for what was refused for want of it.
        if (message.course === null) run.refusedIds.clear()
      },
      refuse: (message, problem) => {
        console.error(`The server refused an own course: ${problem.message}`)
        return rows.apply(withRefused(message, problem.message))
      },
      belongTo: rows.belongTo,
      load,
      loaded: tell,
      tell,
    },
    ports,
  )

  async function send(message: CourseMessage, golfer: string): Promise<Reply> {
    if (message.isUnsure === true) return { found: await get(golfer, message.id) }
    const { course } = message
    return { answer: await (course ? sendSave(golfer, message, course) : sendDelete(golfer, message)) }
  }

  /** Which courses there are, and those that this device does not have like that, one by one. */
  async function load(): Promise<{ readonly golfer: string }> {
    const golfer = outbox.golfer()
    const answer = await list()
    if (golfer === undefined || answer.golfer !== golfer || outbox.golfer() !== golfer) return answer
    if (answer.epoch !== undefined && isOtherEpoch(rows.state(), answer)) await rows.apply(withNewEpoch(answer.epoch))
    const asked = new Map([...rows.state().known].map(([id, { version }]) => [id, version]))
    for (const { id } of answer.courses.filter((one) => asked.get(one.id) !== one.version)) {
      const found = await get(golfer, id)
      if (outbox.golfer() !== golfer) return answer
      await rows.apply(withFetched({ id, asked: asked.get(id), found, newChange: randomId }))
    }
    await rows.apply(withListed(answer, asked))
    return answer
  }

  function changed(): void {
    void outbox.flush()
  }

  function isFull({ id }: PackedCourse): boolean {
    const others = shownCourses(rows.state()).filter(({ course }) => course.id !== id)
    return others.length >= MOST_OWN_COURSES
  }

  return {
    belongTo: outbox.belongTo,
    /** Shows it at once; resolves when it is on the device, or in memory that is asked about before the page closes. */
    save: async (course: PackedCourse, { isLocalOnly, seen }: SavedAs): Promise<SaveProblem | undefined> => {
      if (outbox.golfer() === undefined) throw new Error('An own course needs a golfer who is signed in')
      const wanted = asSent(course)
      if (byteCount(wanted) > MOST_OWN_COURSE_BYTES) return 'too-large'
      if (!rows.isReady()) await rows.done()
      if (isFull(wanted)) return 'too-many-courses'
      const taken = rows.apply(
        withSaved({ course: wanted, isLocalOnly, seen: seen && asSent(seen), change: randomId() }),
      )
      changed()
      await taken
      return undefined
    },
    /** Of an account that is gone: however many there are, none may be lost. */
    takeOver: (courses: readonly { readonly course: PackedCourse; readonly isLocalOnly: boolean }[]): void => {
      for (const one of courses) void rows.apply(withSaved({ ...one, change: randomId() }))
      changed()
    },
    remove: (id: string): { readonly undo: () => void } => {
      const before = shownCourses(rows.state()).find(({ course }) => course.id === id)
      void rows.apply(withRemoved(id, randomId()))
      changed()
      return {
        undo: () => {
          if (!before) return
          void rows.apply(withSaved({ ...before, seen: undefined, change: randomId() }))
          changed()
        },
      }
    },
    noteSeen: (id: string): void => void rows.apply(withNewsSeen(id)),
    /** What the golfer says about all courses from before a restore. */
    answerOffers: (isSentAgain: boolean): void => {
      void rows.apply(withOffersAnswered(isSentAgain, randomId))
      changed()
    },
    /** Another tab has written. */
    followDevice: rows.readAgain,
    /** Does not wait for what only has to be loaded. */
    flush: async (): Promise<void> => {
      await rows.readAgain()
      if (unsentCount(rows.state()) > 0) await outbox.flush()
    },
    sync: outbox.flush,
    reload: outbox.reload,
    comeBack: (): void => {
      void rows.readAgain()
      void outbox.reload()
    },
    hasUnsent: (): boolean => hasUnsent(rows.state()),
    isSafe: rows.isSafe,
    done: rows.done,
    state: (): OwnCoursesState =>
      (state ??= {
        courses: shownCourses(rows.state()),
        isReady: rows.isReady(),
        load: outbox.loadState(),
        unsentCount: unsentCount(rows.state()),
        offeredCount: offeredCount(rows.state()),
        isSafe: rows.isSafe(),
      }),
    subscribe: listeners.subscribe,
  }
}

function heldIn({ refusedIds }: Run): (save: string) => boolean {
  return (save) => refusedIds.has(save)
}

/** As the server stores it, so that what comes back from there is the same. */
function asSent(course: PackedCourse): PackedCourse {
  return JSON.parse(
    JSON.stringify(course, (_name, value: unknown) =>
      typeof value === 'string' ? value.normalize('NFC').trim() : value,
    ),
  )
}

function byteCount(course: PackedCourse): number {
  return new TextEncoder().encode(JSON.stringify(course)).length
}

/** What waits is about courses that were known, so these come back with it. */
function broughtBack(lost: GolferCourses, left: GolferCourses): GolferCourses {
  const isOver = isOtherEpoch(lost, left)
  return {
    known: isOver ? left.known : new Map([...lost.known, ...left.known]),
    waiting: new Map([...lost.waiting, ...left.waiting]),
    offered: new Map([...lost.offered, ...left.offered]),
    news: new Map([...lost.news, ...left.news]),
    epoch: left.epoch ?? lost.epoch,
  }
}
