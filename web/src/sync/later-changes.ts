import type { Profile } from '@bagwise/contract/profile'
import { documentOf, isSameValue } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { BAG_CLUB_FIELDS } from '@bagwise/contract/profile-paths'
import { SCALAR_FIELDS } from '@bagwise/contract/profile-scalars'
import { CLUB_TYPES } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { LaterChange } from '#storage/before-restore.ts'
import { valueOf } from './open-changes.ts'
import { holdsName } from './sign-out-retention.ts'

/** Where a profile of before a restore differs from the backup's: what the device has more than the server. */
export function laterChanges(before: Profile, restored: Profile): readonly LaterChange[] {
  const [had, has] = [documentOf(before), documentOf(restored)]
  return [
    ...SCALAR_FIELDS.filter((path) => !holdsName({ path })),
    ...CLUB_TYPES.flatMap((club) => pathsOf(club, had, has)),
  ]
    .map((path) => ({ path, value: valueOf(had, path) }))
    .filter(({ path, value }) => !isSameValue(valueOf(has, path), value))
}

/** Earlier ones that were not answered, under the later ones. */
export function withEarlier(later: readonly LaterChange[], earlier: readonly LaterChange[]): readonly LaterChange[] {
  return [...later, ...earlier.filter(({ path }) => later.every((change) => change.path !== path))]
}

/** A club that both have in the bag is compared field by field. */
function pathsOf(club: ClubType, had: ProfileDocument, has: ProfileDocument): readonly string[] {
  const inBag = `golfBag.${club}`
  const bag = had.bag[club] && has.bag[club] ? BAG_CLUB_FIELDS.map((field) => `${inBag}.${field}`) : [inBag]
  return club === 'putter' ? bag : [`clubDistances.${club}`, ...bag]
}
