import { isDayText } from '@bagwise/golf/calendar-days'
import { SHAFT_FLEXES, SHAFT_TYPES } from '@bagwise/golf/bag'
import { isClubType } from '@bagwise/golf/club'
import { DISTANCE_METHODS, DISTANCE_SOURCES } from '@bagwise/golf/distances/club-distance'
import { FACT_FIELDS, FACT_SOURCES } from '@bagwise/golf/facts'
import { documentOf, projectProfile } from '@bagwise/contract/profile-document'
import { isDeletable } from '@bagwise/contract/profile-paths'
import type { BagClubField, ProfilePath } from '@bagwise/contract/profile-paths'
import { SCALAR_FIELDS, mayBeNull, scalarKind } from '@bagwise/contract/profile-scalars'
import type { ScalarField, ScalarKind } from '@bagwise/contract/profile-scalars'
import type { Profile } from '@bagwise/contract/profile'
import { withSources } from '@bagwise/contract/unsourced-profile'
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

const day = only(text, isDayText)

const BAG_CLUB = {
  brand: text,
  model: text,
  shaftType: oneOf(SHAFT_TYPES),
  shaftFlex: orNull(oneOf(SHAFT_FLEXES)),
  lie: finiteNumber,
  loft: orNull(finiteNumber),
  length: finiteNumber,
  isInBag: flag,
  notes: text,
} as const satisfies Record<Exclude<BagClubField, 'since'>, Parser<unknown>>
const SINCE = { since: orNull(day) } as const satisfies Partial<Record<BagClubField, Parser<unknown>>>

const DISTANCE = { distance: finiteNumber, source: oneOf(DISTANCE_SOURCES) } as const
const shots = fields(
  { count: finiteNumber },
  {
    longShortYards: finiteNumber,
    leftRightYards: finiteNumber,
    known: fields({ ownShare: finiteNumber, plusMinusYards: finiteNumber }),
  },
)
const STATISTICS = {
  shots,
  basis: fields({ method: oneOf(DISTANCE_METHODS), plusMinusYards: finiteNumber }),
  before: fields(DISTANCE, { shots }),
} as const
const provenance = fields({ source: oneOf(FACT_SOURCES), since: day }, { isMigrated: only(flag, (is) => is) })
const facts: Parser<object> = (content) => {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return undefined
  const isFact = ([field, value]: readonly [string, unknown]) =>
    FACT_FIELDS.some((fact) => fact === field) && provenance(value) !== undefined
  return Object.entries(content).every(isFact) ? content : undefined
}
const clubType = only(text, isClubType)
const parseFields = fields({
  ...Object.fromEntries(SCALAR_FIELDS.map((field) => [field, scalarAt(field)])),
  id: text,
  createdAt: text,
  updatedAt: text,
  facts,
  clubDistances: listOf(fields({ club: clubType, ...DISTANCE }, STATISTICS)),
  golfBag: listOf(fields({ type: clubType, ...BAG_CLUB }, SINCE)),
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
      return fields(DISTANCE, STATISTICS)
    case 'club':
      return fields(BAG_CLUB, SINCE)
    case 'club-field':
      return { ...BAG_CLUB, ...SINCE }[path.field]
  }
}

/** What a copy of the version before lacks. */
const LATER_FIELDS = {
  hand: null,
  tees: null,
  reachInTwoYards: null,
  askedSwingSpeed: null,
  factsToConfirm: [],
  facts: {},
} as const satisfies Partial<Profile>

/** The profile if every field has its form; undefined for anything else. */
export function parseProfile(content: unknown): Profile | undefined {
  if (typeof content !== 'object' || content === null) return undefined
  const isSourced = 'facts' in content
  const whole = { ...LATER_FIELDS, ...content }
  if (!isProfile(whole)) return undefined
  return projectProfile(isSourced ? documentOf(whole) : withSources(documentOf(whole)))
}

/** The profile as a server of any version answers it: the version before knows no sources. */
export function asSourced(answered: Profile): Profile {
  if ('facts' in answered) return answered
  return projectProfile(withSources(documentOf({ ...LATER_FIELDS, ...(answered as Profile) })))
}

function isProfile(content: unknown): content is Profile {
  return parseFields(content) !== undefined
}
