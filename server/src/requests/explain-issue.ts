import type * as z from 'zod/mini'
import { AppError } from '#server/errors.ts'

type Issue = z.core.$ZodIssue

type Refused = {
  readonly value: unknown
  /** Where the value stands; a form stands nowhere else. */
  readonly at?: readonly string[]
  /** What the sentence begins with, where the page has named the field already. */
  readonly subject?: string
}

const MAX_PATH_LENGTH = 100
const NOT_AN_EMAIL = 'Please enter an email address like name@example.com.'

/** What golfers call the fields that they type into; the others are filled in by the page. */
const TYPED_FIELDS: ReadonlyMap<string, string> = new Map([
  ['firstName', 'Your first name'],
  ['lastName', 'Your last name'],
  ['email', 'Your email address'],
  ['password', 'Your password'],
  ['message', 'Your message'],
])

/** The refusal for a value that does not fit its schema, naming the field by `at` and the place within it. */
export function refusalFor(issue: Issue, { value, at = [], subject }: Refused): AppError {
  const path = [...at, ...issue.path].map(String).join('.').slice(0, MAX_PATH_LENGTH)
  const details = path === '' ? {} : { path }
  const sentence = isEmailWrong(issue) ? NOT_AN_EMAIL : `${subject ?? nameOf(path)} ${whatIsWrong(issue)}.`
  if (at.length > 0) return new AppError('invalid-value', sentence, details)
  if (isLeftOut(issue, value)) return new AppError('missing-fields', 'Please fill in all fields', details)
  return new AppError(isEmailWrong(issue) ? 'invalid-email' : 'invalid-body', sentence, details)
}

/** Of several things that are wrong the one to speak of: a field that was left empty before one that was filled in. */
export function issueToTell(issues: readonly Issue[], value: unknown): Issue | undefined {
  return issues.find((issue) => isBlank(foundAt(issue, value))) ?? issues[0]
}

function nameOf(path: string): string {
  return TYPED_FIELDS.get(path) ?? (path || 'The request')
}

function isEmailWrong(issue: Issue): boolean {
  return issue.code === 'invalid_format' && issue.format === 'email'
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

/** The end of a sentence that begins with the name of the field. */
export function whatIsWrong(issue: Issue): string {
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
