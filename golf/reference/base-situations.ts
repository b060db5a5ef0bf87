import { CLUBS } from '../src/club.ts'
import type { ClubType } from '../src/club.ts'
import { STANDARD_BAG } from '../src/distances/standard-carry.ts'
import type { Air } from '../src/flight/physics/air.ts'
import type { Hazard, Shot } from '../src/shot-advice/shot.ts'
import { PUTTER_CARRY_YARDS } from '../src/shot-advice/swings/swing.ts'
import type { AdvisedClub } from '../src/shot-advice/swings/swing.ts'

const FOURTEEN: readonly ClubType[] = [
  ...(['driver', '3-wood', '5-wood', '4-hybrid', '5-iron', '6-iron', '7-iron', '8-iron', '9-iron'] as const),
  ...(['pw', 'gw', 'sw', 'lw'] as const),
]

/** Fourteen clubs that carry this share of an average golfer's, putter included. */
export function fourteenClubs(carryShare: number): readonly AdvisedClub[] {
  const flying = STANDARD_BAG.filter(({ club }) => FOURTEEN.includes(club)).map(({ club, carryYards }) => ({
    club,
    carryYards: carryYards * carryShare,
    loftDeg: CLUBS[club].loftDeg,
  }))
  return [...flying, { club: 'putter', carryYards: PUTTER_CARRY_YARDS, loftDeg: CLUBS.putter.loftDeg }]
}

export type BaseSituation = {
  readonly name: string
  readonly bag: readonly AdvisedClub[]
  readonly handicap: number
  readonly shot: Shot
  readonly air: Air
}

const HAZARDS = {
  'no hazards': [],
  'water in front': [{ kind: 'water', side: 'front' }],
  'sand left, water right': [
    { kind: 'bunker', side: 'left' },
    { kind: 'water', side: 'right' },
  ],
  'out of bounds both sides': [
    { kind: 'ob', side: 'left' },
    { kind: 'ob', side: 'right' },
  ],
} as const satisfies Readonly<Record<string, readonly Hazard[]>>

/** Golfers and days that differ in everything but lie and hazards. */
const DAYS = [
  {
    carryShare: 1,
    handicap: 12,
    pin: 'middle',
    slope: 'flat',
    distanceYards: 140,
    windFromDeg: 0,
    windMph: 0,
    feet: 0,
  },
  {
    carryShare: 0.75,
    handicap: 24,
    pin: 'front',
    slope: 'uphill',
    distanceYards: 95,
    windFromDeg: 90,
    windMph: 15,
    feet: 30,
  },
  {
    carryShare: 1.15,
    handicap: 3,
    pin: 'back',
    slope: 'sidehill-above',
    distanceYards: 175,
    windFromDeg: 180,
    windMph: 22,
    feet: -40,
  },
  {
    carryShare: 1,
    handicap: 18,
    pin: 'middle',
    slope: 'flat',
    distanceYards: 60,
    windFromDeg: 0,
    windMph: 16,
    feet: 0,
  },
  {
    carryShare: 0.6,
    handicap: 33,
    pin: 'front',
    slope: 'downhill',
    distanceYards: 120,
    windFromDeg: 45,
    windMph: 9,
    feet: 0,
  },
] as const
const PLACES = ['fairway', 'rough', 'tee', 'bunker', 'fairway', 'rough'] as const

/** 24: six places, each with four sets of hazards, on days that change from one to the next. */
export const BASE_SITUATIONS: readonly BaseSituation[] = PLACES.flatMap((lie, place) =>
  Object.entries(HAZARDS).map(([name, hazards], index) => {
    const number = place * Object.keys(HAZARDS).length + index
    const day = DAYS[number % DAYS.length] ?? DAYS[0]
    const { carryShare, handicap, pin, slope, distanceYards, windFromDeg, windMph, feet } = day
    return {
      name: `${lie}, ${name}, handicap ${handicap}`,
      bag: fourteenClubs(carryShare),
      handicap,
      shot: { distanceYards, lie, slope, pin, hazards },
      air: { windSpeedMph: windMph, windFromDeg, targetElevationFeet: feet },
    }
  }),
)
