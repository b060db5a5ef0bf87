import type { Profile } from '@bagwise/contract/profile'
import { documentOf, projectProfile, withValueAt } from '@bagwise/contract/profile-document'
import { factOf } from '@bagwise/golf/facts'
import type { SpeedEstimate } from '@bagwise/golf/facts'
import { HANDS, USUAL_HANDICAP } from '@bagwise/golf/golfer'
import type { Hand, PreferredUnits } from '@bagwise/golf/golfer'
import { INCHES_PER_FOOT } from '@bagwise/golf/units'
import { handicapText } from '#quantities/handicap.ts'
import type { ChoiceKey, DetailField, ListKey, NameKey, NumberKey } from './fields/detail-field.ts'
import { fieldText } from '#quantities/number-text.ts'
import { fieldTextOf, shownAs, storedFrom } from '#quantities/quantity.ts'
import type { Quantity } from '#quantities/quantity.ts'
import { readTypedNumber } from '#quantities/typed-number.ts'

/** Everything in the form that has a text; height is two of them. */
export type TextKey = NameKey | NumberKey | ChoiceKey | 'handicap' | 'heightFeet' | 'heightInches' | 'heightCm'

/** What the golfer has put in, in which units, and the profile as it was seen first: what is not here follows the profile. */
type Entry = { readonly text: string; readonly units: PreferredUnits; readonly seen: Profile }

export type DetailsForm = {
  readonly texts: Readonly<Partial<Record<TextKey, Entry>>>
  /** Of each list: what was ticked (true) or unticked (false). */
  readonly ticks: Readonly<Partial<Record<ListKey, Readonly<Record<string, boolean>>>>>
}

export const UNTOUCHED_FORM: DetailsForm = { texts: {}, ticks: {} }

const QUANTITIES: Readonly<Partial<Record<TextKey, Quantity>>> = { weight: 'weight', swingSpeed: 'speed' }

/** What stands in the field: the golfer's text, else the profile's. */
export function shownText(form: DetailsForm, key: TextKey, profile: Profile): string {
  const entry = form.texts[key]
  return entry ? inUnitsOf(profile, key, entry) : (heightInOther(form, key, profile) ?? storedText(key, profile))
}

/** A height that was typed before the golfer changed the units; undefined where none was, or none that can be read. */
function heightInOther({ texts }: DetailsForm, key: TextKey, profile: Profile): string | undefined {
  const isTyped = key === 'heightCm' ? (texts.heightFeet ?? texts.heightInches) : isFeetOrInches(key) && texts.heightCm
  if (!isTyped) return undefined
  const typed = (one: TextKey) => readTypedNumber(texts[one]?.text ?? storedText(one, profile))
  if (key === 'heightCm') {
    const [feet, inches] = [typed('heightFeet'), typed('heightInches')]
    const height = feet === undefined || inches === undefined ? undefined : feet * INCHES_PER_FOOT + inches
    return height === undefined ? undefined : storedText(key, { ...profile, height })
  }
  const centimetres = typed('heightCm')
  const height = centimetres === undefined ? undefined : storedFrom('length', centimetres, 'metres')
  return height === undefined ? undefined : storedText(key, { ...profile, height })
}

function isFeetOrInches(key: TextKey): boolean {
  return key === 'heightFeet' || key === 'heightInches'
}

/** A number typed before the golfer changed the units. */
function inUnitsOf({ preferredUnits }: Profile, key: TextKey, { text, units }: Entry): string {
  const quantity = QUANTITIES[key]
  if (!quantity || units === preferredUnits) return text
  const typed = readTypedNumber(text)
  return typed === undefined ? text : fieldTextOf(quantity, storedFrom(quantity, typed, units), preferredUnits)
}

/** The hand chosen in the form, which the words of other fields follow at once. */
export function shownHand(form: DetailsForm, profile: Profile): Hand | undefined {
  return HANDS.find((hand) => hand === shownText(form, 'hand', profile))
}

/** The list as it will be stored: what another device adds or removes meanwhile counts too. */
export function shownList(form: DetailsForm, key: ListKey, profile: Profile): readonly string[] {
  const ticks = form.ticks[key] ?? {}
  const added = Object.keys(ticks).filter((value) => ticks[value] === true)
  return [...new Set([...profile[key], ...added])].filter((value) => ticks[value] !== false)
}

