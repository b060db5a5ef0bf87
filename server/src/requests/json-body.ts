import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'
import { findExcess, pathAt } from './json-text.ts'

export const BODY_LIMIT_BYTES = 256 * 1024
/** Forms with an e-mail, names and passwords: all of them at their longest, every character escaped. */
export const FORM_LIMIT_BYTES = 4 * 1024
/** A round with the one before it, a day of progress with every club. */
export const ROW_LIMIT_BYTES = 32 * 1024
/** Deeper than any body in the contract. */
export const MAX_DEPTH = 12
const MAX_ENTRIES = 1_000
/** Five times the values of the largest batch of edits. */
const MAX_VALUES = 20_000
const BODY_LIMITS = { depth: MAX_DEPTH, keys: MAX_ENTRIES, items: MAX_ENTRIES, values: MAX_VALUES }
const MAX_PATH_LENGTH = 100
/** Names that could reach an object's prototype. */
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** Accepts JSON bodies only, within limits that real ones do not reach. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    async (_request: FastifyRequest, text: string) => parseJson(text),
  )
}

/** Looks at depth and counts before it parses. */
export function parseJson(text: string): unknown {
  const excess = findExcess(text, BODY_LIMITS)
  if (excess !== undefined) throw unsafeJson(pathAt(text, excess))
  const value = jsonIn(text)
  const unsafe = findUnsafe(value)
  if (unsafe !== undefined) throw unsafeJson(unsafe)
  return value
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('malformed-json', 'That is not valid JSON.', { cause })
  }
}

function unsafeJson(at: string): AppError {
  const path = at.slice(0, MAX_PATH_LENGTH).toWellFormed()
  return new AppError(
    'unsafe-json',
    'That JSON is nested too deeply, too long or has names that are not allowed.',
    path === '' ? {} : { path },
  )
}

type Place = { readonly value: object; readonly within?: Place; readonly key: string; readonly depth: number }

/**
 * Path to a forbidden key, or to where nesting or length is excessive; undefined if none. Iterative, so that depth cannot exhaust
 * the stack.
 */
export function findUnsafe(root: unknown, maxEntries = MAX_ENTRIES): string | undefined {
  const waiting: Place[] = isContainer(root) ? [{ value: root, key: '', depth: 1 }] : []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next
    const keys = Object.keys(value)
    if (depth > MAX_DEPTH || keys.length > maxEntries) return pathOf(next)
    for (const key of keys) {
      const entry: unknown = Reflect.get(value, key)
      const place = { within: next, key, depth: depth + 1 }
      if (UNSAFE_KEYS.has(key)) return pathOf({ value, ...place })
      if (isContainer(entry)) waiting.push({ value: entry, ...place })
    }
  }
  return undefined
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function pathOf({ key, within }: Place): string {
  if (!within) return key
  const before = pathOf(within)
  return before === '' ? key : `${before}.${key}`
}
