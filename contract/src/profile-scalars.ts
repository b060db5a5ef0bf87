import {
  ATTACK_ANGLES,
  BALL_FLIGHTS,
  COURSE_FREQUENCIES,
  COURSE_TYPES,
  GRIP_TYPES,
  HANDS,
  HAND_SIZES,
  PLAYING_EXPERIENCES,
  PROFILE_LIMITS,
  SKILL_LEVELS,
  SWING_SPEED_RANGES,
  SWING_TEMPOS,
  UNITS,
} from '@bagwise/golf/golfer'
import { TEES } from '@bagwise/golf/tees'

/** Far more than there are tips to unlock: larger counts are bugs. */
const MOST_SHARES = 1_000_000

/** What a field holds. Lists and flags always hold something; others may be null unless they are required. */
export type ScalarKind = { readonly isRequired?: boolean } & (
  | { readonly kind: 'name' | 'email' | 'text' | 'list' | 'flag' }
  | { readonly kind: 'number' | 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly members: readonly string[] }
)

/**
 * Every single-valued field a golfer may change, with the specification's names: the schema, the columns, the new
 * profile and what the page checks follow from this table. It runs in the page too, so it holds no schemas.
 */
export const SCALARS = {
  firstName: { kind: 'name' },
  lastName: { kind: 'name' },
  email: { kind: 'email' },
  /** Handicap Index or the golfer's own estimate; a plus handicap is negative. */
  handicap: { kind: 'number', min: -10, max: 54 },
  /** Inches. */
  height: { kind: 'number', min: 36, max: 107 },
  /** Pounds. */
  weight: { kind: 'number', ...PROFILE_LIMITS.weight },
  age: { kind: 'whole', ...PROFILE_LIMITS.age },
  averageScore: { kind: 'number', ...PROFILE_LIMITS.averageScore },
  golfPersona: { kind: 'text' },
  /** Driver club-head speed, mph. */
  swingSpeed: { kind: 'number', ...PROFILE_LIMITS.swingSpeed },
  swingSpeedRange: { kind: 'choice', members: SWING_SPEED_RANGES },
  /** The longest hole the golfer reaches in two good shots. Estimates use it; it is no reference. */
  reachInTwoYards: { kind: 'whole', ...PROFILE_LIMITS.reachInTwoYards },
  /** The said driver speed, mph, that the golfer was asked about because the carries say another one. */
  askedSwingSpeed: { kind: 'number', ...PROFILE_LIMITS.swingSpeed },
  /** Null is not given; then the golfer counts as right-handed. */
  hand: { kind: 'choice', members: HANDS },
  /** Null is not given. */
  tees: { kind: 'choice', members: TEES },
  swingTempo: { kind: 'choice', members: SWING_TEMPOS },
  ballFlight: { kind: 'choice', members: BALL_FLIGHTS },
  handSize: { kind: 'choice', members: HAND_SIZES },
  gripType: { kind: 'choice', members: GRIP_TYPES },
  gripPressure: { kind: 'text' },
  attackAngle: { kind: 'choice', members: ATTACK_ANGLES },
  skillLevel: { kind: 'choice', members: SKILL_LEVELS },
  playingExperience: { kind: 'choice', members: PLAYING_EXPERIENCES },
  courseFrequency: { kind: 'choice', members: COURSE_FREQUENCIES },
  missPattern: { kind: 'text' },
  preferredCourseType: { kind: 'choice', members: COURSE_TYPES },
  golfGoals: { kind: 'list' },
  currentIssues: { kind: 'list' },
  /** Facts that equal Bagwise's estimate and were stored before sources were: the profile asks about each once. */
  factsToConfirm: { kind: 'list' },
  preferredUnits: { kind: 'choice', members: UNITS, isRequired: true },
  hasCompletedOnboarding: { kind: 'flag' },
  /** How often the golfer has shared Bagwise: it unlocks pro tips and never falls. */
  shareCount: { kind: 'whole', min: 0, max: MOST_SHARES, isRequired: true },
} as const satisfies Record<string, ScalarKind>

export type ScalarField = keyof typeof SCALARS

type Held<Kind> = Kind extends { readonly members: readonly (infer Member)[] }
  ? Member
  : Kind extends { readonly kind: 'number' | 'whole' }
    ? number
    : Kind extends { readonly kind: 'flag' }
      ? boolean
      : Kind extends { readonly kind: 'list' }
        ? string[]
        : string

type AlwaysHolds = { readonly kind: 'list' | 'flag' } | { readonly isRequired: true }

/** The single-valued fields of a profile. */
export type Scalars = {
  [Field in ScalarField]: Held<(typeof SCALARS)[Field]> | ((typeof SCALARS)[Field] extends AlwaysHolds ? never : null)
}

/** The border: the keys of the table, in its order. */
export const SCALAR_FIELDS = Object.keys(SCALARS) as readonly ScalarField[]

/** What the table says of a field. */
export function scalarKind(field: ScalarField): ScalarKind {
  return SCALARS[field]
}

export function mayBeNull({ kind, isRequired = false }: ScalarKind): boolean {
  return kind !== 'list' && kind !== 'flag' && !isRequired
}
