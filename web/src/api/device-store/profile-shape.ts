import { SHAFT_FLEXES, SHAFT_TYPES } from '@bagwise/golf/bag'
import { isClubType } from '@bagwise/golf/club'
import { DISTANCE_SOURCES } from '@bagwise/golf/distances/club-distance'
import * as golfer from '@bagwise/golf/golfer'
import { documentOf, projectProfile } from '@bagwise/contract/profile-document'
import { BAG_CLUB_FIELDS, isDeletable, SCALAR_FIELDS } from '@bagwise/contract/profile-paths'
import type { BagClubField, ProfilePath, ScalarField } from '@bagwise/contract/profile-paths'
import type { Profile } from '@bagwise/contract/profile'
import { fieldOf } from '#api/device/local-copy.ts'

// What is read back from the device may be old, cut off or foreign. The contract's schemas stay on the server
// (docs/decisions/0002-schemas-run-on-the-server.md); here only what the screens rely on is looked at.

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isNumber: Check = (value) => Number.isFinite(value)
const isFlag: Check = (value) => typeof value === 'boolean'
const isListOfTexts: Check = (value) => Array.isArray(value) && value.every(isText)
const oneOf =
  (members: readonly unknown[]): Check =>
  (value) =>
    members.includes(value)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

const SCALARS = {
  firstName: orNull(isText),
  lastName: orNull(isText),
  email: orNull(isText),
  handicap: orNull(isNumber),
  height: orNull(isNumber),
  weight: orNull(isNumber),
  age: orNull(isNumber),
  averageScore: orNull(isNumber),
  golfPersona: orNull(isText),
  swingSpeed: orNull(isNumber),
  swingSpeedRange: orNull(oneOf(golfer.SWING_SPEED_RANGES)),
  swingTempo: orNull(oneOf(golfer.SWING_TEMPOS)),
  ballFlight: orNull(oneOf(golfer.BALL_FLIGHTS)),
  handSize: orNull(oneOf(golfer.HAND_SIZES)),
  gripType: orNull(oneOf(golfer.GRIP_TYPES)),
  gripPressure: orNull(isText),
  attackAngle: orNull(oneOf(golfer.ATTACK_ANGLES)),
  skillLevel: orNull(oneOf(golfer.SKILL_LEVELS)),
  playingExperience: orNull(oneOf(golfer.PLAYING_EXPERIENCES)),
  courseFrequency: orNull(oneOf(golfer.COURSE_FREQUENCIES)),
  missPattern: orNull(isText),
  preferredCourseType: orNull(oneOf(golfer.COURSE_TYPES)),
  golfGoals: isListOfTexts,
  currentIssues: isListOfTexts,
  preferredUnits: oneOf(golfer.UNITS),
  hasCompletedOnboarding: isFlag,
  shareCount: isNumber,
} as const satisfies Record<ScalarField, Check>

const BAG_CLUB = {
  brand: isText,
  model: isText,
  shaftType: oneOf(SHAFT_TYPES),
  shaftFlex: oneOf(SHAFT_FLEXES),
  lie: isNumber,
  loft: isNumber,
  length: isNumber,
  isInBag: isFlag,
  notes: isText,
} as const satisfies Record<BagClubField, Check>

/** Whether the screens can show the value at the path; null where it takes a club or a distance away. */
export function isValueAt(path: ProfilePath, value: unknown): boolean {
  if (value === null && isDeletable(path)) return true
  switch (path.kind) {
    case 'scalar':
      return SCALARS[path.field](value)
    case 'distance':
      return isDistance(value)
    case 'club':
      return isBagClub(value)
    case 'club-field':
      return BAG_CLUB[path.field](value)
  }
}

/** The profile if every field has its form; undefined for anything else. */
export function parseProfile(content: unknown): Profile | undefined {
  return isProfile(content) ? projectProfile(documentOf(content)) : undefined
}

function isProfile(content: unknown): content is Profile {
  const distances = fieldOf(content, 'clubDistances')
  const bag = fieldOf(content, 'golfBag')
  return (
    ['id', 'createdAt', 'updatedAt'].every((name) => isText(fieldOf(content, name))) &&
    SCALAR_FIELDS.every((field) => SCALARS[field](fieldOf(content, field))) &&
    isListOfClubs(distances, 'club') &&
    distances.every(isDistance) &&
    isListOfClubs(bag, 'type') &&
    bag.every(isBagClub)
  )
}

function isListOfClubs(list: unknown, name: string): list is readonly unknown[] {
  if (!Array.isArray(list)) return false
  return list.every((entry) => {
    const club = fieldOf(entry, name)
    return typeof club === 'string' && isClubType(club)
  })
}

function isDistance(value: unknown): boolean {
  const shots = fieldOf(value, 'shots')
  return (
    isNumber(fieldOf(value, 'distance')) &&
    oneOf(DISTANCE_SOURCES)(fieldOf(value, 'source')) &&
    (shots === undefined ||
      (isNumber(fieldOf(shots, 'count')) &&
        ['longShortYards', 'leftRightYards'].every((name) => {
          const spread = fieldOf(shots, name)
          return spread === undefined || isNumber(spread)
        })))
  )
}

function isBagClub(value: unknown): boolean {
  return BAG_CLUB_FIELDS.every((field) => BAG_CLUB[field](fieldOf(value, field)))
}
