import { CLUB_TYPES } from '../club.ts'
import type { ClubType } from '../club.ts'
import type { ClubDistance, ClubDistances } from '../distances/club-distance.ts'

/** Change of one club's distance: without `before` it is new, without `now` it was removed. */
export type DistanceChange = {
  readonly club: ClubType
  readonly before: ClubDistance | undefined
  readonly now: ClubDistance | undefined
}

/** Clubs whose carry in yards has changed, longest first; a change of source alone does not count. */
export function distanceChanges({
  before,
  now,
}: {
  readonly before: ClubDistances
  readonly now: ClubDistances
}): readonly DistanceChange[] {
  return CLUB_TYPES.map((club) => ({ club, before: before[club], now: now[club] })).filter(
    (change) => change.before?.distance !== change.now?.distance,
  )
}
