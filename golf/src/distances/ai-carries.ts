import type { ClubCarry } from './club-distance.ts'
import type { RangedCarry } from './estimate-bag.ts'
import { withBasis } from './estimate-method.ts'
import type { EstimatedCarry } from './recalculate.ts'

/**
 * The AI's carry for each club that it puts inside Like me's range and in its place down the bag, else the estimate, so that
 * an answer never worsens a bag. `estimates` are the chosen method's, in the order of the table; own numbers, whose range is
 * the number itself, stay.
 */
export function carriesWithAi({
  answered,
  estimates,
  ranges,
}: {
  readonly answered: readonly ClubCarry[]
  readonly estimates: readonly EstimatedCarry[]
  readonly ranges: readonly RangedCarry[]
}): readonly EstimatedCarry[] {
  let aboveYards = Infinity
  return estimates.map((estimate, index) => {
    const below = estimates[index + 1]?.carryYards ?? 0
    const range = ranges.find(({ club }) => club === estimate.club)
    const said = answered.find(({ club }) => club === estimate.club)
    const isTaken =
      said !== undefined &&
      said.carryYards !== estimate.carryYards &&
      range !== undefined &&
      said.carryYards >= Math.max(below, range.fromYards) &&
      said.carryYards <= Math.min(aboveYards, range.toYards)
    const carry = isTaken ? withBasis({ method: 'ai', range, carryYards: said.carryYards }) : estimate
    aboveYards = carry.carryYards
    return carry
  })
}
