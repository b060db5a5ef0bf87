import { MAX_CLUBS_BESIDES_PUTTER, clubsInBag } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { byPosition } from '../club.ts'
import { clubsWithCarry } from '../distances/order.ts'
import type { GapClub } from '../gapping/find-gaps.ts'
import { findGaps, gapClubs } from '../gapping/find-gaps.ts'
import type { HoleAdvice } from '../gapping/gap-recommendation.ts'
import { KEPT_CLUBS, gapWithout } from '../gapping/leave-out.ts'
import type { RecommendedGolfer } from './recommended-golfer.ts'

/** The bag as it would be once the advice given so far is followed; the putter is no part of it. */
export type PlannedBag = {
  readonly carried: readonly ClubType[]
  /** Those of them with a carry. */
  readonly clubs: readonly GapClub[]
  /** Owned but not in the bag. */
  readonly shelved: readonly ClubType[]
  /** Came in by the advice so far, */
  readonly added: readonly ClubType[]
  /** and made room for it. */
  readonly leftOut: readonly ClubType[]
}

/** Clubs that come into the bag, and those that make room so that it keeps to 13 besides the putter. */
export type Room = {
  readonly newcomers: readonly Newcomer[]
  readonly leaveOut: readonly ClubType[]
}

/** An owned one is put back; any other is bought. */
export type Newcomer = { readonly club: ClubType; readonly isOwned: boolean }

export const NO_ROOM_NEEDED: Room = { newcomers: [], leaveOut: [] }

/** The bag once its gaps have been dealt with as advised. */
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
    const newcomer = { club, carryYards: advice.expectedCarryYards, isEstimated: true }
    const joined = withClub(advice.leaveOut.reduce(withoutClub, plan), club)
    return { ...joined, clubs: [...joined.clubs, newcomer] }
  }, start)
}

type Wanted = {
  readonly club: ClubType
  /** These stay, besides the clubs that a bag is built around and those that came in by advice. */
  readonly kept?: readonly ClubType[]
  /** The club whose work the newcomer does: the first to go, room or not. */
  readonly insteadOf?: ClubType | undefined
}

/** Brings one more club into the bag, with whatever has to make room; undefined when nothing can. */
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
  const newcomers = [{ club, isOwned: plan.shelved.includes(club) }]
  return { room: { newcomers, leaveOut }, plan: withClub(roomy, club) }
}

/** The club whose absence leaves the smallest gap; of clubs without a distance the longest, which is the hardest to hit. */
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
