import { MAX_CLUBS_BESIDES_PUTTER } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { CLUBS } from '../club.ts'
import type { ClubCarry } from '../distances/club-distance.ts'
import { toCarryYards } from '../distances/club-distance.ts'
import { typesBetween } from '../gapping/filler.ts'
import type { GapClub } from '../gapping/find-gaps.ts'
import { idealGap } from '../gapping/ideal-gap.ts'
import { usualLoftDeg } from '../usual-loft.ts'
import type { BetterBagProblem } from './problem.ts'
import { candidateClubs } from './candidate-clubs.ts'
import { RELOFT_DOLLARS, aboutDollars } from './price.ts'

/** One way to use a club: as it is, bent, bought or put back. */
export type SlotOption = {
  readonly club: ClubType
  readonly carryYards: number
  readonly kind: 'keep' | 'reloft' | 'add' | 'put-back'
  /** Degrees weaker; negative is stronger, 0 unless bent. */
  readonly weakerDeg: number
  readonly priceDollars: number
}

/** A slot for a club: it takes one of several options, or stays empty. */
export type Slot = {
  readonly club: ClubType
  readonly carryYards: number
  readonly isInBag: boolean
  readonly options: readonly SlotOption[]
  readonly mayBeEmpty: boolean
  /** Distances to measure before this club leaves, joins or is bent. */
  readonly measureFirst: readonly ClubType[]
}

/** With this many free slots no club has to make room for another. */
const ROOMY_SLOTS = 3

/** How far club makers bend an iron safely (mygolfspy.com, how to gap your golf bag). */
const RELOFTS_DEG = [1, 2].flatMap((bentDeg) => [-bentDeg, bentDeg])

/**
 * Share of the carry per degree, by loft: the flight model at a fixed head speed gives 1.5 % for a 7-iron and 2.3 % for
 * a pitching wedge; about 3 yards a degree are published (mygolfspy.com).
 */
const SHARE_PER_DEGREE = 0.0155
const SHARE_PER_DEGREE_MORE_LOFT = 0.000_68
const LEAST_SHARE = 0.009
const MOST_SHARE = 0.036

/** All slots, longest carry first: clubs in the bag, on the shelf and to buy. */
export function slotsOf(bag: BetterBagProblem): readonly Slot[] {
  const slots = [...bag.clubs.map((club) => ownSlot(club, bag)), ...candidateSlots(bag)]
  return slots.toSorted((a, b) => b.carryYards - a.carryYards || CLUBS[a.club].position - CLUBS[b.club].position)
}

function ownSlot(club: GapClub, bag: BetterBagProblem): Slot {
  const { carryYards } = club
  const keep = { club: club.club, carryYards, kind: 'keep', weakerDeg: 0, priceDollars: 0 } as const
  const measureFirst = [...(club.isEstimated ? [club.club] : []), ...unmeasuredNeighbours(club, bag)]
  return {
    club: club.club,
    carryYards,
    isInBag: true,
    options: [keep, ...(club.isEstimated ? [] : relofts(keep, bag))],
    mayBeEmpty: mayBeLeftOut(club, bag),
    measureFirst,
  }
}

/**
 * A club may leave when another one does its job or its slot may be needed: selling a club to buy the next makes no
 * sense. The longest and shortest leave only from an overfull bag, since they are the ends of the range.
 */
function mayBeLeftOut({ club, carryYards }: ClubCarry, bag: BetterBagProblem): boolean {
  const { clubs, unmeasured, range, sevenIronCarryYards, kept } = bag
  if (kept.includes(club)) return false
  const freeCount = MAX_CLUBS_BESIDES_PUTTER - clubs.length - unmeasured.length
  if (freeCount < 0) return true
  if (carryYards === range.fromYards || carryYards === range.toYards) return false
  if (freeCount < ROOMY_SLOTS) return true
  return clubs.some((other) => {
    const [longerCarryYards, shorterCarryYards] = [
      Math.max(carryYards, other.carryYards),
      Math.min(carryYards, other.carryYards),
    ]
    const { closeBelowYards } = idealGap({ longerCarryYards, shorterCarryYards, sevenIronCarryYards })
    return other.club !== club && longerCarryYards - shorterCarryYards < closeBelowYards
  })
}

function candidateSlots(bag: BetterBagProblem): readonly Slot[] {
  return candidateClubs(bag).map((candidate) => {
    const { club, carryYards, isOwned } = candidate
    const kind = isOwned ? 'put-back' : 'add'
    return {
      club,
      carryYards,
      isInBag: false,
      options: [{ club, carryYards, kind, weakerDeg: 0, priceDollars: isOwned ? 0 : aboutDollars(club) }],
      mayBeEmpty: true,
      measureFirst: unmeasuredNeighbours(candidate, bag),
    }
  })
}

/**
 * Irons, pitching and gap wedges can be bent; a sand wedge would lose its bounce. Bending the longest or shortest club
 * would only move the end of the range.
 */
function relofts(keep: SlotOption, { loftsDeg, range }: BetterBagProblem): readonly SlotOption[] {
  const { club, carryYards } = keep
  const isBendable = CLUBS[club].kind === 'iron' || club === 'pw' || club === 'gw'
  if (!isBendable || carryYards === range.fromYards || carryYards === range.toYards) return []
  const loftDeg = loftsDeg.get(club) ?? CLUBS[club].loftDeg
  return RELOFTS_DEG.map((weakerDeg) => ({
    ...keep,
    kind: 'reloft',
    weakerDeg,
    carryYards: toCarryYards(carryYards * (1 - weakerDeg * sharePerDegree(loftDeg))),
    priceDollars: RELOFT_DOLLARS,
  }))
}

function sharePerDegree(loftDeg: number): number {
  const share = SHARE_PER_DEGREE + SHARE_PER_DEGREE_MORE_LOFT * (loftDeg - usualLoftDeg('7-iron'))
  return Math.min(MOST_SHARE, Math.max(LEAST_SHARE, share))
}

/** The neighbours by carry with unmeasured distances, and the clubs between them that have none. */
function unmeasuredNeighbours(
  { club, carryYards }: ClubCarry,
  { clubs, unmeasured }: BetterBagProblem,
): readonly ClubType[] {
  const others = clubs.filter((other) => other.club !== club)
  const longer = others.findLast((other) => other.carryYards >= carryYards)
  const shorter = others.find((other) => other.carryYards < carryYards)
  const guesses = [longer, shorter].flatMap((other) => (other?.isEstimated ? [other.club] : []))
  const between = typesBetween(longer?.club ?? club, shorter?.club ?? club)
  return [...guesses, ...between.filter((type) => unmeasured.includes(type))]
}
