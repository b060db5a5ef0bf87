import fc from 'fast-check'
import { newBagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import { DISTANCE_SOURCES } from '@bagwise/golf/distances/club-distance'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { ProfilePathText } from '@bagwise/contract/profile-paths'
import { FATES } from './network.ts'
import type { Fate } from './network.ts'

/** The paths that histories edit: few, so that devices meet. The wedge's distance is edited with its club. */
const DISTANCE_PATHS = ['clubDistances.driver', 'clubDistances.7-iron', 'clubDistances.pw'] as const
const CLUB_PATHS = ['golfBag.driver', 'golfBag.pw'] as const
const FIELD_PATHS = ['golfBag.driver.brand', 'golfBag.driver.loft', 'golfBag.pw.brand'] as const
const SCALAR_PATHS = ['handicap', 'golfGoals'] as const
export const EDITED_PATHS = [...DISTANCE_PATHS, ...CLUB_PATHS, ...SCALAR_PATHS] as const

/** How a value comes about. Only distances know where they come from. */
const WAYS = [...DISTANCE_SOURCES, 'deleted'] as const
type Way = (typeof WAYS)[number]

export type Edit = { readonly path: ProfilePathText; readonly way: Way }

/** What the golfer does to one of the rounds that the page shows. */
const ROUND_CHANGES = ['add', 'edit course', 'edit tees', 'delete'] as const
type RoundChange = (typeof ROUND_CHANGES)[number]

/** What the golfer does on one of the shots, or sessions, that the page shows; a session begins with a shot. */
const SHOT_CHANGES = ['begin session', 'log', 'mark', 'change club', 'delete shot', 'delete session', 'undo'] as const
type ShotChange = (typeof SHOT_CHANGES)[number]

/** What the golfer does to one of the own courses that the page shows. */
const COURSE_CHANGES = ['map', 'change', 'keep here only', 'send again', 'delete', 'undo'] as const
type CourseChange = (typeof COURSE_CHANGES)[number]

/** What the golfer does on one of the played rounds that the page shows; finished ones are left alone. */
const PLAY_CHANGES = ['begin', 'hit', 'score', 'penalty', 'undo tap', 'finish', 'delete', 'undo'] as const
type PlayChange = (typeof PLAY_CHANGES)[number]

/** Something that happens on a device; when the page is killed, this many turns later. */
export type Step = {
  readonly device: number
  readonly tab: number
  readonly fate: Fate
  readonly killedAfterTurns: number | undefined
} & (
  | { readonly kind: 'edit'; readonly edits: readonly Edit[] }
  | { readonly kind: 'round'; readonly change: RoundChange; readonly pick: number }
  | { readonly kind: 'shot'; readonly change: ShotChange; readonly pick: number }
  | { readonly kind: 'course'; readonly change: CourseChange; readonly pick: number }
  | { readonly kind: 'play'; readonly change: PlayChange; readonly pick: number }
  | { readonly kind: 'next day' }
  | { readonly kind: 'sync' }
  | { readonly kind: 'come to front' }
  | { readonly kind: 'reload' }
  | { readonly kind: 'network wakes' }
  | { readonly kind: 'store fails' }
  | { readonly kind: 'store works' }
)

export type GolferHistory = {
  readonly hasLocks: boolean
  /** How each path of `EDITED_PATHS` stands before the devices meet it. */
  readonly start: readonly Way[]
  readonly steps: readonly Step[]
}

export const DEVICE_COUNT = 3
const TAB_COUNT = 2
const MOST_STEPS = 40
const MOST_PICKED = 5
const MOST_EDITS_AT_ONCE = 3
/** From a tap to the request leaving takes about a dozen turns; some more reach behind the answer. */
const MOST_TURNS = 60
const TENTHS = 10
const LOWEST_HANDICAP = -10
const HALF_DEGREES = 2

const edit = fc.record<Edit>({
  path: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...DISTANCE_PATHS) },
    { weight: 2, arbitrary: fc.constantFrom(...FIELD_PATHS) },
    { weight: 1, arbitrary: fc.constantFrom(...CLUB_PATHS) },
    { weight: 1, arbitrary: fc.constantFrom(...SCALAR_PATHS) },
  ),
  way: fc.constantFrom(...WAYS),
})

