import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { CHIP_WITHIN_YARDS } from '@bagwise/golf/shot-advice/chip-within'
import { PUTT_WITHIN_YARDS } from '@bagwise/golf/shot-advice/greenside-shot'
import { PAST_GREEN_YARDS } from '@bagwise/golf/shot-advice/hole/hole'
import { CLEAR_OF_EDGE_YARDS, LOB_WEDGE, TIES } from '@bagwise/golf/shot-advice/scoring/choose-swing'
import { FINE_CLUB_COUNT, LAID_UP_YARDS, WIDEST_AIM_YARDS } from '@bagwise/golf/shot-advice/scoring/score-swings'
import { AHEAD } from '@bagwise/golf/shot-advice/scoring/strokes-ahead'
import { CELLS_YARDS } from '@bagwise/golf/shot-advice/scoring/target'
import { ANCHOR_STEPS } from '@bagwise/golf/shot-advice/chosen-swing'
import { KNOCK_DOWN } from '@bagwise/golf/shot-advice/swings/knock-down'
import { KNOCK_DOWN_LAUNCH, PART_SWING } from '@bagwise/golf/shot-advice/swings/part-swing'
import { RUNNING, RUNNING_WITHIN_YARDS, RUN_PER_CARRY } from '@bagwise/golf/shot-advice/swings/running-stroke'
import { GREENSIDE_BUNKER_YARDS } from '@bagwise/golf/shot-advice/bunker'
import { MOST_PART_SWING, OVER_TROUBLE, PART_SWING_TARGETS_YARDS } from '@bagwise/golf/shot-advice/swings/pitch'
import { LOFTY } from '@bagwise/golf/shot-advice/swings/struck-swing'
import { BLOWN_BACK, LEAST_LOFT_DEG, MOST_PAST_PIN_YARDS, SHORT } from '@bagwise/golf/shot-advice/swings/swings'
import { bullets, paragraph } from '../markdown.ts'
import { exact, percent } from '../numbers.ts'

