import type { ClubType } from '../club.ts'
import { CLUB_TYPES, CLUBS, byPosition } from '../club.ts'
import type { ClubCarry } from './club-distance.ts'
import { toCarryYards } from './club-distance.ts'
import { clubsWithCarry } from './order.ts'

/**
 * Carry in hundredths of the 7-iron's (specification 1 §9; driver 1.7 is 170); whole numbers round half yards exactly.
 * The missing types are interpolated by position.
 */
const GIVEN_HUNDREDTHS: Readonly<Partial<Record<ClubType, number>>> = {
  driver: 170,
  '3-wood': 150,
  '5-wood': 135,
  '3-hybrid': 130,
  '4-hybrid': 125,
  '4-iron': 120,
  '5-hybrid': 120,
  '5-iron': 115,
  '6-iron': 107,
  '7-iron': 100,
  '8-iron': 93,
  '9-iron': 85,
  pw: 75,
  gw: 65,
  sw: 55,
  lw: 45,
}

const HUNDREDTHS = 100

/** Clubs shown while the golfer chooses a 7-iron distance (specification 1 §9). */
export const PREVIEW_CLUBS = [
  'driver',
  '5-wood',
  '5-iron',
  '7-iron',
  '9-iron',
  'pw',
] as const satisfies readonly ClubType[]

/** Carries from the 7-iron's: whole yards from 1 to 400, in the order of the table, without the putter. */
export function carriesFromSevenIron(sevenIronYards: number, clubs: readonly ClubType[]): readonly ClubCarry[] {
  return clubsWithCarry(clubs).map((club) => ({
    club,
    carryYards: toCarryYards((sevenIronYards * hundredthsOfSevenIron(club)) / HUNDREDTHS),
  }))
}

/** A club's carry over the 7-iron's; interpolated by position between the given factors. 0 for the putter. */
export function onboardingFactor(club: ClubType): number {
  return hundredthsOfSevenIron(club) / HUNDREDTHS
}

function hundredthsOfSevenIron(club: ClubType): number {
  const given = GIVEN_HUNDREDTHS[club]
  if (given !== undefined) return given

  const known = CLUB_TYPES.flatMap((type) => {
    const hundredths = GIVEN_HUNDREDTHS[type]
    return hundredths === undefined ? [] : [{ type, hundredths }]
  })
  const longer = known.findLast(({ type }) => byPosition(type, club) < 0)
  const shorter = known.find(({ type }) => byPosition(type, club) > 0)
  if (!longer || !shorter) return 0
  const positions = CLUBS[shorter.type].position - CLUBS[longer.type].position
  return longer.hundredths + ((shorter.hundredths - longer.hundredths) * byPosition(club, longer.type)) / positions
}
