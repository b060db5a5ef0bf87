import { normalShareBelow } from '../shot-advice/scoring/normal.ts'
import type { BagGolfer } from './bag-golfer.ts'
import { handicapOf } from './bag-golfer.ts'

/** A stretch of the bag without a full swing: from the shorter to the longer carry, in yards. */
export type Stretch = { readonly longerYards: number; readonly shorterYards: number }

/** What a stretch is judged by: the swing, and the longest club of the bag. */
export type Yardstick = Pick<BagGolfer, 'sevenIronCarryYards' | 'handicap'> & { readonly longestYards: number }

/**
 * Where first approaches are played from, in carries of the 7-iron: about 140 yards on average and 60 % between 91 and
 * 180 (published approach distances), one a hole.
 */
const APPROACHES = { aRound: 18, mean: 0.94, sd: 0.41 } as const
/** Longer shots that want one distance, evenly between 7-iron and driver; the stretch is never taken as shorter. Ours. */
const LONG_SHOTS = { aRound: 4, overAtLeastYards: 20 } as const
/** One yard of miss between 8 and 25 yards of the hole, by the strokes to hole out from there. */
const STROKES_PER_YARD = 0.02
/** Distance spread of a full swing as a share of the carry, for scratch; handicap 40 has twice as much. */
const DEPTH = { share: 0.07, doubledAtHandicap: 40 } as const
/** The variance of a number anywhere in a stretch of length one. */
const EVEN_VARIANCE = 12

/** Strokes a round that a stretch without a full swing costs; never less for a wider one. */
export function strokesOfHole({ longerYards, shorterYards }: Stretch, yardstick: Yardstick): number {
  const gapYards = Math.max(0, longerYards - shorterYards)
  const middleYards = (longerYards + shorterYards) / 2
  const depthYards = DEPTH.share * middleYards * (1 + handicapOf(yardstick) / DEPTH.doubledAtHandicap)
  const extraYards = Math.sqrt(depthYards ** 2 + gapYards ** 2 / EVEN_VARIANCE) - depthYards
  return shotsInto({ longerYards, shorterYards }, yardstick) * STROKES_PER_YARD * extraYards
}

/** How many shots of a round ask for a distance in the stretch. */
function shotsInto({ longerYards, shorterYards }: Stretch, { sevenIronCarryYards, longestYards }: Yardstick): number {
  const below = (yards: number) => normalShareBelow((yards / sevenIronCarryYards - APPROACHES.mean) / APPROACHES.sd)
  const longYards = Math.max(0, longerYards - Math.max(shorterYards, sevenIronCarryYards))
  const overYards = Math.max(LONG_SHOTS.overAtLeastYards, longestYards - sevenIronCarryYards)
  return (
    APPROACHES.aRound * Math.max(0, below(longerYards) - below(shorterYards)) +
    (LONG_SHOTS.aRound * longYards) / overYards
  )
}
