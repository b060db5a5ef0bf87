import { clubsInBag } from '../bag.ts'
import type { ClubType } from '../club.ts'
import type { ClubDistances } from '../distances/club-distance.ts'
import { clubsWithCarry } from '../distances/order.ts'
import { fillHole, gapPriority } from './fill-hole.ts'
import type { BagPlan } from './fill-hole.ts'
import type { Gap } from './find-gaps.ts'
import { findGaps, gapClubs } from './find-gaps.ts'
import type { GapRecommendation, HoleAdvice, TooClose } from './gap-recommendation.ts'
import { gappingScore } from './gapping-score.ts'

/** Gaps in whole yards, longest carry first. */
export type GapAnalysis = {
  readonly overlaps: readonly { readonly club1: ClubType; readonly club2: ClubType; readonly gap: number }[]
  readonly gaps: readonly { readonly beforeClub: ClubType; readonly afterClub: ClubType; readonly gap: number }[]
  readonly gappingScore: number
  readonly recommendations: readonly GapRecommendation[]
}

/** With fewer clubs than this, besides the putter, golfers are advised to carry more (specification 1 §9). */
const FEW_CLUBS_BELOW = 10

type OwnedClub = { readonly type: ClubType; readonly isInBag: boolean }
type AnalysedBag = {
  readonly bag: readonly OwnedClub[]
  readonly distances: ClubDistances
}

/**
 * The specification's reading of a bag, by 5 and 20 yards and its table: overlaps, holes, score and advice for clubs in
 * the bag with a distance. `bag` contains every owned club, since a club on the shelf is put back rather than bought;
 * distances of other clubs are ignored. What a golfer should do is in the plan of `one-bag/`.
 */
export function analyseGaps({ bag, distances }: AnalysedBag): GapAnalysis {
  const clubs = gapClubs({ bag, distances })
  const neighbours = findGaps(clubs)
  const tooClose = neighbours.filter(({ verdict }) => verdict === 'too-close')
  const tooLarge = neighbours.filter(({ verdict }) => verdict === 'too-large')
  const counts = { clubCount: clubs.length, overlapCount: tooClose.length, gapCount: tooLarge.length }

  return {
    overlaps: tooClose.map((gap) => ({ club1: gap.longer.club, club2: gap.shorter.club, gap: gap.gapYards })),
    gaps: tooLarge.map((gap) => ({ beforeClub: gap.longer.club, afterClub: gap.shorter.club, gap: gap.gapYards })),
    gappingScore: gappingScore(counts),
    recommendations: [
      ...fillHoles(tooLarge, planOf({ bag, distances })),
      ...tooClose.map(adviseOverlap),
      ...adviseBag({ bag, neighbours }),
    ],
  }
}

/** Largest hole first; each piece of advice builds on the ones before it. */
function fillHoles(holes: readonly Gap[], bag: BagPlan): readonly HoleAdvice[] {
  let plan = bag
  return holes
    .toSorted((a, b) => b.gapYards - a.gapYards)
    .map((hole) => {
      const filled = fillHole(hole, plan)
      plan = filled.plan
      return filled.advice
    })
}

function planOf({ bag, distances }: AnalysedBag): BagPlan {
  const carried = clubsWithCarry(clubsInBag(bag).map(({ type }) => type))
  return {
    clubs: gapClubs({ bag, distances }),
    unmeasured: carried.filter((club) => !distances[club]),
    shelved: clubsWithCarry(bag.map(({ type }) => type)).filter((club) => !carried.includes(club)),
    added: [],
    leftOut: [],
    distances,
  }
}

function adviseOverlap(gap: Gap): TooClose {
  const measureFirst = [gap.longer, gap.shorter].filter((club) => club.isEstimated).map(({ club }) => club)
  return { kind: 'too-close', gap, priority: gapPriority(gap.gapYards), measureFirst }
}

/** Clubs without a distance count as carried: a golfer with ten in the bag needs distances, not more clubs. */
function adviseBag({
  bag,
  neighbours,
}: {
  readonly bag: readonly OwnedClub[]
  readonly neighbours: readonly Gap[]
}): readonly GapRecommendation[] {
  const clubCount = clubsWithCarry(clubsInBag(bag).map(({ type }) => type)).length
  const isWellSpaced = neighbours.length > 0 && neighbours.every(({ verdict }) => verdict === 'good')
  return [
    ...(clubCount < FEW_CLUBS_BELOW ? [{ kind: 'more-clubs' } as const] : []),
    ...(isWellSpaced ? [{ kind: 'well-spaced' } as const] : []),
  ]
}
