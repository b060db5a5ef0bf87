import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASE_KINDS, openTemporaryDatabase } from '#server/testing/temporary-database.ts'
import type { TemporaryDatabase } from '#server/testing/temporary-database.ts'
import { prepareStatement, preparedNameOf } from './prepared-statement.ts'

describe.each(DATABASE_KINDS)('a prepared statement on %s', (kind) => {
  let temporary: TemporaryDatabase
  beforeAll(async () => {
    temporary = await openTemporaryDatabase(kind)
    const { db } = temporary.database
    const rows = ['a', 'b', 'c'].map((key, index) => ({ key, tries: index, window_ends_at: `203${index}` }))
    await db.insertInto('attempt_counters').values(rows).execute()
  })
  afterAll(() => temporary.remove())

  const prepared = () =>
    prepareStatement(['key', 'until'], (given) =>
      temporary.database.db
        .selectFrom('attempt_counters')
        .select(['key', 'tries'])
        .where('window_ends_at', '<=', given('until'))
        .where('tries', '>=', 0)
        .where((eb) => eb.or([eb('key', '=', given('key')), eb('key', '>', given('key'))]))
        .orderBy('key'),
    )

  it('answers with what is given each time, in any transaction', async () => {
    const { db } = temporary.database
    const ask = prepared()
    expect(await ask(db, { key: 'a', until: '2031' })).toEqual([
      { key: 'a', tries: 0 },
      { key: 'b', tries: 1 },
    ])
    expect(await ask(db, { key: 'b', until: '2031' })).toEqual([{ key: 'b', tries: 1 }])
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('attempt_counters').set({ tries: 9 }).where('key', '=', 'c').execute()
      expect(await ask(trx, { key: 'c', until: '2039' })).toEqual([{ key: 'c', tries: 9 }])
    })
  })

  it('goes on when a later version adds a column meanwhile', async () => {
    const { db } = temporary.database
    const ask = prepared()
    const before = await db.connection().execute(async (connection) => {
      const found = await ask(connection, { key: 'a', until: '2039' })
      await sql`alter table attempt_counters add column note text`.execute(connection)
      expect(await ask(connection, { key: 'a', until: '2039' })).toEqual(found)
      return found
    })
    expect(before).toHaveLength(3)
  })
})

describe('PostgreSQL', () => {
  it('parses a prepared statement once on each connection, under a name that is made of it', async () => {
    const { database, remove } = await openTemporaryDatabase('postgres')
    const prepare = () =>
      prepareStatement(['key'], (given) =>
        database.db.selectFrom('attempt_counters').select('tries').where('key', '=', given('key')),
      )
    const [ask, same] = [prepare(), prepare()]
    await database.db.connection().execute(async (connection) => {
      for (const statement of [ask, ask, same]) await statement(connection, { key: 'a' })
      const { rows } = await sql<{ name: string; statement: string }>`
        select name, statement from pg_prepared_statements where statement like '%attempt_counters%'`.execute(
        connection,
      )
      expect(rows).toHaveLength(1)
      expect(rows[0]?.name).toBe(preparedNameOf(rows[0]?.statement ?? ''))
    })
    await remove()
  })
})

describe('a statement that is not prepared', () => {
  it('has no name', () => {
    expect(preparedNameOf('select 1')).toBeUndefined()
  })
})
