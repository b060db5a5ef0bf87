import type { ClubType } from '../src/club.ts'
import { CLUBS } from '../src/club.ts'
import type { AdvisedClub } from '../src/shot-advice/swings/swing.ts'

/** A golfer who carries a driver 224 yards, with the usual lofts. The carries are our judgement. */
export const ADVISED_BAG: readonly AdvisedClub[] = [
  advised('driver', 224),
  advised('3-wood', 204),
  advised('5-wood', 193),
  advised('3-hybrid', 183),
  advised('4-iron', 170),
  advised('5-iron', 160),
  advised('6-iron', 150),
  advised('7-iron', 141),
  advised('8-iron', 131),
  advised('9-iron', 120),
  advised('pw', 108),
  advised('gw', 95),
  advised('sw', 80),
  advised('lw', 65),
]

function advised(club: ClubType, carryYards: number): AdvisedClub {
  return { club, carryYards, loftDeg: CLUBS[club].loftDeg }
}
