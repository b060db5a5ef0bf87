import { isClubType } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { SCALAR_FIELDS } from './profile-scalars.ts'
import type { ScalarField } from './profile-scalars.ts'

// This file and profile-document.ts run in the page too: they name the fields without loading the schemas.

/** Fields of a club in the bag, apart from its type and distance. */
export const BAG_CLUB_FIELDS = [
  'brand',
  'model',
  'shaftType',
  'shaftFlex',
  'lie',
  'loft',
  'length',
  'isInBag',
  'notes',
  'since',
] as const
export type BagClubField = (typeof BAG_CLUB_FIELDS)[number]

/** The place of an edit in the profile. */
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

/** Parses a path; undefined when it names nothing a golfer may change. The putter has no distance. */
export function parseProfilePath(text: string): ProfilePath | undefined {
  const scalar = SCALAR_FIELDS.find((field) => field === text)
  if (scalar) return { kind: 'scalar', field: scalar }

  const [list, club, fieldName, ...rest] = text.split('.')
  if (club === undefined || !isClubType(club) || rest.length > 0) return undefined
  if (list === 'clubDistances' && fieldName === undefined && club !== 'putter') return { kind: 'distance', club }
  if (list !== 'golfBag') return undefined
  if (fieldName === undefined) return { kind: 'club', club }
  const field = BAG_CLUB_FIELDS.find((name) => name === fieldName)
  return field && { kind: 'club-field', club, field }
}

/** Whether null is valid, because it removes the club or distance. */
export function isDeletable(path: ProfilePath): boolean {
  return path.kind === 'distance' || path.kind === 'club'
}
