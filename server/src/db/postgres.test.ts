import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startDatabaseWire } from '#server/testing/database-wire.ts'
import { temporaryPlace } from '#server/testing/temporary-database.ts'
import type { TemporaryPlace } from '#server/testing/temporary-database.ts'
import { openDatabase } from './database.ts'
import { isDatabaseTrouble } from './database-trouble.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

describe('a connection to PostgreSQL that went silent', () => {
  let temporary: TemporaryPlace
  beforeAll(async () => {
    temporary = await temporaryPlace('postgres')
  })
  afterAll(() => temporary.remove())

  it('holds nobody up for five seconds, and is not used again', async () => {
    const wire = await startDatabaseWire(temporary.place.databaseUrl ?? '')
    const { db, close } = await openDatabase({ ...temporary.place, databaseUrl: wire.url })
    await sql`select 1`.execute(db)
    wire.goSilent()

    const startedAt = Date.now()
    const failed = db.transaction().execute((trx) => sql`select 1`.execute(trx))
    await expect(failed).rejects.toSatisfy(isDatabaseTrouble)
    expect(Date.now() - startedAt).toBeLessThan(5_000)
    expect((await sql`select 2 as two`.execute(db)).rows).toEqual([{ two: 2 }])
    await close()
    await wire.close()
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
    // 57014 is query_canceled: the database has let go of what the statement held.
    await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toMatchObject({ code: '57014' })
    await close()
  })
})
