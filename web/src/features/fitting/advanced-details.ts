import type { FittingAnswers } from '@bagwise/golf/fitting/answers'
import type { questionsFor } from '#wizard/questions.ts'
import type { Choice, NumberInput, Question } from '#wizard/wizard.ts'
import { fieldText } from '#quantities/number-text.ts'
import { readNumberWithin } from '#quantities/typed-number.ts'

/** What launch monitors can read with a driver, and lofts that drivers are made with; degrees. */
const ATTACK_DEG = { min: -10, max: 10 } as const
const LAUNCH_DEG = { min: 0, max: 30 } as const
const DRIVER_LOFT_DEG = { min: 6, max: 18 } as const

const NOT_SURE = { value: 'unknown', label: 'Not sure' } as const satisfies Choice<'unknown'>

/** What few golfers know, folded away below the swing. */
export function advancedDetails(
  ask: ReturnType<typeof questionsFor<FittingAnswers>>,
): NonNullable<Question<FittingAnswers>['details']> {
  return {
    label: 'Advanced details',
    help: 'More detail, better advice. These answers count for this fitting only; your profile keeps its own.',
    inputs: [
      ask.singleChoice({
        key: 'attackAngle',
        label: 'Attack angle with the driver',
        choices: [
          { value: 'steep', label: 'Steep', help: 'Down at the ball; the tee gets knocked over' },
          { value: 'neutral', label: 'Neutral', help: 'Level through the ball' },
          { value: 'shallow', label: 'Shallow', help: 'Sweeping up through the ball' },
          NOT_SURE,
        ],
      }),
      degrees(ask, {
        key: 'attackDeg',
        label: 'Attack angle from a launch monitor',
        ends: ATTACK_DEG,
        note: `Downward is negative: ${fieldText(-1.5)}. It counts more than the choice of words.`,
      }),
      degrees(ask, {
        key: 'launchDeg',
        label: 'Launch angle from a launch monitor',
        ends: LAUNCH_DEG,
        note: 'Of good drives, on average. It counts once the loft of that driver is given.',
      }),
      degrees(ask, {
        key: 'driverLoftDeg',
        label: 'Loft of the driver it was measured with',
        ends: DRIVER_LOFT_DEG,
        note: 'As stamped on the sole.',
      }),
      ask.singleChoice({
        key: 'handSize',
        label: 'Hand size, wrist crease to middle fingertip',
        choices: [
          { value: 'small', label: 'Small', help: 'Under 7 in' },
          { value: 'medium', label: 'Medium', help: '7-8 in' },
          { value: 'large', label: 'Large', help: 'Over 8 in' },
          NOT_SURE,
        ],
      }),
      ask.singleChoice({
        key: 'gripType',
        label: 'How you hold the club',
        choices: [
          { value: 'overlap', label: 'Overlap' },
          { value: 'interlock', label: 'Interlock' },
          { value: 'ten-finger', label: 'Ten-finger' },
          { value: 'baseball', label: 'Baseball' },
          NOT_SURE,
        ],
      }),
      ask.singleChoice({
        key: 'gripPressure',
        label: 'Grip pressure',
        choices: [
          { value: 'light', label: 'Light' },
          { value: 'medium', label: 'Medium' },
          { value: 'firm', label: 'Firm' },
          NOT_SURE,
        ],
      }),
    ],
  }
}

function degrees(
  ask: ReturnType<typeof questionsFor<FittingAnswers>>,
  {
    key,
    label,
    ends,
    note,
  }: {
    readonly key: 'attackDeg' | 'launchDeg' | 'driverLoftDeg'
    readonly label: string
    readonly ends: { readonly min: number; readonly max: number }
    readonly note: string
  },
): NumberInput<FittingAnswers> {
  return ask.optionalNumber({
    key,
    label,
    unit: '°',
    hint: `Type degrees from ${ends.min} to ${ends.max}, or leave it empty.`,
    note: () => note,
    parse: (text) => readNumberWithin(text, ends),
    shown: fieldText,
  })
}
