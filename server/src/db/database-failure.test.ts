import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASE_KINDS, openTemporaryDatabase } from '#server/testing/temporary-database.ts'
import type { TemporaryDatabase } from '#server/testing/temporary-database.ts'
import { isDatabaseFailure } from './database-failure.ts'

const errorOf = (failing: Promise<unknown>): Promise<unknown> =>
  failing.then(
    () => new Error('It did not fail'),
    (error: unknown) => error,
  )

describe('trouble with the database', () => {
  it('is a server that refuses the connection or does not answer', async () => {
    const refused = new pg.Client({ connectionString: 'postgres://postgres@127.0.0.1:1/test' })
    expect(isDatabaseFailure(await errorOf(refused.connect()))).toBe(true)
    const unknown = new pg.Client({ connectionString: 'postgres://postgres@database.invalid/test' })
    expect(isDatabaseFailure(await errorOf(unknown.connect()))).toBe(true)
  })

  it('is nothing that is not an error of the database', () => {
    for (const error of [new Error('oops'), new TypeError('x is undefined'), 'text', undefined, { code: '57P01' }]) {
      expect(isDatabaseFailure(error)).toBe(false)
    }
  })
})

describe('trouble with PostgreSQL', () => {
  let temporary: TemporaryDatabase
  beforeAll(async () => {
    temporary = await openTemporaryDatabase('postgres')
  })
  afterAll(() => temporary.remove())

  it('is a statement that takes too long and a connection that is ended', async () => {
    const { db } = temporary.database
    const slow = db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 50`.execute(trx)
      await sql`select pg_sleep(5)`.execute(trx)
    })
    expect(isDatabaseFailure(await errorOf(slow))).toBe(true)
    expect(isDatabaseFailure(await errorOf(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)))).toBe(true)
  })
})

describe.each(DATABASE_KINDS)('a mistake of ours on %s', (kind) => {
  let temporary: TemporaryDatabase
  beforeAll(async () => {
    temporary = await openTemporaryDatabase(kind)
  })
  afterAll(() => temporary.remove())

  it('is not trouble: a wrong statement, a row that is there already, a row without its owner', async () => {
    const { db } = temporary.database
    const row = { key: 'a', tries: 1, window_ends_at: '2030' }
    await db.insertInto('attempt_counters').values(row).execute()

    const mistakes = [
      () => sql`select nothing from nowhere`.execute(db),
      () => db.insertInto('attempt_counters').values(row).execute(),
      () => db.insertInto('profile_batches').values({ user_id: 'x', batch_id: 'b', created_at: '' }).execute(),
    ]
    for (const mistake of mistakes) {
      const error = await errorOf(mistake())
      expect(error).toBeInstanceOf(Error)
      expect(isDatabaseFailure(error)).toBe(false)
    }
  })
})
