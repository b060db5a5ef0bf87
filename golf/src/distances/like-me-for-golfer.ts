import type { BagClub } from '../bag.ts'
import { CLUBS } from '../club.ts'
import type { ClubType } from '../club.ts'
import type { KnownSwing } from '../swing-speed.ts'
import { knownSwingSpeedMph } from '../swing-speed.ts'
import { estimateLikeMe } from './like-me.ts'
import type { LikeMeEstimate } from './like-me.ts'
import type { Reference } from './order.ts'

/** What of a profile the estimate looks at. */
export type ProfileOfGolfer = KnownSwing & {
  readonly handicap: number | null
  readonly golfBag: readonly Pick<BagClub, 'type' | 'loft'>[]
}

/**
 * Like me for one golfer, with the lofts of the clubs they own, at home or not. A club that was never looked at has the
 * usual loft of its type, so the usual loft says nothing: an iron then follows the nearest one that says something.
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
