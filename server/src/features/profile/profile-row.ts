import type { Insertable, Selectable } from 'kysely'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { SCALAR_FIELDS, scalarKind } from '@bagwise/contract/profile-scalars'
import type { ScalarField } from '@bagwise/contract/profile-scalars'
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
  const { id, distances, bag, createdAt, updatedAt } = document
  return {
    id,
    ...scalarColumnsOf(document),
    club_distances: JSON.stringify(distances),
    golf_bag: JSON.stringify(bag),
    version,
    created_at: createdAt,
    updated_at: updatedAt,
  }
}

/** The columns an edit writes; null for clubs and distances that stay as they are. */
export function changedColumnsOf(before: ProfileDocument, { document, version }: StoredProfile): ChangedColumns {
  const { distances, bag, updatedAt } = document
  return {
    ...scalarColumnsOf(document),
    club_distances: distances === before.distances ? null : JSON.stringify(distances),
    golf_bag: bag === before.bag ? null : JSON.stringify(bag),
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

/** The border: only `rowOf` and `changedColumnsOf` write rows, so their shape is known. */
export function profileOf(row: Selectable<ProfilesTable>): StoredProfile {
  const columns: Readonly<Record<string, unknown>> = row
  const scalars: Partial<Record<ScalarField, unknown>> = {}
  for (const { field, column, isList, isFlag } of SCALAR_COLUMNS) {
    const value = columns[column]
    scalars[field] = isList ? JSON.parse(String(value)) : isFlag ? value === 1 : value
  }
  return {
    document: {
      id: row.id,
      scalars: scalars as ProfileDocument['scalars'],
      distances: JSON.parse(row.club_distances) as ProfileDocument['distances'],
      bag: JSON.parse(row.golf_bag) as ProfileDocument['bag'],
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    },
    version: row.version,
  }
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
