import type { FittingAnswers } from '@bagwise/golf/fitting/answers'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { questionsFor } from '#wizard/questions.ts'
import type { NumberInput, Question } from '#wizard/wizard.ts'
import { fieldText } from '#quantities/number-text.ts'
import { readNumberWithin } from '#quantities/typed-number.ts'
import * as copy from './fitting.copy.ts'

/** What launch monitors can read with a driver, and lofts that drivers are made with; degrees. */
const ATTACK_DEG = { min: -10, max: 10 } as const
const LAUNCH_DEG = { min: 0, max: 30 } as const
const DRIVER_LOFT_DEG = { min: 6, max: 18 } as const

/** What few golfers know, folded away below the swing. */
export function advancedDetails(
  ask: ReturnType<typeof questionsFor<FittingAnswers>>,
  units: PreferredUnits,
): NonNullable<Question<FittingAnswers>['details']> {
  const sizes = copy.handSizes(units)
  return {
    ...copy.advancedDetails,
    inputs: [
      ask.singleChoice({
        key: 'attackAngle',
        label: copy.attackAngle,
        choices: [
          { value: 'steep', ...copy.attackAngles.steep },
          { value: 'neutral', ...copy.attackAngles.neutral },
          { value: 'shallow', ...copy.attackAngles.shallow },
          { value: 'unknown', ...copy.attackAngles.unknown },
        ],
      }),
      degrees(ask, {
        key: 'attackDeg',
        label: copy.attackDeg.label,
        ends: ATTACK_DEG,
        note: copy.attackDeg.note(fieldText(-1.5)),
      }),
      degrees(ask, {
        key: 'launchDeg',
        label: copy.launchDeg.label,
        ends: LAUNCH_DEG,
        note: copy.launchDeg.note,
      }),
      degrees(ask, {
        key: 'driverLoftDeg',
        label: copy.driverLoft.label,
        ends: DRIVER_LOFT_DEG,
        note: copy.driverLoft.note,
      }),
      ask.singleChoice({
        key: 'handSize',
        label: copy.handSize,
        choices: [
          { value: 'small', ...sizes.small },
          { value: 'medium', ...sizes.medium },
          { value: 'large', ...sizes.large },
          { value: 'unknown', ...sizes.unknown },
        ],
      }),
      ask.singleChoice({
        key: 'gripType',
        label: copy.gripType,
        choices: [
          { value: 'overlap', label: copy.gripTypes.overlap },
          { value: 'interlock', label: copy.gripTypes.interlock },
          { value: 'ten-finger', label: copy.gripTypes['ten-finger'] },
          { value: 'baseball', label: copy.gripTypes.baseball },
          { value: 'unknown', label: copy.gripTypes.unknown },
        ],
      }),
      ask.singleChoice({
        key: 'gripPressure',
        label: copy.gripPressure,
        choices: [
          { value: 'light', label: copy.gripPressures.light },
          { value: 'medium', label: copy.gripPressures.medium },
          { value: 'firm', label: copy.gripPressures.firm },
          { value: 'unknown', label: copy.gripPressures.unknown },
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
    hint: copy.degreesHint(ends),
    note: () => note,
    parse: (text) => readNumberWithin(text, ends),
    shown: fieldText,
  })
}
