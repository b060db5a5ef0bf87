import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import type { GolfProfileAnswers, KnownGolfer } from '@bagwise/golf/onboarding/answers'
import { CLUB_TYPES } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import type { QuickShot } from '@bagwise/golf/quick-bag/quick-shot'
import { startAnswers } from '@bagwise/golf/onboarding/start-answers'
import { startScoreOf } from '@bagwise/golf/onboarding/whole-scale'
import { INCHES_PER_FOOT } from '@bagwise/golf/units'
import { toHundredth } from '#quantities/body.ts'
import { createWizardDrafts } from '#wizard/wizard-drafts.ts'

/**
 * The answers while they are being given. A 7-iron that was moved to and then given up stays on its slider. Without a score
 * the slider opens by experience.
 */
export type GolfProfileDraft = Omit<GolfProfileAnswers, 'averageScore'> & {
  readonly averageScore: number | undefined
  readonly isSevenIronUnknown: boolean
  /** The club of the one shot that a golfer without clubs knows. */
  readonly quickClub: ClubType | 'another' | 'unknown' | undefined
  readonly quickCarryYards: number | undefined
}

export const golfProfileDrafts = createWizardDrafts<GolfProfileDraft>('golf-profile')

export function startDraft(profile: Profile): GolfProfileDraft {
  const answers = startAnswers(knownGolfer(profile))
  return {
    ...answers,
    averageScore: profile.averageScore === null ? undefined : answers.averageScore,
    ...(profile.preferredUnits === 'metres' && profile.height !== null && exactHeight(profile.height)),
    isSevenIronUnknown: false,
    quickClub: undefined,
    quickCarryYards: undefined,
  }
}

/** Not in whole inches, which would be another height in centimeters. */
function exactHeight(storedInches: number): Pick<GolfProfileDraft, 'heightFeet' | 'heightInches'> {
  const heightFeet = Math.floor(storedInches / INCHES_PER_FOOT)
  return { heightFeet, heightInches: toHundredth(storedInches - heightFeet * INCHES_PER_FOOT) }
}

/** The score to calculate with. */
export function scoreOf({ averageScore, playingExperience }: GolfProfileDraft): number {
  return averageScore ?? startScoreOf(playingExperience)
}

/** The answers by the specification's names: the 7-iron where the golfer knows it, else the longest hole in two. */
export function givenAnswers(draft: GolfProfileDraft): GolfProfileAnswers {
  const { isSevenIronUnknown, quickClub: _club, quickCarryYards: _carry, ...answers } = draft
  const { sevenIronDistance, reachInTwoYards } = answers
  const known = knownSevenIron(draft)
  const knownShot = knownShotOf(draft)
  return {
    ...answers,
    averageScore: scoreOf(draft),
    sevenIronDistance: known ?? (isSevenIronUnknown ? undefined : sevenIronDistance),
    reachInTwoYards: isSevenIronUnknown && known === undefined ? reachInTwoYards : undefined,
    ...(knownShot && { knownShot }),
  }
}

/** Whether the bag has no club that carries: one shot then says most about it. */
export function isShotAsked({ golfBag }: Pick<KnownGolfer, 'golfBag'>): boolean {
  return golfBag.every(({ type }) => type === 'putter')
}

/** The 7-iron's carry where it was the one known shot: its own question is answered then. */
export function knownSevenIron(draft: GolfProfileDraft): number | undefined {
  const shot = knownShotOf(draft)
  return shot?.club === '7-iron' ? shot.carryYards : undefined
}

/** The input of the carry of the one known shot: each club has a slider of its own. */
export function carryInputId(club: ClubType): string {
  return `quickCarryYards-${club}`
}

function knownShotOf({ quickClub, quickCarryYards }: GolfProfileDraft): QuickShot | undefined {
  if (quickClub === undefined || quickClub === 'another' || quickClub === 'unknown') return undefined
  return quickCarryYards === undefined ? undefined : { club: quickClub, carryYards: quickCarryYards }
}

/** The answers with a start value that the golfer left alone; `touched` names inputs. */
export function untouchedAnswers(touched: readonly string[]): readonly string[] {
  return WITH_START_VALUE.filter((answer) => !touched.includes(answer))
}

/** Inputs that begin with a default, since the profile has no answer, nor the draft one for the 7-iron. */
export function startValuesOf(
  profile: Profile,
  { sevenIronDistance, quickCarryYards }: GolfProfileDraft,
): readonly string[] {
  const unsaid = WITH_START_VALUE.filter((answer) => profile[answer === 'heightFeet' ? 'height' : answer] === null)
  const hasSevenIron = sevenIronDistance !== undefined || hasOwnSevenIron(knownGolfer(profile))
  const carries = quickCarryYards === undefined ? CLUB_TYPES.map(carryInputId) : []
  return [...unsaid, ...(hasSevenIron ? [] : ['sevenIronDistance']), ...carries]
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
