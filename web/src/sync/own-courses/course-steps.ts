import { isSameValue } from '@bagwise/contract/profile-document'
import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import { withNews, withRow } from './course-state.ts'
import type { CourseStep, GolferCourses } from './course-state.ts'

type Saved = {
  readonly course: PackedCourse
  readonly isLocalOnly: boolean
  /** As it was when the golfer began to change it. */
  readonly seen?: PackedCourse | undefined
  readonly change: string
}

/** The course as the golfer wants it. What came from another device since it was `seen` is told before it gives way. */
export function withSaved({ course, isLocalOnly, seen, change }: Saved): CourseStep {
  const { id } = course
  return (before) => {
    const now = courseNow(before, id)
    const isUnseen = seen && now && !isSameValue(now, seen) && !isSameValue(now, course)
    const told = isUnseen ? withNews(before, id, { before: now, isBack: false }) : before
    const state = withRow(told, 'offered', [id, undefined])
    const [row, known] = [state.waiting.get(id), state.known.get(id)]
    const base = row ? row.base : (known?.version ?? null)
    const isAsKnown = known && known.version === base && !row?.sent && isSameValue(known.course, course)
    if (isAsKnown && !isLocalOnly) return withRow(state, 'waiting', [id, undefined])
    return withRow(state, 'waiting', [id, { wanted: course, change, base, isLocalOnly, sent: row?.sent }])
  }
}

/** Hides the course until the server has deleted it too; one that has never left the device is gone at once. */
export function withRemoved(id: string, change: string): CourseStep {
  return (before) => {
    const state = withRow(before, 'offered', [id, undefined])
    const [row, known] = [state.waiting.get(id), state.known.get(id)]
    if (row?.wanted === null) return state
    if (!row && !known) return state
    const base = row ? row.base : (known?.version ?? null)
    const isHereOnly = !known && base === null && !row?.sent
    const deletion = { wanted: null, change, base, isLocalOnly: false, sent: row?.sent }
    return withRow(state, 'waiting', [id, isHereOnly ? undefined : deletion])
  }
}

/** The golfer knows what another device has done to it. */
export function withNewsSeen(id: string): CourseStep {
  return (state) => withRow(state, 'news', [id, undefined])
}

/** As the golfer sees it; undefined where there is none. */
export function courseNow({ known, waiting, offered }: GolferCourses, id: string): PackedCourse | undefined {
  const row = waiting.get(id)
  if (row) return row.wanted ?? undefined
  return (offered.get(id) ?? known.get(id))?.course
}
