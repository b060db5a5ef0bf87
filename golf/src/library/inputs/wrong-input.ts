import type { Check, Rule } from './check.ts'

/** An argument that is not what its type says, as plain JavaScript may pass it. */
export type WrongInput = {
  readonly problem: 'wrong-input'
  /** The argument and the way to the value in it: `shot.hazards[0].kind`. */
  readonly field: string
  /** Such as 'one of water, bunker, ob' or 'a number from 10 to 100'. */
  readonly expected: string
}

const DAY_TEXT = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** The first of these named values that its check refuses; undefined where all are right. Never throws. */
export function wrongInput<Inputs extends object>(check: Check<Inputs>, inputs: Inputs): WrongInput | undefined {
  return firstWrong(check, inputs, '')
}

function firstWrong(rule: Rule, value: unknown, field: string): WrongInput | undefined {
  switch (rule.is) {
    case 'list': {
      const { of, least, most } = rule
      if (!Array.isArray(value) || value.length < least || value.length > most) return wrong(rule, field)
      return firstOf(value, (item, index) => firstWrong(of, item, `${field}[${index}]`))
    }
    case 'tuple': {
      if (!Array.isArray(value) || value.length !== rule.of.length) return wrong(rule, field)
      return firstOf(rule.of, (each, index) => firstWrong(each, value[index], `${field}[${index}]`))
    }
    case 'record': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(rule, field)
      return firstOf(Object.entries(rule.fields), ([name, each]) =>
        firstWrong(each, Reflect.get(value, name), field === '' ? name : `${field}.${name}`),
      )
    }
    case 'either': {
      const found = rule.of.map((each) => firstWrong(each, value, field))
      if (found.includes(undefined)) return undefined
      // What went wrong farther inside is nearer to what was meant.
      return found.find((each) => each && each.field.length > field.length) ?? wrong(rule, field)
    }
    case 'number':
    case 'choice':
    case 'text':
    case 'day':
    case 'empty':
      return isRight(rule, value) ? undefined : wrong(rule, field)
  }
}

function isRight(rule: Extract<Rule, { readonly is: 'number' | 'choice' | 'text' | 'day' | 'empty' }>, value: unknown) {
  switch (rule.is) {
    case 'number':
      if (typeof value !== 'number' || (rule.isWhole && !Number.isInteger(value))) return false
      return value >= rule.from && value <= rule.to
    case 'choice':
      return rule.of.some((one) => one === value)
    case 'text':
      return typeof value === 'string' && value.length <= rule.mostCharacters
    case 'day':
      return typeof value === 'string' && DAY_TEXT.test(value)
    case 'empty':
      return value === rule.value
  }
}

function firstOf<Item>(
  items: readonly Item[],
  find: (item: Item, index: number) => WrongInput | undefined,
): WrongInput | undefined {
  let index = 0
  for (const item of items) {
    const found = find(item, index)
    if (found) return found
    index += 1
  }
  return undefined
}

function wrong(rule: Rule, field: string): WrongInput {
  return { problem: 'wrong-input', field, expected: expectedOf(rule) }
}

function expectedOf(rule: Rule): string {
  switch (rule.is) {
    case 'number': {
      const { from, to, isWhole } = rule
      const range = to === Number.MAX_VALUE ? '' : ` from ${from} to ${to}`
      return `${isWhole ? 'a whole number' : 'a number'}${range}`
    }
    case 'choice':
      return `one of ${rule.of.join(', ')}`
    case 'text':
      return rule.mostCharacters === Infinity ? 'a text' : `a text of at most ${rule.mostCharacters} characters`
    case 'day':
      return 'a day such as 2026-11-21'
    case 'list':
      return `a list of ${rule.least} to ${rule.most} items`
    case 'tuple':
      return `a list of ${rule.of.length} items`
    case 'record':
      return `an object with ${Object.keys(rule.fields).join(', ')}`
    case 'either':
      return rule.of.map(expectedOf).join(', or ')
    case 'empty':
      return rule.value === null ? 'null' : 'nothing'
  }
}