export function withText(
  form: DetailsForm,
  { key, text, profile }: { readonly key: TextKey; readonly text: string; readonly profile: Profile },
): DetailsForm {
  const seen = form.texts[key]?.seen ?? profile
  const { [key]: _before, ...others } = form.texts
  // Back to what stands there: as if never touched.
  const isBack = text === storedText(key, seen) && text === storedText(key, profile)
  return { ...form, texts: isBack ? others : { ...others, [key]: { text, units: profile.preferredUnits, seen } } }
}

export function withTick(
  form: DetailsForm,
  {
    key,
    value,
    isTicked,
    profile,
  }: {
    readonly key: ListKey
    readonly value: string
    readonly isTicked: boolean
    readonly profile: Profile
  },
): DetailsForm {
  const { [value]: _before, ...others } = form.ticks[key] ?? {}
  const isStored = profile[key].includes(value)
  return { ...form, ticks: { ...form.ticks, [key]: isTicked === isStored ? others : { ...others, [value]: isTicked } } }
}

/** Whether anything would be lost with the form. */
export function isTouched({ texts, ticks }: DetailsForm): boolean {
  return Object.keys(texts).length > 0 || Object.values(ticks).some((ticked) => Object.keys(ticked).length > 0)
}

/** Whether another device has put something else into a field that the golfer is changing here. */
export function isChangedElsewhere(form: DetailsForm, field: DetailField, profile: Profile): boolean {
  return textKeys(field).some((key) => {
    const entry = form.texts[key]
    const stored = storedText(key, profile)
    return entry !== undefined && storedText(key, entry.seen) !== stored && entry.text !== stored
  })
}

/** The profile as the golfer saw each field that was changed here: what a save is measured against. */
export function seenProfile(form: DetailsForm, fields: readonly DetailField[], profile: Profile): Profile {
  const seen = fields.reduce((document, field) => {
    const [entry] = textKeys(field).flatMap((key) => form.texts[key] ?? [])
    return entry ? withValueAt(document, { kind: 'scalar', field: field.key }, entry.seen[field.key]) : document
  }, documentOf(profile))
  return projectProfile(seen)
}

/** The texts that make up a field. */
export function textKeys(field: DetailField): readonly TextKey[] {
  switch (field.kind) {
    case 'height':
      return ['heightFeet', 'heightInches', 'heightCm']
    case 'email':
    case 'list':
      return []
    case 'name':
    case 'handicap':
    case 'number':
    case 'choice':
      return [field.key]
  }
}

/** What stands greyed in an empty field and is not saved: the estimate, else the handicap that tools calculate with. */
export function suggestedText(key: TextKey, profile: Profile, known?: SpeedEstimate): string | undefined {
  if (key === 'handicap') return handicapText(factOf(profile, key)?.value ?? USUAL_HANDICAP)
  const speed = key === 'swingSpeed' ? (profile.swingSpeed ?? known?.mph) : undefined
  return speed === undefined ? undefined : fieldTextOf('speed', speed, profile.preferredUnits)
}

/** What the field says of the profile. */
function storedText(key: TextKey, profile: Profile): string {
  switch (key) {
    case 'handicap':
      return profile.handicap === null ? '' : handicapText(profile.handicap)
    case 'heightFeet':
      return profile.height === null ? '' : String(Math.floor(toTenth(profile.height) / INCHES_PER_FOOT))
    case 'heightInches':
      return profile.height === null ? '' : String(toTenth(toTenth(profile.height) % INCHES_PER_FOOT))
    case 'heightCm':
      return profile.height === null ? '' : fieldText(shownAs('length', profile.height, 'metres', 0))
    default: {
      const stored = profile[key]
      if (typeof stored !== 'number') return stored ?? ''
      const quantity = QUANTITIES[key]
      return quantity ? fieldTextOf(quantity, stored, profile.preferredUnits) : fieldText(stored)
    }
  }
}

function toTenth(number: number): number {
  return Math.round(number * 10) / 10
}
