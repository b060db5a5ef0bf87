import type { BagClub } from '../bag.ts'
import { basedEstimates } from '../distances/based-estimates.ts'
import type { ClubDistances } from '../distances/club-distance.ts'
import { speedOfGolfer } from '../distances/like-me-for-golfer.ts'
import type { ProfileOfGolfer } from '../distances/like-me-for-golfer.ts'
import { clubsWithCarry } from '../distances/order.ts'
import type { DistanceEntry } from '../distances/recalculate.ts'
import type { GolferSpeed } from '../golfer-speed.ts'
import { typicalBagWith } from '../onboarding/typical-clubs.ts'
import type { QuickShot } from './quick-shot.ts'

/** What is known of the golfer besides; of a visitor nothing. */
export type QuickGolfer = Omit<ProfileOfGolfer, 'golfBag'>

export type QuickBag = {
  /** Longest first, the putter last: typical clubs, and the golfer's own where the shot names one. */
  readonly bag: readonly BagClub[]
  /** One for each club that carries, longest club first: the shot as the golfer's own number, the others estimated with their ±. */
  readonly distances: readonly DistanceEntry[]
  readonly speed: GolferSpeed
}

const NOTHING_KNOWN: QuickGolfer = { handicap: null, swingSpeed: null, swingSpeedRange: null }

/** A first bag from one shot, or from none: what golfers of the one swing speed usually carry, with Like me's distances. */
export function quickBag(shot: QuickShot | undefined, golfer: QuickGolfer = NOTHING_KNOWN): QuickBag {
  const stored: ClubDistances = shot ? { [shot.club]: { distance: shot.carryYards, source: 'manual' } } : {}
  const owned = shot ? [shot.club] : []
  const speed = speedOfGolfer({ ...golfer, golfBag: owned.map((type) => ({ type, loft: null })) }, stored)
  const bag = typicalBagWith(speed.mph, shot?.club)
  const clubs = clubsWithCarry(bag.map(({ type }) => type))
  const { estimates } = basedEstimates({ clubs, stored, method: 'like-me', profile: { ...golfer, golfBag: bag } })
  const entries: readonly DistanceEntry[] = [
    ...estimates,
    ...(shot ? [{ club: shot.club, distance: shot.carryYards, source: 'manual' } as const] : []),
  ]
  return {
    bag,
    distances: clubs.flatMap((club) => entries.filter((entry) => entry.club === club)),
    speed,
  }
}
