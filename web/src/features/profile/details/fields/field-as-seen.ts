import type { PreferredUnits } from '@bagwise/golf/golfer'
import { sidesAsSeen } from '@bagwise/golf/hand'
import { MISS_WORDS } from '@bagwise/golf/onboarding/miss-words'
import * as copy from '#features/profile/details/details.copy.ts'
import { shownRangeOf, unitFor } from '#quantities/quantity.ts'
import { choicesOf } from './detail-field.ts'
import type { ChoiceField, DetailField, ListField, NumberField, Reader } from './detail-field.ts'

/** Values that name a side, as a right-hander sees it. */
const SIDES: readonly string[] = ['right', 'left', MISS_WORDS.right, MISS_WORDS.left]

/** The field in the units and sides of its golfer; as long as the hand is not given it says whose view counts. */
export function fieldAsSeen(field: DetailField, { hand, units }: Reader): DetailField {
  switch (field.key) {
    case 'height':
      return { ...field, units }
    case 'weight':
    case 'swingSpeed':
      return inUnits(field, units)
    case 'handSize':
      return { ...field, choices: choicesOf(copy.handSizes(units)) }
    case 'swingSpeedRange':
      return { ...field, choices: choicesOf(copy.swingSpeedRanges(units)) }
    case 'missPattern':
    case 'currentIssues':
      return sidesOf(field, hand)
    default:
      return field
  }
}

function inUnits(field: NumberField, units: PreferredUnits): NumberField {
  if (!field.quantity) return field
  const { from, to } = shownRangeOf(field.quantity, { from: field.min, to: field.max }, units)
  return { ...field, unit: unitFor(field.quantity, units), min: from, max: to }
}

function sidesOf<Field extends ChoiceField | ListField>(field: Field, hand: Reader['hand']): Field {
  if (!hand) return { ...field, help: field.help ? `${field.help} ${copy.rightHandersView}` : copy.rightHandersView }
  const choices = field.choices.map(({ value, label }) => ({
    value,
    label: SIDES.includes(value) ? sidesAsSeen(label, hand) : label,
  }))
  return { ...field, choices }
}
