import type { ShownOwnCourse } from '#sync/policies/own-courses.ts'
import { courseNow } from './course-steps.ts'
import { isSendable } from './course-state.ts'
import type { GolferCourses } from './course-state.ts'

/** What the golfer sees, by name: what the server has with all that waits laid over it. */
export function shownCourses(state: GolferCourses): readonly ShownOwnCourse[] {
  const { known, waiting, offered, news } = state
  const ids = new Set([...known.keys(), ...waiting.keys(), ...offered.keys()])
  const shown = [...ids].flatMap((id): readonly ShownOwnCourse[] => {
    const row = waiting.get(id)
    // A deletion that the server did not take is no longer hidden.
    const course = courseNow(state, id) ?? (row?.refusal === undefined ? undefined : known.get(id)?.course)
    if (!course) return []
    return [
      {
        course,
        isUnsent: row ? isSendable(state, id, row) : offered.has(id),
        isLocalOnly: row?.isLocalOnly ?? false,
        savedAt: known.get(id)?.savedAt,
        refusal: row?.refusal,
        news: news.get(id)?.told ?? [],
      },
    ]
  })
  return shown.toSorted(({ course: one }, { course: other }) => {
    const byName = (one.name ?? '').localeCompare(other.name ?? '')
    return byName === 0 ? (one.id < other.id ? -1 : 1) : byName
  })
}
