import { GREEN, HAZARDS, PIN_TO_MIDDLE_YARDS } from '@bagwise/golf/shot-advice/hole/hole'
import { APRON_YARDS, FAIRWAY_HALF_WIDTH_YARDS, TREES } from '@bagwise/golf/shot-advice/hole/place-strokes'
import { bullets, paragraph } from '../markdown.ts'
import { percent } from '../numbers.ts'

export function hole(): readonly string[] {
  const { halfWidthYards, halfDepthYards, fringeYards } = GREEN
  return [
    '## The hole',
    bullets(
      `**Green**: an ellipse ${2 * halfWidthYards} yd wide and ${2 * halfDepthYards} yd deep, about 5,000 square feet, the usual size. Its middle is ${PIN_TO_MIDDLE_YARDS.front} yd behind a front pin and as far before a back pin. Around it lie ${fringeYards} yd of fringe, played as fairway, and then rough.`,
      `**Fairway**: ${2 * FAIRWAY_HALF_WIDTH_YARDS} yd wide, up to ${APRON_YARDS} yd before the green. Beyond ${TREES.fromYards} yd from the line, where the pin is ${TREES.pinFromYards} yd off or more, the way is blocked for ${percent(TREES.recoveryShare)} of the balls.`,
      `**Water** begins ${HAZARDS.gapYards} yd off the green and is ${HAZARDS.waterDeepYards} yd deep; in front and behind it reaches across the whole hole. A ball that lands in it is lost. It costs a stroke and rough from where it is dropped: before it, on the green’s side of it, or beside it where it went in.`,
      `**Bunkers** are ${HAZARDS.bunkerDeepYards} yd deep and ${2 * HAZARDS.bunkerHalfWidthYards} yd wide in front and behind, ${2 * HAZARDS.bunkerHalfLengthYards} yd long at the sides.`,
      '**Out of bounds** has no end at the sides and behind; the ball is played again with a stroke more.',
      `From a **tee** that no club reaches the green from, water and out of bounds run along the whole hole, ${HAZARDS.besideHoleYards} yd off the line.`,
    ),
    paragraph(
      'A hazard never makes a place cheaper, so taking one away never costs strokes. All sizes but the green’s are rule of',
      'thumb.',
    ),
  ]
}
