import type { EquipmentQuestion } from '@bagwise/contract/ai/equipment-recommendations'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import type { Profile } from '@bagwise/contract/profile'
import { factsOfSpeed, golferFacts } from '#ai/golfer-facts.ts'

/** What the AI is asked: the golfer as the profile has them, with what they have said in the fitting. */
export function equipmentQuestion(
  profile: Profile,
  { userProfile, budget, priorities, currentIssues }: FittingRequest,
): EquipmentQuestion {
  const { averageScore, handicap, swingTempo, ballFlight, attackAngle, isHandicapEstimated, speed, toBuy } = userProfile
  const speedFacts = factsOfSpeed(speed)
  return {
    golfer: {
      ...golferFacts(profile, speed),
      averageScore,
      handicap,
      estimated: [
        ...(isHandicapEstimated ? ['handicap' as const] : []),
        ...(speedFacts.isEstimated ? ['swingSpeed' as const] : []),
      ],
      height: userProfile.heightTotalInches,
      weight: userProfile.weightPounds,
      age: userProfile.ageYears,
      swingSpeed: speedFacts.mph,
      swingSpeedPlusMinus: speedFacts.plusMinusMph,
      swingTempo,
      ballFlight,
      attackAngle: attackAngle === 'unknown' ? null : attackAngle,
    },
    budget,
    priorities: [...priorities],
    currentIssues: [...currentIssues],
    ...(toBuy && { purchases: toBuy.map(({ type, loftDeg }) => ({ type, loftDeg })) }),
  }
}
