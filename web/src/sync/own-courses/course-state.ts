import { isSameValue } from '@bagwise/contract/profile-document'
import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import type { StateStep } from '#sync/kept-rows/row-database.ts'

/** As the server last said. */
export type KnownCourse = {
  readonly course: PackedCourse
  readonly version: string
  readonly savedAt?: string | undefined
  /** It came from this device. */
  readonly isOwn?: boolean | undefined
}

/** A change as it was sent, until there is an answer: sent again it has to be the same. */
export type SentCourse = {
  readonly save: string
  readonly base: string | null
  /** Null for a deletion. */
  readonly course: PackedCourse | null
  /** It may have arrived before. */
  readonly isAgain?: boolean | undefined
  /** It has arrived, but what the server has by now has to be looked at. */
  readonly isUnsure?: boolean | undefined
  /** What was sent under this id before the golfer deleted it, or wanted it on this device only. */
  readonly cancelled?: PackedCourse | undefined
}

/** What the golfer wants, where the server has not confirmed it, or must never have it. */
export type WaitingCourse = {
  /** Null: deleted. */
  readonly wanted: PackedCourse | null
  /** Another one with each change; that under which it is sent. */
  readonly change: string
  /** The version that the golfer saw; null where there was none. */
  readonly base: string | null
  readonly isLocalOnly: boolean
  readonly sent?: SentCourse | undefined
  /** Why the server did not take it as it is. */
  readonly refusal?: string | undefined
}

/** As it was before the server went back to a backup, which has it otherwise or not at all. */
export type OfferedCourse = { readonly course: PackedCourse }

/** What another device has done to a course, until the golfer has seen it. */
export type OwnCourseNews = {
  /** What gave way: the course as it was here, or as the other device had it where the change from here took its place. */
  readonly before: PackedCourse
  /** Deleted here, or kept from the server: it is there because of the other device. */
  readonly isBack: boolean
}
export type CourseNews = { readonly told: readonly OwnCourseNews[] }

type Rows<Row> = ReadonlyMap<string, Row>

/** All that a device holds of a golfer's own courses, by their ids. */
export type GolferCourses = {
  readonly known: Rows<KnownCourse>
  readonly waiting: Rows<WaitingCourse>
  readonly offered: Rows<OfferedCourse>
  readonly news: Rows<CourseNews>
  readonly epoch?: string | undefined
}

export type CourseStep = StateStep<GolferCourses>

export const NO_COURSES: GolferCourses = {
  known: new Map(),
  waiting: new Map(),
  offered: new Map(),
  news: new Map(),
}

type Kind = 'known' | 'waiting' | 'offered' | 'news'

/** Puts the row in its place; undefined takes it away. */
export function withRow<Of extends Kind>(
  state: GolferCourses,
  kind: Of,
  [id, row]: readonly [string, (GolferCourses[Of] extends Rows<infer Row> ? Row : never) | undefined],
): GolferCourses {
  if (row === undefined && !state[kind].has(id)) return state
  const rows = new Map<string, unknown>(state[kind])
  if (row === undefined) rows.delete(id)
  else rows.set(id, row)
  return { ...state, [kind]: rows }
}

/** Tells what gave way, once. */
export function withNews(state: GolferCourses, id: string, news: OwnCourseNews): GolferCourses {
  const told = state.news.get(id)?.told ?? []
  const isTold = told.some(({ before, isBack }) => isBack === news.isBack && isSameValue(before, news.before))
  return isTold ? state : withRow(state, 'news', [id, { told: [...told, news] }])
}

/** Whether the server has to be told something of it. */
export function isSendable(state: GolferCourses, id: string, { isLocalOnly, base, sent }: WaitingCourse): boolean {
  return !isLocalOnly || sent !== undefined || base !== null || state.known.has(id)
}

/** Whether the device holds something of the golfer that the server does not have; on this device only or to be sent. */
export function hasUnsent({ waiting, offered }: GolferCourses): boolean {
  return waiting.size + offered.size > 0
}

/** Of how many courses the server has to be told something. */
export function unsentCount(state: GolferCourses): number {
  return [...state.waiting].filter(([id, row]) => isSendable(state, id, row)).length
}
