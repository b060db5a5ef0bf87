import type { Profile } from '@bagwise/contract/profile'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { heightText } from '#quantities/body.ts'
import { handicapText } from '#quantities/handicap.ts'
import type { Choice, DetailField, NumberField, Reader } from './detail-field.ts'
import { fieldAsSeen } from './field-as-seen.ts'
import { numberText } from '#quantities/number-text.ts'
import { quantityText } from '#quantities/quantity.ts'

export function readerOf({ hand, preferredUnits: units }: Pick<Profile, 'hand' | 'preferredUnits'>): Reader {
  return { hand, units }
}

/** What the profile says in words, with its unit; undefined when it says nothing. */
export function detailText(field: DetailField, profile: Profile): string | undefined {
  return valueText(fieldAsSeen(field, readerOf(profile)), profile[field.key], profile.preferredUnits)
}

/** The same of a value that stands in no profile yet. One of another kind than the field holds says nothing. */
export function valueText(field: DetailField, value: unknown, units: PreferredUnits): string | undefined {
  switch (field.kind) {
    case 'name':
    case 'email':
      return typeof value === 'string' && value !== '' ? value : undefined
    case 'handicap':
      return typeof value === 'number' ? handicapText(value) : undefined
    case 'height':
      return typeof value === 'number' ? heightText(value, units) : undefined
    case 'number':
      return typeof value === 'number' ? numberWithUnit(field, value, units) : undefined
    case 'choice':
      return typeof value === 'string' && value !== '' ? labelOf(field.choices, value) : undefined
    case 'list':
      return Array.isArray(value)
        ? value.map((one) => labelOf(field.choices, String(one))).join(', ') || undefined
        : undefined
  }
}

/** The choices, and behind them what is stored but none of them: another version may have written it. */
export function choicesWith(choices: readonly Choice[], stored: readonly string[]): readonly Choice[] {
  const others = [...new Set(stored)].filter(
    (value) => value !== '' && !choices.some((choice) => choice.value === value),
  )
  return [...choices, ...others.map((value) => ({ value, label: value }))]
}

function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value
}

function numberWithUnit({ quantity, unit }: NumberField, value: number, units: PreferredUnits): string {
  return quantity && units === 'metres' ? quantityText(quantity, value, units) : `${toTenth(value)} ${unit}`
}

function toTenth(number: number): string {
  return numberText(Math.round(number * 10) / 10)
}
