import { isSameValue } from '@bagwise/contract/profile-document'
import { isOtherEpoch } from '#storage/epochs.ts'
import type { WithEpoch } from '#storage/epochs.ts'
import { withBack } from './course-answers.ts'
import type { StoredCourse } from './course-answers.ts'
import { isSendable, withNews, withRow } from './course-state.ts'
import type { CourseStep, GolferCourses, KnownCourse } from './course-state.ts'

/** Which courses the server has. */
export type CourseList = WithEpoch & {
  readonly courses: readonly { readonly id: string; readonly version: string; readonly savedAt: string }[]
}

type Fetched = {
  readonly id: string
  /** The version that the device knew when it asked: what came since is newer than the answer. */
  readonly asked: string | undefined
  /** Null when there is none any more. */
  readonly found: StoredCourse | null
  readonly newChange: () => string
}

/** A course that the device did not have like that; the golfer is told what gave way. */
export function withFetched({ id, asked, found, newChange }: Fetched): CourseStep {
  return (state) => {
    const [known, row] = [state.known.get(id), state.waiting.get(id)]
    if (known?.version !== asked) return state
    if (!found) return withRow(state, 'known', [id, undefined])
    const fetched = withRow(state, 'known', [id, found])
    if (!row) return withTold(fetched, known, found)
    // A conflict is told once the change has arrived.
    if (isSendable(state, id, row)) return fetched
    if (!isSameValue(row.wanted, found.course)) return withBack({ state, id, row }, found)
    // A backup, or another device, has brought back what is to be on this device only.
    return withRow(fetched, 'waiting', [id, { ...row, change: newChange(), base: found.version }])
  }
}

function withTold(state: GolferCourses, known: KnownCourse | undefined, found: StoredCourse): GolferCourses {
  const { id } = found.course
  const earlier = state.news.get(id)?.told ?? []
  // Between two versions of other devices the golfer has missed nothing of their own.
  const isToBeTold = known && (known.isOwn === true || earlier.length === 0) && !isSameValue(known.course, found.course)
  const told = isToBeTold ? withNews(state, id, { before: known.course, isBack: false }) : state
  const left = (told.news.get(id)?.told ?? []).filter(
    ({ before, isBack }) => isBack || !isSameValue(before, found.course),
  )
  return left.length === told.news.get(id)?.told.length
    ? told
    : withRow(told, 'news', [id, left.length > 0 ? { told: left } : undefined])
}

/** The list, once all that differs has been fetched; `asked` are the versions that the device knew before. */
export function withListed({ courses, epoch }: CourseList, asked: ReadonlyMap<string, string>): CourseStep {
  return (before) => {
    const listed = new Map(courses.map((one) => [one.id, one]))
    let state = epoch === undefined || epoch === before.epoch ? before : { ...before, epoch }
    for (const [id, known] of before.known) {
      const { version, savedAt } = listed.get(id) ?? {}
      if (version === undefined && known.version === asked.get(id)) state = withRow(state, 'known', [id, undefined])
      if (version === known.version && savedAt !== known.savedAt)
        state = withRow(state, 'known', [id, { ...known, savedAt }])
    }
    return withoutMoot(state)
  }
}

/** Without offers that are nothing to ask about, and news of courses that are gone. */
function withoutMoot(listed: GolferCourses): GolferCourses {
  let state = listed
  for (const [id, { course }] of listed.offered) {
    const stored = listed.known.get(id)?.course
    if (listed.waiting.has(id) || isSameValue(course, stored)) state = withRow(state, 'offered', [id, undefined])
  }
  for (const id of listed.news.keys()) {
    const isThere = state.known.has(id) || state.waiting.has(id) || state.offered.has(id)
    if (!isThere) state = withRow(state, 'news', [id, undefined])
  }
  return state
}

/**
 * The server has gone back to a backup: everything is read again, and what it has otherwise, or not at all, is offered to
 * the golfer, who says whether it is sent again. What waits is sent in any case.
 */
export function withNewEpoch(epoch: string): CourseStep {
  return (state) => {
    if (!isOtherEpoch(state, { epoch })) return state
    const known = [...state.known].filter(([id]) => !state.waiting.has(id))
    const offered = new Map([...known.map(([id, { course }]) => [id, { course }] as const), ...state.offered])
    return { ...state, known: new Map(), offered, epoch }
  }
}

/** How many courses the golfer is asked about. */
export function offeredCount({ offered, waiting }: GolferCourses): number {
  return [...offered.keys()].filter((id) => !waiting.has(id)).length
}

/** What the golfer says about all courses from before a restore. */
export function withOffersAnswered(isSentAgain: boolean, newChange: () => string): CourseStep {
  return (before) => {
    let state: GolferCourses = { ...before, offered: new Map() }
    for (const [id, { course }] of isSentAgain ? before.offered : []) {
      if (state.waiting.has(id)) continue
      const base = state.known.get(id)?.version ?? null
      state = withRow(state, 'waiting', [id, { wanted: course, change: newChange(), base, isLocalOnly: false }])
    }
    return state
  }
}
