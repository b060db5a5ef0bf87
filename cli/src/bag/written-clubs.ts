import { CLUB_TYPES, isClubType } from '@bagwise/golf/club'
import { MAX_CARRY_YARDS, MIN_CARRY_YARDS, isCarryYards } from '@bagwise/golf/distances/club-distance'
import type { ClubCarry } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { metresFromYards, yardsFromMetres } from '@bagwise/golf/units'
import { wrongCall } from '../problem.ts'
import * as copy from './bag.copy.ts'

const NUMBER = /^\d+(\.\d+)?$/

/**
 * Clubs as they are written on the command line: `7-iron=150,pw=110`, in these units. Carries come back in whole yards, as
 * the page keeps them. Throws a wrong call.
 */
export function writtenClubs(text: string, units: PreferredUnits): readonly ClubCarry[] {
  const clubs: ClubCarry[] = []
  for (const part of text.split(',').map((written) => written.trim())) {
    const [club = '', carry = ''] = part.split('=')
    if (!isClubType(club) || club === 'putter') throw wrongCall(copy.noClub(club, WITH_CARRY))
    if (clubs.some((one) => one.club === club)) throw wrongCall(copy.twice(club))
    if (!NUMBER.test(carry)) throw wrongCall(copy.noCarry(part))
    const carryYards = Math.round(units === 'metres' ? yardsFromMetres(Number(carry)) : Number(carry))
    if (!isCarryYards(carryYards)) throw wrongCall(copy.carryRange(club, ...rangeIn(units), units))
    clubs.push({ club, carryYards })
  }
  return clubs
}

const WITH_CARRY = CLUB_TYPES.filter((type) => type !== 'putter')

function rangeIn(units: PreferredUnits): readonly [number, number] {
  if (units === 'yards') return [MIN_CARRY_YARDS, MAX_CARRY_YARDS]
  return [Math.ceil(metresFromYards(MIN_CARRY_YARDS)), Math.floor(metresFromYards(MAX_CARRY_YARDS))]
}
