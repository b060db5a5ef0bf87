import type { BagClub } from '../bag.ts'
import { newBagClub, usualShaftType } from '../bag.ts'
import type { ClubType } from '../club.ts'
import type { ClubDistance, ClubDistances } from '../distances/club-distance.ts'
import { isEstimated } from '../distances/club-distance.ts'
import { fillMissingDistances } from '../distances/fill-missing.ts'
import { clubsWithCarry } from '../distances/order.ts'
import type { DistanceEntry, Estimator } from '../distances/recalculate.ts'
import type { BagChange } from '../onboarding/bag-from-answers.ts'
import { bagChangeTo, isReplacement } from '../onboarding/bag-from-answers.ts'
import { STARTER_BRAND, isTypicalClub } from '../onboarding/sample-club.ts'
import type { StarterSet, StarterSetClub } from './starter-set.ts'

type Owner = {
  readonly golfBag: readonly BagClub[]
  readonly distances: ClubDistances
  /** The golfer's one driver speed. */
  readonly swingSpeedMph: number
}

/** Effects of putting a set into the bag. */
export type SetInBag = {
  readonly bag: BagChange
  /** Estimates for clubs of the set without a distance; stored ones are never changed. */
  readonly distances: readonly DistanceEntry[]
  /** Ask the golfer: clubs would leave the bag, or others would join them. */
  readonly isReplacement: boolean
  /** The golfer's own numbers for clubs of the set, which stay. In the order of the table. */
  readonly keptDistances: readonly (ClubDistance & { readonly club: ClubType })[]
}

/**
 * Clubs of the set replace missing ones and placeholders of a starter set or a typical bag. `estimate` gives clubs without a distance one, by
 * default the standard carries.
 */
export function setInBag(
  { clubs }: Pick<StarterSet, 'clubs'>,
  { golfBag, distances, swingSpeedMph }: Owner,
  estimate?: Estimator,
): SetInBag {
  const types = clubs.map(({ type }) => type)
  const isPlaceholder = (club: BagClub) => club.brand === STARTER_BRAND || isTypicalClub(club)
  const own = golfBag.filter((club) => !isPlaceholder(club) || !types.includes(club.type))
  const bag = bagChangeTo(clubs.map(bagClubOf), own)
  return {
    bag,
    distances: fillMissingDistances({ clubs: types, stored: distances, swingSpeedMph, estimate }),
    isReplacement: isReplacement(bag, golfBag),
    keptDistances: clubsWithCarry(types).flatMap((club) => {
      const stored = distances[club]
      return stored && !isEstimated(stored) ? [{ club, ...stored }] : []
    }),
  }
}

/** A profile without any facts about the golfer's game counts as none: not asked yet, and no clubs. */
export function hasGolfProfile(profile: {
  readonly hasCompletedOnboarding: boolean
  readonly golfBag: readonly BagClub[]
}): boolean {
  return profile.hasCompletedOnboarding || profile.golfBag.length > 0
}

/** Lie 60, length 36, the set's loft; where it names none the usual one is assumed (specification 2 §9). */
export function bagClubOf({ type, brand, model, loft }: StarterSetClub): BagClub {
  return { ...newBagClub(type), brand, model, loft: loft ?? null, shaftType: usualShaftType(type) }
}
