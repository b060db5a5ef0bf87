import type * as z from 'zod/mini'
import { AppError } from '#server/errors.ts'

type Issue = z.core.$ZodIssue

type Refused = {
  readonly value: unknown
  /** Path of the value; empty for a form. */
  readonly at?: readonly string[]
  /** Beginning of the sentence, for values the page has already named. */
  readonly subject?: string
}

const MAX_PATH_LENGTH = 100
const NOT_AN_EMAIL = 'Please enter an email address like name@example.com.'

/** Names of the fields golfers type into; the page fills in all others. */
const TYPED_FIELDS: ReadonlyMap<string, string> = new Map([
  ['firstName', 'Your first name'],
  ['lastName', 'Your last name'],
  ['email', 'Your email address'],
  ['password', 'Your password'],
  ['message', 'Your message'],
])

/** The error for a value that does not match its schema, with `at` and the path within the value. */
export function refusalFor(issue: Issue, { value, at = [], subject }: Refused): AppError {
  const path = [...at, ...issue.path].map(String).join('.').slice(0, MAX_PATH_LENGTH)
  const details = path === '' ? {} : { path }
  const sentence = isEmailWrong(issue) ? NOT_AN_EMAIL : `${subject ?? nameOf(path)} ${describeIssue(issue)}.`
  if (at.length > 0) return new AppError('invalid-value', sentence, details)
  if (isMissing(issue, value)) return new AppError('missing-fields', 'Please fill in all fields', details)
  return new AppError(isEmailWrong(issue) ? 'invalid-email' : 'invalid-body', sentence, details)
}

/** The issue to report: an empty field before a wrong one. */
export function issueToReport(issues: readonly Issue[], value: unknown): Issue | undefined {
  return issues.find((issue) => isBlank(foundAt(issue, value))) ?? issues[0]
}

function nameOf(path: string): string {
  return TYPED_FIELDS.get(path) ?? (path || 'The request')
}

function isEmailWrong(issue: Issue): boolean {
  return issue.code === 'invalid_format' && issue.format === 'email'
}

/** Missing or blank. */
function isMissing(issue: Issue, body: unknown): boolean {
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

/** The end of a sentence that begins with the field's name. */
export function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPE_WORDS.get(issue.expected) ?? `a valid ${issue.expected}`}`
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
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

const TYPE_WORDS: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'yes or no'],
  ['array', 'a list'],
  ['nonoptional', 'given'],
])

type Limited<Code extends Issue['code']> = Extract<Issue, { readonly code: Code }>

function tooSmall({ origin, minimum, inclusive = true }: Limited<'too_small'>): string {
  if (origin === 'string' && minimum <= 1) return 'must not be empty'
  if (origin === 'string') return `is too short: at least ${shown(minimum)} characters`
  if (origin === 'array') return `has too few entries: at least ${shown(minimum)}`
  return `must be ${inclusive ? 'at least' : 'more than'} ${shown(minimum)}`
}

function tooBig({ origin, maximum, inclusive = true }: Limited<'too_big'>): string {
  if (origin === 'string') return `is too long: at most ${shown(maximum)} characters`
  if (origin === 'array') return `has too many entries: at most ${shown(maximum)}`
  return `must be ${inclusive ? 'at most' : 'less than'} ${shown(maximum)}`
}

/** 5,000 and −10. */
function shown(limit: number | bigint): string {
  return limit.toLocaleString('en').replace('-', '−')
}
