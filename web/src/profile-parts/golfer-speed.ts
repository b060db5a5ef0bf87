import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { hasSpeedEvidence, speedEvidenceOf, speedOfGolfer } from '@bagwise/golf/distances/like-me-for-golfer'
import type { GolferSpeed, SpeedEvidence } from '@bagwise/golf/golfer-speed'
import { oncePerProfile } from './once-per-profile.ts'

/** The one driver speed of a profile: what every screen shows and every tool works with. */
export const speedOfProfile = oncePerProfile((profile): GolferSpeed =>
  speedOfGolfer(profile, documentOf(profile).distances),
)

/** What that speed follows from, for tools where another speed may be typed. */
export function speedEvidenceOfProfile(profile: Profile): SpeedEvidence {
  return speedEvidenceOf(profile, documentOf(profile).distances)
}

/** The same where anything speaks for it. */
export function knownSpeedOf(profile: Profile): GolferSpeed | undefined {
  return isSpeedUnknown(profile) ? undefined : speedOfProfile(profile)
}

/** Whether nothing at all speaks for the speed: then it is that of the average golfer. */
export function isSpeedUnknown(profile: Profile): boolean {
  return !hasSpeedEvidence(speedEvidenceOfProfile(profile))
}
