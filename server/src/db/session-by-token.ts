import type { InferResult, Kysely } from 'kysely'
import type { Tables } from './schema.ts'

/** The session of a cookie's token, with its golfer. */
export function sessionByToken(db: Kysely<Tables>, token: string) {
  return db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select([
      'session.expiresAt as sessionExpiresAt',
      'session.createdAt as sessionCreatedAt',
      'user.id as userId',
      'user.email as userEmail',
      'user.first_name as userFirstName',
      'user.last_name as userLastName',
      'user.createdAt as userCreatedAt',
    ])
    .where('session.token', '=', token)
}

export type SessionRow = InferResult<ReturnType<typeof sessionByToken>>[number]
