import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { MOST_TOKENS, TOKEN_LIFE_DAYS, TOKEN_PREFIX } from '@bagwise/contract/token-limits'
import type { TokenScope } from '@bagwise/contract/token-limits'
import type { ApiToken } from '@bagwise/contract/tokens'
import { deleteInChunks } from '#server/db/delete-in-chunks.ts'
import type { Tables } from '#server/db/schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LIFE_MS = TOKEN_LIFE_DAYS * DAY_MS
const SECRET_BYTES = 32
/** The clocks of several servers differ by less. */
const CLOCK_TOLERANCE_MS = 60 * 1000

type ValidToken = { readonly id: string; readonly userId: string; readonly lastUsedOn: string | null }

/** In the order in which they were made. */
export async function listTokens(db: Kysely<Tables>, userId: string, now: Date): Promise<ApiToken[]> {
  const rows = await db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scope', 'created_at', 'expires_at', 'last_used_on'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, scope, created_at, expires_at, last_used_on }) => ({
    id,
    name,
    scope,
    madeOn: dayOf(created_at),
    expiresOn: dayOf(expires_at),
    lastUsedOn: last_used_on,
  }))
}

type NewToken = { readonly userId: string; readonly name: string; readonly scope: TokenScope; readonly now: Date }

/** The account is locked. 'full' when no further one fits; expired ones make room. */
export async function insertToken(
  transaction: Transaction<Tables>,
  { userId, name, scope, now }: NewToken,
): Promise<(ApiToken & { readonly token: string }) | 'full'> {
  const own = transaction.deleteFrom('api_tokens').where('user_id', '=', userId)
  await own.where('expires_at', '<=', now.toISOString()).execute()
  if ((await listTokens(transaction, userId, now)).length >= MOST_TOKENS) return 'full'
  const token = `${TOKEN_PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`
  const id = randomUUID()
  const created_at = now.toISOString()
  const expires_at = new Date(now.getTime() + LIFE_MS).toISOString()
  await transaction
    .insertInto('api_tokens')
    .values({
      id,
      user_id: userId,
      token_hash: hashOf(token),
      name,
      scope,
      created_at,
      expires_at,
      last_used_on: null,
    })
    .execute()
  return { id, name, scope, madeOn: dayOf(created_at), expiresOn: dayOf(expires_at), lastUsedOn: null, token }
}

/** The token, where its golfer is there, not locked, and it is made for this. */
export async function findValidToken(
  db: Kysely<Tables>,
  { token, scope, now }: { readonly token: string; readonly scope: TokenScope; readonly now: Date },
): Promise<ValidToken | undefined> {
  // One that ends too late was made by a clock that was ahead.
  const latestEnd = new Date(now.getTime() + LIFE_MS + CLOCK_TOLERANCE_MS).toISOString()
  const found = await db
    .selectFrom('api_tokens')
    .innerJoin('user', 'user.id', 'api_tokens.user_id')
    .select(['api_tokens.id', 'api_tokens.user_id as userId', 'api_tokens.last_used_on as lastUsedOn'])
    .where('token_hash', '=', hashOf(token))
    .where('scope', '=', scope)
    .where('expires_at', '>', now.toISOString())
    .where('expires_at', '<=', latestEnd)
    .where('user.locked_at', 'is', null)
    .executeTakeFirst()
  return found
}

/** A write a day at most. */
export async function recordUse(db: Kysely<Tables>, { id, lastUsedOn }: ValidToken, now: Date): Promise<void> {
  const last_used_on = dayOf(now.toISOString())
  if (last_used_on === lastUsedOn) return
  await db.updateTable('api_tokens').set({ last_used_on }).where('id', '=', id).execute()
}

export async function deleteToken(
  db: Kysely<Tables>,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<void> {
  await db.deleteFrom('api_tokens').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** Deletes expired ones. */
export async function sweepTokens(db: Kysely<Tables>, now: Date, stopped: AbortSignal): Promise<void> {
  const limit = { until: now.toISOString() }
  await deleteInChunks(db, { table: 'api_tokens', time: 'expires_at', key: 'id', limit }, stopped)
}

/** SHA-256 is enough: nobody guesses 256 random bits. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function dayOf(time: string): string {
  return time.slice(0, '2000-01-01'.length)
}
