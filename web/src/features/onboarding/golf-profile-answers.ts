import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import type { GolfProfileAnswers, KnownGolfer } from '@bagwise/golf/onboarding/answers'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import { startAnswers } from '@bagwise/golf/onboarding/start-answers'
import { startScoreOf } from '@bagwise/golf/onboarding/whole-scale'
import { createWizardDrafts } from '#wizard/wizard-drafts.ts'

/**
 * The answers while they are being given. A 7-iron that was moved to and then given up stays on its slider. Without a score
 * the slider opens by experience.
 */
export type GolfProfileDraft = Omit<GolfProfileAnswers, 'averageScore'> & {
  readonly averageScore: number | undefined
  readonly isSevenIronUnknown: boolean
}

export const golfProfileDrafts = createWizardDrafts<GolfProfileDraft>('golf-profile')

export function startDraft(profile: Profile): GolfProfileDraft {
  const answers = startAnswers(knownGolfer(profile))
  return {
    ...answers,
    averageScore: profile.averageScore === null ? undefined : answers.averageScore,
    isSevenIronUnknown: false,
  }
}

/** The score to calculate with. */
export function scoreOf({ averageScore, playingExperience }: GolfProfileDraft): number {
  return averageScore ?? startScoreOf(playingExperience)
}

/** The answers by the specification's names: the 7-iron where the golfer knows it, else the longest hole in two. */
export function givenAnswers({ isSevenIronUnknown, ...answers }: GolfProfileDraft): GolfProfileAnswers {
  const { sevenIronDistance, reachInTwoYards } = answers
  return {
    ...answers,
    averageScore: scoreOf({ isSevenIronUnknown, ...answers }),
    sevenIronDistance: isSevenIronUnknown ? undefined : sevenIronDistance,
    reachInTwoYards: isSevenIronUnknown ? reachInTwoYards : undefined,
  }
}

/** The answers with a start value that the golfer left alone; `touched` names inputs. */
export function untouchedAnswers(touched: readonly string[]): readonly string[] {
  return WITH_START_VALUE.filter((answer) => !touched.includes(answer))
}

/** Inputs that begin with a default, since the profile has no answer, nor the draft one for the 7-iron. */
export function startValuesOf(profile: Profile, { sevenIronDistance }: GolfProfileDraft): readonly string[] {
  const unsaid = WITH_START_VALUE.filter((answer) => profile[answer === 'heightFeet' ? 'height' : answer] === null)
  const hasSevenIron = sevenIronDistance !== undefined || hasOwnSevenIron(knownGolfer(profile))
  return hasSevenIron ? unsaid : [...unsaid, 'sevenIronDistance']
}

/** Whether the 7-iron has a measured or typed number, which the golfer may leave alone. */
export function hasOwnSevenIron({ distances: { '7-iron': seven } }: Pick<KnownGolfer, 'distances'>): boolean {
  return seven !== undefined && !isEstimated(seven)
}

/** Opened at a usual value, and not stored unless they are touched. Feet and inches are one input. */
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
