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

/** The answers with a start value that the golfer left alone; `touched` names inputs. */
export function untouchedAnswers(touched: readonly string[]): readonly string[] {
  return WITH_START_VALUE.filter((answer) => !touched.includes(answer))
}

/** Inputs that begin with a default, since the profile has no answer. */
export function startValuesOf(profile: Profile): readonly string[] {
  return WITH_START_VALUE.filter((answer) => profile[answer === 'heightFeet' ? 'height' : answer] === null)
}

/** Preselected, and not stored unless they are touched. Feet and inches are one input. */
const WITH_START_VALUE = [
  'playingExperience',
  'averageScore',
  'courseFrequency',
  'ballFlight',
  'swingTempo',
  'heightFeet',
  'age',
] as const satisfies readonly (keyof GolfProfileAnswers)[]

export function knownGolfer(profile: Profile): KnownGolfer {
  return { ...profile, distances: documentOf(profile).distances }
}
