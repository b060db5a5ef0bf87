import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import type { GolfProfileAnswers, KnownGolfer } from '@bagwise/golf/onboarding/answers'
import { startAnswers } from '@bagwise/golf/onboarding/start-answers'
import type { StartAnswers } from '@bagwise/golf/onboarding/start-answers'
import { createWizardDrafts } from '#wizard/wizard-drafts.ts'

/** The answers while they are being given: the slider always has a number, whether it is the golfer's or not. */
export type GolfProfileDraft = StartAnswers & {
  readonly knowsSevenIron: 'yes' | 'no' | undefined
}

export const golfProfileDrafts = createWizardDrafts<GolfProfileDraft>()

export function startDraft(profile: Profile): GolfProfileDraft {
  return { ...startAnswers(knownGolfer(profile)), knowsSevenIron: undefined }
}

/** The answers by the specification's names; a 7-iron distance only when the golfer stood by it. */
export function givenAnswers({ knowsSevenIron, ...answers }: GolfProfileDraft): GolfProfileAnswers {
  return { ...answers, sevenIronDistance: knowsSevenIron === 'yes' ? answers.sevenIronDistance : undefined }
}

export function knownGolfer(profile: Profile): KnownGolfer {
  return { ...profile, distances: documentOf(profile).distances }
}
