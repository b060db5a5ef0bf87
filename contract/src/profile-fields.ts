import * as z from 'zod/mini'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { SHAFT_FLEXES, SHAFT_TYPES } from '@bagwise/golf/bag'
import { FACT_FIELDS, FACT_SOURCES } from '@bagwise/golf/facts'
import {
  DISTANCE_METHODS,
  DISTANCE_SOURCES,
  MAX_CARRY_YARDS,
  MIN_CARRY_YARDS,
  MOST_SHOTS,
} from '@bagwise/golf/distances/club-distance'
import { Email, PersonName } from './account.ts'
import { boundedList } from './bounded-list.ts'
import { CalendarDay } from './calendar-day.ts'
import { described, named } from './documented.ts'
import { between, wholeBetween } from './number-ranges.ts'
import type { BagClubField, ProfilePath } from './profile-paths.ts'
import { SCALAR_FIELDS, mayBeNull, scalarKind } from './profile-scalars.ts'
import type { ScalarField, ScalarKind, Scalars } from './profile-scalars.ts'
import { text } from './text.ts'

const SHORT_TEXT_LENGTH = 100
const NOTES_LENGTH = 1000
const LIST_LENGTH = 50

const shortText = text({ maxLength: SHORT_TEXT_LENGTH })
const listOfTexts = boundedList(text({ minLength: 1, maxLength: SHORT_TEXT_LENGTH }), { maxLength: LIST_LENGTH })

/** Units of fields whose names have none, and what is counted. */
const SENTENCES: { readonly [Field in ScalarField]?: string } = {
  handicap: "Handicap Index, or the golfer's estimate of it; a plus handicap is negative.",
  height: 'Inches.',
  weight: 'Pounds.',
  age: 'Years.',
  averageScore: 'Strokes in 18 holes.',
  swingSpeed: 'Club-head speed with the driver, miles an hour.',
  askedSwingSpeed: 'Club-head speed that the golfer was asked about, miles an hour.',
  shareCount: 'How often the golfer has shared Bagwise.',
}

/** Schema of each single-valued field. The border: it follows from the table that the type follows from. */
export const ScalarFields = Object.fromEntries(
  SCALAR_FIELDS.map((field) => {
    const kind = scalarKind(field)
    const schema = mayBeNull(kind) ? z.nullable(schemaOf(kind)) : schemaOf(kind)
    const sentence = SENTENCES[field]
    return [field, sentence === undefined ? schema : described(sentence, schema)]
  }),
) as unknown as { readonly [Field in ScalarField]: z.ZodMiniType<Scalars[Field], Scalars[Field]> }

function schemaOf(scalar: ScalarKind): z.ZodMiniType {
  switch (scalar.kind) {
    case 'name':
      return PersonName
    case 'email':
      return Email
    case 'text':
      return shortText
    case 'list':
      return listOfTexts
    case 'flag':
      return z.boolean()
    case 'number':
      return between(scalar.min, scalar.max)
    case 'whole':
      return wholeBetween(scalar.min, scalar.max)
    case 'choice':
      return z.enum([...scalar.members])
  }
}

/** Where each stored fact comes from: one entry for each value that is not null. */
export const FactsField = named(
  'Facts',
  z.partialRecord(
    z.enum(FACT_FIELDS),
    z.strictObject({
      source: z.enum(FACT_SOURCES),
      since: CalendarDay,
      isMigrated: z.optional(z.literal(true)),
    }),
  ),
)

/** Lie and loft in degrees, length in inches; a loft or flex of null is the usual one, assumed. */
export const BagClubFields = {
  brand: shortText,
  model: shortText,
  shaftType: z.enum(SHAFT_TYPES),
  shaftFlex: z.nullable(z.enum(SHAFT_FLEXES)),
  lie: described('Degrees.', between(40, 90)),
  loft: described('Degrees.', z.nullable(between(0, 90).check(z.positive()))),
  length: described('Inches.', between(20, 60)),
  isInBag: z.boolean(),
  notes: text({ maxLength: NOTES_LENGTH }),
  /** The day on which the club replaced another one. */
  since: z.optional(z.nullable(CalendarDay)),
} as const satisfies Record<BagClubField, z.ZodMiniType>

export const ClubType = named('Club', z.enum(CLUB_TYPES))

/** A club as it is sent: without a loft or flex it has the usual one. */
export const SentBagClubFields = {
  ...BagClubFields,
  shaftFlex: z._default(BagClubFields.shaftFlex, null),
  loft: z._default(BagClubFields.loft, null),
} as const

export const StoredBagClub = z.strictObject(SentBagClubFields)
export type StoredBagClub = z.infer<typeof StoredBagClub>

/** Statistics of the imported shots behind a measured distance; no spread exceeds the longest carry. */
const StoredShots = z.strictObject({
  count: described('Shots.', wholeBetween(1, MOST_SHOTS)),
  longShortYards: z.optional(between(0, MAX_CARRY_YARDS)),
  leftRightYards: z.optional(between(0, MAX_CARRY_YARDS)),
  known: z.optional(
    z.strictObject({
      ownShare: described("How much of the carry comes from the golfer's own shots.", between(0, 1)),
      plusMinusYards: between(0, MAX_CARRY_YARDS),
    }),
  ),
})

/** How an estimate was made, and its uncertainty. */
const StoredBasis = z.strictObject({
  method: z.enum(DISTANCE_METHODS),
  plusMinusYards: between(0, MAX_CARRY_YARDS),
})

const CarryYards = described('Yards.', wholeBetween(MIN_CARRY_YARDS, MAX_CARRY_YARDS))

export const StoredDistance = named(
  'Carry',
  z.strictObject({
    distance: CarryYards,
    source: z.enum(DISTANCE_SOURCES),
    shots: z.optional(StoredShots),
    basis: z.optional(StoredBasis),
    /** The number that kept shots replaced. Older devices and files say nothing of it. */
    before: z.optional(
      z.strictObject({ distance: CarryYards, source: z.enum(DISTANCE_SOURCES), shots: z.optional(StoredShots) }),
    ),
  }),
)
export type StoredDistance = z.infer<typeof StoredDistance>

/** The schema of a path's value; `isDeletable` decides about null. */
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
