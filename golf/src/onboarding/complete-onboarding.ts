import type { DistanceEntry } from '../distances/recalculate.ts'
import type { GolfProfileAnswers, KnownGolfer, WhoYouAre } from './answers.ts'
import { bagChange, isReplacement } from './bag-from-answers.ts'
import type { BagChange } from './bag-from-answers.ts'
import { currentIssuesOf } from './current-issues.ts'
import { distancesFromAnswers, sevenIronConflict } from './distances-from-answers.ts'
import type { SevenIronConflict } from './distances-from-answers.ts'
import { ageYearsOf, answeredOrStored, feetAndInchesOf, inchesOf } from './whole-scale.ts'
import type { WhoYouAreValues } from './who-you-are.ts'
import { isGiven, whoYouAreValues } from './who-you-are.ts'

/** Stored by the whole questionnaire, apart from bag and distances. Height in inches, age in years. */
export type OnboardingValues = WhoYouAreValues &
  Partial<Pick<GolfProfileAnswers, 'ballFlight' | 'swingTempo' | 'age'>> & {
    readonly missPattern?: string
    readonly currentIssues: readonly string[]
    readonly height?: number
  }

/** Questions to ask before storing the answers; empty when the golfer would lose nothing. */
export type OnboardingQuestions = {
  readonly bag: BagChange | undefined
  readonly sevenIron: SevenIronConflict | undefined
}

/** The golfer's answers to those questions. */
export type OnboardingAgreement = { readonly mayReplaceBag: boolean; readonly mayReplaceSevenIron: boolean }

export type CompletedOnboarding = {
  readonly values: OnboardingValues
  readonly bag: BagChange
  /** Only those that differ from what is stored. */
  readonly distances: readonly DistanceEntry[]
}

/** Completes the first section: bag and distances stay as they are. */
export function completeFirstSection(answers: WhoYouAre, golfer: KnownGolfer): WhoYouAreValues {
  return whoYouAreValues(answers, golfer)
}

export function questionsBeforeCompletion(answers: GolfProfileAnswers, golfer: KnownGolfer): OnboardingQuestions {
  const change = bagChange(answers, golfer.golfBag)
  return {
    bag: isReplacement(change, golfer.golfBag) ? change : undefined,
    sevenIron: sevenIronConflict(answers, golfer.distances),
  }
}

/** Completes the whole questionnaire. Replaces an existing bag, or an own 7-iron number, only with consent. */
export function completeOnboarding(
  answers: GolfProfileAnswers,
  golfer: KnownGolfer,
  { mayReplaceBag, mayReplaceSevenIron }: OnboardingAgreement,
): CompletedOnboarding {
  const change = bagChange(answers, golfer.golfBag)
  const mayChangeBag = mayReplaceBag || !isReplacement(change, golfer.golfBag)
  return {
    values: valuesOf(answers, golfer),
    bag: mayChangeBag ? change : { joining: [], returning: [], leaving: [] },
    distances: distancesFromAnswers({ answers, distances: golfer.distances, mayReplaceSevenIron }),
  }
}

function valuesOf(answers: GolfProfileAnswers, golfer: KnownGolfer): OnboardingValues {
  const { ballFlight, swingTempo, mostCommonMiss, age } = answers
  return {
    ...whoYouAreValues(answers, golfer),
    ...(isGiven(answers, 'ballFlight') && { ballFlight }),
    ...(isGiven(answers, 'swingTempo') && { swingTempo }),
    ...(mostCommonMiss === undefined ? {} : { missPattern: mostCommonMiss }),
    currentIssues: currentIssuesOf(answers),
    // Feet and inches are one field.
    ...(isGiven(answers, 'heightFeet') && {
      height: answeredOrStored({
        answer: inchesOf(answers),
        stored: golfer.height,
        startOf: (storedInches) => inchesOf(feetAndInchesOf(storedInches)),
      }),
    }),
    ...(isGiven(answers, 'age') && {
      age: answeredOrStored({ answer: age, stored: golfer.age, startOf: ageYearsOf }),
    }),
  }
}
