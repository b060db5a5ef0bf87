import { leaveOneOut } from './leave-one-out.ts'
import type { HeldOutClub } from './leave-one-out.ts'

let clubs: readonly HeldOutClub[] | undefined

/** The held-out clubs, worked out once: the fits take a second or two. */
export function heldOut(): readonly HeldOutClub[] {
  clubs ??= leaveOneOut()
  return clubs
}
