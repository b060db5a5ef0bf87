import { clubsInBag } from '../bag.ts'
import type { ClubKind, ClubType } from '../club.ts'
import { CLUBS } from '../club.ts'
import type { RecommendedGolfer } from './recommended-golfer.ts'

/** Minimum for serious players, including the pitching wedge (specification 2 §9). */
export const FEWEST_WEDGES = 3

/** What determines the needed clubs. */
type Needing = Pick<RecommendedGolfer, 'bag' | 'skillLevel' | 'playingExperience'>

export function isBeginner({ skillLevel, playingExperience }: Omit<Needing, 'bag'>): boolean {
  return skillLevel === 'beginner' || playingExperience === 'beginner'
}

/** Clubs of a kind in the bag, longest first. */
export function typesOfKind({ bag }: Pick<RecommendedGolfer, 'bag'>, kind: ClubKind): readonly ClubType[] {
  return clubsInBag(bag)
    .map(({ type }) => type)
    .filter((type) => CLUBS[type].kind === kind)
}

/** Clubs that a rule would ask for again if one left: a beginner's only hybrid, a serious player's wedges. */
export function neededClubs(golfer: Needing): readonly ClubType[] {
  const hybrids = typesOfKind(golfer, 'hybrid')
  const wedges = typesOfKind(golfer, 'wedge')
  return [
    ...(isBeginner(golfer) && hybrids.length === 1 ? hybrids : []),
    ...(golfer.playingExperience === 'serious' && wedges.length <= FEWEST_WEDGES ? wedges : []),
  ]
}
