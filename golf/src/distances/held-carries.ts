import type { ClubType } from '../club.ts'
import { toCarryYards } from './club-distance.ts'
import type { ClubCarry } from './club-distance.ts'
import { estimateBag, fastestMph } from './estimate-bag.ts'
import type { KnownGolfer } from './like-me/golfer-level.ts'
import { hasCarry } from './like-me/known-points.ts'
import { loftEffectsIn } from './like-me/loft-effect.ts'
import type { LoftedClub } from './like-me/loft-effect.ts'
import type { Reference } from './order.ts'
import { heldWithin, leastYards, mostYards } from './possible.ts'

/** Why no full swing of a golfer carries that. */
export type Impossible = 'too-short' | 'too-far'

/** What a rule says of a club, and what can be stored of it. */
export type HeldCarry = ClubCarry & {
  /** The rule's carry within floor and ceiling, in whole yards; equal to it where it is possible. */
  readonly heldYards: number
  /** Why the rule's carry cannot be stored. */
  readonly impossible?: Impossible | undefined
}

/**
 * Carries of Classic or the factors beside the nearest possible ones: no full swing goes shorter than 0.40 of the 7-iron,
 * none farther than the golfer's speed allows. The golfer's own numbers are never held. Held carries never rise down the
 * bag. References must agree with each other.
 */
export function heldCarries({
  carries,
  references,
  known,
  clubs,
}: {
  /** In the order of the table, as estimators give them. */
  readonly carries: readonly ClubCarry[]
  readonly references: readonly Reference[]
  readonly known: KnownGolfer
  /** With the golfer's lofts. */
  readonly clubs: readonly LoftedClub[]
}): readonly HeldCarry[] {
  const likely = estimateBag([...clubs, { club: '7-iron' }], references, known)
  if ('contradiction' in likely) throw new Error('References without estimates have nothing to hold')

  const mph = fastestMph(likely.speed, known)
  const effectOf = loftEffectsIn(clubs)
  const floorYards = leastYards(likely.carries.find(({ club }) => club === '7-iron')?.carryYards ?? 0)
  const isOwn = (club: ClubType) => references.some((own) => own.club === club)
  let aboveYards = Infinity
  return carries.map(({ club, carryYards }, index) => {
    if (!hasCarry(club) || isOwn(club)) {
      aboveYards = carryYards
      return { club, carryYards, heldYards: carryYards }
    }
    const ownOfShorter = carries.slice(index).flatMap((one) => (isOwn(one.club) ? [one.carryYards] : []))
    const ceilingYards = mostYards({ club, mph }) * Math.exp(Math.max(0, effectOf(club)))
    const limits = { leastYards: floorYards, mostYards: Math.max(ceilingYards, ...ownOfShorter) }
    const heldYards = Math.min(aboveYards, toCarryYards(heldWithin(carryYards, limits)))
    aboveYards = heldYards
    if (heldYards === carryYards) return { club, carryYards, heldYards }
    return { club, carryYards, heldYards, impossible: carryYards < heldYards ? 'too-short' : 'too-far' }
  })
}
