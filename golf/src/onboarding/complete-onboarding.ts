import { clubsInBag, newBagClub } from '../bag.ts'
import type { ClubDistances } from '../distances/club-distance.ts'
import type { EstimateMethod } from '../distances/estimate-method.ts'
import { speedEvidenceOf } from '../distances/like-me-for-golfer.ts'
import type { ProfileOfGolfer } from '../distances/like-me-for-golfer.ts'
import type { DistanceEntry } from '../distances/recalculate.ts'
import { factOf } from '../facts.ts'
import { golferSpeed } from '../golfer-speed.ts'
import type { GolfProfileAnswers, KnownGolfer, WhoYouAre } from './answers.ts'
import { bagChange, clubsAfter, isReplacement, typicalBagChange } from './bag-from-answers.ts'
import type { BagChange } from './bag-from-answers.ts'
import { currentIssuesOf } from './current-issues.ts'
import { distancesFromAnswers, sevenIronConflict } from './distances-from-answers.ts'
import type { AnsweredDistances, SevenIronConflict } from './distances-from-answers.ts'
import { ageYearsOf, answeredOrStored, feetAndInchesOf, inchesOf } from './whole-scale.ts'
import type { WhoYouAreValues } from './who-you-are.ts'
import { isGiven, whoYouAreValues } from './who-you-are.ts'

/** Stored by the whole questionnaire, apart from bag and distances. Height in inches, age in years. */
export type OnboardingValues = WhoYouAreValues &
  Partial<Pick<GolfProfileAnswers, 'ballFlight' | 'swingTempo' | 'age'>> & {
    readonly missPattern?: string
    readonly currentIssues: readonly string[]
    readonly height?: number
    readonly reachInTwoYards?: number | null
  }

/** Questions to ask before storing the answers; empty when the golfer would lose nothing. */
export type OnboardingQuestions = {
  readonly bag: BagChange | undefined
  readonly sevenIron: SevenIronConflict | undefined
}

/** The golfer's answers to those questions. */
export type OnboardingAgreement = { readonly mayReplaceBag: boolean; readonly mayReplaceSevenIron: boolean }

export type CompletedOnboarding<Values = OnboardingValues> = {
  readonly values: Values
  readonly bag: BagChange
  /** Only those that differ from what is stored. */
  readonly distances: readonly DistanceEntry[]
}

type Completing = OnboardingAgreement & {
  /** Of the estimates. */
  readonly method: EstimateMethod
}

/** Completes the first section: a bag and numbers that are there stay, what is missing is filled in. */
export function completeFirstSection(
  answers: WhoYouAre,
  golfer: KnownGolfer,
  method: EstimateMethod,
): CompletedOnboarding<WhoYouAreValues> {
  const values = whoYouAreValues(answers, golfer)
  const known = { ...golfer, ...values }
  const { knownShot } = answers
  const bag = typicalBagChange(speedMph(known, { knownShot }), golfer.golfBag, knownShot?.club)
  const { distances } = answeredDistances({ knownShot }, known, { bag, method, mayReplaceSevenIron: false })
  return { values, bag, distances }
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
  completing: Completing,
): CompletedOnboarding {
  const values = valuesOf(answers, golfer)
  const bag = bagAfterAnswers(answers, golfer, completing)
  const { distances } = answeredDistances(answers, { ...golfer, ...values }, { ...completing, bag })
  return { values, bag, distances }
}

/** The distances that these answers would store, as far as they have been given. */
export function previewDistances(
  answers: GolfProfileAnswers,
  golfer: KnownGolfer,
  method: EstimateMethod,
): AnsweredDistances & { readonly bag: BagChange } {
  const completing = { mayReplaceBag: true, mayReplaceSevenIron: true, method }
  const bag = bagAfterAnswers(answers, golfer, completing)
  return { bag, ...answeredDistances(answers, { ...golfer, ...valuesOf(answers, golfer) }, { ...completing, bag }) }
}

function bagAfterAnswers(
  answers: GolfProfileAnswers,
  golfer: KnownGolfer,
  { mayReplaceBag }: Pick<Completing, 'mayReplaceBag'>,
): BagChange {
  const change = bagChange(answers, golfer.golfBag)
  if (!mayReplaceBag && isReplacement(change, golfer.golfBag)) return { joining: [], returning: [], leaving: [] }
  const isEmpty = clubsInBag(clubsAfter(change, golfer.golfBag)).length === 0
  return isEmpty
    ? typicalBagChange(
        speedMph({ ...golfer, ...valuesOf(answers, golfer) }, answers),
        golfer.golfBag,
        answers.knownShot?.club,
      )
    : change
}

function answeredDistances(
  answers: Partial<GolfProfileAnswers>,
  golfer: KnownGolfer,
  { bag, method, mayReplaceSevenIron }: { readonly bag: BagChange } & Omit<Completing, 'mayReplaceBag'>,
): AnsweredDistances {
  const golfBag = clubsAfter(bag, golfer.golfBag)
  return distancesFromAnswers({
    answers,
    golfer: { ...estimatedGolfer(golfer), golfBag },
    distances: golfer.distances,
    method,
    mayReplaceSevenIron,
  })
}

/** The one speed of the golfer with the answered carries as numbers of their own. */
function speedMph(golfer: KnownGolfer, { sevenIronDistance, knownShot }: Partial<GolfProfileAnswers>): number {
  const answered = {
    ...(knownShot && { [knownShot.club]: { distance: knownShot.carryYards, source: 'manual' } }),
    ...(sevenIronDistance !== undefined && { '7-iron': { distance: sevenIronDistance, source: 'manual' } }),
  } satisfies ClubDistances
  const own = Object.entries(golfer.distances).filter(([, { source }]) => source !== 'estimated')
  const distances: ClubDistances = { ...golfer.distances, ...answered, ...Object.fromEntries(own) }
  const { golfBag } = golfer
  const isOwned = !knownShot || golfBag.some(({ type }) => type === knownShot.club)
  const owned = isOwned ? golfBag : [...golfBag, newBagClub(knownShot.club)]
  return golferSpeed(speedEvidenceOf({ ...estimatedGolfer(golfer), golfBag: owned }, distances)).mph
}

/** What estimates go by: a handicap that follows from the score counts where none was given. */
function estimatedGolfer(golfer: KnownGolfer): ProfileOfGolfer {
  return { ...golfer, handicap: factOf(golfer, 'handicap')?.value ?? null }
}

function valuesOf(answers: GolfProfileAnswers, golfer: KnownGolfer): OnboardingValues {
  const { ballFlight, swingTempo, mostCommonMiss, reachInTwoYards, age } = answers
  return {
    ...whoYouAreValues(answers, golfer),
    ...(isGiven(answers, 'ballFlight') && { ballFlight }),
    ...(isGiven(answers, 'swingTempo') && { swingTempo }),
    ...(mostCommonMiss === undefined ? {} : { missPattern: mostCommonMiss }),
    ...(reachInTwoYards === undefined ? {} : { reachInTwoYards }),
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