const where = {
  device: fc.nat({ max: DEVICE_COUNT - 1 }),
  tab: fc.oneof(
    { withCrossShrink: true },
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.constant(TAB_COUNT - 1) },
  ),
  fate: fc.oneof(
    { withCrossShrink: true },
    { weight: 3, arbitrary: fc.constant('arrives' as const) },
    { weight: 4, arbitrary: fc.constantFrom(...FATES) },
  ),
  killedAfterTurns: fc.oneof(
    { withCrossShrink: true },
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.nat({ max: MOST_TURNS }) },
  ),
}

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      ...where,
      edits: fc.array(edit, { minLength: 1, maxLength: MOST_EDITS_AT_ONCE }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('round' as const),
      ...where,
      change: fc.constantFrom(...ROUND_CHANGES),
      pick: fc.nat({ max: MOST_PICKED }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('shot' as const),
      ...where,
      change: fc.oneof(
        { withCrossShrink: true },
        { weight: 4, arbitrary: fc.constantFrom('begin session' as const, 'log' as const) },
        { weight: 5, arbitrary: fc.constantFrom(...SHOT_CHANGES) },
      ),
      pick: fc.nat({ max: MOST_PICKED }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('course' as const),
      ...where,
      change: fc.oneof(
        { withCrossShrink: true },
        { weight: 2, arbitrary: fc.constantFrom('map' as const, 'change' as const) },
        { weight: 3, arbitrary: fc.constantFrom(...COURSE_CHANGES) },
      ),
      pick: fc.nat({ max: MOST_PICKED }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('play' as const),
      ...where,
      change: fc.oneof(
        { withCrossShrink: true },
        { weight: 5, arbitrary: fc.constantFrom('begin' as const, 'hit' as const, 'score' as const) },
        { weight: 4, arbitrary: fc.constantFrom(...PLAY_CHANGES) },
      ),
      pick: fc.nat({ max: MOST_PICKED }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('next day' as const), ...where }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('sync' as const), ...where }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('come to front' as const), ...where }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const), ...where }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('network wakes' as const), ...where }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('store fails' as const), ...where }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('store works' as const), ...where }) },
)

export const golferHistories: fc.Arbitrary<GolferHistory> = fc.record({
  hasLocks: fc.boolean(),
  start: fc.array(fc.constantFrom(...WAYS), { minLength: EDITED_PATHS.length, maxLength: EDITED_PATHS.length }),
  steps: fc.array(step, { maxLength: MOST_STEPS, size: 'max' }),
})

/** The value of the edit with this number: no other edit of the history gives the same one to the path. */
export function valueOf({ path, way }: Edit, editNumber: number): unknown {
  const parsed = parseProfilePath(path)
  if (!parsed) throw new Error(`${path} is not a path`)
  switch (parsed.kind) {
    case 'distance':
      return way === 'deleted' ? null : { distance: editNumber, source: way }
    case 'club':
      return way === 'deleted' ? null : clubOf(parsed.club, editNumber)
    case 'club-field':
      return parsed.field === 'loft' ? editNumber / HALF_DEGREES : brandOf(editNumber)
    case 'scalar':
      return parsed.field === 'handicap' ? LOWEST_HANDICAP + editNumber / TENTHS : [`goal ${editNumber}`]
  }
}

function clubOf(club: ClubType, editNumber: number): object {
  const { type: _type, ...fresh } = newBagClub(club)
  return { ...fresh, brand: brandOf(editNumber) }
}

function brandOf(editNumber: number): string {
  return `Brand ${editNumber}`
}

/** A line for each step, for people who look for the mistake. */
export function wordsOf({ hasLocks, start, steps }: GolferHistory): string {
  const begin = EDITED_PATHS.map((path, index) => `${path} ${start[index]}`).join(', ')
  const lines = steps.map((taken, index) => {
    const { device, tab, fate, kind, killedAfterTurns } = taken
    const edits = taken.kind === 'edit' ? ` ${taken.edits.map(({ path, way }) => `${path} ${way}`).join(', ')}` : ''
    const round = 'change' in taken ? ` ${taken.change} ${taken.pick}` : ''
    const killed = killedAfterTurns === undefined ? '' : `, killed after ${killedAfterTurns} turns`
    return `  ${index + 1}. device ${device}, tab ${tab}: ${kind}${edits}${round} (${fate}${killed})`
  })
  return [`  start: ${begin}; ${hasLocks ? 'with' : 'without'} locks between tabs`, ...lines].join('\n')
}
