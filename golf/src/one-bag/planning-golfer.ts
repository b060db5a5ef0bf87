import type { ClubType } from '../club.ts'
import { CLUBS, byPosition } from '../club.ts'
import type { ClubDistance, ClubDistances } from '../distances/club-distance.ts'
import { isEstimated } from '../distances/club-distance.ts'
import { estimateBag } from '../distances/estimate-bag.ts'
import { evidenceOf } from '../distances/like-me-for-golfer.ts'
import type { KnownGolfer } from '../distances/like-me/golfer-level.ts'
import type { BagGolfer, KnownCarry, OwnedClub } from './bag-golfer.ts'
import { contradictingLofts } from '../contradicting-lofts.ts'

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
  const swing = swingOf({ golfBag, distances, known })
  return { clubs, ...swing, handicap: known.handicap, isBeginner, isSerious }
}

function knownCarry(distance: ClubDistance | undefined): KnownCarry | undefined {
  if (!distance) return undefined
  const plusMinusYards = isEstimated(distance) ? Math.round(USUAL_RANGE_SHARE * distance.distance) : 0
  return { carryYards: distance.distance, isEstimated: isEstimated(distance), plusMinusYards }
}

/** The 7-iron, owned or not, and the one driver speed, by the golfer's own numbers. */
function swingOf({
  golfBag,
  distances,
  known,
}: Pick<PlanningGolfer, 'golfBag' | 'distances' | 'known'>): Pick<BagGolfer, 'sevenIronCarryYards' | 'speedMph'> {
  const { references, clubs = [] } = evidenceOf({ golfBag, distances, known })
  const asked = clubs.some(({ club }) => club === '7-iron') ? clubs : [...clubs, { club: '7-iron' as const }]
  const estimate = estimateBag(asked, references, known)
  if ('contradiction' in estimate) throw new Error('Agreeing references have an estimate')
  const seven = distances['7-iron']?.distance ?? estimate.carries.find(({ club }) => club === '7-iron')?.carryYards
  if (seven === undefined) throw new Error('Every golfer has a 7-iron carry')
  return { sevenIronCarryYards: seven, speedMph: estimate.speed.mph }
}
