import type { Insertable, Selectable } from 'kysely'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { SCALAR_FIELDS } from '@bagwise/contract/profile-paths'
import type { ScalarField } from '@bagwise/contract/profile-paths'
import type { ProfilesTable } from '#server/db/schema.ts'

type ProfileColumn = keyof ProfilesTable

const LIST_FIELDS: readonly ScalarField[] = ['golfGoals', 'currentIssues']
const FLAG_FIELDS: readonly ScalarField[] = ['hasCompletedOnboarding']

export type StoredProfile = { readonly document: ProfileDocument; readonly version: number }

/** A row that stands beside another one; all of it is null when there is none. */
export type JoinedRow = { readonly [Column in ProfileColumn]: Selectable<ProfilesTable>[Column] | null }

const SCALAR_COLUMNS = SCALAR_FIELDS.map((field) => ({
  field,
  column: columnOf(field),
  isList: LIST_FIELDS.includes(field),
  isFlag: FLAG_FIELDS.includes(field),
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

/** Columns that a change writes; the others stay as they were first written. */
export const CHANGED_COLUMNS = PROFILE_COLUMNS.filter(isChanged)
export type ChangedColumn = Exclude<ProfileColumn, 'id' | 'created_at'>
type ChangedColumns = Readonly<Record<ChangedColumn, string | number | null>>

/** The row a profile is stored as. With `profileOf` the one place that knows how fields become columns. */
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

/** What a change writes into the row; null stands for clubs and distances that stay as they are. */
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

/** The border: only `rowOf` and `changedColumnsOf` write rows, so what is read has its shape. */
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

/** The same of a row that stands beside another one. */
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

/** The border: the type of a table with a column for each field says the same. */
function columnOf(field: ScalarField): ProfileColumn {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ProfileColumn
}
