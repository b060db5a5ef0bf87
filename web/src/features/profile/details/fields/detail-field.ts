import type { Profile } from '@bagwise/contract/profile'
import type { Hand, PreferredUnits } from '@bagwise/golf/golfer'
import type { Quantity } from '#quantities/quantity.ts'

/** How the golfer reads a profile. */
export type Reader = { readonly hand: Hand | null | undefined; readonly units: PreferredUnits }

/** One of several: `value` is what is stored. */
export type Choice = { readonly value: string; readonly label: string }

type KeysHolding<Value> = { [Key in keyof Profile]: Profile[Key] extends Value ? Key : never }[keyof Profile]

/** Fields of the profile by what they hold. */
export type NameKey = 'firstName' | 'lastName'
export type NumberKey = Exclude<
  KeysHolding<number | null>,
  'handicap' | 'height' | 'shareCount' | 'reachInTwoYards' | 'askedSwingSpeed'
>
export type ListKey = Extract<KeysHolding<string[]>, 'golfGoals' | 'currentIssues'>
export type ChoiceKey = Exclude<
  KeysHolding<string | null>,
  NameKey | 'id' | 'email' | 'golfPersona' | 'createdAt' | 'updatedAt'
>

type Described = {
  readonly label: string
  /** A line below the field: what it means or is good for. */
  readonly help?: string | undefined
}

type NameField = Described & {
  readonly kind: 'name'
  readonly key: NameKey
  readonly autoComplete: 'given-name' | 'family-name'
}

export type NumberField = Described & {
  readonly kind: 'number'
  readonly key: NumberKey
  /** As in "95 mph". */
  readonly unit: string
  /** Shown in the golfer's units, stored in those of `yards`. */
  readonly quantity?: Quantity
  /** Both ends included. */
  readonly min: number
  readonly max: number
  readonly isWhole: boolean
}

export type ChoiceField = Described & {
  readonly kind: 'choice'
  readonly key: ChoiceKey
  readonly choices: readonly Choice[]
}

export type ListField = Described & {
  readonly kind: 'list'
  readonly key: ListKey
  readonly choices: readonly Choice[]
}

/** Shown, never typed here. */
type EmailField = Described & { readonly kind: 'email'; readonly key: 'email' }
/** A plus handicap is typed with a plus. */
type HandicapField = Described & { readonly kind: 'handicap'; readonly key: 'handicap' }
/** Typed as feet and inches or in centimeters, stored in inches. */
type HeightField = Described & { readonly kind: 'height'; readonly key: 'height'; readonly units: PreferredUnits }

export type DetailField = NameField | EmailField | HandicapField | HeightField | NumberField | ChoiceField | ListField

export type DetailSection = { readonly title: string; readonly fields: readonly DetailField[] }

/** A field with one value out of a closed set: a label for every member, in the order shown. */
export function choiceField<Key extends ChoiceKey>({
  key,
  label,
  help,
  words,
}: {
  readonly key: Key
  readonly label: string
  readonly help?: string
  readonly words: Readonly<Record<NonNullable<Profile[Key]>, string>>
}): ChoiceField {
  return { kind: 'choice', key, label, help, choices: choicesOf(words) }
}

export function choicesOf(words: Readonly<Record<string, string>>): readonly Choice[] {
  return Object.entries(words).map(([value, word]) => ({ value, label: word }))
}
