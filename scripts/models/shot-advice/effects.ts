import { LIES, LIE_DETAILS, SLOPES } from '@bagwise/golf/shot-advice/shot'
import { ROLL } from '@bagwise/golf/shot-advice/swings/flown-clubs'
import { LIE_EFFECTS, lieEffectOf } from '@bagwise/golf/shot-advice/swings/lie-effects'
import { SLOPE_DEG, SLOPE_EFFECTS } from '@bagwise/golf/shot-advice/swings/slope-effects'
import { codeBlock, paragraph, table } from '../markdown.ts'
import { exact } from '../numbers.ts'

export function effects(): readonly string[] {
  return [
    '## Lie, slope and roll',
    paragraph('Each number is a multiple of the same swing from a level fairway. Carry is by kind of club.'),
    table(
      ['lie', 'across', 'along', 'mishits', 'roll', 'driver', 'wood', 'hybrid', '3-5 iron', '6-7', '8-9', 'wedge'],
      LIES.map((lie) => {
        const { lateralSpread, distanceSpread, mishits, roll, carry } = LIE_EFFECTS[lie]
        const { driver, wood, hybrid, longIron, midIron, shortIron, wedge } = carry
        const shares = [driver, wood, hybrid, longIron, midIron, shortIron, wedge]
        return [lie, ...[lateralSpread, distanceSpread, mishits, roll, ...shares].map(exact)]
      }),
    ),
    table(
      ['said of it', 'lie', 'across', 'along', 'mishits', 'irons', 'wedge'],
      LIES.flatMap((lie) =>
        LIE_DETAILS[lie].map((lieDetail) => {
          const { lateralSpread, distanceSpread, mishits, carry } = lieEffectOf({ lie, lieDetail })
          return [lieDetail, lie, ...[lateralSpread, distanceSpread, mishits, carry.midIron, carry.wedge].map(exact)]
        }),
      ),
    ),
    paragraph(
      'These are rules of thumb of teaching. A plugged ball is only splashed out: half as far as usual, and it runs 8 yards.',
      'Firm or wet sand throws a splash 1.15 times as far, and it runs 2 yards more. Wind “as you feel it” counts',
      'for more than it says: turf slows a forecast’s wind to 0.70 at the height of the head.',
    ),
    paragraph(
      'Spread: tour shots from 151 to 175 yards end 28 ft from the hole off fairway and 45 ft off rough',
      '(niblicksoftruth.blogspot.com); a 5 handicap hits half the greens from 148 yards of fairway or 119 of rough',
      '(arccosgolf.com); an 18 hits 39, 20 and 17 % from fairway, rough and fairway bunker at 100 to 120 m (shotbyshot.com',
      'in mygolfmedia.com). Carry is one author’s table: rule of thumb. A cart path is played after its free drop.',
    ),
    table(
      ['slope', 'carry', 'roll', 'spread', 'mishits', 'starts, of the face’s turn to the right'],
      SLOPES.map((slope) => {
        const { carry, roll, spread, mishits, startShare } = SLOPE_EFFECTS[slope]
        return [slope, ...[carry, roll, spread, mishits, startShare].map(exact)]
      }),
    ),
    paragraph(
      `A slope of ${SLOPE_DEG}° is assumed. With the ball above or below the feet the face is turned by that angle times`,
      'the tangent of the loft: 4° at 46° of loft are 26 ft at 120 yards (tutelman.com/golf/design/lie1.php). How much of',
      'it the ball starts with, and the rest of the table, is teaching: rule of thumb. Left-handers have it mirrored.',
    ),
    codeBlock(
      `roll = (${exact(ROLL.leastYards)} + ${exact(ROLL.perSquareDeg)} · max(0, ${exact(ROLL.stopsFromDeg)} − landing°)²) · lie · slope · min(1, carry / ${exact(ROLL.freeFromCarryYards)} yd), at most ${exact(ROLL.mostOfCarry)} of the carry`,
    ),
    paragraph(
      `In yards; on wet ground × ${exact(ROLL.softShare)}. To a target that is higher the angle is that of the same flight on`,
      'level ground where that is steeper, and the angle of the rise is added: a ball comes down flat up there, but runs',
      'into the rise. Rule of thumb, gentler than a firm fairway: a drive of 224 yards runs 12.',
    ),
  ]
}
