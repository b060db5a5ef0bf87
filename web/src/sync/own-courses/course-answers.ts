import { isSameValue } from '@bagwise/contract/profile-document'
import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import type { CourseMessage } from './course-messages.ts'
import { withNews, withRow } from './course-state.ts'
import type { CourseStep, GolferCourses, SentCourse, WaitingCourse } from './course-state.ts'

/** What the server says to a change. */
export type CourseAnswer = {
  /** As stored now; null when there is none. */
  readonly version: string | null
  /** As stored before, if another device had changed it since the golfer saw it. */
  readonly before: PackedCourse | null
}

export type StoredCourse = { readonly course: PackedCourse; readonly version: string }

type Ended = {
  readonly state: GolferCourses
  readonly id: string
  readonly row: WaitingCourse
  readonly sent: SentCourse
}

/** The change has arrived. Of one that came again the answer does not say what another device has done since. */
export function withConfirmed(message: CourseMessage, { version, before }: CourseAnswer): CourseStep {
  return endOf(message, (ended) => {
    const { course, isAgain } = ended.sent
    if (version === null) return withGone(ended)
    if (before === null && (course === null || isAgain === true)) return withUnsure(ended)
    if (course !== null) return withStored(ended, { course, version }, before)
    return before ? withBack(ended, { course: before, version }) : ended.state
  })
}

/** What the server has, after a change of which the answer did not say it. */
export function withLooked(message: CourseMessage, found: StoredCourse | null): CourseStep {
  return endOf(message, (ended) => {
    const { sent } = ended
    if (!found) return withGone(ended)
    if (sent.course !== null) {
      return isSameValue(sent.course, found.course) ? withStored(ended, found, null) : withReplaced(ended, found)
    }
    if (!sent.cancelled || !isSameValue(sent.cancelled, found.course)) return withBack(ended, found)
    return withOpen(withRow(ended.state, 'known', [ended.id, { ...found, isOwn: true }]), ended, found.version)
  })
}

/** The row stays; it is tried again in the next run. */
export function withRefused(message: CourseMessage, refusal: string): CourseStep {
  return endOf(message, ({ state, id, row, sent }) => {
    if (sent.isUnsure === true) return state
    if (row.change === sent.save) return withRow(state, 'waiting', [id, { ...row, sent: undefined, refusal }])
    return withRow(state, 'waiting', [id, { ...row, sent: undefined, base: sent.base }])
  })
}

/** Does nothing where another tab has settled the change meanwhile. */
function endOf({ id, save, course }: CourseMessage, end: (ended: Ended) => GolferCourses): CourseStep {
  return (state) => {
    const row = state.waiting.get(id)
    const isSame = row?.sent?.save === save && (row.sent.course === null) === (course === null)
    return row?.sent && isSame ? end({ state, id, row, sent: row.sent }) : state
  }
}

function withUnsure({ state, id, row, sent }: Ended): GolferCourses {
  return withRow(state, 'waiting', [id, { ...row, sent: { ...sent, isUnsure: true } }])
}

/** Nothing is on its way any more; what the golfer wants still is another thing. */
function withOpen(state: GolferCourses, { id, row }: Ended, base: string | null): GolferCourses {
  return withRow(state, 'waiting', [id, { ...row, base, sent: undefined }])
}

/** Done, unless the golfer has changed it again meanwhile. */
function withDone(state: GolferCourses, ended: Ended, base: string | null): GolferCourses {
  const { id, row, sent } = ended
  const isDone = row.change === sent.save && !row.isLocalOnly
  return isDone ? withRow(state, 'waiting', [id, undefined]) : withOpen(state, ended, base)
}

function withGone(ended: Ended): GolferCourses {
  const { id, row } = ended
  const state = withRow(ended.state, 'known', [id, undefined])
  return row.wanted === null ? withRow(state, 'waiting', [id, undefined]) : withDone(state, ended, null)
}

function withStored(ended: Ended, stored: StoredCourse, before: PackedCourse | null): GolferCourses {
  const { id } = ended
  const state = withRow(ended.state, 'known', [id, { ...stored, isOwn: true }])
  const isReplaced = before && !isSameValue(before, stored.course)
  const told = isReplaced ? withNews(state, id, { before, isBack: false }) : state
  return withDone(told, ended, stored.version)
}

/** Another device has changed it after this one; the golfer has not seen that, so no change of theirs is based on it. */
function withReplaced(ended: Ended, found: StoredCourse): GolferCourses {
  const { id, sent } = ended
  const state = withRow(ended.state, 'known', [id, found])
  return withDone(sent.course ? withNews(state, id, { before: sent.course, isBack: false }) : state, ended, null)
}

/** It was not deleted, since another device has changed it or brought it back. */
export function withBack(
  { state, id, row, sent }: Omit<Ended, 'sent'> & { readonly sent?: SentCourse },
  stored: StoredCourse,
) {
  const earlier = state.known.get(id)?.course
  const back = withRow(state, 'known', [id, stored])
  if (row.wanted !== null && !row.isLocalOnly) {
    // Taken back. What was not done is no base for a change, and without one there is nothing to send.
    if (!earlier || !isSameValue(row.wanted, earlier)) {
      return withRow(back, 'waiting', [id, { ...row, base: null, sent: undefined }])
    }
    return withNews(withRow(back, 'waiting', [id, undefined]), id, { before: earlier, isBack: false })
  }
  const before = row.wanted ?? earlier ?? sent?.cancelled ?? stored.course
  return withNews(withRow(back, 'waiting', [id, undefined]), id, { before, isBack: true })
}
