import { CLUBS } from '../club.ts'
import type { ClubType } from '../club.ts'
import { PARTIAL_SWINGS } from '../distances/partial-swings.ts'
import { ORIGIN_WEIGHTS, ageWeight, byFigures } from './kept-shot.ts'
import type { PartSwing } from './learning-shots.ts'

/** The carry of an easier swing, as a share of the full one. */
export type PartSwingShare = {
  /** 0 to 1. */
  readonly carryShare: number
  /** Standard deviation of what is not known of it. */
  readonly sd: number
  readonly shotCount: number
  /** Whether it is the golfer's own: from three shots on; else the usual share. */
  readonly isOwn: boolean
}

export type PartSwingShares = { readonly threeQuarter: PartSwingShare; readonly half: PartSwingShare }

/** How golfers differ from the usual shares, and one swing from the next. Rules of thumb. */
const GOLFER_SD = 0.06
const SHOT_SD = 0.08
/** With fewer shots of a swing the usual share stays. */
export const ENOUGH_PART_SWINGS = 3

/**
 * What the golfer's marked three-quarter and half swings with wedges carry of the full swing. Shots of clubs without a full
 * carry (yards in the reference air) teach nothing, nor do readings beyond it.
 */
export function partSwingShares(
  shots: readonly PartSwing[],
  fullCarriesYards: ReadonlyMap<ClubType, number>,
): PartSwingShares {
  // Of an answer on the course the share is the one that was advised.
  const ofWedges = shots
    .filter(({ club, reading }) => CLUBS[club].kind === 'wedge' && reading !== 'coarse')
    .toSorted(byFigures)
  const shareOf = (kind: PartSwing['swing'], usual: number) =>
    learnShare(
      ofWedges.filter(({ swing }) => swing === kind),
      { fullCarriesYards, usual },
    )
  return {
    threeQuarter: shareOf('three-quarter', PARTIAL_SWINGS.threeQuarter),
    half: shareOf('half', PARTIAL_SWINGS.half),
  }
}

function learnShare(
  shots: readonly PartSwing[],
  { fullCarriesYards, usual }: { readonly fullCarriesYards: ReadonlyMap<ClubType, number>; readonly usual: number },
): PartSwingShare {
  const seen = shots.flatMap(({ club, carryYards, ageDays, origin }) => {
    const fullYards = fullCarriesYards.get(club)
    if (fullYards === undefined || carryYards > fullYards) return []
    return [{ share: carryYards / fullYards, weight: ageWeight(ageDays) * ORIGIN_WEIGHTS[origin].along }]
  })
  if (seen.length < ENOUGH_PART_SWINGS) {
    return { carryShare: usual, sd: GOLFER_SD, shotCount: seen.length, isOwn: false }
  }
  const precision = seen.reduce((sum, { weight }) => sum + weight / SHOT_SD ** 2, 1 / GOLFER_SD ** 2)
  const shares = seen.reduce((sum, { share, weight }) => sum + (share * weight) / SHOT_SD ** 2, usual / GOLFER_SD ** 2)
  return { carryShare: shares / precision, sd: 1 / Math.sqrt(precision), shotCount: seen.length, isOwn: true }
}
