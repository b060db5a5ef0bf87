import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'

export const BODY_LIMIT_BYTES = 256 * 1024
/** Deeper than any body in the contract. */
const MAX_DEPTH = 12
const MAX_ENTRIES = 1_000
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

export function parseJson(text: string): unknown {
  const value = jsonIn(text)
  refuseUnsafe(value)
  return value
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('malformed-json', 'That is not valid JSON.', { cause })
  }
}

function refuseUnsafe(root: unknown): void {
  if (findUnsafe(root) === undefined) return
  throw new AppError('unsafe-json', 'That JSON is nested too deeply, too long or has names that are not allowed.')
}

/**
 * Path to a forbidden key, or to where nesting or length is excessive; undefined if none. Iterative, so that depth cannot exhaust
 * the stack.
 */
export function findUnsafe(root: unknown, maxEntries = MAX_ENTRIES): string | undefined {
  const waiting = [{ value: root, path: '', depth: 1 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next
    if (typeof value !== 'object' || value === null) continue
    const entries = Object.entries(value).map(([key, entry]) => ({
      key,
      value: entry,
      path: path === '' ? key : `${path}.${key}`,
      depth: depth + 1,
    }))
    if (depth > MAX_DEPTH || entries.length > maxEntries) return path
    const unsafe = entries.find(({ key }) => UNSAFE_KEYS.has(key))
    if (unsafe) return unsafe.path
    waiting.push(...entries)
  }
  return undefined
}
