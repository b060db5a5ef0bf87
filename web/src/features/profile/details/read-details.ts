import type { Profile } from '@bagwise/contract/profile'
import { isSameValue } from '@bagwise/contract/profile-document'
import { INCHES_PER_FOOT } from '@bagwise/golf/units'
import type { ProfileValues } from '#sync/edit-state.ts'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { HEIGHT_FEET, HEIGHT_INCHES } from '@bagwise/golf/onboarding/answers'
import { heightRangeCm } from '#quantities/body.ts'
import { readTypedHandicap } from '#quantities/handicap.ts'
import { shownAs, shownRangeOf, storedFrom, unitFor } from '#quantities/quantity.ts'
import { isInRange, readTypedNumber } from '#quantities/typed-number.ts'
import type { NumberRange } from '#quantities/typed-number.ts'
import type { DetailField, NumberField } from './fields/detail-field.ts'
import type { DetailsForm } from './details-form.ts'
import { seenProfile, shownList, shownText, textKeys } from './details-form.ts'
import * as copy from './details.copy.ts'

type Read = { readonly value: unknown } | { readonly problem: string }

/** Why a field cannot be stored, by its key. */
export type DetailProblems = Readonly<Partial<Record<DetailField['key'], string>>>

const DECIMAL = /^\d+([.,]\d*)?$/

/** What the form changes, by path, and what it changes it from; or every field that cannot be stored with a sentence that says why. */
export function readDetails({
  fields,
  form,
  profile,
}: {
  readonly fields: readonly DetailField[]
  readonly form: DetailsForm
  readonly profile: Profile
}): { readonly values: ProfileValues; readonly seen: Profile } | { readonly problems: DetailProblems } {
  const values: Partial<Record<DetailField['key'], unknown>> = {}
  const problems: Partial<Record<DetailField['key'], string>> = {}
  for (const field of fields) {
    if (!isOffered(field, form)) continue
    const read = readField(field, form, profile)
    if ('problem' in read) problems[field.key] = read.problem
    else if (!isSameValue(read.value, profile[field.key])) values[field.key] = read.value
  }
  return Object.keys(problems).length > 0 ? { problems } : { values, seen: seenProfile(form, fields, profile) }
}

/** A field nobody touched stays as it is, whatever it holds. */
function isOffered(field: DetailField, form: DetailsForm): boolean {
  if (field.kind === 'list') return form.ticks[field.key] !== undefined
  return textKeys(field).some((key) => form.texts[key] !== undefined)
}

function readField(field: DetailField, form: DetailsForm, profile: Profile): Read {
  switch (field.kind) {
    case 'email':
      return { value: profile.email }
    case 'list':
      return { value: shownList(form, field.key, profile) }
    case 'height':
      return profile.preferredUnits === 'yards'
        ? readHeight(shownText(form, 'heightFeet', profile), shownText(form, 'heightInches', profile))
        : readCentimetres(field, shownText(form, 'heightCm', profile), profile)
    case 'name': {
      const name = shownText(form, field.key, profile).normalize('NFC').trim()
      return name === '' ? { problem: copy.nameNeeded(field.label) } : { value: name }
    }
    case 'handicap': {
      const text = shownText(form, 'handicap', profile)
      if (text.trim() === '') return { value: null }
      const read = readTypedHandicap(text)
      return read ? { value: read.handicap } : { problem: copy.handicapHint }
    }
    case 'number':
      return readNumber(field, form, profile)
    case 'choice':
      return { value: shownText(form, field.key, profile) || null }
  }
}

function readHeight(feet: string, inches: string): Read {
  if (feet === '' && inches === '') return { value: null }
  if (feet === '' || inches === '') return { problem: copy.heightHint }
  return { value: Number(feet) * INCHES_PER_FOOT + Number(inches) }
}

/** Whole centimeters within what feet and inches can say. */
function readCentimetres({ label }: DetailField, typed: string, { height }: Profile): Read {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return { value: null }
  const centimetres = readTypedNumber(text, 'cm') ?? Number.NaN
  if (height !== null && centimetres === shownAs('length', height, 'metres', 0)) return { value: height }
  const { from, to } = heightRangeCm({ feet: HEIGHT_FEET, inches: HEIGHT_INCHES })
  if (Number.isInteger(centimetres) && isInRange(centimetres, { from, to })) {
    return { value: storedFrom('length', centimetres, 'metres') }
  }
  return { problem: copy.numberHint({ label, unit: unitFor('length', 'metres'), min: from, max: to, isWhole: true }) }
}

/** A number that was typed before the units were changed is read in those it was typed in. */
function readNumber(field: NumberField, form: DetailsForm, profile: Profile): Read {
  const { key, label, quantity, isWhole } = field
  const { preferredUnits } = profile
  const { text: typed, units } = form.texts[key] ?? { text: shownText(form, key, profile), units: preferredUnits }
  const text = typed.normalize('NFKC').trim()
  if (text === '') return { value: null }
  const number = DECIMAL.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  if (isInRange(number, rangeOf(field, units)) && (!isWhole || Number.isInteger(number))) {
    return { value: quantity ? storedFrom(quantity, number, units, profile[key]) : number }
  }
  const { from, to } = rangeOf(field, preferredUnits)
  const unit = quantity ? unitFor(quantity, preferredUnits) : field.unit
  return { problem: copy.numberHint({ label, unit, min: from, max: to, isWhole }) }
}

/** What may be typed in these units. */
function rangeOf({ quantity, min, max }: NumberField, units: PreferredUnits): NumberRange {
  const range = { from: min, to: max }
  return quantity ? shownRangeOf(quantity, range, units) : range
}
