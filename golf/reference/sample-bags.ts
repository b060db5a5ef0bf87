import type { CarriedClub } from '../src/flight/bag-launches.ts'

/** A golfer who carries a driver 140 yards. The carries are our judgement. */
export const SLOW_BAG: readonly CarriedClub[] = [
  { club: 'driver', carryYards: 140 },
  { club: '5-wood', carryYards: 125 },
  { club: '4-hybrid', carryYards: 115 },
  { club: '5-hybrid', carryYards: 108 },
  { club: '6-iron', carryYards: 100 },
  { club: '7-iron', carryYards: 92 },
  { club: '8-iron', carryYards: 83 },
  { club: '9-iron', carryYards: 74 },
  { club: 'pw', carryYards: 65 },
  { club: 'sw', carryYards: 48 },
  { club: 'putter', carryYards: 10 },
]

/** A golfer who carries a driver 205 yards. The carries are our judgement. */
export const MEDIUM_BAG: readonly CarriedClub[] = [
  { club: 'driver', carryYards: 205 },
  { club: '3-wood', carryYards: 190 },
  { club: '5-wood', carryYards: 178 },
  { club: '4-hybrid', carryYards: 166 },
  { club: '5-iron', carryYards: 155 },
  { club: '6-iron', carryYards: 145 },
  { club: '7-iron', carryYards: 135 },
  { club: '8-iron', carryYards: 124 },
  { club: '9-iron', carryYards: 113 },
  { club: 'pw', carryYards: 102 },
  { club: 'gw', carryYards: 90 },
  { club: 'sw', carryYards: 77 },
  { club: 'lw', carryYards: 62 },
  { club: 'putter', carryYards: 10 },
]

/** A men's tour player: the carries of the table in tour-launches.ts, shorter wedges by judgement. */
export const TOUR_BAG: readonly CarriedClub[] = [
  { club: 'driver', carryYards: 275 },
  { club: '3-wood', carryYards: 243 },
  { club: '5-wood', carryYards: 230 },
  { club: '3-iron', carryYards: 212 },
  { club: '4-iron', carryYards: 203 },
  { club: '5-iron', carryYards: 194 },
  { club: '6-iron', carryYards: 183 },
  { club: '7-iron', carryYards: 172 },
  { club: '8-iron', carryYards: 160 },
  { club: '9-iron', carryYards: 148 },
  { club: 'pw', carryYards: 136 },
  { club: 'gw', carryYards: 120 },
  { club: 'sw', carryYards: 105 },
  { club: 'lw', carryYards: 88 },
]

export const SAMPLE_BAGS = { slow: SLOW_BAG, medium: MEDIUM_BAG, tour: TOUR_BAG } as const
