import type { Profile } from '@bagwise/contract/profile'
import type { QuickShot } from '@bagwise/golf/quick-bag/quick-shot'
import type { QuickAnswers } from '#storage/kept-bag.ts'

/** The screens of the 60-second bag: three questions, and the bag. */
const QUICK_STEPS = ['shot', 'number', 'person', 'bag'] as const
export type QuickStep = (typeof QUICK_STEPS)[number]

export const QUESTION_COUNT = QUICK_STEPS.indexOf('bag')

/** What a golfer has said before is not asked again. */
export type AskedOfPerson = { readonly hand: boolean; readonly tees: boolean }

export function askedOfPerson(profile: Pick<Profile, 'hand' | 'tees'> | undefined): AskedOfPerson {
  return { hand: !profile?.hand, tees: !profile?.tees }
}

/** The screen of this name; the first one for any other. */
export function quickStep(stepId: string): QuickStep {
  return QUICK_STEPS.find((step) => step === stepId) ?? 'shot'
}

/** Counted from 1. */
export function questionNumber(step: QuickStep): number {
  return Math.min(QUESTION_COUNT, QUICK_STEPS.indexOf(step) + 1)
}

/** The screen after this one, given its answer. */
export function stepAfter(step: QuickStep, { club }: QuickAnswers, asked: AskedOfPerson): QuickStep {
  if (step === 'shot' && club !== 'unknown') return 'number'
  return step !== 'person' && (asked.hand || asked.tees) ? 'person' : 'bag'
}

/** The screen before it on the same way. */
export function stepBefore(step: QuickStep, answers: QuickAnswers, asked: AskedOfPerson): QuickStep {
  return QUICK_STEPS.find((before) => before !== step && stepAfter(before, answers, asked) === step) ?? 'shot'
}

/** The one known shot; undefined until its number is given. */
export function shotOf({ club, carryYards }: QuickAnswers): QuickShot | undefined {
  return club === undefined || club === 'unknown' || carryYards === undefined ? undefined : { club, carryYards }
}
