import type { ClubType } from '../club.ts'
import { CLUB_TYPES } from '../club.ts'
import { carryBeside } from '../distances/classic.ts'
import type { ClubCarry } from '../distances/club-distance.ts'
import { PROFILE_DEFAULTS } from '../golfer.ts'
import type { BagInQuestion } from './bag-in-question.ts'

/** A club that could come into the bag, with what it would carry. */
export type Newcomer = ClubCarry & {
  /** Owned, and on the shelf until now. */
  readonly isOwned: boolean
}

type Fit = {
  readonly sevenIronFromYards?: number
  readonly sevenIronBelowYards?: number
  readonly handicapBelow?: number
}

/**
 * Who is told to buy what (our judgement, as a fitter would): long irons and a strong fairway wood need speed, a lob
 * wedge and the long irons a sure strike; lofted woods and hybrids help those who have less of both.
 */
const BUYERS: Readonly<Partial<Record<ClubType, Fit>>> = {
  '3-wood': { sevenIronFromYards: 145 },
  '2-hybrid': { sevenIronFromYards: 150 },
  '3-hybrid': { sevenIronFromYards: 110 },
  '7-wood': { sevenIronBelowYards: 165 },
  '5-hybrid': { sevenIronBelowYards: 150 },
  '5-iron': { sevenIronFromYards: 130, handicapBelow: 20 },
  '4-iron': { sevenIronFromYards: 150, handicapBelow: 12 },
  '3-iron': { sevenIronFromYards: 165, handicapBelow: 6 },
  lw: { handicapBelow: 18 },
}

/**
 * The clubs that could come in, each type once and none that is in the bag: those on the shelf, and those that suit
 * this golfer to buy. A stored distance counts; else the carry is estimated between the clubs beside it in the order
 * table, on the shelf or not. A club whose neighbours contradict each other has no place.
 */
export function newcomers(bag: BagInQuestion): readonly Newcomer[] {
  const carried = new Set([...bag.clubs.map(({ club }) => club), ...bag.unmeasured])
  return CLUB_TYPES.filter((club) => club !== 'putter' && !carried.has(club)).flatMap((club) => {
    const isOwned = bag.shelved.includes(club)
    if (!isOwned && !suits(club, bag)) return []
    const carryYards = carryBeside(club, bag.distances)
    return carryYards === undefined ? [] : [{ club, carryYards, isOwned }]
  })
}

function suits(club: ClubType, { sevenIronCarryYards, handicap }: BagInQuestion): boolean {
  const { sevenIronFromYards = 0, sevenIronBelowYards = Infinity, handicapBelow = Infinity } = BUYERS[club] ?? {}
  return (
    sevenIronCarryYards >= sevenIronFromYards &&
    sevenIronCarryYards < sevenIronBelowYards &&
    (handicap ?? PROFILE_DEFAULTS.handicap) < handicapBelow
  )
}
