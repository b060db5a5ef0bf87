import { MAX_CLUBS_BESIDES_PUTTER, clubsInBag } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { byPosition } from '../club.ts'
import { clubsWithCarry } from '../distances/order.ts'
import type { GapClub } from '../gapping/find-gaps.ts'
import { findGaps, gapClubs } from '../gapping/find-gaps.ts'
import type { HoleAdvice } from '../gapping/gap-recommendation.ts'
import { KEPT_CLUBS, gapWithout } from '../gapping/leave-out.ts'
import type { RecommendedGolfer } from './recommended-golfer.ts'

/** The bag after following the advice so far, without the putter. */
export type PlannedBag = {
  readonly carried: readonly ClubType[]
  /** Those with a carry. */
  readonly clubs: readonly GapClub[]
  /** Owned but not in the bag. */
  readonly shelved: readonly ClubType[]
  /** Added by the advice so far, */
  readonly added: readonly ClubType[]
  /** and removed to make room for them. */
  readonly leftOut: readonly ClubType[]
}

/** Clubs that join the bag, and those that leave so that it stays within 13 besides the putter. */
export type Room = {
  readonly addedClubs: readonly AddedClub[]
  readonly leaveOut: readonly ClubType[]
}

/** Owned clubs are put back, others bought. */
export type AddedClub = { readonly club: ClubType; readonly isOwned: boolean }

export const NO_ROOM_NEEDED: Room = { addedClubs: [], leaveOut: [] }

/** The bag after following the advice about its gaps. */
export function planAfterGaps(
  { bag, distances }: Pick<RecommendedGolfer, 'bag' | 'distances'>,
  gapAdvice: readonly HoleAdvice[],
): PlannedBag {
  const carried = clubsWithCarry(clubsInBag(bag).map(({ type }) => type))
  const start: PlannedBag = {
    carried,
    clubs: gapClubs({ bag, distances }),
    shelved: clubsWithCarry(bag.map(({ type }) => type)).filter((club) => !carried.includes(club)),
    added: [],
    leftOut: [],
  }
  return gapAdvice.reduce((plan, advice) => {
    if (advice.kind !== 'add-club' && advice.kind !== 'put-back') return plan
    const club = advice.kind === 'add-club' ? advice.filler : advice.club
    const addedClub = { club, carryYards: advice.expectedCarryYards, isEstimated: true }
    const joined = withClub(advice.leaveOut.reduce(withoutClub, plan), club)
    return { ...joined, clubs: [...joined.clubs, addedClub] }
  }, start)
}

type Wanted = {
  readonly club: ClubType
  /** Stay, like the clubs a bag is built around and those added by advice. */
  readonly kept?: readonly ClubType[]
  /** The club that the added one replaces: first to go, needed or not. */
  readonly insteadOf?: ClubType | undefined
}

/** Adds one club to the bag and makes room for it; undefined when there is none. */
export function bringIn(
  { club, kept = [], insteadOf }: Wanted,
  plan: PlannedBag,
): { readonly room: Room; readonly plan: PlannedBag } | undefined {
  const leaveOut: ClubType[] = insteadOf === undefined ? [] : [insteadOf]
  let roomy = leaveOut.reduce(withoutClub, plan)
  while (roomy.carried.length >= MAX_CLUBS_BESIDES_PUTTER) {
    const leaving = leastMissed(roomy, kept)
    if (!leaving) return undefined
    leaveOut.push(leaving)
    roomy = withoutClub(roomy, leaving)
  }
  const addedClubs = [{ club, isOwned: plan.shelved.includes(club) }]
  return { room: { addedClubs, leaveOut }, plan: withClub(roomy, club) }
}

/**
 * The club whose absence leaves the smallest gap; among clubs without a distance the longest, which is hardest to hit.
 */
function leastMissed({ carried, clubs, added }: PlannedBag, kept: readonly ClubType[]): ClubType | undefined {
  const staying = [...KEPT_CLUBS, ...added, ...kept]
  const gaps = findGaps(clubs)
  const isKnown = (club: ClubType) => clubs.some((known) => known.club === club)
  const leftBy = (club: ClubType) => (isKnown(club) ? gapWithout(club, gaps) : Infinity)
  const byGap = (a: ClubType, b: ClubType) => (leftBy(a) === leftBy(b) ? byPosition(a, b) : leftBy(a) - leftBy(b))
  return carried.filter((club) => !staying.includes(club)).toSorted(byGap)[0]
}

function withClub(plan: PlannedBag, club: ClubType): PlannedBag {
  return {
    ...plan,
    carried: [...plan.carried, club].toSorted(byPosition),
    added: [...plan.added, club],
    shelved: plan.shelved.filter((other) => other !== club),
  }
}

function withoutClub(plan: PlannedBag, club: ClubType): PlannedBag {
  return {
    ...plan,
    carried: plan.carried.filter((other) => other !== club),
    clubs: plan.clubs.filter((known) => known.club !== club),
    leftOut: [...plan.leftOut, club],
  }
}
