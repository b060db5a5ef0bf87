import type * as z from 'zod/mini'
import { isClubType } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { BagClubFields, ScalarFields, StoredBagClub, StoredDistance } from './profile-fields.ts'

export type ScalarField = keyof typeof ScalarFields
export type BagClubField = keyof typeof BagClubFields

/** Where in the profile an edit belongs. */
export type ProfilePath =
  | { readonly kind: 'scalar'; readonly field: ScalarField }
  | { readonly kind: 'distance'; readonly club: ClubType }
  | { readonly kind: 'club'; readonly club: ClubType }
  | { readonly kind: 'club-field'; readonly club: ClubType; readonly field: BagClubField }

/** The paths as text: `handicap`, `clubDistances.7-iron`, `golfBag.driver`, `golfBag.driver.loft`. */
export type ProfilePathText =
  | ScalarField
  | `clubDistances.${ClubType}`
  | `golfBag.${ClubType}`
  | `golfBag.${ClubType}.${BagClubField}`

/** Reads a path; undefined when it names nothing a golfer may change. The putter has no distance. */
export function parseProfilePath(text: string): ProfilePath | undefined {
  if (Object.hasOwn(ScalarFields, text)) return { kind: 'scalar', field: text as ScalarField }

  const [list, club, field, ...rest] = text.split('.')
  if (club === undefined || !isClubType(club) || rest.length > 0) return undefined
  if (list === 'clubDistances' && field === undefined && club !== 'putter') return { kind: 'distance', club }
  if (list !== 'golfBag') return undefined
  if (field === undefined) return { kind: 'club', club }
  if (Object.hasOwn(BagClubFields, field)) return { kind: 'club-field', club, field: field as BagClubField }
  return undefined
}

/** Whether null is a valid value there because it takes the club or the distance away. */
export function isDeletable(path: ProfilePath): boolean {
  return path.kind === 'distance' || path.kind === 'club'
}

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
