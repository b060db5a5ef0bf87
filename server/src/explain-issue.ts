import type * as z from 'zod/mini'
import { AppError } from './errors.ts'

type Issue = z.core.$ZodIssue

const MAX_PATH_LENGTH = 100

/** The refusal for a value that does not fit its schema, naming the field by `at` and the place within it. */
export function refusalFor(
  issue: Issue,
  { value, at = [] }: { readonly value: unknown; readonly at?: readonly string[] },
): AppError {
  const path = [...at, ...issue.path].map(String).join('.').slice(0, MAX_PATH_LENGTH)
  const details = path === '' ? {} : { path }
  if (at.length > 0) return new AppError('invalid-value', sentence(path, issue), details)
  if (isLeftOut(issue, value)) return new AppError('missing-fields', 'Please fill in all fields', details)
  if (issue.code === 'invalid_format' && issue.format === 'email') {
    return new AppError('invalid-email', 'Please enter an e-mail address like name@example.com.', details)
  }
  return new AppError('invalid-body', sentence(path, issue), details)
}

/** Of several things that are wrong the one to speak of: a field that was left empty before one that was filled in. */
export function issueToTell(issues: readonly Issue[], value: unknown): Issue | undefined {
  return issues.find((issue) => isBlank(foundAt(issue, value))) ?? issues[0]
}

function sentence(path: string, issue: Issue): string {
  return `${path || 'The request'} ${whatIsWrong(issue)}.`
}

/** A field that was not sent, or sent with nothing in it. */
function isLeftOut(issue: Issue, body: unknown): boolean {
  const found = foundAt(issue, body)
  return issue.path.length > 0 && (found === undefined || isBlank(found))
}

function isBlank(found: unknown): boolean {
  return typeof found === 'string' && found.trim() === ''
}

function foundAt(issue: Issue, body: unknown): unknown {
  return issue.path.reduce<unknown>((value, key) => entryOf(value, key), body)
}

function entryOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function whatIsWrong(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${issue.expected === 'nonoptional' ? 'given' : `a valid ${issue.expected}`}`
    case 'too_small':
      return `must ${bound(issue.origin, 'at least', issue.minimum, issue.inclusive)}`
    case 'too_big':
      return `must ${bound(issue.origin, 'at most', issue.maximum, issue.inclusive)}`
    case 'not_multiple_of':
      return 'must be a whole number'
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return `is not a valid ${issue.format}`
    case 'unrecognized_keys':
      return 'has fields that do not exist'
    case 'custom':
      return issue.message
    default:
      return 'is not valid'
  }
}

function bound(origin: string, word: 'at least' | 'at most', limit: number | bigint, isInclusive = true): string {
  if (origin === 'string') return `have ${word} ${limit} characters`
  if (origin === 'array') return `have ${word} ${limit} entries`
  if (isInclusive) return `be ${word} ${limit}`
  return `be ${word === 'at least' ? 'more' : 'less'} than ${limit}`
}
