import { CLUB_TYPES } from '../club.ts'
import type { ClubType } from '../club.ts'
import type { ClubDistance, ClubDistances } from './club-distance.ts'
import { MIN_CARRY_YARDS, OWN_FROM_SHARE, isEstimated, toCarryYards } from './club-distance.ts'
import type { RangedCarry } from './estimate-bag.ts'
import { likeMeForGolfer } from './like-me-for-golfer.ts'
import type { ProfileOfGolfer } from './like-me-for-golfer.ts'
import { ownReferences } from './recalculate.ts'

/** How well a golfer's carry is known: how its numeral is drawn. */
export type CarryCertainty = {
  /**
   * At least half of the number is the golfer's own. Measured and typed numbers are wholly so, estimates not at all.
   */
  readonly isOwn: boolean
  /** Of kept shots that count, where they have made it: no estimate then, however little of it is the golfer's own. */
  readonly shotCount?: number | undefined
  /**
   * Of an estimate, at least 1: about four golfers in five are within it. Of a number from kept shots: it holds in four
   * cases of five. Undefined where nothing tells.
   */
  readonly plusMinusYards?: number | undefined
  /** Takes the place of an estimate that is too vague for one number. */
  readonly range?: { readonly fromYards: number; readonly toYards: number } | undefined
}

/** By club; clubs without a stored distance are absent. */
export type CarryCertainties = Readonly<Partial<Record<ClubType, CarryCertainty>>>

/** One object for all of them: a row of an own number is not drawn again when another number changes. */
const OWN: CarryCertainty = { isOwn: true }
const CLASSIC: CarryCertainty = { isOwn: false }

type WithBasis = ClubDistance & { readonly basis: NonNullable<ClubDistance['basis']> }

/** An estimate that may be off by more than this share of itself is given as a range (settled-2, one-bag-brain §A5). */
const RANGE_ABOVE_SHARE = 0.2

/**
 * How well each stored carry is known. An estimate that was stored without a ±, by whatever method, has one that reaches both
 * ends of Like me's range for its club; where the golfer's own numbers contradict each other nothing tells.
 */
export function carryCertainties(profile: ProfileOfGolfer, stored: ClubDistances): CarryCertainties {
  const clubs = CLUB_TYPES.filter((club) => stored[club])
  const isUnsaid = clubs.some((club) => stored[club] && isEstimated(stored[club]) && !hasBasis(stored[club]))
  const estimate = isUnsaid ? likeMeForGolfer(profile)(clubs, ownReferences(stored)) : undefined
  const likely = estimate && 'carries' in estimate ? estimate.carries : []
  return Object.fromEntries(
    clubs.flatMap((club) => {
      const distance = stored[club]
      const ofClub = likely.find((one) => one.club === club)
      return distance ? [[club, carryCertainty(distance, ofClub)]] : []
    }),
  )
}

/** How well one carry is known; `likely` is Like me's estimate of the club. Classic says nothing of its own error. */
export function carryCertainty(
  stored: ClubDistance,
  likely?: Pick<RangedCarry, 'carryYards' | 'plusMinusYards' | 'fromYards' | 'toYards'>,
): CarryCertainty {
  if (!isEstimated(stored)) return fromShots(stored) ?? OWN
  if (stored.basis?.method === 'classic') return CLASSIC
  const { distance } = stored
  if (hasBasis(stored)) {
    const { plusMinusYards } = stored.basis
    return estimated(distance, {
      plusMinusYards,
      fromYards: Math.max(MIN_CARRY_YARDS, distance - plusMinusYards),
      toYards: toCarryYards(distance + plusMinusYards),
    })
  }
  if (!likely) return { isOwn: false }
  const { carryYards, fromYards, toYards } = likely
  const plusMinusYards =
    distance === carryYards ? likely.plusMinusYards : Math.max(distance - fromYards, toYards - distance)
  return estimated(distance, {
    plusMinusYards,
    fromYards: Math.min(distance, fromYards),
    toYards: Math.max(distance, toYards),
  })
}

/** Of a number that kept shots made: as well as it was known when it was taken. Undefined from half its own on. */
function fromShots({ shots }: ClubDistance): CarryCertainty | undefined {
  if (!shots?.known || shots.known.ownShare >= OWN_FROM_SHARE) return undefined
  return { isOwn: false, shotCount: shots.count, plusMinusYards: Math.max(1, shots.known.plusMinusYards) }
}

/** The certainty of an easier swing with the club, which carries this share of the full one. */
export function certaintyOfShare({ isOwn, plusMinusYards, range }: CarryCertainty, share: number): CarryCertainty {
  return {
    isOwn,
    plusMinusYards: plusMinusYards && plusMinusYards * share,
    range: range && { fromYards: range.fromYards * share, toYards: range.toYards * share },
  }
}

/** An estimate that was stored with its ±. */
function hasBasis(stored: ClubDistance): stored is WithBasis {
  return stored.basis !== undefined && stored.basis.plusMinusYards > 0
}

function estimated(
  carryYards: number,
  { plusMinusYards, fromYards, toYards }: Pick<RangedCarry, 'plusMinusYards' | 'fromYards' | 'toYards'>,
): CarryCertainty {
  const isVague = plusMinusYards > RANGE_ABOVE_SHARE * carryYards
  return {
    isOwn: false,
    plusMinusYards: Math.max(1, plusMinusYards),
    ...(isVague ? { range: { fromYards, toYards } } : {}),
  }
}
