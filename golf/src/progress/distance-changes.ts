import { CLUB_TYPES } from '../club.ts'
import type { ClubType } from '../club.ts'
import type { ClubDistance, ClubDistances } from '../distances/club-distance.ts'

/** What happened to one club's distance: without `before` it is new, without `now` it is gone. */
export type DistanceChange = {
  readonly club: ClubType
  readonly before: ClubDistance | undefined
  readonly now: ClubDistance | undefined
}

/** The clubs whose carry in yards is another one, from the longest club down; another source alone is no change. */
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
