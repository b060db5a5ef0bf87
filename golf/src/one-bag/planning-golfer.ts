import type { ClubType } from '../club.ts'
import { CLUBS, byPosition } from '../club.ts'
import type { ClubDistance, ClubDistances } from '../distances/club-distance.ts'
import { isEstimated } from '../distances/club-distance.ts'
import { estimateBag } from '../distances/estimate-bag.ts'
import type { KnownGolfer } from '../distances/like-me/golfer-level.ts'
import type { Reference } from '../distances/order.ts'
import { clubsWithCarry } from '../distances/order.ts'
import type { BagGolfer, KnownCarry, OwnedClub } from './bag-golfer.ts'
import { contradictingLofts } from './contradicting-lofts.ts'

/** A golfer as a profile tells of one. */
export type PlanningGolfer = {
  /** Every owned club; a loft that nobody told is null. */
  readonly golfBag: readonly { readonly type: ClubType; readonly loft: number | null; readonly isInBag: boolean }[]
  readonly distances: ClubDistances
  /** What is known beside the distances. */
  readonly known: KnownGolfer
  readonly isBeginner: boolean
  readonly isSerious: boolean
}

/** A beginner by skill or by experience. */
export function isBeginner({
  skillLevel,
  playingExperience,
}: {
  readonly skillLevel: string | null
  readonly playingExperience: string | null
}): boolean {
  return skillLevel === 'beginner' || playingExperience === 'beginner'
}

/** Of an estimate whose range nobody stored: about what four in five golfers are within. */
const USUAL_RANGE_SHARE = 0.07

/** The golfer for whom the bag is planned: lofts that contradict each other count as not told. */
export function planningGolfer({ golfBag, distances, known, isBeginner, isSerious }: PlanningGolfer): BagGolfer {
  const unsure = contradictingLofts(golfBag).flat()
  const clubs = golfBag
    .filter(({ type }) => CLUBS[type].kind !== 'putter')
    .map(({ type, loft, isInBag }): OwnedClub => {
      const loftDeg = unsure.includes(type) ? null : loft
      return {
        type,
        kind: CLUBS[type].kind,
        loftDeg: loftDeg ?? CLUBS[type].loftDeg,
        isLoftAssumed: loftDeg === null,
        isInBag,
        carry: knownCarry(distances[type]),
      }
    })
    .toSorted((a, b) => byPosition(a.type, b.type))
  const swing = swingOf(clubs, distances, known)
  return { clubs, ...swing, handicap: known.handicap, isBeginner, isSerious }
}

function knownCarry(distance: ClubDistance | undefined): KnownCarry | undefined {
  if (!distance) return undefined
  const plusMinusYards = isEstimated(distance) ? Math.round(USUAL_RANGE_SHARE * distance.distance) : 0
  return { carryYards: distance.distance, isEstimated: isEstimated(distance), plusMinusYards }
}

/**
 * 7-iron and driver speed by the golfer's own numbers. Where these contradict each other, by the one nearest the 7-iron
 * alone.
 */
function swingOf(
  clubs: readonly OwnedClub[],
  distances: ClubDistances,
  known: KnownGolfer,
): Pick<BagGolfer, 'sevenIronCarryYards' | 'speedMph'> {
  const lofted = clubs.map(({ type, loftDeg, isLoftAssumed }) => ({
    club: type,
    loftDeg: isLoftAssumed ? undefined : loftDeg,
  }))
  const asked = lofted.some(({ club }) => club === '7-iron') ? lofted : [...lofted, { club: '7-iron' as const }]
  const references = ownReferences(distances)
  const [nearest] = references.toSorted((a, b) => fromSevenIron(a) - fromSevenIron(b))
  const estimates = [references, nearest ? [nearest] : [], []].map((some) => estimateBag(asked, some, known))
  for (const estimate of estimates) {
    if ('contradiction' in estimate) continue
    const seven = distances['7-iron']?.distance ?? estimate.carries.find(({ club }) => club === '7-iron')?.carryYards
    if (seven !== undefined) return { sevenIronCarryYards: seven, speedMph: estimate.speed.mph }
  }
  throw new Error('A golfer without references has an estimate')
}

function ownReferences(distances: ClubDistances): readonly Reference[] {
  return clubsWithCarry(Object.keys(distances) as ClubType[]).flatMap((club) => {
    const distance = distances[club]
    if (!distance || isEstimated(distance)) return []
    return [{ club, carryYards: distance.distance, shots: distance.shots?.count }]
  })
}

function fromSevenIron({ club }: Reference): number {
  return Math.abs(CLUBS[club].position - CLUBS['7-iron'].position)
}