export function choosing(): readonly string[] {
  const { partSwing, greensideBunker, bunker, overLip, rough, deepRough } = LEAST_LOFT_DEG
  const runs = Object.entries(RUN_PER_CARRY) as [ClubType, number][]
  return [
    '## Choosing',
    bullets(
      `**Swings**: every full swing that stops at most ${MOST_PAST_PIN_YARDS} yd past the pin, and part swings of clubs of ${partSwing}° and more that stop ${Object.values(PART_SWING_TARGETS_YARDS).map(exact).join(', ')} yd from it, up to ${percent(MOST_PART_SWING)} of their carry; what is nearer is played with the smallest. A driver is for the tee only; rough wants ${rough}° of loft, deep rough ${deepRough}°, a bunker ${bunker}°, over a high lip ${overLip}°. From a bunker within ${GREENSIDE_BUNKER_YARDS} yd clubs of ${greensideBunker}° and more splash, as far as they go; beyond that every club of ${partSwing}° and more, as far as it goes, and the ball struck off the sand is scored beside them, unless a lip was named or the ball is plugged: then only splashes are left, from however far. A bag without such clubs is taken as it is.`,
      `**Part swings** are flown, not scaled: at a share q of the full swing’s ball speed the ball leaves at the full swing’s angle, with ${percent(PART_SWING.lessSpinShare)} less spin than q alone would give it, all of that from q = ${exact(PART_SWING.allFromShare)} down and in proportion above it (a rule of thumb; wedge players launch part swings at 25 to 30°, as this model’s wedges do). A head wind never makes one longer: the model would lift slow, low balls into it by a yard. Nine shares are flown in still and in today’s air, and the one that carries the wanted yards today lies between two of them. A wedge’s plays-like number is that of the very swing: the distance, and what this swing loses today. Where a pitch of at most ${percent(SHORT.mostFraction)} reaches the pin, nothing fuller is considered below ${SHORT.withinYards} yd, nor up to ${BLOWN_BACK.withinYards} yd a full swing that keeps less than ${percent(BLOWN_BACK.carryShare)} of its carry. Pitches of the most lofted wedges scatter more along the line: ${percent(LOFTY.perDeg)} for each degree over ${LOFTY.fromDeg}°, all of it from handicap ${LOFTY.allFromHandicap}, at most ${exact(LOFTY.most)} times (rule of thumb).`,
      `**Knock-downs** of the pitching wedge to the 5-iron are offered into ${KNOCK_DOWN.fromHeadwindMph} mph of wind, across ${KNOCK_DOWN.fromCrosswindMph}, or under branches, where nothing higher is left: ${percent(KNOCK_DOWN.leastFraction)} to ${percent(KNOCK_DOWN.mostFraction)} of a carry, ${KNOCK_DOWN_LAUNCH.lowerDeg}° lower and with ${percent(1 - KNOCK_DOWN_LAUNCH.spinShare)} less spin than a full swing of the same ball speed, so that they fly at most three quarters as high and keep three quarters of the wind in their spread. Rules of thumb.`,
      `**Running balls**: chips to ${RUNNING_WITHIN_YARDS.chip} yd, bump-and-runs with the 7- and 8-iron from fairway and fringe to ${RUNNING_WITHIN_YARDS['bump-and-run']} yd, both only where nothing lies across the way and the ground is level to 4 %. For each yard of flight they run ${runs.map(([club, run]) => `${exact(run)} with the ${CLUBS[club].displayName}`).join(', ')}: the rule of 12. They spread as a pitch of the whole way does in still air, with ${exact(RUNNING.sdPerYardOnGrass)} yd more for each yard they run over grass before the green, and go wrong ${exact(RUNNING.mishits.share)} + ${exact(RUNNING.mishits.perHandicap)} · handicap of the time. Rules of thumb.`,
      `**Aims**: every ${CELLS_YARDS.coarse} yd up to ${WIDEST_AIM_YARDS} yd to both sides of the pin, twice as far where nothing nearer is open, never into water or out of bounds. Wind and sidehill lies are aimed off and cost nothing.`,
      `**Sum**: over square cells of ${CELLS_YARDS.coarse} yd, then for the best ${FINE_CLUB_COUNT} clubs over cells of ${CELLS_YARDS.fine} yd (their mishits from 80 yd on stay on the wide ones). Along the line it is summed once for a swing, and each aim is then one row of weights. In the shots that are tested it stays within 0.01 strokes of cells of half a yard.`,
      `**The next shot** meets the hazards at the sides again, placed ones as far on as the ball is. What they cost its best club from level fairway is worked out every ${AHEAD.stepYards} yd up to ${AHEAD.pitchYards + AHEAD.stepCount * AHEAD.stepYards} yd, nearest first, so that it may lay up too; a swing that is meant to stop so far from the pin is charged with it, in between on a straight line, up to ${AHEAD.pitchYards} yd with nothing.`,
    ),
    paragraph('Near-ties, measured from the cheapest swing of all, go to what is simpler or goes wrong less often:'),
    bullets(
      `an aim ${CLEAR_OF_EDGE_YARDS} yd clear of the edges of water and out of bounds within ${exact(TIES.clearAim)} strokes, or the clearest there is; of those the straightest within ${exact(TIES.aim)}, where anything between a pin at a side and the middle of the green is as straight;`,
      `from rough: an iron or a hybrid instead of a wood within ${exact(TIES.noWoodFromRough)}, unless it lays up where the wood reaches;`,
      `a swing that stops within ${LAID_UP_YARDS} yd of the pin or reaches it instead of a lay-up that saves less than ${exact(TIES.layUp)};`,
      `from a free lie, not laid up, and the cheapest club stopping short of the pin: of the clubs that carry farther the one with the most loft, where trouble lies behind only up to ${PAST_GREEN_YARDS} yd before it, which is the middle of the green before usual trouble, within ${exact(TIES.longerClub)} (trackers find 54 to 69 % of 15 to 25 handicaps short, 4 to 5 % long);`,
      `where a part swing is the cheapest: the fullest swing within ${exact(TIES.fullerSwing)}, of full ones the longer;`,
      `up to the reach of running balls: one of them within ${exact(TIES.runsToPin)};`,
      `where a part swing is the cheapest into ${KNOCK_DOWN.fromHeadwindMph} mph of wind and more: the fullest knock-down that reaches the pin within ${exact(TIES.lowerFlight)};`,
      `from handicap ${LOB_WEDGE.fromHandicap} on: no club of more than ${LOB_WEDGE.aboveDeg}° unless it saves more than ${exact(TIES.lobWedge)}: handicaps of 8 to 20 take the lob wedge for 38 % of their short shots and 8 % of their up and downs (Shot Scope);`,
      `from a bunker beside the green, where the cheapest splash stops short: one that reaches within ${exact(TIES.longerClub)}; else the sand wedge within ${exact(TIES.sandWedge)}, or else the most loft within ${exact(TIES.mostLoft)}.`,
    ),
    paragraph(
      `**No flip-flop.** Of clubs that cost within ${exact(TIES.steady)} of each other the one is kept that is advised at the`,
      `nearest ${ANCHOR_STEPS.distanceYards} yd, ${ANCHOR_STEPS.windMph} mph and ${ANCHOR_STEPS.handicap} strokes of handicap, where no rule above speaks against it. In sweeps by the yard,`,
      'the mph and the stroke of handicap through 24 situations no club leaves and comes back within three steps unless one',
      'of the two changes is worth more than that.',
    ),
    paragraph(
      `Up to ${CHIP_WITHIN_YARDS} yd from the hole, outside a bunker and with nothing across the way, nothing is summed: a putter from`,
      `the fringe, there up to ${PUTT_WITHIN_YARDS} yd, a pitching wedge from fairway and a sand wedge from rough, because with less loft amateurs get up and down more often (Shot Scope in troon.com).`,
      `With sand, water or out of bounds in front the ball is flown, and within ${OVER_TROUBLE.withinYards} yd carries the far edge by ${OVER_TROUBLE.pastYards} yd.`,
      'There is no bonus for a favourite distance: 19 of 20 golfers score better from nearer (Arccos).',
    ),
  ]
}
