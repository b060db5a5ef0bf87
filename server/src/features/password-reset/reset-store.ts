import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { lockAccount } from '#server/db/transactions/lock-account.ts'
import type { Tables } from '#server/db/schema.ts'

const TOKEN_BYTES = 32
const VALID_MS = 60 * 60 * 1000
/** The clocks of several servers differ by less. */
const CLOCK_TOLERANCE_MS = 60 * 1000

export type ResetStore = {
  /**
   * Creates a token that sets one new password within an hour; undefined when no account has this e-mail. Only its hash
   * is stored.
   */
  readonly createToken: (email: string, now: Date) => Promise<string | undefined>
  readonly isOpen: (token: string, now: Date) => Promise<boolean>
  /** Consumes the token in the transaction that uses it. Returns its golfer; undefined when the token is not valid. */
  readonly useToken: (
    token: string,
    now: Date,
    use: (
      transaction: Transaction<Tables>,
      golfer: { readonly userId: string; readonly email: string },
    ) => Promise<void>,
  ) => Promise<string | undefined>
}

/** Tokens are in the account library's own table, hashed as the library would. */
export function createResetStore({ db, kind }: Pick<Database, 'db' | 'kind'>): ResetStore {
  return {
    createToken: (email, now) =>
      db.transaction().execute(async (transaction) => {
        const golfer = await golferWith(transaction, email)
        if (golfer === undefined) return undefined
        await lockAccount(transaction, { kind, userId: golfer })
        // The e-mail may have changed while this waited: then no mail goes to the old address.
        if ((await golferWith(transaction, email)) !== golfer) return undefined
        return addToken(transaction, golfer, now)
      }),

    isOpen: async (token, now) => (await golferOf(db, token, now)) !== undefined,

    useToken: (token, now, use) =>
      db.transaction().execute(async (transaction) => {
        const userId = await golferOf(transaction, token, now)
        if (userId === undefined) return undefined
        await lockAccount(transaction, { kind, userId })
        // It may have been used while this waited.
        const used = await transaction
          .deleteFrom('verification')
          .where('identifier', '=', hashOf(token))
          .returning('id')
          .execute()
        if (used.length === 0) return undefined
        const golfer = transaction.selectFrom('user').select(['id as userId', 'email']).where('id', '=', userId)
        await use(transaction, await golfer.executeTakeFirstOrThrow())
        return userId
      }),
  }
}

async function golferWith(db: Kysely<Tables>, email: string): Promise<string | undefined> {
  return (await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst())?.id
}

async function addToken(transaction: Transaction<Tables>, userId: string, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const time = now.toISOString()
  await transaction
    .insertInto('verification')
    .values({
      id: randomUUID(),
      identifier: hashOf(token),
      value: userId,
      expiresAt: new Date(now.getTime() + VALID_MS).toISOString(),
      createdAt: time,
      updatedAt: time,
    })
    .execute()
  return token
}

/** The golfer of a valid token. */
async function golferOf(db: Kysely<Tables>, token: string, now: Date): Promise<string | undefined> {
  // One that ends too late was made by a clock that was ahead.
  const latestEnd = new Date(now.getTime() + VALID_MS + CLOCK_TOLERANCE_MS).toISOString()
  const open = db
    .selectFrom('verification')
    .select('value')
    .where('identifier', '=', hashOf(token))
    .where('expiresAt', '>', now.toISOString())
    .where('expiresAt', '<=', latestEnd)
  return (await open.executeTakeFirst())?.value
}

function hashOf(token: string): string {
  return createHash('sha256').update(`reset-password:${token}`).digest('base64url')
}
