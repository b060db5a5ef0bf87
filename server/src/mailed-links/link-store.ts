import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { lockAccount } from '#server/db/transactions/lock-account.ts'
import type { Tables } from '#server/db/schema.ts'

const TOKEN_BYTES = 32
const HOUR_MS = 60 * 60 * 1000
const VALID_MS = { 'reset-password': HOUR_MS, 'verify-email': 24 * HOUR_MS } as const
/** The clocks of several servers differ by less. */
const CLOCK_TOLERANCE_MS = 60 * 1000

/** What a link is for. A token of one purpose is worth nothing for the other. */
export type LinkPurpose = keyof typeof VALID_MS

/** Stands before the hashes of these links, since they share a table; reset links have none before them. */
const VERIFY_EMAIL_MARK = 'verify-email:'

export type LinkStore = {
  /**
   * Creates a token that works once, for as long as its purpose allows; undefined when no account has this e-mail. Only
   * its hash is stored.
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
export function createLinkStore({ db, kind }: Pick<Database, 'db' | 'kind'>, purpose: LinkPurpose): LinkStore {
  const validMs = VALID_MS[purpose]

  async function addToken(transaction: Transaction<Tables>, userId: string, now: Date): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const time = now.toISOString()
    await transaction
      .insertInto('verification')
      .values({
        id: randomUUID(),
        identifier: identifierOf(purpose, token),
        value: userId,
        expiresAt: new Date(now.getTime() + validMs).toISOString(),
        createdAt: time,
        updatedAt: time,
      })
      .execute()
    return token
  }

  /** The golfer of a valid token. */
  async function golferOf(on: Kysely<Tables>, token: string, now: Date): Promise<string | undefined> {
    // One that ends too late was made by a clock that was ahead.
    const latestEnd = new Date(now.getTime() + validMs + CLOCK_TOLERANCE_MS).toISOString()
    const open = on
      .selectFrom('verification')
      .select('value')
      .where('identifier', '=', identifierOf(purpose, token))
      .where('expiresAt', '>', now.toISOString())
      .where('expiresAt', '<=', latestEnd)
    return (await open.executeTakeFirst())?.value
  }

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
          .where('identifier', '=', identifierOf(purpose, token))
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

function identifierOf(purpose: LinkPurpose, token: string): string {
  const hash = createHash('sha256').update(`${purpose}:${token}`).digest('base64url')
  return purpose === 'verify-email' ? VERIFY_EMAIL_MARK + hash : hash
}

/** What a stored link is for; undefined for rows of the table that are no links. */
export function purposeOf(identifier: string): LinkPurpose | undefined {
  if (identifier.startsWith(VERIFY_EMAIL_MARK)) return 'verify-email'
  return identifier.includes(':') ? undefined : 'reset-password'
}
