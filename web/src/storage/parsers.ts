import { fieldOf } from './local-copy.ts'

// What is read back from the device may be old, cut off or foreign.

/** What the content says; undefined when it does not have the expected form. */
export type Parser<Value> = (content: unknown) => Value | undefined
type ParserOfEach<Shape> = { readonly [Name in keyof Shape]: Parser<Shape[Name]> }
type Optional<Shape> = { readonly [Name in keyof Shape]?: Shape[Name] | undefined }

export const text: Parser<string> = (content) => (typeof content === 'string' ? content : undefined)
export const flag: Parser<boolean> = (content) => (typeof content === 'boolean' ? content : undefined)
export const finiteNumber: Parser<number> = (content) =>
  typeof content === 'number' && Number.isFinite(content) ? content : undefined
export const anything: Parser<unknown> = (content) => content ?? null

export function oneOf<const Member>(members: readonly Member[]): Parser<Member> {
  return (content) => members.find((member) => member === content)
}

export function orNull<Value>(parse: Parser<Value>): Parser<Value | null> {
  return (content) => (content === null ? null : parse(content))
}

export function only<Value>(parse: Parser<Value>, isRight: (value: Value) => boolean): Parser<Value> {
  return (content) => {
    const value = parse(content)
    return value !== undefined && isRight(value) ? value : undefined
  }
}

export function listOf<Item>(parse: Parser<Item>): Parser<readonly Item[]> {
  return (content) => {
    if (!Array.isArray(content)) return undefined
    const parsed = content.map((item) => parse(item)).filter((item) => item !== undefined)
    return parsed.length === content.length ? parsed : undefined
  }
}

export function recordOf<Value>(
  parse: (name: string, content: unknown) => Value | undefined,
): Parser<Readonly<Record<string, Value>>> {
  return (content) => {
    if (typeof content !== 'object' || content === null || Array.isArray(content)) return undefined
    const entries = Object.entries(content).map(([name, value]) => [name, parse(name, value)] as const)
    const parsed = entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
    return parsed.length === entries.length ? Object.fromEntries(parsed) : undefined
  }
}

/** The named fields and no others; those of `optional` may be missing. */
export function fields<Shape extends object, More extends object = object>(
  needed: ParserOfEach<Shape>,
  optional?: ParserOfEach<More>,
): Parser<Shape & Optional<More>>
export function fields(
  needed: Readonly<Record<string, Parser<unknown>>>,
  optional: Readonly<Record<string, Parser<unknown>>> = {},
): Parser<object> {
  return (content) => {
    const parsed: [string, unknown][] = []
    for (const [name, parse] of Object.entries({ ...needed, ...optional })) {
      const isMissing = Object.hasOwn(optional, name) && fieldOf(content, name) === undefined
      const value = isMissing ? undefined : parse(fieldOf(content, name))
      if (value === undefined && !isMissing) return undefined
      parsed.push([name, value])
    }
    return Object.fromEntries(parsed)
  }
}
