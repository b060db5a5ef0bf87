import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { speedEvidenceOf } from '@bagwise/golf/distances/like-me-for-golfer'
import { doubtedSpeed } from '@bagwise/golf/golfer-speed'
import type { ProfileValues } from '#sync/edit-state.ts'

/** A said driver speed beside what the golfer's own carries say, in whole mph. */
export type SpeedDoubt = NonNullable<ReturnType<typeof doubtedSpeed>>

/** What is to be asked; undefined where both agree, and where the golfer has answered about this speed. */
export function doubtIn(profile: Profile): SpeedDoubt | undefined {
  const doubt = doubtedSpeed(speedEvidenceOf(profile, documentOf(profile).distances))
  return doubt?.saidMph === profile.askedSwingSpeed ? undefined : doubt
}

/** Either answer is remembered. Without the said speed, the one speed follows from the carries. */
export function valuesOfAnswer({ saidMph }: SpeedDoubt, right: 'said' | 'carries'): ProfileValues {
  const unsaid = { swingSpeed: null, swingSpeedRange: null }
  return { askedSwingSpeed: saidMph, ...(right === 'carries' && unsaid) }
}
