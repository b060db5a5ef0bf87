import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { createLinkStore } from '#server/mailed-links/link-store.ts'
import type { LinkStore } from '#server/mailed-links/link-store.ts'

export type VerificationStore = {
  readonly isVerified: (userId: string) => Promise<boolean>
  /** Creates a token for a link to this address; undefined when no account has it. */
  readonly createToken: LinkStore['createToken']
  /** Uses a token; false when it is not valid. A change of the e-mail has voided those of the address before. */
  readonly verify: (token: string, now: Date) => Promise<boolean>
}

export function createVerificationStore(database: Pick<Database, 'db' | 'kind'>): VerificationStore {
  const { db } = database
  const links = createLinkStore(database, 'verify-email')
  return {
    isVerified: async (userId) => {
      const golfer = db.selectFrom('user').select('emailVerified').where('id', '=', userId)
      return Boolean((await golfer.executeTakeFirst())?.emailVerified)
    },

    createToken: links.createToken,

    verify: async (token, now) => {
      const golfer = await links.useToken(token, now, async (transaction, { userId }) => {
        const verified = { emailVerified: sql<boolean>`true`, updatedAt: now.toISOString() }
        await transaction.updateTable('user').set(verified).where('id', '=', userId).execute()
      })
      return golfer !== undefined
    },
  }
}
