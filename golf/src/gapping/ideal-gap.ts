import { carryBeside } from '../distances/classic.ts'
import type { ClubDistances } from '../distances/club-distance.ts'
import type { Gap } from './find-gaps.ts'

/** The ideal gap between two neighbouring clubs in yards of carry, and its limits. */
export type IdealGap = {
  readonly idealYards: number
  readonly closeBelowYards: number
  readonly wideAboveYards: number
}

/** Share of the 7-iron's carry: 11 yards at 145, which Arccos and MyGolfSpy publish (about 10 and 12). */
const SHARE_OF_SEVEN_IRON = 0.075
/** True Spec Golf: 7 to 9 yards between the clubs of slow swings (truespecgolf.com, distance gapping clubs). */
const SMALLEST_IDEAL_YARDS = 7
/**
 * At most 12 yards between wedges (Scheels: 10 to 12), and a base of at most 15 for long clubs (True Spec Golf: 12 to
 * 15).
 */
const MOST_YARDS = [
  { carryRatio: 0.8, value: 12 },
  { carryRatio: 1, value: 15 },
] as const
/**
 * Wider towards the driver, by the average of both carries over the 7-iron's: hybrids 8 to 12, fairway woods 11 to 16,
 * driver to 3-wood 15 to 20 (tablegameshub.com, golf club gapping calculator).
 */
const WIDER_TOWARDS_DRIVER = [
  { carryRatio: 1.05, value: 1 },
  { carryRatio: 1.2, value: 1.15 },
  { carryRatio: 1.35, value: 1.35 },
  { carryRatio: 1.55, value: 1.65 },
] as const
/**
 * Our judgement: at half the ideal gap two clubs do the same job, beyond 1.6 of it full swings miss the yards between.
 */
const CLOSE_SHARE = 0.5
const WIDE_SHARE = 1.6

/**
 * The ideal gap for this golfer between two clubs: 7 yards between wedges at a 90-yard 7-iron, 11 at 145, 12 to 13 at
 * 176, wider towards the driver. Yards of carry; never falls with either carry or the 7-iron's.
 */
export function idealGap({
  longerCarryYards,
  shorterCarryYards,
  sevenIronCarryYards,
}: {
  readonly longerCarryYards: number
  readonly shorterCarryYards: number
  readonly sevenIronCarryYards: number
}): IdealGap {
  const carryRatio = (longerCarryYards + shorterCarryYards) / 2 / sevenIronCarryYards
  const baseYards = Math.max(
    SMALLEST_IDEAL_YARDS,
    Math.min(SHARE_OF_SEVEN_IRON * sevenIronCarryYards, along(MOST_YARDS, carryRatio)),
  )
  const idealYards = baseYards * along(WIDER_TOWARDS_DRIVER, carryRatio)
  return { idealYards, closeBelowYards: CLOSE_SHARE * idealYards, wideAboveYards: WIDE_SHARE * idealYards }
}

type TwoCarries = {
  readonly longer: { readonly carryYards: number }
  readonly shorter: { readonly carryYards: number }
  readonly gapYards: number
}

/** Judges a gap for this golfer's swing, as a second opinion to the specified verdict. */
export function swingVerdict(
  gap: TwoCarries,
  sevenIronCarryYards: number,
): IdealGap & { readonly verdict: Gap['verdict'] } {
  const ideal = idealGap({
    longerCarryYards: gap.longer.carryYards,
    shorterCarryYards: gap.shorter.carryYards,
    sevenIronCarryYards,
  })
  const { gapYards } = gap
  const isWide = gapYards > ideal.wideAboveYards
  return { ...ideal, verdict: isWide ? 'too-large' : gapYards < ideal.closeBelowYards ? 'too-close' : 'good' }
}

/**
 * The 7-iron's carry in yards, which stands for the golfer's swing: its own distance from any source, else an estimate
 * from its neighbours. Undefined when those have no distance or contradict each other.
 */
export function sevenIronYards(distances: ClubDistances): number | undefined {
  return carryBeside('7-iron', distances)
}

type Knot = { readonly carryRatio: number; readonly value: number }

/** Linear between the knots, constant outside. */
function along(knots: readonly Knot[], carryRatio: number): number {
  const above = knots.find((knot) => knot.carryRatio >= carryRatio)
  const below = knots.findLast((knot) => knot.carryRatio < carryRatio)
  if (!above || !below) return (above ?? below)?.value ?? 1
  const share = (carryRatio - below.carryRatio) / (above.carryRatio - below.carryRatio)
  return below.value + (above.value - below.value) * share
}
