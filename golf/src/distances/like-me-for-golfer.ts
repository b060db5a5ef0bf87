import type { BagClub } from '../bag.ts'
import { CLUBS } from '../club.ts'
import type { ClubType } from '../club.ts'
import type { KnownSwing } from '../swing-speed.ts'
import { knownSwingSpeedMph } from '../swing-speed.ts'
import { estimateLikeMe } from './like-me.ts'
import type { LikeMeEstimate } from './like-me.ts'
import type { Reference } from './order.ts'

/** The fields of a profile that the estimate uses. */
export type ProfileOfGolfer = KnownSwing & {
  readonly handicap: number | null
  readonly golfBag: readonly Pick<BagClub, 'type' | 'loft'>[]
}

/**
 * Like me for one golfer, with the lofts of all owned clubs. Unset lofts equal the usual loft of their type, so a usual
 * loft carries no information: an iron then follows the nearest one with a different loft.
 */
export function likeMeForGolfer(profile: ProfileOfGolfer) {
  const lofts = new Map(
    profile.golfBag.flatMap(({ type, loft }) => (loft === CLUBS[type].loftDeg ? [] : [[type, loft] as const])),
  )
  const golfer = { swingSpeedMph: knownSwingSpeedMph(profile), handicap: profile.handicap ?? undefined }
  return (clubs: readonly ClubType[], references: readonly Reference[]): LikeMeEstimate => {
    const lofted = [...new Set([...clubs, ...lofts.keys()])].map((club) => ({ club, loftDeg: lofts.get(club) }))
    const estimate = estimateLikeMe(lofted, references, golfer)
    if ('contradiction' in estimate) return estimate
    return { ...estimate, carries: estimate.carries.filter(({ club }) => clubs.includes(club)) }
  }
}
