import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { GolferSpeed } from '@bagwise/golf/golfer-speed'
import type { EquipmentTier, FittingAnswers, FittingGoal } from '@bagwise/golf/fitting/answers'
import { sourcedSpeed } from '#profile-parts/golfer-speed.copy.ts'
import { capitalised } from '#charts/gap-text.ts'
import { handSizeText } from '#quantities/body.ts'
import { unitFor, unitWordsFor } from '#quantities/quantity.ts'
import type { NumberRange } from '#quantities/typed-number.ts'

type ChoiceWords = { readonly label: string; readonly help?: string }
type Ends = { readonly min: number; readonly max: number }

export const title = 'Equipment Fitting'
export const subtitle = 'Loft, shaft and head for your swing, and why.'
export const loadingProfile = 'Loading your profile'
export const profileNotLoaded =
  "Your profile didn't load. Nothing is lost. The fitting works without it and saves nothing to it."
export const tryAgain = 'Try again'
export const nextStep = 'Next Step'
export const analyzing = 'Analyzing...'

/** By the names of the steps in the address. */
export const stepTitles = {
  'your-golf-game': 'Your Golf Game',
  'physical-stats': 'Physical Stats',
  'swing-data': 'Swing Data',
  'performance-goals': 'Performance Goals',
  recommendations: 'Recommendations',
}

export const yourGolfGameHelp = 'A guess will do. If you play nine holes, double your score.'
export const averageScore = {
  label: 'Average score on 18 holes',
  marks: ['65 (Pro)', '95 (Average)', '150 (Beginner)'],
  unit: 'strokes',
  spoken: (score: number) => `${score} strokes`,
}
export const handicap = {
  label: 'Handicap',
  unit: 'hcp',
  hint: (example: string) => `Type a handicap from +10 to 54, such as 18 or ${example}, or leave it empty.`,
  note: ({ isEstimated }: { readonly isEstimated: boolean }) =>
    `${isEstimated ? 'Estimated from your score. ' : ''}Leave empty if unknown`,
}

export const physicalStatsHelp = 'For the length of irons and putter, and for the swing speed if you do not know yours.'
export const height = 'Height'
/** Where it is typed as one number. */
export const heightHint = ({ from, to }: NumberRange) =>
  `Type your height in whole ${unitWordsFor('length', 'metres')}, from ${from} to ${to}.`
export const weight = {
  label: 'Weight',
  hint: ({ from, to }: NumberRange, units: PreferredUnits) =>
    `Type your weight in whole ${unitWordsFor('weight', units)}, from ${from} to ${to}.`,
}
export const age = {
  label: 'Age',
  unit: 'years',
  hint: ({ min, max }: Ends) => `Age ${min} to ${max}.`,
}

export const swingSpeed = {
  label: 'Swing speed with the driver',
  hint: ({ from, to }: NumberRange, units: PreferredUnits) =>
    `Type the speed of the club head, from ${from} to ${to} ${unitFor('speed', units)}, or leave it empty.`,
  /** What the fitting goes by. */
  note: (speed: GolferSpeed, units: PreferredUnits) => `We fit you for ${sourcedSpeed(speed, units)}.`,
}
export const tempo = 'Swing tempo'
export const tempoLabels = { slow: 'Slow', medium: 'Medium', fast: 'Fast' } as const satisfies Record<
  FittingAnswers['swingTempo'],
  string
>
/** Says whose view the pictures beside the names show. */
export const ballFlight = 'Ball flight'
export const ballFlightLabels = {
  fade: 'Fade',
  draw: 'Draw',
  straight: 'Straight',
  slice: 'Slice',
  hook: 'Hook',
} as const satisfies Record<FittingAnswers['ballFlight'], string>

export const budget = 'Budget'
export const budgets = {
  budget: { label: 'Value', help: 'Under $800' },
  medium: { label: 'Mid-Range', help: '$800-1500' },
  premium: { label: 'Premium', help: '$1500+' },
} as const satisfies Record<EquipmentTier, ChoiceWords>
export const goal = 'Primary goal'
export const goals = {
  distance: { label: 'Distance' },
  accuracy: { label: 'Accuracy' },
  forgiveness: { label: 'Forgiveness', help: 'Mishits that still get there' },
  consistency: { label: 'Consistency', help: 'More consistent shots' },
} as const satisfies Record<FittingGoal, ChoiceWords>
export const issues = 'What bothers you about your clubs?'

export const advancedDetails = {
  label: 'Advanced details',
  help: 'More detail, better advice. These answers count for this fitting only; your profile keeps its own.',
}
export const degreesHint = ({ min, max }: Ends) => `Type degrees from ${min} to ${max}, or leave it empty.`
export const attackAngle = 'Attack angle with the driver'
export const attackAngles = {
  steep: { label: 'Steep', help: 'Down at the ball; the tee gets knocked over' },
  neutral: { label: 'Neutral', help: 'Level through the ball' },
  shallow: { label: 'Shallow', help: 'Sweeping up through the ball' },
  unknown: { label: 'Not sure' },
} as const satisfies Record<FittingAnswers['attackAngle'], ChoiceWords>
export const attackDeg = {
  label: 'Attack angle from a launch monitor',
  note: (example: string) => `Downward is negative: ${example}. It counts more than the choice of words.`,
}
export const launchDeg = {
  label: 'Launch angle from a launch monitor',
  note: 'Of good drives, on average. It counts once the loft of that driver is given.',
}
export const driverLoft = { label: 'Loft of the driver it was measured with', note: 'As stamped on the sole.' }
export const handSize = 'Hand size, wrist crease to middle fingertip'
export const handSizes = (units: PreferredUnits): Record<FittingAnswers['handSize'], ChoiceWords> => ({
  small: { label: 'Small', help: capitalised(handSizeText('small', units)) },
  medium: { label: 'Medium', help: handSizeText('medium', units) },
  large: { label: 'Large', help: capitalised(handSizeText('large', units)) },
  unknown: { label: 'Not sure' },
})
export const gripType = 'How you hold the club'
export const gripTypes = {
  overlap: 'Overlap',
  interlock: 'Interlock',
  'ten-finger': 'Ten-finger',
  baseball: 'Baseball',
  unknown: 'Not sure',
} as const satisfies Record<FittingAnswers['gripType'], string>
export const gripPressure = 'Grip pressure'
export const gripPressures = {
  light: 'Light',
  medium: 'Medium',
  firm: 'Firm',
  unknown: 'Not sure',
} as const satisfies Record<FittingAnswers['gripPressure'], string>
