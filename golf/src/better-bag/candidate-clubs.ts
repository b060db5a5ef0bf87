import type { ClubType } from '../club.ts'
import { CLUB_TYPES } from '../club.ts'
import { carryBeside } from '../distances/classic.ts'
import type { ClubCarry } from '../distances/club-distance.ts'
import { PROFILE_DEFAULTS } from '../golfer.ts'
import type { BetterBagProblem } from './problem.ts'

/** A club that could join the bag, with its expected carry. */
export type CandidateClub = ClubCarry & {
  /** Owned and on the shelf. */
  readonly isOwned: boolean
}

type Fit = {
  readonly sevenIronFromYards?: number
  readonly sevenIronBelowYards?: number
  readonly handicapBelow?: number
}

/**
 * Which golfers a club suits (our judgement, as a fitter would see it): long irons and a strong fairway wood need
 * speed, a lob wedge and long irons a precise strike; lofted woods and hybrids help golfers with less of both.
 */
const SUITED_GOLFERS: Readonly<Partial<Record<ClubType, Fit>>> = {
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
 * Clubs that could join the bag, each type once and none already in it: those on the shelf and those worth buying for
 * this golfer. The carry is the stored distance, else an estimate from the neighbours in the order table. A club whose
 * neighbours contradict each other is left out.
 */
export function candidateClubs(bag: BetterBagProblem): readonly CandidateClub[] {
  const carried = new Set([...bag.clubs.map(({ club }) => club), ...bag.unmeasured])
  return CLUB_TYPES.filter((club) => club !== 'putter' && !carried.has(club)).flatMap((club) => {
    const isOwned = bag.shelved.includes(club)
    if (!isOwned && !suits(club, bag)) return []
    const carryYards = carryBeside(club, bag.distances)
    return carryYards === undefined ? [] : [{ club, carryYards, isOwned }]
  })
}

function suits(club: ClubType, { sevenIronCarryYards, handicap }: BetterBagProblem): boolean {
  const {
    sevenIronFromYards = 0,
    sevenIronBelowYards = Infinity,
    handicapBelow = Infinity,
  } = SUITED_GOLFERS[club] ?? {}
  return (
    sevenIronCarryYards >= sevenIronFromYards &&
    sevenIronCarryYards < sevenIronBelowYards &&
    (handicap ?? PROFILE_DEFAULTS.handicap) < handicapBelow
  )
}
