import { daysBetween } from '../calendar-days.ts'
import type { ClubType } from '../club.ts'
import type { Reference } from './order.ts'

/** A reference with the day on which its carry was measured or typed, such as 2026-11-21. */
export type DatedReference = Reference & { readonly measuredOn?: string | undefined }

/** A club of the bag with the day since which the golfer plays this very club, if it replaced another one. */
export type DatedClub = { readonly type: ClubType; readonly since?: string | undefined }

/**
 * The references of clubs that the golfer still plays. A carry from before the day its club was replaced is none, nor is
 * one without a day of a club that was replaced.
 */
export function currentReferences(
  references: readonly DatedReference[],
  bag: readonly DatedClub[],
): readonly DatedReference[] {
  return references.filter(({ club, measuredOn }) => {
    const since = bag.find(({ type }) => type === club)?.since
    return since === undefined || (measuredOn !== undefined && daysBetween({ from: since, to: measuredOn }) >= 0)
  })
}
