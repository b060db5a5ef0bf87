import { clubsInBag } from '../bag.ts'
import type { ClubKind, ClubType } from '../club.ts'
import { CLUBS } from '../club.ts'
import type { RecommendedGolfer } from './recommended-golfer.ts'

/** A serious player carries at least so many; the pitching wedge counts (specification 2 §9). */
export const FEWEST_WEDGES = 3

/** What of a golfer says which clubs are needed. */
type Needing = Pick<RecommendedGolfer, 'bag' | 'skillLevel' | 'playingExperience'>

export function isBeginner({ skillLevel, playingExperience }: Omit<Needing, 'bag'>): boolean {
  return skillLevel === 'beginner' || playingExperience === 'beginner'
}

/** The clubs of a kind that are in the bag, longest first. */
export function typesOfKind({ bag }: Pick<RecommendedGolfer, 'bag'>, kind: ClubKind): readonly ClubType[] {
  return clubsInBag(bag)
    .map(({ type }) => type)
    .filter((type) => CLUBS[type].kind === kind)
}

/** The clubs that a rule would ask for again if one of them went: a beginner's only hybrid, a serious player's wedges. */
export function neededClubs(golfer: Needing): readonly ClubType[] {
  const hybrids = typesOfKind(golfer, 'hybrid')
  const wedges = typesOfKind(golfer, 'wedge')
  return [
    ...(isBeginner(golfer) && hybrids.length === 1 ? hybrids : []),
    ...(golfer.playingExperience === 'serious' && wedges.length <= FEWEST_WEDGES ? wedges : []),
  ]
}
