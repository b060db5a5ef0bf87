import type { FittingAnswers } from '@bagwise/golf/fitting/answers'
import { EQUIPMENT_ISSUES, FITTING_DEFAULTS, FITTING_FEET, FITTING_INCHES } from '@bagwise/golf/fitting/answers'
import { PROFILE_LIMITS } from '@bagwise/golf/golfer'
import type { Hand, PreferredUnits } from '@bagwise/golf/golfer'
import type { BallFlight } from '@bagwise/golf/persona'
import { AVERAGE_SCORE } from '@bagwise/golf/onboarding/answers'
import { estimatedHandicap, speedOfAnswers } from '@bagwise/golf/fitting/request'
import type { SpeedEvidence } from '@bagwise/golf/golfer-speed'
import { label } from '#ai/ai-labels.copy.ts'
import { BallFlightMark } from '#charts/ball-flight-mark.tsx'
import { heightRangeCm } from '#quantities/body.ts'
import { handicapText, readTypedHandicap } from '#quantities/handicap.ts'
import { numberText } from '#quantities/number-text.ts'
import { fieldTextOf, shownRangeOf, storedFrom, unitFor } from '#quantities/quantity.ts'
import { questionsFor } from '#wizard/questions.ts'
import { quantityQuestionsFor } from '#wizard/quantity-questions.ts'
import type { Question, Wizard } from '#wizard/wizard.ts'
import { advancedDetails } from './advanced-details.ts'
import * as copy from './fitting.copy.ts'
import { FITTING_STEPS } from './fitting-steps.ts'
import { readNumberWithin } from '#quantities/typed-number.ts'

const ask = questionsFor<FittingAnswers>()
const askQuantity = quantityQuestionsFor<FittingAnswers>()

const WEIGHT_POUNDS = { ...PROFILE_LIMITS.weight, start: FITTING_DEFAULTS.weightPounds }
const AGE_YEARS = { ...PROFILE_LIMITS.age, start: FITTING_DEFAULTS.ageYears }
const SPEED_MPH = PROFILE_LIMITS.swingSpeed

const HEIGHT = {
  feetKey: 'heightFeet',
  inchesKey: 'heightInches',
  label: copy.height,
  feet: FITTING_FEET,
  inches: FITTING_INCHES,
} as const
const HEIGHT_HINT_CM = copy.heightHint(heightRangeCm(HEIGHT))

const [YOUR_GOLF_GAME, PHYSICAL_STATS, SWING_DATA, PERFORMANCE_GOALS] = FITTING_STEPS

const rangeOf = ({ min, max }: { readonly min: number; readonly max: number }) => ({ from: min, to: max })

/** In mph. */
function readSpeed(text: string, units: PreferredUnits): number | undefined {
  const { from, to } = shownRangeOf('speed', rangeOf(SPEED_MPH), units)
  const typed = readNumberWithin(text, { min: from, max: to })
  return typed === undefined ? undefined : storedFrom('speed', typed, units)
}

/** An estimated handicap follows the score. */
function withEstimates(answers: FittingAnswers): FittingAnswers {
  return answers.isHandicapEstimated ? { ...answers, handicap: estimatedHandicap(answers) } : answers
}

const yourGolfGame: Question<FittingAnswers> = {
  ...YOUR_GOLF_GAME,
  help: copy.yourGolfGameHelp,
  inputs: [
    ask.slider({
      key: 'averageScore',
      label: copy.averageScore.label,
      scale: AVERAGE_SCORE,
      marks: copy.averageScore.marks,
      shown: (score) => ({
        numeral: String(score),
        unit: copy.averageScore.unit,
        spoken: copy.averageScore.spoken(score),
      }),
      alsoSets: withEstimates,
    }),
    ask.optionalNumber({
      key: 'handicap',
      label: copy.handicap.label,
      unit: copy.handicap.unit,
      hint: copy.handicap.hint(numberText(12.4)),
      note: ({ isHandicapEstimated }) => copy.handicap.note({ isEstimated: isHandicapEstimated }),
      parse: (text) => readTypedHandicap(text)?.handicap,
      shown: handicapText,
      alsoSets: (answers) => ({ ...answers, isHandicapEstimated: false }),
    }),
  ],
}

