import type * as z from 'zod/mini'
import * as copy from './tools.copy.ts'

const { wrongInput, kinds } = copy

/** One sentence for the first thing that is wrong with what was sent. */
export function wrongInputText({ issues }: z.core.$ZodError, sent: unknown): string {
  const [issue] = issues
  if (!issue) throw new Error('Nothing is wrong with input that was refused')
  const { path } = issue
  const field = path.map(String).join('.')
  switch (issue.code) {
    case 'unrecognized_keys':
      return wrongInput.unknownField([...path, issue.keys[0] ?? ''].map(String).join('.'))
    case 'invalid_type':
      if (path.length === 0) return wrongInput.noObject
      if (entryAt(sent, path) === undefined) return wrongInput.missing(field)
      return wrongInput.kind(field, kinds[issue.expected] ?? issue.expected)
    case 'invalid_value':
      return wrongInput.oneOf(field, issue.values.map(String))
    case 'too_small':
      return wrongInput.tooSmall(field, Number(issue.minimum))
    case 'too_big':
      return issue.origin === 'array'
        ? wrongInput.tooMany(field, Number(issue.maximum))
        : wrongInput.tooLarge(field, Number(issue.maximum))
    default:
      return wrongInput.other(field)
  }
}

function entryAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((entry, key) => Reflect.get(Object(entry), key), value)
}
