import type { ClubType } from '../src/club.ts'
import { CLUBS, byPosition, isClubType } from '../src/club.ts'
import type { BagGolfer, OwnedClub } from '../src/one-bag/bag-golfer.ts'
import type { GeneratedBag } from './generated-bags.ts'

type ByType<Value> = Readonly<Partial<Record<ClubType, Value>>>

/** A share of the carry that an estimate may be off. */
const ESTIMATE_RANGE_SHARE = 0.07

/** A club in the bag with a measured carry; anything else is to be said. */
export function ownedClub(type: ClubType, carryYards: number, other: Partial<OwnedClub> = {}): OwnedClub {
  const { kind, loftDeg } = CLUBS[type]
  const carry = { carryYards, isEstimated: false, plusMinusYards: 0 }
  return { type, kind, loftDeg, isLoftAssumed: false, isInBag: true, carry, ...other }
}

/** A golfer whose carries are all measured. */
export function measuredGolfer(
  carriesYards: ByType<number>,
  {
    loftsDeg = {},
    shelvedYards = {},
    ...golfer
  }: Pick<BagGolfer, 'speedMph'> &
    Partial<BagGolfer> & {
      readonly loftsDeg?: ByType<number>
      readonly shelvedYards?: ByType<number>
    },
): BagGolfer {
  const owned = (carries: ByType<number>, isInBag: boolean) =>
    Object.keys(carries)
      .filter(isClubType)
      .toSorted(byPosition)
      .map((type) => ownedClub(type, carries[type] ?? 0, { loftDeg: loftsDeg[type] ?? CLUBS[type].loftDeg, isInBag }))
  return {
    clubs: [...owned(carriesYards, true), ...owned(shelvedYards, false)],
    sevenIronCarryYards: carriesYards['7-iron'] ?? 140,
    handicap: undefined,
    isBeginner: false,
    isSerious: false,
    ...golfer,
  }
}

/** The golfer of a generated bag. */
export function generatedGolfer({ speedMph, handicap, clubs }: GeneratedBag): BagGolfer {
  const seven = clubs.find(({ type }) => type === '7-iron')
  return {
    clubs: clubs.map(({ type, loftDeg, carryYards, isEstimated }) => {
      const plusMinusYards = isEstimated ? Math.round(ESTIMATE_RANGE_SHARE * carryYards) : 0
      return ownedClub(type, carryYards, { loftDeg, carry: { carryYards, isEstimated, plusMinusYards } })
    }),
    sevenIronCarryYards: seven?.carryYards ?? 140,
    speedMph,
    handicap,
    isBeginner: false,
    isSerious: false,
  }
}

/** Published averages and bags that stand for a kind of golfer; carries in yards. */
export const SAMPLE_GOLFERS = {
  /** PGA Tour averages (TrackMan, 2023), wedges by judgement. */
  pgaTour: measuredGolfer(
    {
      driver: 282,
      '3-wood': 249,
      '5-wood': 236,
      '4-iron': 209,
      '5-iron': 199,
      '6-iron': 188,
      '7-iron': 176,
      '8-iron': 164,
      '9-iron': 152,
      pw: 142,
      gw: 125,
      sw: 112,
      lw: 97,
    },
    { speedMph: 117, handicap: 0 },
  ),
  /** LPGA Tour averages (TrackMan, 2023), wedges by judgement. */
  lpgaTour: measuredGolfer(
    {
      driver: 223,
      '3-wood': 200,
      '5-wood': 189,
      '7-wood': 180,
      '4-hybrid': 174,
      '5-iron': 161,
      '6-iron': 152,
      '7-iron': 141,
      '8-iron': 130,
      '9-iron': 119,
      pw: 107,
      gw: 95,
      sw: 82,
      lw: 70,
    },
    { speedMph: 97, handicap: 0 },
  ),
  twoHandicap: measuredGolfer(
    {
      driver: 272,
      '3-wood': 245,
      '5-wood': 230,
      '4-iron': 204,
      '5-iron': 193,
      '6-iron': 181,
      '7-iron': 169,
      '8-iron': 157,
      '9-iron': 145,
      pw: 133,
      gw: 120,
      sw: 107,
      lw: 92,
    },
    { speedMph: 114, handicap: 2 },
  ),
  halfSet: measuredGolfer(
    { driver: 125, '5-hybrid': 92, '7-iron': 78, '9-iron': 62, pw: 54, sw: 40 },
    { speedMph: 65, handicap: 36 },
  ),
  slowSenior: measuredGolfer(
    {
      driver: 180,
      '3-wood': 165,
      '5-wood': 156,
      '7-wood': 148,
      '4-hybrid': 142,
      '5-hybrid': 134,
      '6-iron': 124,
      '7-iron': 115,
      '8-iron': 105,
      '9-iron': 95,
      pw: 84,
      gw: 72,
      sw: 60,
    },
    { speedMph: 83, handicap: 18 },
  ),
  /** A distance set: pitching wedge 41°, sand wedge 54°. */
  strongLofts: measuredGolfer(
    {
      driver: 235,
      '3-wood': 215,
      '7-wood': 203,
      '4-hybrid': 195,
      '5-iron': 188,
      '6-iron': 178,
      '7-iron': 167,
      '8-iron': 155,
      '9-iron': 142,
      pw: 130,
      sw: 96,
    },
    {
      speedMph: 102,
      handicap: 12,
      loftsDeg: { '5-iron': 21, '6-iron': 24, '7-iron': 27, '8-iron': 31, '9-iron': 36, pw: 41, sw: 54 },
    },
  ),
  crowdedTwentyFive: measuredGolfer(
    {
      driver: 200,
      '3-wood': 178,
      '5-wood': 172,
      '4-hybrid': 160,
      '5-iron': 148,
      '6-iron': 145,
      '7-iron': 139,
      '8-iron': 130,
      '9-iron': 120,
      pw: 107,
      sw: 78,
    },
    { speedMph: 89, handicap: 25 },
  ),
  /** A woman of 73 mph. */
  slowWoman: measuredGolfer(
    {
      driver: 148,
      '5-wood': 126,
      '7-wood': 119,
      '5-hybrid': 108,
      '6-iron': 100,
      '7-iron': 93,
      '8-iron': 85,
      '9-iron': 77,
      pw: 67,
      sw: 50,
    },
    { speedMph: 73, handicap: 24 },
  ),
} as const satisfies Record<string, BagGolfer>
