import type { RoundRules } from '@bagwise/golf/play/played-record'
import type { CardLine, CourseOption } from './course-options.ts'
import { linesFor } from './course-options.ts'
import { LOOPS, numbersOf, startsOf } from './round-plan.ts'
import type { LoopKind, Plan } from './round-plan.ts'

/** A course that is not in the list: its name is typed. */
export const OTHER = 'other'

/** What stands in the form. */
export type StartPlan = Plan & {
  /** Of the chosen course in the list, or `OTHER`. */
  readonly courseKey: string
  /** Their name is typed, and may be that of tees in the list or begin with it. */
  readonly areTeesTyped: boolean
  /** What was said of holes beyond what is known of them. */
  readonly typed: Readonly<Record<number, Partial<CardLine>>>
}

const EMPTY: StartPlan = {
  courseKey: OTHER,
  areTeesTyped: false,
  course: '',
  courseId: null,
  tees: '',
  loop: 'full',
  startHole: 1,
  courseRating: '',
  slopeRating: '',
  rules: 'casual',
  isCounting: undefined,
  typed: {},
}

/** The last course and its last tees, all of its holes. */
export function firstPlan(options: readonly CourseOption[]): StartPlan {
  const [first] = options
  return first ? withCourse(EMPTY, first) : EMPTY
}

export function withCourse(plan: StartPlan, option: CourseOption | undefined): StartPlan {
  const base = { ...plan, areTeesTyped: false, typed: {} }
  if (!option)
    return { ...base, courseKey: OTHER, course: '', courseId: null, tees: '', courseRating: '', slopeRating: '' }
  const { key: courseKey, course, courseId, tees } = option
  const holes = tees[0]?.lines.map(({ number }) => number) ?? []
  // A course of nine holes has no others.
  const loop = holes.length > 0 && holes.every((number) => number <= NINE) && plan.loop === 'full' ? 'front' : plan.loop
  const chosen = { ...base, courseKey, course, courseId, loop, startHole: startsOf(loop)[0] ?? 1 }
  return withTees(chosen, tees[0]?.name ?? '', option)
}

const NINE = 9

/** Tees of the list; undefined for others, whose name is typed. */
export function withTees(plan: StartPlan, name: string | undefined, option: CourseOption | undefined): StartPlan {
  if (name === undefined) return { ...plan, areTeesTyped: true, tees: '', courseRating: '', slopeRating: '' }
  return withRating({ ...plan, areTeesTyped: false, tees: name }, option)
}

/** What the golfer types as their name. A rating that is known of the name goes with it, one that was typed stays. */
export function withTypedTees(plan: StartPlan, tees: string, option: CourseOption | undefined): StartPlan {
  const known = withRating(plan, option)
  const isTyped = known.courseRating !== plan.courseRating || known.slopeRating !== plan.slopeRating
  const next = { ...plan, areTeesTyped: true, tees }
  return isTyped ? next : withRating(next, option)
}

export function withLoop(plan: StartPlan, loop: LoopKind, option: CourseOption | undefined): StartPlan {
  const starts = startsOf(loop)
  const next = { ...plan, loop, startHole: starts.includes(plan.startHole) ? plan.startHole : (starts[0] ?? 1) }
  return option ? withRating(next, option) : next
}

/** The rating goes with the tees and the holes that are played. */
function withRating(plan: StartPlan, option: CourseOption | undefined): StartPlan {
  const rated = teesOf(plan, option).find(({ ratedLoop }) => ratedLoop === plan.loop)
  return {
    ...plan,
    courseRating: String(rated?.courseRating ?? ''),
    slopeRating: String(rated?.slopeRating ?? ''),
  }
}

function teesOf(plan: Pick<StartPlan, 'tees'>, option: CourseOption | undefined): CourseOption['tees'] {
  return option?.tees.filter(({ name }) => name === plan.tees.trim()) ?? []
}

/** The holes in the order in which they are played, with all that is known and was said of them. */
export function linesOf(plan: StartPlan, option: CourseOption | undefined): readonly CardLine[] {
  const known = teesOf(plan, option).flatMap(({ lines }) => lines)
  // Other tees of the course have the same holes, longer or shorter.
  const others = option?.tees.flatMap(({ lines }) => lines.map((line) => ({ ...line, lengthYards: null }))) ?? []
  return linesFor(numbersOf(plan), [...known, ...others]).map((line) => ({ ...line, ...plan.typed[line.number] }))
}

/** What a tab has kept of the form; undefined for anything else. */
export function parseStartPlan(kept: unknown): StartPlan | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const plan = kept as Partial<StartPlan>
  const areTexts = [plan.courseKey, plan.course, plan.tees, plan.courseRating, plan.slopeRating].every(
    (text) => typeof text === 'string',
  )
  const isWhole =
    areTexts &&
    typeof plan.startHole === 'number' &&
    LOOPS.some((loop) => loop === plan.loop) &&
    RULES.some((rules) => rules === plan.rules) &&
    typeof plan.typed === 'object' &&
    plan.typed !== null
  return isWhole ? (kept as StartPlan) : undefined
}

const RULES: readonly RoundRules[] = ['casual', 'tournament', 'no-devices']
