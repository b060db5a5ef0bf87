import { AIM_OFF_SHARE } from '@bagwise/golf/play/swing-on-course'
import { REACH_SDS } from '@bagwise/golf/play/ball-flown'
import { LEFT_SD_YARDS } from '@bagwise/golf/play/left'
import { AIR_SD_SHARE, ROLL_SD_SHARE } from '@bagwise/golf/play/course-evidence'
import { FULL_FROM_SHARE } from '@bagwise/golf/play/course-shots'
import { LIE_EFFECTS } from '@bagwise/golf/shot-advice/swings/lie-effects'
import { DAY_SDS, POSITION, TYPED_SD_YARDS, courseRecovery } from '../../../golf/reference/synthetic-rounds.ts'
import type { KeptRounds } from '../../../golf/reference/synthetic-rounds.ts'
import { bullets, codeBlock, paragraph, table } from '../markdown.ts'
import { exact, fixed, percent } from '../numbers.ts'

const GOLFER_COUNT = 1000

export function courseShots(): readonly string[] {
  return ['## Shots of a played round', ...whatCounts(), ...howTheyWeigh(), ...recovered()]
}

function whatCounts(): readonly string[] {
  const { distanceSpread, lateralSpread } = LIE_EFFECTS.rough
  return [
    paragraph(
      'Shots of finished rounds are not kept a second time: they are read from the rows of the round whenever something is',
      'learned, so that a round that is corrected or deleted corrects what was learned. A full swing from tee, fairway, fringe',
      'or rough counts if its next place is known, it cost no penalty, no trees were in it and no stroke of the hole is',
      'missing. Where nobody said how it was swung, it is full off the tee of a par 4 and with',
      `${exact(FULL_FROM_SHARE)} of the full carry or more to go.`,
    ),
    codeBlock(
      'carry    = (total − roll) / (what lie and air leave of a carry)',
      `error²   = places² + (${exact(ROLL_SD_SHARE)} · roll)² + (${exact(AIR_SD_SHARE)} · wind)² + (${exact(AIR_SD_SHARE)} · warmth)²`,
    ),
    bullets(
      'Roll is that of [shot advice](shot-advice.md), for the club, its lie and the air, on level ground that is neither wet nor firm.',
      'Wind and warmth are taken out by the [flight model](ball-flight.md), with the forecast of the hole.',
      'With an aim, the total and the side are those along and across its line, without what the wind did. Without one there is no side: the total is the way between two places, or the difference of the distances left.',
      `By distances alone only strokes count from where the pin was out of reach, ${exact(REACH_SDS)} standard deviations beyond the club, its carry being as uncertain as it was before any shot: nobody knows whether another ball is short of the pin or past it, and to keep poor shots and leave good ones out would be worse than nothing. A ball beside the line went farther than the difference, by as much as the club scatters and, off the tee of a par 4, as golfers aim aside (${percent(AIM_OFF_SHARE)} of the distance).`,
      `A distance left without an error of its own is off by ${exact(LEFT_SD_YARDS.typed)} yards typed, ${fixed(LEFT_SD_YARDS.position, 1)} by position, ${exact(LEFT_SD_YARDS.later)} from memory and ${exact(LEFT_SD_YARDS.length)} by the card; all but the second are rules of thumb, as are the shares above.`,
      `From rough all of a shot is ${exact(distanceSpread)} times as uncertain along and ${exact(lateralSpread)} across, as in shot advice: what the golfer scatters more there counts as an error.`,
      'A ball with a penalty teaches its side alone, if the golfer marked where it was lost. Without them golfers look straighter than they are, so the others are counted for each club.',
    ),
  ]
}

function howTheyWeigh(): readonly string[] {
  return [
    '### What an error leaves',
    paragraph(
      'A shot that was measured with an error m, where the golfer scatters σ, is worth w = σ² / (σ² + m²) of an exact one,',
      'along and across, in place of the weights of its origin. Carry and steady miss are weighted means, as sure as Σw exact',
      'shots would make them. Squares about them are weighed so that they have the golfer’s own variance if what is believed',
      'of it is right; where it is not they say by how much, Σw² shots strong. So an error makes a pattern neither wider nor',
      'narrower. Densities of the sorting out are as much wider as each shot’s error.',
    ),
  ]
}

function recovered(): readonly string[] {
  const { open, trees, treesShare } = POSITION
  return [
    '### Golfers who are known exactly, on the course',
    paragraph(
      `${exact(GOLFER_COUNT)} golfers drawn as above play rounds with one club, ten drives or three irons in each, from fairway,`,
      'rough and tee, in wind and warmth; what is learned goes through the rows of the round. Places are off by',
      `${exact(open.axisYards)} yards on each axis, ${percent(treesShare)} of them by ${exact(trees.axisYards)} under trees; air and ground`,
      `of each day differ from forecast and rule by ${percent(DAY_SDS.air)} and ${percent(DAY_SDS.roll)} of what they do, and each ball’s roll by`,
      `${percent(DAY_SDS.rollOfBall)} more. The bands for 50 and 90 % of the carry, and the ovals of further solid shots, hold for so many:`,
    ),
    recoveryTable('aimed'),
    paragraph(
      `The same by typed distances alone, off by ${exact(TYPED_SD_YARDS)} yards: drives, on holes of some 390 yards. How far offline balls`,
      'are is not seen, so golfers much wider than typical, or longer than their number, are learned a little wrong however many',
      'shots there are, and the bands are too narrow from twenty shots on.',
    ),
    recoveryTable('typed'),
    paragraph(
      'The shots of 100 rounds are read within 50 ms on one core: `npm run bench -- played-shots` measures it.',
    ),
  ]
}

function recoveryTable(kept: KeptRounds): string {
  return table(
    ['shots', 'carry', 'ln spread along', 'carry in 50 %', 'in 90 %', 'ovals for 50 %', 'for 90 %'],
    courseRecovery(kept, { golferCount: GOLFER_COUNT }).map((found) => [
      exact(found.shotCount),
      percent(found.carry, 1),
      fixed(found.long, 2),
      percent(found.carryWithin50),
      percent(found.carryWithin90),
      percent(found.ovalHolds50),
      percent(found.ovalHolds90),
    ]),
  )
}
