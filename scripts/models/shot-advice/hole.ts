import {
  APRON_YARDS,
  FAIRWAY_HALF_WIDTH_YARDS,
  GREEN,
  HAZARDS,
  PIN_ASIDE_YARDS,
  PIN_TO_MIDDLE_YARDS,
} from '@bagwise/golf/shot-advice/hole/hole'
import { CLEAR_SDS } from '@bagwise/golf/shot-advice/reasons'
import { TREES } from '@bagwise/golf/shot-advice/hole/place-strokes'
import { bullets, paragraph } from '../markdown.ts'
import { percent } from '../numbers.ts'

export function hole(): readonly string[] {
  const { halfWidthYards, halfDepthYards, fringeYards } = GREEN
  return [
    '## The hole',
    bullets(
      `**Green**: an ellipse ${2 * halfWidthYards} yd wide and ${2 * halfDepthYards} yd deep, about 5,000 square feet, the usual size. Its middle is ${PIN_TO_MIDDLE_YARDS.front} yd behind a front pin and as far before a back pin; a pin on the left or the right is ${PIN_ASIDE_YARDS} yd off its middle, and the green stays. Around it lie ${fringeYards} yd of fringe, played as fairway, and then rough.`,
      `**Fairway**: ${2 * FAIRWAY_HALF_WIDTH_YARDS} yd wide unless the golfer says otherwise for a tee shot, up to ${APRON_YARDS} yd before the green. Beyond ${TREES.fromYards} yd from the line, where the pin is ${TREES.pinFromYards} yd off or more, the way is blocked for ${percent(TREES.recoveryShare)} of the balls.`,
      `**Water** begins ${HAZARDS.gapYards} yd off the green and is ${HAZARDS.waterDeepYards} yd deep; in front and behind it reaches across the whole hole. A ball that lands in it is lost. It costs a stroke and rough from where it is dropped: before it, on the green’s side of it, or beside it where it went in. Close to the green what lies in front lies between ball and pin: up to half-way there, at most ${HAZARDS.leastDeepInFrontYards} yd deep.`,
      `**Bunkers** are ${HAZARDS.bunkerDeepYards} yd deep and ${2 * HAZARDS.bunkerHalfWidthYards} yd wide in front and behind, ${2 * HAZARDS.bunkerHalfLengthYards} yd long at the sides.`,
      '**Out of bounds** has no end at the sides and behind; the ball is played again with a stroke more.',
      `From a **tee** that no club reaches the green from, water and out of bounds run along the whole hole, ${HAZARDS.besideFairwayYards} yd off the fairway.`,
      `A **placed** hazard lies where the golfer says, from the yards to reach to the yards to clear; an end that was left out is as far from the other as is usual. Beside the hole it begins ${HAZARDS.besideFairwayYards} yd off the fairway, from ${GREEN.halfDepthYards + HAZARDS.waterPastGreenYards} yd before the middle of the green on as close as any beside the green. What begins at the pin or past it lies behind. A club is said to carry one when its carry does, and “a good one” to when the carry less ${CLEAR_SDS} standard deviations, which nine in ten reach, does not.`,
    ),
    paragraph(
      'A hazard never makes a place cheaper, so taking one away never costs strokes. All sizes but the green’s and',
      'those that the golfer gives are rule of thumb.',
    ),
  ]
}
