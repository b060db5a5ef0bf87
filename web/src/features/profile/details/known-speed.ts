import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { hasSpeedEvidence, speedEvidenceOf } from '@bagwise/golf/distances/like-me-for-golfer'
import type { SpeedEstimate } from '@bagwise/golf/facts'
import type { GolferSpeed } from '@bagwise/golf/golfer-speed'
import { golferSpeed } from '@bagwise/golf/golfer-speed'

/** The speed that every tool goes by where the golfer's carries have moved the one they gave. */
export function countedSpeed(profile: Profile): GolferSpeed | undefined {
  const speed = golferSpeed(speedEvidenceOf(profile, documentOf(profile).distances))
  return speed.from === 'carries+said' ? speed : undefined
}

/** The same where the golfer has given none and something else speaks for it: carries, the longest hole in two or the score. */
export function knownSpeed(profile: Profile): SpeedEstimate | undefined {
  if (profile.swingSpeed !== null || profile.swingSpeedRange !== null) return undefined
  const evidence = speedEvidenceOf(profile, documentOf(profile).distances)
  if (!hasSpeedEvidence(evidence)) return undefined
  const { mph, plusMinusMph, from } = golferSpeed(evidence)
  return { mph, plusMinusMph, from: from === 'carries' ? from : 'answers' }
}
