import type { EquipmentQuestion } from '@bagwise/contract/ai/equipment-recommendations'
import type { Profile } from '@bagwise/contract/profile'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import { golferFacts } from '#api/ai/golfer-facts.ts'

/** What the AI is asked: the golfer as the profile has them, with what they have said in the fitting. */
export function equipmentQuestion(
  profile: Profile,
  { userProfile, budget, priorities, currentIssues }: FittingRequest,
): EquipmentQuestion {
  const { averageScore, handicap, swingTempo, ballFlight, attackAngle } = userProfile
  return {
    golfer: {
      ...golferFacts(profile),
      averageScore,
      handicap,
      height: userProfile.heightTotalInches,
      weight: userProfile.weightPounds,
      age: userProfile.ageYears,
      swingSpeed: userProfile.swingSpeedMph,
      swingTempo,
      ballFlight,
      attackAngle: attackAngle === 'unknown' ? null : attackAngle,
    },
    budget,
    priorities: [...priorities],
    currentIssues: [...currentIssues],
  }
}
