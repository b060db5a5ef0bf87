import { MAX_CLUBS_BESIDES_PUTTER, MAX_CLUBS_IN_BAG, clubsInBag } from './bag.ts'
import type { ClubType } from './club.ts'

/** What bag checks look at. */
type BagPlace = { readonly type: ClubType; readonly isInBag: boolean }

export type BagProblem =
  | { readonly code: 'too-many-clubs'; readonly clubCount: number; readonly surplusCount: number }
  | { readonly code: 'no-putter' }

/** Everything wrong with the clubs in the bag; an empty bag has no problem, and clubs left out do not count. */
export function findBagProblems(bag: readonly BagPlace[]): readonly BagProblem[] {
  const clubCount = clubsInBag(bag).length
  const surplusCount = clubCount - MAX_CLUBS_IN_BAG
  const problems: BagProblem[] = []
  if (surplusCount > 0) problems.push({ code: 'too-many-clubs', clubCount, surplusCount })
  if (clubCount > 0 && !hasPutter(bag)) problems.push({ code: 'no-putter' })
  return problems
}

/** Whether a putter is in the bag; one left out does not count. */
export function hasPutter(bag: readonly BagPlace[]): boolean {
  return bag.some(({ type, isInBag }) => type === 'putter' && isInBag)
}

/** The bag selector's count: clubs in the bag without the putter. Stored bags may hold more than 13. */
export function countBesidesPutter(bag: readonly BagPlace[]): number {
  return clubsInBag(bag).filter(({ type }) => type !== 'putter').length
}

/** Whether the selector allows this type into the bag: the putter always, others while fewer than 13 are in. */
export function hasRoomFor(type: ClubType, bag: readonly BagPlace[]): boolean {
  return type === 'putter' || countBesidesPutter(bag) < MAX_CLUBS_BESIDES_PUTTER
}
