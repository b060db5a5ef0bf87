import type { Insertable, Selectable } from 'kysely'
import { flexOf, loftOf } from '@bagwise/golf/bag'
import { CLUB_TYPES } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { Facts } from '@bagwise/golf/facts'
import { dayOf, factsFor } from '@bagwise/contract/facts'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import type { StoredBagClub } from '@bagwise/contract/profile-fields'
import { SCALAR_FIELDS, scalarKind } from '@bagwise/contract/profile-scalars'
import type { ScalarField } from '@bagwise/contract/profile-scalars'
import { withSources } from '@bagwise/contract/unsourced-profile'
import type { Replaced } from '@bagwise/contract/unsourced-profile'
import type { ProfilesTable } from '#server/db/schema.ts'

type ProfileColumn = keyof ProfilesTable

export type StoredProfile = { readonly document: ProfileDocument; readonly version: number }

/** A left-joined row; all of it is null when there is none. */
export type JoinedRow = { readonly [Column in ProfileColumn]: Selectable<ProfilesTable>[Column] | null }

const SCALAR_COLUMNS = SCALAR_FIELDS.map((field) => ({
  field,
  column: columnOf(field),
  isList: scalarKind(field).kind === 'list',
  isFlag: scalarKind(field).kind === 'flag',
}))

/** Every column of a row. */
export const PROFILE_COLUMNS: readonly ProfileColumn[] = [
  'id',
  ...SCALAR_COLUMNS.map(({ column }) => column),
  'club_distances',
  'golf_bag',
  'assumed_measures',
  'facts',
  'version',
  'created_at',
  'updated_at',
]

/** Columns that an edit writes; the others keep their first value. */
export const CHANGED_COLUMNS = PROFILE_COLUMNS.filter(isChanged)
export type ChangedColumn = Exclude<ProfileColumn, 'id' | 'created_at'>
type ChangedColumns = Readonly<Record<ChangedColumn, string | number | null>>

/** The row of a profile. Together with `profileOf` the only mapping of fields to columns. */
export function rowOf({ document, version }: StoredProfile): Insertable<ProfilesTable> {
  const { id, facts, distances, bag, createdAt, updatedAt } = document
  return {
    id,
    ...scalarColumnsOf(document),
    club_distances: JSON.stringify(distances),
    golf_bag: JSON.stringify(withUsualMeasures(bag)),
    assumed_measures: JSON.stringify(assumedMeasures(bag)),
    facts: JSON.stringify(facts),
    version,
    created_at: createdAt,
    updated_at: updatedAt,
  }
}

/** The columns an edit writes; null for clubs and distances that stay as they are. */
export function changedColumnsOf(before: ProfileDocument, { document, version }: StoredProfile): ChangedColumns {
  const { facts, distances, bag, updatedAt } = document
  return {
    ...scalarColumnsOf(document),
    club_distances: distances === before.distances ? null : JSON.stringify(distances),
    golf_bag: bag === before.bag ? null : JSON.stringify(withUsualMeasures(bag)),
    assumed_measures: JSON.stringify(assumedMeasures(bag)),
    facts: JSON.stringify(facts),
    version,
    updated_at: updatedAt,
  }
}

function scalarColumnsOf({ scalars }: ProfileDocument) {
  const columns = SCALAR_COLUMNS.map(({ field, column, isList, isFlag }) => {
    const value = scalars[field]
    if (isList) return [column, JSON.stringify(value)]
    return [column, isFlag ? Number(value) : value]
  })
  return Object.fromEntries(columns)
}

/**
 * The border: only `rowOf` and `changedColumnsOf` write rows, so their shape is known; servers of the version before do
 * too, without sources. A row that has none yet is read as `withSources` says, and any other one has a source for each of
 * its values and for nothing else, whoever wrote them.
 */
export function profileOf(row: Selectable<ProfilesTable>, history: readonly Replaced[] = []): StoredProfile {
  const columns: Readonly<Record<string, unknown>> = row
  const scalars: Partial<Record<ScalarField, unknown>> = {}
  for (const { field, column, isList, isFlag } of SCALAR_COLUMNS) {
    const value = columns[column]
    scalars[field] = isList ? JSON.parse(String(value)) : isFlag ? value === 1 : value
  }
  const stored = {
    id: row.id,
    scalars: scalars as ProfileDocument['scalars'],
    distances: JSON.parse(row.club_distances) as ProfileDocument['distances'],
    bag: JSON.parse(row.golf_bag) as ProfileDocument['bag'],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
  const { version } = row
  if (row.facts === null) return { document: withSources(stored, history), version }
  const facts = factsFor(stored, JSON.parse(row.facts) as Facts, dayOf(row.updated_at))
  const bag = withAssumed(stored.bag, JSON.parse(row.assumed_measures ?? '{}') as AssumedMeasures)
  return { document: { ...stored, facts, bag }, version }
}

type Measure = 'loft' | 'shaftFlex'
type AssumedMeasures = Readonly<Partial<Record<ClubType, readonly Measure[]>>>

/** Servers of the version before know no null: they read the usual loft and flex. */
function withUsualMeasures(bag: ProfileDocument['bag']): ProfileDocument['bag'] {
  return mapped(bag, (club, type) =>
    club.loft === null || club.shaftFlex === null
      ? { ...club, loft: loftOf({ ...club, type }), shaftFlex: flexOf(club) }
      : club,
  )
}

function assumedMeasures(bag: ProfileDocument['bag']): AssumedMeasures {
  const assumed = CLUB_TYPES.flatMap((type) => {
    const club = bag[type]
    const measures = (['loft', 'shaftFlex'] as const).filter((measure) => club?.[measure] === null)
    return measures.length > 0 ? [[type, measures] as const] : []
  })
  return Object.fromEntries(assumed)
}

/** What was assumed and has another value now was entered meanwhile, at a server of the version before. */
function withAssumed(bag: ProfileDocument['bag'], assumed: AssumedMeasures): ProfileDocument['bag'] {
  return mapped(bag, (club, type) => {
    const { loft, shaftFlex } = usualMeasures(type)
    const isAssumed = (measure: Measure) => assumed[type]?.includes(measure) === true
    return {
      ...club,
      loft: isAssumed('loft') && club.loft === loft ? null : club.loft,
      shaftFlex: isAssumed('shaftFlex') && club.shaftFlex === shaftFlex ? null : club.shaftFlex,
    }
  })
}

function usualMeasures(type: ClubType) {
  return { loft: loftOf({ type, loft: null }), shaftFlex: flexOf({ shaftFlex: null }) }
}

function mapped(
  bag: ProfileDocument['bag'],
  change: (club: StoredBagClub, type: ClubType) => StoredBagClub,
): ProfileDocument['bag'] {
  const clubs = CLUB_TYPES.flatMap((type) => {
    const club = bag[type]
    return club ? [[type, change(club, type)] as const] : []
  })
  return Object.fromEntries(clubs)
}

/** The same for a left-joined row. */
export function joinedProfileOf(row: JoinedRow): StoredProfile | undefined {
  return isThere(row) ? profileOf(row) : undefined
}

function isChanged(column: ProfileColumn): column is ChangedColumn {
  return column !== 'id' && column !== 'created_at'
}

/** Every row has an id. */
function isThere(row: JoinedRow): row is Selectable<ProfilesTable> {
  return row.id !== null
}

/** The border: the type of a table with a column per field says the same. */
function columnOf(field: ScalarField): ProfileColumn {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ProfileColumn
}
