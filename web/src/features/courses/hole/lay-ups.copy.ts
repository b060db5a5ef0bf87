import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { LayUp, LayUpFor } from '@bagwise/golf/shot-advice/ground/lay-ups'
import { shownDistance } from '#quantities/distance.ts'
import { numberText } from '#quantities/number-text.ts'
import { clubName } from '#courses/hole.copy.ts'

export const layUpsLabel = 'Lay-ups'
/** 'Lay up with 7-Iron: leaves 92, full Gap Wedge.' */
export const layUpLine = (layUp: LayUp, units: PreferredUnits) =>
  `Lay up with ${clubName(layUp.club)}: leaves ${shownDistance(layUp.leavesYards, units)}, ${layUpShot(layUp)}.`
/** 'full Gap Wedge', '¾ Gap Wedge' */
export const layUpShot = ({ wedge, swing }: LayUpFor) => `${swing === 'full' ? 'full' : '¾'} ${clubName(wedge)}`
/** In tenths: a lay-up is worked out on a coarser map than the line that is shown for it. */
export const layUpCost = (costStrokes: number) =>
  costStrokes < SAME_LAY_UP_STROKES
    ? 'About the same as the best line.'
    : `About ${numberText(costStrokes, 1)} strokes more than the best line.`
const SAME_LAY_UP_STROKES = 0.05
export const layUpOwn = 'Your favorite.'
export const layUpPlay = 'Show it'
export const layUpPlayLabel = (layUp: LayUp) => `${layUpPlay}: lay up for a ${layUpShot(layUp)}`
export const favouriteLabel = 'Shot you like to leave yourself'
export const noFavourite = 'None'
