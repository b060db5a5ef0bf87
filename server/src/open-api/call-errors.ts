import type { Endpoint } from '@bagwise/contract/endpoint'
import { NO_QUERY } from '@bagwise/contract/endpoint'
import { ERROR_CODES } from '@bagwise/contract/error-codes'
import type { ErrorCode } from '@bagwise/contract/error-codes'
import type { JsonSchema } from './json-schemas.ts'

/** Of every call that takes a body, whatever is in it. */
const OF_BODIES = [
  'bad-request',
  'malformed-json',
  'unsafe-json',
  'body-too-large',
  'not-json',
  'invalid-body',
] as const satisfies readonly ErrorCode[]
const OF_ALL = ['too-many-tries', 'internal', 'busy'] as const satisfies readonly ErrorCode[]

export type ErrorsByStatus = ReadonlyMap<number, readonly ErrorCode[]>

/** Codes of the errors of a call by their status: those of its input and access, and its own. `body` is its schema, where it takes one. */
export function errorsOf(endpoint: Endpoint, body: JsonSchema | undefined): ErrorsByStatus {
  const { method, access, query, path, errors = [], isWithoutDatabase = false } = endpoint
  const codes: readonly ErrorCode[] = [
    ...OF_ALL,
    ...(method === 'GET' ? [] : (['foreign-origin'] as const)),
    ...(body ? [...OF_BODIES, ...ofFields(body)] : []),
    ...(query === NO_QUERY ? [] : (['invalid-value'] as const)),
    // An address with NUL, or one that is too long.
    ...(path.includes(':') ? (['not-found'] as const) : []),
    ...(access === 'golfer' ? (['not-signed-in'] as const) : []),
    ...(access === 'token' ? (['token-refused'] as const) : []),
    ...(isWithoutDatabase ? [] : (['database-unavailable'] as const)),
    ...errors,
  ]
  return byStatus(codes)
}

/** In the order of the statuses, each with its codes in the order of the list. */
export function byStatus(codes: readonly ErrorCode[]): ErrorsByStatus {
  const all = (Object.keys(ERROR_CODES) as ErrorCode[]).filter((code) => codes.includes(code))
  return Map.groupBy(all, (code) => ERROR_CODES[code].status)
}

function ofFields({ properties = {} }: JsonSchema): readonly ErrorCode[] {
  const fields = Object.values(properties)
  const hasEmail = fields.some((field) => typeof field === 'object' && field.format === 'email')
  return [
    ...(fields.length > 0 ? (['missing-fields'] as const) : []),
    ...(hasEmail ? (['invalid-email'] as const) : []),
  ]
}
