import { MAX_CLUBS_BESIDES_PUTTER } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { CLUBS } from '../club.ts'
import type { ClubCarry } from '../distances/club-distance.ts'
import { toCarryYards } from '../distances/club-distance.ts'
import { typesBetween } from '../gapping/filler.ts'
import type { GapClub } from '../gapping/find-gaps.ts'
import { idealGap } from '../gapping/ideal-gap.ts'
import { usualLoftDeg } from '../usual-loft.ts'
import type { BagInQuestion } from './bag-in-question.ts'
import { newcomers } from './newcomers.ts'
import { RELOFT_DOLLARS, aboutDollars } from './price.ts'

/** One way in which a club can stand in the bag. */
export type Standing = {
  readonly club: ClubType
  readonly carryYards: number
  readonly kind: 'keep' | 'reloft' | 'add' | 'put-back'
  /** Degrees weaker; negative is stronger, 0 unless re-lofted. */
  readonly weakerDeg: number
  readonly priceDollars: number
}

/** A club that may stand in the bag in one of several ways, or not at all. */
export type Place = {
  readonly club: ClubType
  readonly carryYards: number
  readonly isInBag: boolean
  readonly standings: readonly Standing[]
  readonly mayBeEmpty: boolean
  /** Whose distances have to be measured before this club goes, comes or is bent. */
  readonly measureFirst: readonly ClubType[]
}

/** With this many free places or more no club has to make room for another. */
const ROOMY_PLACES = 3

/** A club maker bends an iron this far without trouble (mygolfspy.com, how to gap your golf bag). */
const RELOFTS_DEG = [1, 2].flatMap((bentDeg) => [-bentDeg, bentDeg])

/**
 * Share of the carry that a degree changes, by loft: the flight model at a fixed head speed gives 1.5 % for a 7-iron and
 * 2.3 % for a pitching wedge; published are about 3 yards a degree (mygolfspy.com).
 */
const SHARE_PER_DEGREE = 0.0155
const SHARE_PER_DEGREE_MORE_LOFT = 0.000_68
const LEAST_SHARE = 0.009
const MOST_SHARE = 0.036

/** Every place of the bag, longest carry first: its clubs, those on the shelf and those to buy. */
export function placesOf(bag: BagInQuestion): readonly Place[] {
  const places = [...bag.clubs.map((club) => ownPlace(club, bag)), ...newcomerPlaces(bag)]
  return places.toSorted((a, b) => b.carryYards - a.carryYards || CLUBS[a.club].position - CLUBS[b.club].position)
}

function ownPlace(club: GapClub, bag: BagInQuestion): Place {
  const { carryYards } = club
  const keep = { club: club.club, carryYards, kind: 'keep', weakerDeg: 0, priceDollars: 0 } as const
  const measureFirst = [...(club.isEstimated ? [club.club] : []), ...guessesBeside(club, bag)]
  return {
    club: club.club,
    carryYards,
    isInBag: true,
    standings: [keep, ...(club.isEstimated ? [] : relofts(keep, bag))],
    mayBeEmpty: mayGo(club, bag),
    measureFirst,
  }
}

/**
 * A club goes where another does its work, or where its place may be needed: nobody sells a club to buy the next. The
 * longest and the shortest go only when there are too many, since they are the ends of the range.
 */
function mayGo({ club, carryYards }: ClubCarry, bag: BagInQuestion): boolean {
  const { clubs, unmeasured, range, sevenIronCarryYards, kept } = bag
  if (kept.includes(club)) return false
  const freeCount = MAX_CLUBS_BESIDES_PUTTER - clubs.length - unmeasured.length
  if (freeCount < 0) return true
  if (carryYards === range.fromYards || carryYards === range.toYards) return false
  if (freeCount < ROOMY_PLACES) return true
  return clubs.some((other) => {
    const [longerCarryYards, shorterCarryYards] = [
      Math.max(carryYards, other.carryYards),
      Math.min(carryYards, other.carryYards),
    ]
    const { closeBelowYards } = idealGap({ longerCarryYards, shorterCarryYards, sevenIronCarryYards })
    return other.club !== club && longerCarryYards - shorterCarryYards < closeBelowYards
  })
}

function newcomerPlaces(bag: BagInQuestion): readonly Place[] {
  return newcomers(bag).map((newcomer) => {
    const { club, carryYards, isOwned } = newcomer
    const kind = isOwned ? 'put-back' : 'add'
    return {
      club,
      carryYards,
      isInBag: false,
      standings: [{ club, carryYards, kind, weakerDeg: 0, priceDollars: isOwned ? 0 : aboutDollars(club) }],
      mayBeEmpty: true,
      measureFirst: guessesBeside(newcomer, bag),
    }
  })
}

/**
 * Irons, the pitching and the gap wedge bend; of a sand wedge the bounce would suffer. The longest and the shortest club
 * stay: bending them would only move the end of the range.
 */
function relofts(keep: Standing, { loftsDeg, range }: BagInQuestion): readonly Standing[] {
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

/** The clubs next to this one by carry whose distance nobody measured, and those between them that have none. */
function guessesBeside({ club, carryYards }: ClubCarry, { clubs, unmeasured }: BagInQuestion): readonly ClubType[] {
  const others = clubs.filter((other) => other.club !== club)
  const longer = others.findLast((other) => other.carryYards >= carryYards)
  const shorter = others.find((other) => other.carryYards < carryYards)
  const guesses = [longer, shorter].flatMap((other) => (other?.isEstimated ? [other.club] : []))
  const between = typesBetween(longer?.club ?? club, shorter?.club ?? club)
  return [...guesses, ...between.filter((type) => unmeasured.includes(type))]
}
