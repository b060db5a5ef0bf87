import type { FittingAnswers } from '@bagwise/golf/fitting/answers'
import { EQUIPMENT_ISSUES, FITTING_DEFAULTS, FITTING_FEET, FITTING_INCHES } from '@bagwise/golf/fitting/answers'
import { PROFILE_LIMITS } from '@bagwise/golf/golfer'
import { AVERAGE_SCORE } from '@bagwise/golf/onboarding/answers'
import { estimatedHandicap, estimatedSpeedMph } from '@bagwise/golf/fitting/request'
import { BallFlightMark } from '#charts/ball-flight-mark.tsx'
import { handicapText, readTypedHandicap } from '#quantities/handicap.ts'
import { fieldText, numberText } from '#quantities/number-text.ts'
import { questionsFor } from '#wizard/questions.ts'
import type { Question, Wizard } from '#wizard/wizard.ts'
import { advancedDetails } from './advanced-details.ts'
import { FITTING_STEPS } from './fitting-steps.ts'
import { readNumberWithin } from '#quantities/typed-number.ts'

const ask = questionsFor<FittingAnswers>()

const WEIGHT_POUNDS = { ...PROFILE_LIMITS.weight, start: FITTING_DEFAULTS.weightPounds }
const AGE_YEARS = { ...PROFILE_LIMITS.age, start: FITTING_DEFAULTS.ageYears }
const SPEED_MPH = PROFILE_LIMITS.swingSpeed

const [YOUR_GOLF_GAME, PHYSICAL_STATS, SWING_DATA, PERFORMANCE_GOALS] = FITTING_STEPS

/** Estimates follow the score and age that they rest on. */
function withEstimates(answers: FittingAnswers): FittingAnswers {
  return {
    ...answers,
    ...(answers.isSpeedEstimated && { swingSpeedMph: estimatedSpeedMph(answers) }),
    ...(answers.isHandicapEstimated && { handicap: estimatedHandicap(answers) }),
  }
}

const yourGolfGame: Question<FittingAnswers> = {
  ...YOUR_GOLF_GAME,
  help: 'A guess will do. If you play nine holes, double your score.',
  inputs: [
    ask.slider({
      key: 'averageScore',
      label: 'Average score on 18 holes',
      scale: AVERAGE_SCORE,
      marks: ['65 (Pro)', '95 (Average)', '150 (Beginner)'],
      shown: (score) => ({ numeral: String(score), unit: 'strokes', spoken: `${score} strokes` }),
      alsoSets: withEstimates,
    }),
    ask.optionalNumber({
      key: 'handicap',
      label: 'Handicap',
      unit: 'hcp',
      hint: `Type a handicap from +10 to 54, such as 18 or ${numberText(12.4)}, or leave it empty.`,
      note: ({ isHandicapEstimated }) =>
        `${isHandicapEstimated ? 'Estimated from your score. ' : ''}Leave empty if unknown`,
      parse: (text) => readTypedHandicap(text)?.handicap,
      shown: handicapText,
      alsoSets: (answers) => ({ ...answers, isHandicapEstimated: false }),
    }),
  ],
}

const physicalStats: Question<FittingAnswers> = {
  ...PHYSICAL_STATS,
  help: 'For the length of irons and putter, and for the swing speed if you do not know yours.',
  inputs: [
    ask.feetAndInches({
      feetKey: 'heightFeet',
      inchesKey: 'heightInches',
      label: 'Height',
      feet: FITTING_FEET,
      inches: FITTING_INCHES,
    }),
    ask.wholeNumber({
      key: 'weightPounds',
      label: 'Weight',
      scale: WEIGHT_POUNDS,
      unit: 'lb',
      hint: `Type your weight in whole pounds, from ${WEIGHT_POUNDS.min} to ${WEIGHT_POUNDS.max}.`,
    }),
    ask.wholeNumber({
      key: 'ageYears',
      label: 'Age',
      scale: AGE_YEARS,
      unit: 'years',
      hint: `Type your age in whole years, from ${AGE_YEARS.min} to ${AGE_YEARS.max}.`,
      alsoSets: withEstimates,
    }),
  ],
}

const swingData: Question<FittingAnswers> = {
  ...SWING_DATA,
  inputs: [
    ask.optionalNumber({
      key: 'swingSpeedMph',
      label: 'Swing speed with the driver',
      unit: 'mph',
      hint: `Type the speed of the club head, from ${SPEED_MPH.min} to ${SPEED_MPH.max} mph, or leave it empty.`,
      note: ({ isSpeedEstimated, swingSpeedRange }) =>
        isSpeedEstimated
          ? `Estimated from ${swingSpeedRange ? 'the range in your profile' : 'your score and age'}. Type over it when you have measured it.`
          : undefined,
      suggestion: {
        label: 'Let AI Estimate',
        answers: (answers) => ({ ...answers, swingSpeedMph: estimatedSpeedMph(answers), isSpeedEstimated: true }),
      },
      parse: (text) => readNumberWithin(text, SPEED_MPH),
      shown: fieldText,
      alsoSets: (answers) => ({ ...answers, isSpeedEstimated: false }),
    }),
    ask.singleChoice({
      key: 'swingTempo',
      label: 'Swing tempo',
      choices: [
        { value: 'slow', label: 'Slow' },
        { value: 'medium', label: 'Medium' },
        { value: 'fast', label: 'Fast' },
      ],
    }),
    ask.singleChoice({
      key: 'ballFlight',
      label: 'Ball flight, as a right-hander sees it',
      choices: [
        { value: 'fade', label: 'Fade', drawing: <BallFlightMark flight="fade" /> },
        { value: 'draw', label: 'Draw', drawing: <BallFlightMark flight="draw" /> },
        { value: 'straight', label: 'Straight', drawing: <BallFlightMark flight="straight" /> },
        { value: 'slice', label: 'Slice', drawing: <BallFlightMark flight="slice" /> },
        { value: 'hook', label: 'Hook', drawing: <BallFlightMark flight="hook" /> },
      ],
    }),
  ],
  details: advancedDetails(ask),
}

const performanceGoals: Question<FittingAnswers> = {
  ...PERFORMANCE_GOALS,
  inputs: [
    ask.singleChoice({
      key: 'budget',
      label: 'Budget',
      choices: [
        { value: 'budget', label: 'Value', help: 'Under $800' },
        { value: 'medium', label: 'Mid-Range', help: '$800-1500' },
        { value: 'premium', label: 'Premium', help: '$1500+' },
      ],
    }),
    ask.singleChoice({
      key: 'primaryGoal',
      label: 'Primary goal',
      choices: [
        { value: 'distance', label: 'Distance' },
        { value: 'accuracy', label: 'Accuracy' },
        { value: 'forgiveness', label: 'Forgiveness', help: 'Bad hits that still go somewhere' },
        { value: 'consistency', label: 'Consistency', help: 'The same shot more often' },
      ],
    }),
    ask.multiChoice({
      key: 'equipmentIssues',
      label: 'Trouble with your clubs: choose any',
      choices: EQUIPMENT_ISSUES.map((issue) => ({ value: issue, label: issue })),
    }),
  ],
}

/** The four steps that ask; the fifth one answers. */
export const FITTING_WIZARD: Wizard<FittingAnswers> = {
  sections: [{ title: 'Equipment Fitting', questions: [yourGolfGame, physicalStats, swingData, performanceGoals] }],
  nextLabel: 'Next Step',
  finishLabel: 'AI Equipment Analysis',
  stepCount: FITTING_STEPS.length,
}
