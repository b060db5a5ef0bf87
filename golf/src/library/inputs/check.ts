/** What a value has to be, as data. */
export type Rule =
  | { readonly is: 'number'; readonly from: number; readonly to: number; readonly isWhole: boolean }
  | { readonly is: 'choice'; readonly of: readonly (string | number | boolean)[] }
  | { readonly is: 'text'; readonly mostCharacters: number }
  | { readonly is: 'day' }
  | { readonly is: 'list'; readonly of: Rule; readonly least: number; readonly most: number }
  | { readonly is: 'tuple'; readonly of: readonly Rule[] }
  | { readonly is: 'record'; readonly fields: Readonly<Record<string, Rule>> }
  | { readonly is: 'either'; readonly of: readonly Rule[] }
  | { readonly is: 'empty'; readonly value: null | undefined }

/** The rule of a type: the compiler holds it against that type. */
export type Check<Value> = Rule & { readonly accepts?: Value }

type Range = { readonly from: number; readonly to: number }

const ANY_NUMBER: Range = { from: -Number.MAX_VALUE, to: Number.MAX_VALUE }
/** Longer than any id or name. */
const MOST_CHARACTERS = 300

/** A finite number; without a range any, since the model has one of its own and says so. */
/* @__NO_SIDE_EFFECTS__ */
export function number(range: Range = ANY_NUMBER): Check<number> {
  return { is: 'number', ...range, isWhole: false }
}

/* @__NO_SIDE_EFFECTS__ */
export function whole(range: Range): Check<number> {
  return { is: 'number', ...range, isWhole: true }
}

/* @__NO_SIDE_EFFECTS__ */
export function choice<const Choice extends string | number | boolean>(of: readonly Choice[]): Check<Choice> {
  return { is: 'choice', of }
}

export const FLAG: Check<boolean> = { is: 'choice', of: [true, false] }

/* @__NO_SIDE_EFFECTS__ */
export function text(mostCharacters = MOST_CHARACTERS): Check<string> {
  return { is: 'text', mostCharacters }
}

/** A calendar day such as 2026-11-21. */
export const DAY: Check<string> = { is: 'day' }

/* @__NO_SIDE_EFFECTS__ */
export function list<Value>(
  of: Check<Value>,
  { least = 0, most }: { readonly least?: number; readonly most: number },
): Check<readonly Value[]> {
  return { is: 'list', of, least, most }
}

/* @__NO_SIDE_EFFECTS__ */
export function tuple<One, Other>(one: Check<One>, other: Check<Other>): Check<readonly [One, Other]> {
  return { is: 'tuple', of: [one, other] }
}

/** Every field of the type; others that a value has are let alone. */
/* @__NO_SIDE_EFFECTS__ */
export function record<Value>(fields: {
  readonly [Field in keyof Required<Value>]: Check<Value[Field & keyof Value]>
}): Check<Value> {
  return { is: 'record', fields }
}

/* @__NO_SIDE_EFFECTS__ */
export function either<One, Other>(one: Check<One>, other: Check<Other>): Check<One | Other> {
  return { is: 'either', of: [one, other] }
}

/* @__NO_SIDE_EFFECTS__ */
export function optional<Value>(check: Check<Value>): Check<Value | undefined> {
  return either(check, { is: 'empty', value: undefined })
}

/* @__NO_SIDE_EFFECTS__ */
export function orNull<Value>(check: Check<Value>): Check<Value | null> {
  return either(check, { is: 'empty', value: null })
}
