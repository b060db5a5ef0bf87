import { CHIP_WITHIN_YARDS } from '@bagwise/golf/shot-advice/greenside-shot'
import { CLEAR_OF_EDGE_YARDS, TIES } from '@bagwise/golf/shot-advice/scoring/choose-swing'
import { CELLS_YARDS, FINE_CLUB_COUNT, WIDEST_AIM_YARDS } from '@bagwise/golf/shot-advice/scoring/score-swings'
import { AHEAD } from '@bagwise/golf/shot-advice/scoring/strokes-ahead'
import {
  GREENSIDE_BUNKER_YARDS,
  LEAST_LOFT_DEG,
  MOST_PAST_PIN_YARDS,
  PART_SWING_FRACTIONS,
  PART_SWING_TARGETS_YARDS,
} from '@bagwise/golf/shot-advice/swings/swings'
import { bullets, paragraph } from '../markdown.ts'
import { exact, percent } from '../numbers.ts'

export function choosing(): readonly string[] {
  const { partSwing, greensideBunker, bunker, rough } = LEAST_LOFT_DEG
  return [
    '## Choosing',
    bullets(
      `**Swings**: every full swing that stops at most ${MOST_PAST_PIN_YARDS} yd past the pin, and part swings of clubs of ${partSwing}° and more that stop ${Object.values(PART_SWING_TARGETS_YARDS).map(exact).join(', ')} yd from it, between ${percent(PART_SWING_FRACTIONS.least)} and ${percent(PART_SWING_FRACTIONS.most)} of their carry; what is nearer is played with the smallest. A driver is for the tee only; rough wants ${rough}° of loft, a bunker ${bunker}°, and one within ${GREENSIDE_BUNKER_YARDS} yd a part swing of ${greensideBunker}°. A bag without such clubs is taken as it is.`,
      `**Aims**: every ${CELLS_YARDS.coarse} yd up to ${WIDEST_AIM_YARDS} yd to both sides of the pin, never into water or out of bounds. Wind and sidehill lies are aimed off and cost nothing.`,
      `**Sum**: over square cells of ${CELLS_YARDS.coarse} yd, then for the best ${FINE_CLUB_COUNT} clubs over cells of ${CELLS_YARDS.fine} yd (their mishits from 80 yd on stay on the wide ones). Along the line it is summed once for a swing, and each aim is then one row of weights. In the shots that are tested it stays within 0.01 strokes of cells of half a yard.`,
      `**The next shot** meets the hazards at the sides again. What they cost its best club from level fairway is worked out every ${AHEAD.stepYards} yd up to ${AHEAD.pitchYards + AHEAD.stepCount * AHEAD.stepYards} yd, nearest first, so that it may lay up too; a swing that is meant to stop so far from the pin is charged with it, in between on a straight line, up to ${AHEAD.pitchYards} yd with nothing.`,
    ),
    paragraph('Near-ties, measured from the cheapest swing of all, go to what is simpler or goes wrong less often:'),
    bullets(
      `an aim ${CLEAR_OF_EDGE_YARDS} yd clear of the edges of water and out of bounds within ${exact(TIES.clearAim)} strokes, or the clearest there is; of those the straightest within ${exact(TIES.aim)};`,
      `from rough: an iron or a hybrid instead of a wood within ${exact(TIES.noWoodFromRough)};`,
      `from a free lie, not laid up before a hazard in front, and the cheapest club stopping short of the pin: of the clubs that carry farther the one with the most loft, where trouble lies behind the green only up to its middle, within ${exact(TIES.longerClub)} (trackers find 54 to 69 % of 15 to 25 handicaps short, 4 to 5 % long);`,
      `where a part swing is the cheapest: the fullest swing within ${exact(TIES.fullerSwing)}, of full ones the longer;`,
      `from a bunker beside the green the sand wedge within ${exact(TIES.sandWedge)}, or else the most loft within ${exact(TIES.mostLoft)}.`,
    ),
    paragraph(
      `Up to ${CHIP_WITHIN_YARDS} yd from the hole, outside a bunker, nothing is summed: a putter from the fringe, a pitching wedge from`,
      'fairway and a sand wedge from rough, because with less loft amateurs get up and down more often (Shot Scope in troon.com).',
      'There is no bonus for a favourite distance: 19 of 20 golfers score better from nearer (Arccos).',
    ),
  ]
}
