import { SHAFT_FLEXES, SHAFT_TYPES } from '@bagwise/golf/bag'
import { isClubType } from '@bagwise/golf/club'
import { DISTANCE_SOURCES } from '@bagwise/golf/distances/club-distance'
import { documentOf, projectProfile } from '@bagwise/contract/profile-document'
import { isDeletable } from '@bagwise/contract/profile-paths'
import type { BagClubField, ProfilePath } from '@bagwise/contract/profile-paths'
import { SCALAR_FIELDS, mayBeNull, scalarKind } from '@bagwise/contract/profile-scalars'
import type { ScalarField, ScalarKind } from '@bagwise/contract/profile-scalars'
import type { Profile } from '@bagwise/contract/profile'
import { fields, finiteNumber, flag, listOf, oneOf, only, orNull, text } from './parsers.ts'
import type { Parser } from './parsers.ts'

// The contract's schemas stay on the server (docs/decisions/0002-schemas-run-on-the-server.md); here only what the screens
// rely on is looked at.

/** What the table of the profile's fields asks of a value. */
function scalarAt(field: ScalarField): Parser<unknown> {
  const scalar = scalarKind(field)
  return mayBeNull(scalar) ? orNull(parserOf(scalar)) : parserOf(scalar)
}

function parserOf(scalar: ScalarKind): Parser<unknown> {
  switch (scalar.kind) {
    case 'number':
    case 'whole':
      return finiteNumber
    case 'choice':
      return oneOf(scalar.members)
    case 'flag':
      return flag
    case 'list':
      return listOf(text)
    default:
      return text
  }
}

const BAG_CLUB = {
  brand: text,
  model: text,
  shaftType: oneOf(SHAFT_TYPES),
  shaftFlex: oneOf(SHAFT_FLEXES),
  lie: finiteNumber,
  loft: finiteNumber,
  length: finiteNumber,
  isInBag: flag,
  notes: text,
} as const satisfies Record<BagClubField, Parser<unknown>>

const DISTANCE = { distance: finiteNumber, source: oneOf(DISTANCE_SOURCES) } as const
const SHOTS = {
  shots: fields({ count: finiteNumber }, { longShortYards: finiteNumber, leftRightYards: finiteNumber }),
} as const
const clubType = only(text, isClubType)
const parseFields = fields({
  ...Object.fromEntries(SCALAR_FIELDS.map((field) => [field, scalarAt(field)])),
  id: text,
  createdAt: text,
  updatedAt: text,
  clubDistances: listOf(fields({ club: clubType, ...DISTANCE }, SHOTS)),
  golfBag: listOf(fields({ type: clubType, ...BAG_CLUB })),
})

/** Whether the screens can show the value at the path; null where it takes a club or a distance away. */
export function isValueAt(path: ProfilePath, value: unknown): boolean {
  return (value === null && isDeletable(path)) || parserAt(path)(value) !== undefined
}

function parserAt(path: ProfilePath): Parser<unknown> {
  switch (path.kind) {
    case 'scalar':
      return scalarAt(path.field)
    case 'distance':
      return fields(DISTANCE, SHOTS)
    case 'club':
      return fields(BAG_CLUB)
    case 'club-field':
      return BAG_CLUB[path.field]
  }
}

/** What a copy of the version before lacks. */
const LATER_FIELDS = { hand: null } as const satisfies Partial<Profile>

/** The profile if every field has its form; undefined for anything else. */
export function parseProfile(content: unknown): Profile | undefined {
  const whole = typeof content === 'object' ? { ...LATER_FIELDS, ...content } : content
  return isProfile(whole) ? projectProfile(documentOf(whole)) : undefined
}

function isProfile(content: unknown): content is Profile {
  return parseFields(content) !== undefined
}
