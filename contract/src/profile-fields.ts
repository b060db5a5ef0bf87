import * as z from 'zod/mini'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { SHAFT_FLEXES, SHAFT_TYPES } from '@bagwise/golf/bag'
import { DISTANCE_SOURCES, MAX_CARRY_YARDS, MIN_CARRY_YARDS, MOST_SHOTS } from '@bagwise/golf/distances/club-distance'
import {
  ATTACK_ANGLES,
  BALL_FLIGHTS,
  COURSE_FREQUENCIES,
  COURSE_TYPES,
  GRIP_TYPES,
  HAND_SIZES,
  PLAYING_EXPERIENCES,
  SKILL_LEVELS,
  SWING_SPEED_RANGES,
  SWING_TEMPOS,
  UNITS,
} from '@bagwise/golf/golfer'
import { Email, PersonName } from './account.ts'
import { between, wholeBetween } from './number-ranges.ts'
import type { BagClubField, ProfilePath, ScalarField } from './profile-paths.ts'
import { text } from './text.ts'

const SHORT_TEXT_LENGTH = 100
const NOTES_LENGTH = 1000
const LIST_LENGTH = 50
/** Far more than there are tips to open: only slips of a program are larger. */
const MOST_SHARES = 1_000_000

const shortText = text({ maxLength: SHORT_TEXT_LENGTH })
const listOfTexts = z.array(text({ minLength: 1, maxLength: SHORT_TEXT_LENGTH })).check(z.maxLength(LIST_LENGTH))

/** What each single-valued field may hold. */
export const ScalarFields = {
  firstName: z.nullable(PersonName),
  lastName: z.nullable(PersonName),
  email: z.nullable(Email),
  /** Handicap Index or the golfer's own estimate; a plus handicap is negative. */
  handicap: z.nullable(between(-10, 54)),
  /** Inches. */
  height: z.nullable(between(36, 107)),
  /** Pounds. */
  weight: z.nullable(between(50, 600)),
  age: z.nullable(wholeBetween(5, 110)),
  averageScore: z.nullable(between(50, 200)),
  golfPersona: z.nullable(shortText),
  /** Driver club-head speed, mph. */
  swingSpeed: z.nullable(between(40, 160)),
  swingSpeedRange: z.nullable(z.enum(SWING_SPEED_RANGES)),
  swingTempo: z.nullable(z.enum(SWING_TEMPOS)),
  ballFlight: z.nullable(z.enum(BALL_FLIGHTS)),
  handSize: z.nullable(z.enum(HAND_SIZES)),
  gripType: z.nullable(z.enum(GRIP_TYPES)),
  gripPressure: z.nullable(shortText),
  attackAngle: z.nullable(z.enum(ATTACK_ANGLES)),
  skillLevel: z.nullable(z.enum(SKILL_LEVELS)),
  playingExperience: z.nullable(z.enum(PLAYING_EXPERIENCES)),
  courseFrequency: z.nullable(z.enum(COURSE_FREQUENCIES)),
  missPattern: z.nullable(shortText),
  preferredCourseType: z.nullable(z.enum(COURSE_TYPES)),
  golfGoals: listOfTexts,
  currentIssues: listOfTexts,
  preferredUnits: z.enum(UNITS),
  hasCompletedOnboarding: z.boolean(),
  /** How often the golfer has shared Bagwise: it opens pro tips and never falls. */
  shareCount: wholeBetween(0, MOST_SHARES),
} as const satisfies Record<ScalarField, z.ZodMiniType>

/** Lie and loft in degrees, length in inches. */
export const BagClubFields = {
  brand: shortText,
  model: shortText,
  shaftType: z.enum(SHAFT_TYPES),
  shaftFlex: z.enum(SHAFT_FLEXES),
  lie: between(40, 90),
  loft: between(0, 90).check(z.positive()),
  length: between(20, 60),
  isInBag: z.boolean(),
  notes: text({ maxLength: NOTES_LENGTH }),
} as const satisfies Record<BagClubField, z.ZodMiniType>

export const ClubType = z.enum(CLUB_TYPES)

export const StoredBagClub = z.strictObject(BagClubFields)
export type StoredBagClub = z.infer<typeof StoredBagClub>

/** What the imported shots behind a measured distance say: no spread is wider than the longest carry. */
const StoredShots = z.strictObject({
  count: wholeBetween(1, MOST_SHOTS),
  longShortYards: z.optional(between(0, MAX_CARRY_YARDS)),
  leftRightYards: z.optional(between(0, MAX_CARRY_YARDS)),
})

export const StoredDistance = z.strictObject({
  distance: wholeBetween(MIN_CARRY_YARDS, MAX_CARRY_YARDS),
  source: z.enum(DISTANCE_SOURCES),
  shots: z.optional(StoredShots),
})
export type StoredDistance = z.infer<typeof StoredDistance>

/** What may be stored at the path; null is decided by `isDeletable`. */
export function valueSchemaOf(path: ProfilePath): z.ZodMiniType {
  switch (path.kind) {
    case 'scalar':
      return ScalarFields[path.field]
    case 'distance':
      return StoredDistance
    case 'club':
      return StoredBagClub
    case 'club-field':
      return BagClubFields[path.field]
  }
}
