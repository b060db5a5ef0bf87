/** The clubs and what is usual of them. */
export { CLUB_KINDS, CLUB_TYPES, CLUBS } from '../club.ts'
export type { ClubKind, ClubType } from '../club.ts'
export { STANDARD_BAG, STANDARD_SWING_SPEED_MPH } from '../distances/standard-carry.ts'
export type { ClubCarry } from '../distances/club-distance.ts'
export { MAX_CLUBS_IN_BAG } from '../bag.ts'
