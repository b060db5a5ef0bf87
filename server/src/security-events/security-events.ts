import { createHmac, hkdfSync, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { deleteInChunks } from '#server/db/delete-in-chunks.ts'
import type { Tables } from '#server/db/schema.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { clientKey } from '#server/rate-limit/client-key.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_DAYS = 30
/** The newest: whoever guesses all day must not fill the disk. */
const KEPT_EVENTS = 100_000
const KEY_BYTES = 32
/** 96 bits tell two marks apart and are short enough to read. */
const MARK_BYTES = 12

export const SECURITY_EVENTS = [
  /** A wrong password, or an e-mail that nobody has. */
  'sign-in-failed',
  /** A golfer who is signed in was asked for the password. */
  'confirmation-failed',
  /** The first try that was refused for too many wrong ones. */
  'locked-out',
  /** From another device, or by a new password. */
  'sessions-ended',
] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/** As it was typed, and where from; undefined where the request does not say. */
export type Who = { readonly email: string; readonly address: string | undefined }

export type StoredEvent = {
  readonly happenedAt: string
  readonly event: string
  readonly emailMark: string
  readonly networkMark: string | null
}

export type SecurityEvents = {
  /** Never throws: what happened is not undone because it could not be noted. */
  readonly note: (event: SecurityEvent, who: Who) => Promise<void>
  readonly sweep: (now: Date, stopped: AbortSignal) => Promise<void>
}

type Parts = {
  readonly db: Kysely<Tables>
  readonly secret: string
  readonly now: () => Date
  readonly metrics: Pick<Metrics, 'securityEvent'>
  readonly log: FastifyBaseLogger
}

/**
 * What an operator looks for when somebody guesses passwords, in the log and for 30 days in the database. Marks stand for
 * e-mail and network: the same one is recognised, and only who has the secret can tell whose it is.
 */
export function createSecurityEvents({ db, secret, now, metrics, log }: Parts): SecurityEvents {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'bagwise security events', KEY_BYTES))
  const markOf = (text: string) =>
    createHmac('sha256', key).update(text).digest().subarray(0, MARK_BYTES).toString('base64url')

  return {
    note: async (event, { email, address }) => {
      const emailMark = markOf(`e-mail ${email}`)
      const networkMark = address === undefined ? null : markOf(`network ${clientKey(address)}`)
      metrics.securityEvent(event)
      log.warn({ event, emailMark, networkMark }, 'Security event')
      await db
        .insertInto('security_events')
        .values({
          id: randomUUID(),
          event,
          email_mark: emailMark,
          network_mark: networkMark,
          happened_at: now().toISOString(),
        })
        .execute()
        .catch((err: unknown) => log.error({ err }, 'A security event could not be kept'))
    },

    sweep: async (time, stopped) => {
      const events = { table: 'security_events', time: 'happened_at', key: 'id' } as const
      const before = new Date(time.getTime() - KEPT_DAYS * DAY_MS).toISOString()
      await deleteInChunks(db, { ...events, limit: { before } }, stopped)
      const surplus = await firstBeyond(db)
      if (surplus !== undefined) await deleteInChunks(db, { ...events, limit: { until: surplus } }, stopped)
    },
  }
}

/** Newest first. */
export async function listSecurityEvents(db: Kysely<Tables>, limit: number): Promise<readonly StoredEvent[]> {
  const rows = db.selectFrom('security_events').selectAll().orderBy('happened_at', 'desc').orderBy('id').limit(limit)
  return (await rows.execute()).map(({ event, email_mark, network_mark, happened_at }) => ({
    happenedAt: happened_at,
    event,
    emailMark: email_mark,
    networkMark: network_mark,
  }))
}

/** The time of the newest event that is not kept. */
async function firstBeyond(db: Kysely<Tables>): Promise<string | undefined> {
  const times = db.selectFrom('security_events').select('happened_at').orderBy('happened_at', 'desc')
  return (await times.offset(KEPT_EVENTS).limit(1).executeTakeFirst())?.happened_at
}
