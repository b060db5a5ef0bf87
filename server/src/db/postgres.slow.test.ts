import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDatabaseProxy } from '#server/testing/database-proxy.ts'
import { temporaryPlace } from '#server/testing/temporary-database.ts'
import type { TemporaryPlace } from '#server/testing/temporary-database.ts'
import { StartError } from '#server/settings/start-error.ts'
import { openDatabase } from './database.ts'
import { isDatabaseFailure } from './database-failure.ts'
import { openMigrationPool } from './postgres.ts'
import type { Tables } from './schema.ts'

describe('a connection to PostgreSQL that went silent', () => {
  let temporary: TemporaryPlace
  beforeAll(async () => {
    temporary = await temporaryPlace('postgres')
  })
  afterAll(() => temporary.remove())

  it('holds nobody up for five seconds, and is not used again', async () => {
    const proxy = await startDatabaseProxy(temporary.place.databaseUrl ?? '')
    const { db, close } = await openDatabase({ ...temporary.place, databaseUrl: proxy.url })
    await sql`select 1`.execute(db)
    proxy.goSilent()

    const startedAt = Date.now()
    const failed = db.transaction().execute((trx) => sql`select 1`.execute(trx))
    await expect(failed).rejects.toSatisfy(isDatabaseFailure)
    expect(Date.now() - startedAt).toBeLessThan(5_000)
    expect((await sql`select 2 as two`.execute(db)).rows).toEqual([{ two: 2 }])
    await close()
    await proxy.close()
  })
})

describe('a statement that takes too long', () => {
  let temporary: TemporaryPlace
  beforeAll(async () => {
    temporary = await temporaryPlace('postgres')
  })
  afterAll(() => temporary.remove())

  it('is ended by the database itself, before we stop listening to it', async () => {
    const { db, close } = await openDatabase(temporary.place)
    // 57014 is query_canceled: the database has released what the statement held.
    await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toMatchObject({ code: '57014' })
    await close()
  })
})

describe('a database that is lost while its schema is brought up to date', () => {
  let temporary: TemporaryPlace
  beforeAll(async () => {
    temporary = await temporaryPlace('postgres')
  })
  afterAll(() => temporary.remove())

  it('fails the next statement and nothing else, whether a connection is used or waits', async () => {
    const proxy = await startDatabaseProxy(temporary.place.databaseUrl ?? '')
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openMigrationPool(proxy.url) }) })
    const inUse = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      await proxy.cut()
      await sql`select 2`.execute(trx)
    })
    await expect(inUse).rejects.toSatisfy(isDatabaseFailure)

    await proxy.restore()
    await sql`select 3`.execute(db)
    await proxy.cut()
    await expect(sql`select 4`.execute(db)).rejects.toSatisfy(isDatabaseFailure)
    await db.destroy()
    await proxy.close()
  })

  it('stops the start with one sentence', async () => {
    const { place } = temporary
    const other = await openDatabase(place)
    const proxy = await startDatabaseProxy(place.databaseUrl ?? '')
    await other.db.transaction().execute(async (trx) => {
      await sql`lock table kysely_migration in access exclusive mode`.execute(trx)
      const starting = openDatabase({ ...place, databaseUrl: proxy.url })
      const problem = starting.then(
        () => undefined,
        (error: unknown) => error,
      )
      const waiting = sql`select 1 from pg_locks where not granted and relation = 'kysely_migration'::regclass`
      await expect.poll(async () => (await waiting.execute(trx)).rows).toHaveLength(1)
      await proxy.cut()
      expect(await problem).toBeInstanceOf(StartError)
      expect(await problem).toMatchObject({ message: expect.stringContaining('DATABASE_URL cannot be reached') })
    })
    await other.close()
    await proxy.close()
  })
})
