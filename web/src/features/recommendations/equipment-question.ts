import type { EquipmentQuestion } from '@bagwise/contract/ai/equipment-recommendations'
import type { Profile } from '@bagwise/contract/profile'
import { knownSwingSpeedMph } from '@bagwise/golf/swing-speed'
import { golferFacts } from '#api/ai/golfer-facts.ts'

/** What the AI is asked about the golfer's clubs; the profile knows of no budget. */
export function equipmentQuestion(profile: Profile): EquipmentQuestion {
  const { golfGoals: priorities, currentIssues, ...golfer } = golferFacts(profile)
  return { golfer: { ...golfer, swingSpeed: knownSwingSpeedMph(profile) }, priorities, currentIssues }
}
