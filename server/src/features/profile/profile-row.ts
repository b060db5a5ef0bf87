import type { Insertable, Selectable } from 'kysely'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { SCALAR_FIELDS } from '@bagwise/contract/profile-paths'
import type { ScalarField } from '@bagwise/contract/profile-paths'
import type { ProfilesTable } from '#server/db/schema.ts'

const LIST_FIELDS: readonly ScalarField[] = ['golfGoals', 'currentIssues']
const FLAG_FIELDS: readonly ScalarField[] = ['hasCompletedOnboarding']

export type StoredProfile = { readonly document: ProfileDocument; readonly version: number }

/** The row a profile is stored as. With `profileOf` the one place that knows how fields become columns. */
export function rowOf({ document, version }: StoredProfile): Insertable<ProfilesTable> {
  const { id, scalars, distances, bag, createdAt, updatedAt } = document
  const columns = SCALAR_FIELDS.map((field) => {
    const value = scalars[field]
    if (LIST_FIELDS.includes(field)) return [columnOf(field), JSON.stringify(value)]
    return [columnOf(field), FLAG_FIELDS.includes(field) ? Number(value) : value]
  })
  return {
    id,
    ...Object.fromEntries(columns),
    club_distances: JSON.stringify(distances),
    golf_bag: JSON.stringify(bag),
    version,
    created_at: createdAt,
    updated_at: updatedAt,
  }
}

/** The border: only `rowOf` writes rows, so what is read has its shape. */
export function profileOf(row: Selectable<ProfilesTable>): StoredProfile {
  const columns: Readonly<Record<string, unknown>> = row
  const scalars = SCALAR_FIELDS.map((field) => {
    const value = columns[columnOf(field)]
    if (LIST_FIELDS.includes(field)) return [field, JSON.parse(String(value))]
    return [field, FLAG_FIELDS.includes(field) ? value === 1 : value]
  })
  return {
    document: {
      id: row.id,
      scalars: Object.fromEntries(scalars) as ProfileDocument['scalars'],
      distances: JSON.parse(row.club_distances) as ProfileDocument['distances'],
      bag: JSON.parse(row.golf_bag) as ProfileDocument['bag'],
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    },
    version: row.version,
  }
}

function columnOf(field: ScalarField): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
