import type { PreferredUnits } from '@bagwise/golf/golfer'
import { INCHES_PER_FOOT } from '@bagwise/golf/units'
import { heightRangeCm, toHundredth } from '#quantities/body.ts'
import type { HeightScale } from '#quantities/body.ts'
import { fieldText } from '#quantities/number-text.ts'
import { fieldTextOf, shownAs, shownRangeOf, storedFrom, unitFor } from '#quantities/quantity.ts'
import type { Quantity } from '#quantities/quantity.ts'
import { isInRange } from '#quantities/typed-number.ts'
import { numberIn, wholeNumberIn } from './questions.ts'
import type { KeysHolding } from './questions.ts'
import type { NumberInput } from './wizard.ts'

/** Writes the inputs that are read in the golfer's units and kept in those of `yards`. */
export function quantityQuestionsFor<Answers extends object>() {
  return {
    /** A whole number of the golfer's units, stored in those of `yards`. */
    quantity: <Key extends KeysHolding<Answers, number>>({
      key,
      quantity,
      scale: { min, max, start },
      units,
      ...field
    }: Pick<NumberInput<Answers>, 'label' | 'hint'> & {
      readonly key: Key
      readonly quantity: Quantity
      /** In the units that are stored. */
      readonly scale: { readonly min: number; readonly max: number; readonly start: number }
      readonly units: PreferredUnits
    }): NumberInput<Answers> => ({
      kind: 'number',
      id: key,
      ...field,
      unit: unitFor(quantity, units),
      isWhole: true,
      fault: () => undefined,
      read: (answers) => fieldTextOf(quantity, numberIn(answers[key], start), units),
      write: (answers, text) => {
        const value = wholeNumberIn(text)
        if (value === undefined || !isInRange(value, shownRangeOf(quantity, { from: min, to: max }, units))) return
        return { ...answers, [key]: storedFrom(quantity, value, units, numberIn(answers[key], start)) }
      },
    }),

    /** The height of a golfer who reads centimeters, kept in feet and inches. */
    centimetres: <Feet extends KeysHolding<Answers, number>, Inches extends KeysHolding<Answers, number>>({
      feetKey,
      inchesKey,
      feet,
      inches,
      ...field
    }: Pick<NumberInput<Answers>, 'label' | 'hint'> & {
      readonly feetKey: Feet
      readonly inchesKey: Inches
    } & HeightScale): NumberInput<Answers> => {
      const inchesIn = (answers: Answers) =>
        numberIn(answers[feetKey], feet.start) * INCHES_PER_FOOT + numberIn(answers[inchesKey], inches.start)
      return {
        kind: 'number',
        id: feetKey,
        ...field,
        unit: unitFor('length', 'metres'),
        isWhole: true,
        fault: () => undefined,
        read: (answers) => fieldText(shownAs('length', inchesIn(answers), 'metres', 0)),
        write: (answers, text) => {
          const value = wholeNumberIn(text)
          if (value === undefined || !isInRange(value, heightRangeCm({ feet, inches }))) return
          if (value === shownAs('length', inchesIn(answers), 'metres', 0)) return answers
          const heightInches = storedFrom('length', value, 'metres')
          const wholeFeet = Math.floor(heightInches / INCHES_PER_FOOT)
          const rest = toHundredth(heightInches - wholeFeet * INCHES_PER_FOOT)
          return { ...answers, [feetKey]: wholeFeet, [inchesKey]: rest }
        },
      }
    },
  }
}
