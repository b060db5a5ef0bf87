import { isClubType } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'

// This file and profile-document.ts run in the page too: they name the fields without loading the schemas.

/** Every single-valued field that a golfer may change, by the name the specification gives it. */
export const SCALAR_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'handicap',
  'height',
  'weight',
  'age',
  'averageScore',
  'golfPersona',
  'swingSpeed',
  'swingSpeedRange',
  'swingTempo',
  'ballFlight',
  'handSize',
  'gripType',
  'gripPressure',
  'attackAngle',
  'skillLevel',
  'playingExperience',
  'courseFrequency',
  'missPattern',
  'preferredCourseType',
  'golfGoals',
  'currentIssues',
  'preferredUnits',
  'hasCompletedOnboarding',
  'shareCount',
] as const
export type ScalarField = (typeof SCALAR_FIELDS)[number]

/** What can be said about a club in the bag, besides its type and its distance. */
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
] as const
export type BagClubField = (typeof BAG_CLUB_FIELDS)[number]

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

/** Whether null is a valid value there because it takes the club or the distance away. */
export function isDeletable(path: ProfilePath): boolean {
  return path.kind === 'distance' || path.kind === 'club'
}
