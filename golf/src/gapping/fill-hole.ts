import { MAX_CLUBS_BESIDES_PUTTER } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { carryBetween } from '../distances/classic.ts'
import type { ClubDistances } from '../distances/club-distance.ts'
import { isEstimated } from '../distances/club-distance.ts'
import { fillerBetween, nearestMiddle, suggestedLoft, suggestedShaft, typesBetween } from './filler.ts'
import type { Gap, GapClub } from './find-gaps.ts'
import { gapVerdict } from './find-gaps.ts'
import type { GapPriority, HoleAdvice } from './gap-recommendation.ts'
import { sevenIronYards, swingVerdict } from './ideal-gap.ts'
import { clubToLeaveOut } from './leave-out.ts'

/** The bag after following the advice so far. */
export type BagPlan = {
  /** Clubs in the bag with a carry. */
  readonly clubs: readonly GapClub[]
  /** Clubs in the bag without a distance, putter excluded. */
  readonly unmeasured: readonly ClubType[]
  /** Owned clubs that are not in the bag. */
  readonly shelved: readonly ClubType[]
  /** Clubs added by the advice so far. */
  readonly added: readonly ClubType[]
  /** Clubs removed to make room. */
  readonly leftOut: readonly ClubType[]
  readonly distances: ClubDistances
}

/** Holes wider than this come first (specification 1 §5). */
const HIGH_PRIORITY_ABOVE_YARDS = 25

/**
 * The advice for one hole, and the bag after following it. Unmeasured numbers are measured first; then an owned club
 * goes back into the bag; then one is bought. When nothing fits or nothing can make room, a changed loft or a partial
 * swing has to do. Advice followed in order never exceeds 13 clubs besides the putter.
 */
export function fillHole(gap: Gap, plan: BagPlan): { readonly advice: HoleAdvice; readonly plan: BagPlan } {
  const about = { gap, priority: gapPriority(gap.gapYards) }
  const unmeasured = clubsToMeasure(gap, plan)
  if (unmeasured.length > 0) return { advice: { kind: 'measure-first', ...about, clubs: unmeasured }, plan }

  const club = shelvedClubFor(gap, plan) ?? fillerBetween({ ...gap, owned: ownedTypes(plan) })
  const move = club && planWith(club, gap, plan)
  if (!move) return { advice: { kind: 'adjust-loft', ...about, isFineForSwing: isFineForSwing(gap, plan) }, plan }

  const room = { ...about, leaveOut: move.leaveOut, expectedCarryYards: move.addedClub.carryYards }
  const advice: HoleAdvice = plan.shelved.includes(club)
    ? { kind: 'put-back', ...room, club }
    : { kind: 'add-club', ...room, filler: club, loft: suggestedLoft(club), shaft: suggestedShaft(club) }
  return { advice, plan: move.plan }
}

export function gapPriority(gapYards: number): GapPriority {
  return gapYards > HIGH_PRIORITY_ABOVE_YARDS ? 'high' : 'medium'
}

function isFineForSwing(gap: Gap, { distances }: BagPlan): boolean {
  const sevenIronCarryYards = sevenIronYards(distances)
  return sevenIronCarryYards !== undefined && swingVerdict(gap, sevenIronCarryYards).verdict === 'good'
}

/** Both neighbours when neither was measured, else the clubs between them without a distance. */
function clubsToMeasure({ longer, shorter }: Gap, { unmeasured }: BagPlan): readonly ClubType[] {
  if (longer.isEstimated && shorter.isEstimated) return [longer.club, shorter.club]
  return typesBetween(longer.club, shorter.club).filter((club) => unmeasured.includes(club))
}

/** The owned club closest to the middle, unless its own number is too close to a neighbour. */
function shelvedClubFor({ longer, shorter }: Gap, { shelved, distances }: BagPlan): ClubType | undefined {
  const fits = typesBetween(longer.club, shorter.club).filter((club) => {
    const own = distances[club]
    if (!shelved.includes(club)) return false
    if (!own || isEstimated(own)) return true
    const gaps = [longer.carryYards - own.distance, own.distance - shorter.carryYards]
    return gaps.every((gapYards) => gapVerdict(gapYards) !== 'too-close')
  })
  return nearestMiddle(fits, longer.club, shorter.club)
}

function ownedTypes({ clubs, unmeasured, shelved, leftOut }: BagPlan): readonly ClubType[] {
  return [...clubs.map(({ club }) => club), ...unmeasured, ...shelved, ...leftOut]
}

/** The bag with this club in the hole and enough clubs left out; undefined when none can go. */
function planWith(club: ClubType, hole: Gap, plan: BagPlan) {
  const addedClub: GapClub = { club, carryYards: expectedCarryYards(club, hole, plan), isEstimated: true }
  const leaveOut: ClubType[] = []
  let clubs = plan.clubs
  while (clubs.length + plan.unmeasured.length >= MAX_CLUBS_BESIDES_PUTTER) {
    const leaving = clubToLeaveOut({ clubs, addedClub, hole, staying: plan.added })
    if (!leaving) return undefined
    leaveOut.push(leaving)
    clubs = clubs.filter((other) => other.club !== leaving)
  }
  const shelved = plan.shelved.filter((other) => other !== club)
  const leftOut = [...plan.leftOut, ...leaveOut]
  return {
    leaveOut,
    addedClub,
    plan: { ...plan, clubs: [...clubs, addedClub], added: [...plan.added, club], shelved, leftOut },
  }
}

/** A returning club's own number, else an estimate between the neighbours from the standard table. */
function expectedCarryYards(club: ClubType, { longer, shorter }: Gap, { shelved, distances }: BagPlan): number {
  const own = shelved.includes(club) ? distances[club] : undefined
  return own && !isEstimated(own) ? own.distance : carryBetween({ club, longer, shorter })
}
