import type { Kysely } from 'kysely'
import type { Takeout } from '@bagwise/contract/takeout'
import type { Tables } from '#server/db/schema.ts'
import { purposeOf } from '#server/mailed-links/link-store.ts'
import type { LinkPurpose } from '#server/mailed-links/link-store.ts'

/** Rows that no other feature reads. Tokens and hashes are left out. */
export type TakeoutStore = {
  readonly signInMethods: (userId: string) => Promise<Takeout['signInMethods']>
  readonly sessions: (userId: string) => Promise<Takeout['sessions']>
  readonly isEmailVerified: (userId: string) => Promise<boolean>
  readonly openLinks: (userId: string, purpose: LinkPurpose) => Promise<Takeout['passwordResets']>
  readonly batches: (userId: string) => Promise<Takeout['batches']>
  /** Sent while signed in: a typed e-mail proves nothing. */
  readonly messages: (userId: string) => Promise<Takeout['messages']>
}

export function createTakeoutStore(db: Kysely<Tables>): TakeoutStore {
  return {
    async signInMethods(userId) {
      const rows = await db
        .selectFrom('account')
        .select(['providerId', 'createdAt', 'updatedAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .execute()
      return rows.map(({ providerId, createdAt, updatedAt }) => ({
        method: providerId,
        createdAt: isoTime(createdAt),
        changedAt: isoTime(updatedAt),
      }))
    },

    async sessions(userId) {
      const rows = await db
        .selectFrom('session')
        .select(['createdAt', 'updatedAt', 'expiresAt', 'userAgent'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .execute()
      return rows.map(({ createdAt, updatedAt, expiresAt, userAgent }) => ({
        startedAt: isoTime(createdAt),
        lastUsedAt: isoTime(updatedAt),
        endsAt: isoTime(expiresAt),
        browser: userAgent,
      }))
    },

    async isEmailVerified(userId) {
      const golfer = db.selectFrom('user').select('emailVerified').where('id', '=', userId)
      return Boolean((await golfer.executeTakeFirst())?.emailVerified)
    },

    async openLinks(userId, purpose) {
      const rows = await db
        .selectFrom('verification')
        .select(['identifier', 'createdAt', 'expiresAt'])
        .where('value', '=', userId)
        .orderBy('createdAt')
        .execute()
      return rows
        .filter(({ identifier }) => purposeOf(identifier) === purpose)
        .map(({ createdAt, expiresAt }) => ({ askedAt: isoTime(createdAt), endsAt: isoTime(expiresAt) }))
    },

    async batches(userId) {
      const rows = await db
        .selectFrom('profile_batches')
        .select(['batch_id', 'created_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('batch_id')
        .execute()
      return rows.map(({ batch_id, created_at }) => ({ batch: batch_id, arrivedAt: created_at }))
    },

    async messages(userId) {
      const rows = await db
        .selectFrom('form_submissions')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('submission')
        .execute()
      return rows.map(({ submission, first_name, last_name, email, message, created_at }) => ({
        submission,
        firstName: first_name,
        lastName: last_name,
        email,
        message,
        sentAt: created_at,
      }))
    },
  }
}

function isoTime(time: string | Date): string {
  return new Date(time).toISOString()
}
