import type { GolferFacts } from '@bagwise/contract/ai/golfer-facts'
import type { Profile } from '@bagwise/contract/profile'
import { isAssumed, withoutUnsaid } from '@bagwise/golf/onboarding/unsaid'

/** The server takes no more (`MAX_LISTED_TEXTS` of the contract). */
const MAX_LISTED = 8

/**
 * What the AI may know of the golfer: golf only. Names, e-mail, brands and notes stay at home; what nobody has said is left
 * out.
 */
export function golferFacts(stored: Profile): GolferFacts {
  const profile = withoutUnsaid(stored)
  const carryOf = new Map(profile.clubDistances.map(({ club, distance, source }) => [club, { distance, source }]))
  const clubs = profile.golfBag
    .filter(({ isInBag }) => isInBag)
    .map((club) => {
      const { type, loft, shaftFlex } = club
      const carry = carryOf.get(type)
      return {
        type,
        ...(!isAssumed(club, 'loft') && { loft }),
        ...(!isAssumed(club, 'shaftFlex') && { shaftFlex }),
        ...(carry && { carryYards: carry.distance, source: carry.source }),
      }
    })
  return {
    handicap: profile.handicap,
    averageScore: profile.averageScore,
    swingSpeed: profile.swingSpeed,
    swingTempo: profile.swingTempo,
    ballFlight: profile.ballFlight,
    attackAngle: profile.attackAngle,
    height: profile.height,
    weight: profile.weight,
    age: profile.age,
    skillLevel: profile.skillLevel,
    playingExperience: profile.playingExperience,
    courseFrequency: profile.courseFrequency,
    missPattern: profile.missPattern,
    golfGoals: profile.golfGoals.slice(0, MAX_LISTED),
    currentIssues: profile.currentIssues.slice(0, MAX_LISTED),
    clubs,
  }
}
