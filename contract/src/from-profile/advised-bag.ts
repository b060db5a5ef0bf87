import { documentOf } from '../profile-document.ts'
import type { Profile } from '../profile.ts'
import { ownSharesOf } from '@bagwise/golf/distances/partial-swings'
import { OWN_FROM_SHARE } from '@bagwise/golf/distances/club-distance'
import type { LearnedClub, Shares } from '@bagwise/golf/memory/learned-club'
import type { ShotMemory } from '@bagwise/golf/memory/shot-memory'
import { ENOUGH_SHOTS } from '@bagwise/golf/shot-advice/enough-shots'
import type { AdvisedGolfer } from '@bagwise/golf/shot-advice/advise'
import { PUTTER_CARRY_YARDS } from '@bagwise/golf/shot-advice/swings/swing'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'
import { clubsInBag, loftOf } from '@bagwise/golf/bag'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { contradictingLofts } from '@bagwise/golf/contradicting-lofts'
import { factOf } from '@bagwise/golf/facts'
import type { FactSource } from '@bagwise/golf/facts'
import { USUAL_HANDICAP } from '@bagwise/golf/golfer'
import { isLeftHanded } from '@bagwise/golf/hand'
import type { ClubDistance } from '@bagwise/golf/distances/club-distance'

/** What the advice works from. */
export type AdvisedBag = {
  /** The clubs in the bag that have a carry, and the putter; every club with a carry while the bag is empty. */
  readonly clubs: readonly AdvisedClub[]
  readonly golfer: AdvisedGolfer & { readonly handicap: number }
  /** Undefined when the usual handicap stands in for the golfer's. */
  readonly handicapSource: FactSource | undefined
  /** Why there can be no advice. */
  readonly missing?: 'no-distances' | 'none-in-bag'
}

/** `memory` is what the golfer's kept shots teach; undefined without any. */
export function advisedBag(profile: Profile, memory?: ShotMemory): AdvisedBag {
  const { distances } = documentOf(profile)
  const handicap = factOf(profile, 'handicap')
  // Of lofts that contradict each other one was mistyped: both clubs have the usual one.
  const unsure = contradictingLofts(profile.golfBag).flat()
  const carried = clubsInBag(profile.golfBag).map(({ type, loft }) => ({
    type,
    loft: unsure.includes(type) ? null : loft,
  }))
  const types = Object.keys(distances) as readonly ClubType[]
  const owned = profile.golfBag.length === 0 ? types.map((type) => ({ type, loft: null })) : carried
  const clubs = owned.flatMap(({ type, loft }): readonly AdvisedClub[] => {
    const loftDeg = loftOf({ type, loft })
    // It is the club for a ball beside the green.
    const carryYards = type === 'putter' ? PUTTER_CARRY_YARDS : distances[type]?.distance
    if (carryYards === undefined) return []
    const spread = spreadOf(distances[type])
    return [{ club: type, carryYards, loftDeg, ...spread, ...learnedOf(type, { memory, spread, of: distances[type] }) }]
  })
  return {
    clubs,
    golfer: {
      handicap: handicap?.value ?? USUAL_HANDICAP,
      // Undefined is not given: it counts as right-handed, and the page says so.
      isLeftHanded: profile.hand ? isLeftHanded(profile.hand) : undefined,
    },
    handicapSource: handicap?.source,
    ...(clubs.some(({ club }) => club !== 'putter')
      ? {}
      : { missing: types.length === 0 ? ('no-distances' as const) : ('none-in-bag' as const) }),
  }
}

/** How the golfer's own shots scatter, for a distance that was imported with them. */
function spreadOf(distance: ClubDistance | undefined): Pick<AdvisedClub, 'measured'> {
  const { count: shotCount, longShortYards: distanceSdYards, leftRightYards: lateralSdYards } = distance?.shots ?? {}
  if (shotCount === undefined || distanceSdYards === undefined) return {}
  return { measured: { shotCount, distanceSdYards, lateralSdYards } }
}

/**
 * What kept shots say of the club, its own or those of other clubs. Shots that were imported before any were kept say more
 * than other clubs do.
 */
function learnedOf(
  club: ClubType,
  {
    memory,
    spread: { measured },
    of,
  }: {
    readonly memory: ShotMemory | undefined
    readonly spread: Pick<AdvisedClub, 'measured'>
    readonly of: ClubDistance | undefined
  },
): Partial<AdvisedClub> {
  if (!memory || club === 'putter') return {}
  const learned = memory.learned.find((one) => one.club === club)
  const isMeasured = measured !== undefined && measured.shotCount >= ENOUGH_SHOTS
  const ownLaunch = memory.launches.get(club)
  const ownParts = CLUBS[club].kind === 'wedge' ? ownSharesOf(memory.partSwings) : undefined
  return {
    ...(learned && (learned.shotCount > 0 || !isMeasured) && patternOf(learned, memory.solidCounts.get(club) ?? 0)),
    // What was typed may still be a golfer's wish.
    ...(of?.source === 'measured' && learned && learned.shares.carry.own >= OWN_FROM_SHARE && { isCarryOwn: true }),
    ...(ownLaunch && { ownLaunch: { launchDegMore: ownLaunch.launchDegMore, spinShareMore: ownLaunch.spinShareMore } }),
    ...(ownParts && { ownParts }),
  }
}

/** The shots that count are the ones that the club's page names. */
function patternOf(
  { pattern, shares: { across, along } }: LearnedClub,
  shotCount: number,
): Required<Pick<AdvisedClub, 'pattern' | 'patternFrom'>> {
  // An oval is as wide as it is deep: half of what it rests on is either.
  const mean = (share: keyof Shares) => (across[share] + along[share]) / 2
  return { pattern, patternFrom: { shotCount, ownShare: mean('own'), otherClubsShare: mean('otherClubs') } }
}
