import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'
import { isOpenPeriod } from '#server/open-period.ts'
import { clientKey } from '#server/rate-limit/client-key.ts'
import { FORM_LIMIT_BYTES } from './json-body.ts'

const MINUTE_MS = 60 * 1000
const WINDOW_MS = 15 * MINUTE_MS
/** Some megabytes of memory at most; beyond it the address that was counted first is forgotten. */
const MAX_ADDRESSES = 10_000
/** An empty object costs nothing to read: whoever else is at the address, a golfer can sign out. */
const EMPTY_BODY_BYTES = 2
/** Malformed, too large, no JSON, invalid. */
const REFUSALS = new Set([400, 413, 415, 422])

type Parts = { readonly limit: number; readonly now: () => Date }

/**
 * Reading a body that is then refused costs time, and anybody may send one. So each server counts them by address, in
 * memory and for all addresses from the same minute on: junk must not cause writes. Beyond the limit bodies from there
 * are refused unread, good ones too. A clubhouse shares one address, so the limit is far above what mistakes reach.
 */
export function limitRefusedBodies(app: FastifyInstance, { limit, now }: Parts): void {
  const counts = new Map<string, number>()
  let windowEndsAtMs = 0

  app.addHook('onRequest', async (request) => {
    const nowMs = now().getTime()
    if (!isOpenPeriod({ endsAtMs: windowEndsAtMs, nowMs, lengthMs: WINDOW_MS })) {
      counts.clear()
      windowEndsAtMs = nowMs + WINDOW_MS
    }
    if (counts.size === 0 || bodyBytes(request) <= EMPTY_BODY_BYTES || (counts.get(clientKey(request.ip)) ?? 0) < limit)
      return
    throw tooManyRefused(Math.ceil((windowEndsAtMs - nowMs) / 1000))
  })
  app.addHook('onSend', async (request, { statusCode }) => {
    if (!isRefused(statusCode, bodyBytes(request))) return
    const client = clientKey(request.ip)
    const [first] = counts.keys()
    if (first !== undefined && counts.size >= MAX_ADDRESSES && !counts.has(client)) counts.delete(first)
    counts.set(client, (counts.get(client) ?? 0) + 1)
  })
}

/** A form counts when something is wrong with it, a larger body whatever it is refused for: it was read before. */
function isRefused(statusCode: number, bytes: number): boolean {
  if (bytes > FORM_LIMIT_BYTES && statusCode >= 400 && statusCode < 500) return true
  return bytes > EMPTY_BODY_BYTES && REFUSALS.has(statusCode)
}

/** As announced; without an announcement it may be any. */
function bodyBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(headers['content-length'] ?? 0)
}

function tooManyRefused(retryAfterSeconds: number): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return new AppError(
    'too-many-tries',
    `Too much that cannot be read was sent from here. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds },
  )
}