const physicalStats = ({ units }: FittedGolfer): Question<FittingAnswers> => ({
  ...PHYSICAL_STATS,
  help: copy.physicalStatsHelp,
  inputs: [
    units === 'yards' ? ask.feetAndInches(HEIGHT) : askQuantity.centimetres({ ...HEIGHT, hint: HEIGHT_HINT_CM }),
    askQuantity.quantity({
      key: 'weightPounds',
      label: copy.weight.label,
      quantity: 'weight',
      scale: WEIGHT_POUNDS,
      units,
      hint: copy.weight.hint(shownRangeOf('weight', rangeOf(WEIGHT_POUNDS), units), units),
    }),
    ask.wholeNumber({
      key: 'ageYears',
      label: copy.age.label,
      scale: AGE_YEARS,
      unit: copy.age.unit,
      hint: copy.age.hint(AGE_YEARS),
      alsoSets: withEstimates,
    }),
  ],
})

const swingData = ({ hand, units, evidence, hasAi }: FittedGolfer): Question<FittingAnswers> => ({
  ...SWING_DATA,
  isSided: true,
  inputs: [
    ask.optionalNumber({
      key: 'swingSpeedMph',
      label: copy.swingSpeed.label,
      unit: unitFor('speed', units),
      hint: copy.swingSpeed.hint(shownRangeOf('speed', rangeOf(SPEED_MPH), units), units),
      note: (answers) => copy.swingSpeed.note(speedOfAnswers(answers, evidence), units),
      suggestion: {
        label: label('estimateSpeed', hasAi),
        answers: (answers) => ({
          ...answers,
          swingSpeedMph: speedOfAnswers({ ...answers, isSpeedEstimated: true }, evidence).mph,
          isSpeedEstimated: true,
        }),
      },
      parse: (text) => readSpeed(text, units),
      shown: (speedMph) => fieldTextOf('speed', speedMph, units),
      alsoSets: (answers) => ({ ...answers, isSpeedEstimated: false }),
    }),
    ask.singleChoice({
      key: 'swingTempo',
      label: copy.tempo,
      choices: [
        { value: 'slow', label: copy.tempoLabels.slow },
        { value: 'medium', label: copy.tempoLabels.medium },
        { value: 'fast', label: copy.tempoLabels.fast },
      ],
    }),
    ask.singleChoice({
      key: 'ballFlight',
      label: copy.ballFlight,
      choices: [
        ballFlightChoice('fade', hand),
        ballFlightChoice('draw', hand),
        ballFlightChoice('straight', hand),
        ballFlightChoice('slice', hand),
        ballFlightChoice('hook', hand),
      ],
    }),
  ],
  details: advancedDetails(ask, units),
})

function ballFlightChoice<Flight extends BallFlight>(flight: Flight, hand: Hand | null | undefined) {
  return {
    value: flight,
    label: copy.ballFlightLabels[flight],
    drawing: <BallFlightMark flight={flight} hand={hand} />,
  }
}

const performanceGoals: Question<FittingAnswers> = {
  ...PERFORMANCE_GOALS,
  inputs: [
    ask.singleChoice({
      key: 'budget',
      label: copy.budget,
      choices: [
        { value: 'budget', ...copy.budgets.budget },
        { value: 'medium', ...copy.budgets.medium },
        { value: 'premium', ...copy.budgets.premium },
      ],
    }),
    ask.singleChoice({
      key: 'primaryGoal',
      label: copy.goal,
      choices: [
        { value: 'distance', ...copy.goals.distance },
        { value: 'accuracy', ...copy.goals.accuracy },
        { value: 'forgiveness', ...copy.goals.forgiveness },
        { value: 'consistency', ...copy.goals.consistency },
      ],
    }),
    ask.multiChoice({
      key: 'equipmentIssues',
      label: copy.issues,
      choices: EQUIPMENT_ISSUES.map((issue) => ({ value: issue, label: issue })),
    }),
  ],
}

/** What the questions know of the golfer. */
type FittedGolfer = {
  readonly hand: Hand | null | undefined
  readonly units: PreferredUnits
  /** Of the speed; undefined without a profile. */
  readonly evidence: SpeedEvidence | undefined
  /** Whether the server asks an AI service. */
  readonly hasAi: boolean
}

/** The four steps that ask, drawn for this hand; the fifth one answers. */
export function fittingWizard(golfer: FittedGolfer): Wizard<FittingAnswers> {
  return {
    sections: [
      { title: copy.title, questions: [yourGolfGame, physicalStats(golfer), swingData(golfer), performanceGoals] },
    ],
    nextLabel: copy.nextStep,
    finishLabel: label('analyzeFitting', golfer.hasAi),
    stepCount: FITTING_STEPS.length,
  }
}
