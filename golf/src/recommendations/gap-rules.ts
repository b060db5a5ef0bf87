import type { ClubType } from '../club.ts'
import { byPosition } from '../club.ts'
import type { Gap, GapClub } from '../gapping/find-gaps.ts'
import { LARGE_GAP_ABOVE_YARDS, findGaps } from '../gapping/find-gaps.ts'
import type { HoleAdvice, TooClose } from '../gapping/gap-recommendation.ts'
import { GAME_IMPROVEMENT_ABOVE_HANDICAP } from '../fitting/iron-rules.ts'
import { HYBRIDS_BELOW_MPH, NO_THREE_WOOD_BELOW_MPH } from '../fitting/long-club-rules.ts'
import { KEPT_CLUBS, gapWithout, pairByNeed } from '../gapping/leave-out.ts'
import { knownSwingSpeedMph } from '../swing-speed.ts'
import { isBeginner, neededClubs } from './needed-clubs.ts'
import type { PlannedBag } from './planned-bag.ts'
import type { FillGap, RemoveOverlap, Specifications } from './recommendation.ts'
import type { RecommendedGolfer } from './recommended-golfer.ts'
import { HYBRID_FOR_IRON } from './set-rules.ts'
import { shopSpecifications, specificationsOf } from './shop-specifications.ts'

/** A gap over 20 yards: high above 25, else medium (specification 2 §5). */
export function fillGap(advice: HoleAdvice, golfer: RecommendedGolfer): FillGap {
  const { gap, priority, kind } = advice
  const clubType = clubOf(advice)
  return {
    rule: 'gap',
    id: `gap-${pairName(gap)}`,
    category: 'gap-filler',
    priority,
    clubType,
    specifications: gapSpecifications(advice, golfer),
    trigger: `${kind} ${kind === 'measure-first' ? advice.clubs.join(' ') : clubType} ${priority}`,
    advice,
    isForTeeOnly: kind === 'add-club' && clubType === '3-wood' && isSlower(golfer, NO_THREE_WOOD_BELOW_MPH),
    easier: kind === 'add-club' ? easierThan(clubType, golfer) : undefined,
  }
}

/** Two clubs under 5 yards apart (specification 2 §9). */
export function removeOverlap(
  { gap, measureFirst }: TooClose,
  {
    golfer,
    clubs,
    plan,
  }: { readonly golfer: RecommendedGolfer; readonly clubs: readonly GapClub[]; readonly plan: PlannedBag },
): RemoveOverlap {
  const needed = neededClubs(golfer)
  const clubType = clubToRemove(gap, { clubs, plan, needed })
  const leavesHole = gapWithout(clubType, findGaps(clubs)) > LARGE_GAP_ABOVE_YARDS
  return {
    rule: 'overlap',
    id: `overlap-${pairName(gap)}`,
    category: 'set-optimization',
    priority: 'medium',
    clubType,
    specifications: {},
    trigger: `${clubType} ${measureFirst.join(' ')}`,
    gap,
    measureFirst,
    missedFor: needed.includes(clubType) ? 'need' : leavesHole ? 'hole' : undefined,
  }
}

/** Ordered by club, so that a pair keeps its name when the carries swap. */
function pairName({ longer, shorter }: Gap): string {
  return [longer.club, shorter.club].toSorted(byPosition).join('-')
}

/** The club to buy, put back, bend or measure. */
function clubOf(advice: HoleAdvice): ClubType {
  switch (advice.kind) {
    case 'add-club':
      return advice.filler
    case 'put-back':
      return advice.club
    case 'measure-first':
      return advice.clubs[0] ?? advice.gap.longer.club
    case 'adjust-loft':
      return advice.gap.shorter.club
  }
}

function gapSpecifications(advice: HoleAdvice, golfer: RecommendedGolfer): Specifications {
  if (advice.kind === 'put-back') return specificationsOf(advice.club, golfer)
  return advice.kind === 'add-club' ? shopSpecifications(advice.filler, golfer) : {}
}

/** The club that other advice leaves out, else the more dispensable one; a needed club last. */
function clubToRemove(
  gap: Gap,
  {
    clubs,
    plan,
    needed,
  }: { readonly clubs: readonly GapClub[]; readonly plan: PlannedBag; readonly needed: readonly ClubType[] },
): ClubType {
  const gaps = findGaps(clubs)
  const pair = pairByNeed(gap, (club) => gapWithout(club, gaps))
  const reasonCount = (club: ClubType) => Number(KEPT_CLUBS.includes(club)) + Number(needed.includes(club))
  const leaving = pair.find((club) => plan.leftOut.includes(club))
  return leaving ?? pair.toSorted((a, b) => reasonCount(a) - reasonCount(b))[0] ?? gap.longer.club
}

/** Hybrids replace long irons where the fitting says so, and for beginners. */
function easierThan(club: ClubType, golfer: RecommendedGolfer): ClubType | undefined {
  const { bag, handicap } = golfer
  const isHelped =
    isBeginner(golfer) ||
    isSlower(golfer, HYBRIDS_BELOW_MPH) ||
    (handicap !== null && handicap > GAME_IMPROVEMENT_ABOVE_HANDICAP)
  const hybrid = HYBRID_FOR_IRON.find(({ iron }) => iron === club)?.hybrid
  return isHelped && !bag.some(({ type }) => type === hybrid) ? hybrid : undefined
}

function isSlower(golfer: RecommendedGolfer, thanMph: number): boolean {
  return (knownSwingSpeedMph(golfer) ?? Infinity) < thanMph
}
