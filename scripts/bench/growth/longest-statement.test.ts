import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import { withCleanUp } from '../clean-up.ts'
import { fillPlace } from '../golfers/filled-place.ts'
import { createLongestStatement } from './longest-statement.ts'

const SLEEP_MS = 1_000

it('notices the longest statement of those that were asked, in a transaction too', async () => {
  await withCleanUp(async (cleanUpLater) => {
    const { place } = await fillPlace({ kind: 'postgres', counts: { golferCount: 1, sessionCount: 1 } }, cleanUpLater)
    const pool = new pg.Pool({ connectionString: place.databaseUrl })
    const db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) })
    cleanUpLater(() => db.destroy())
    const longest = createLongestStatement()
    const timed = db.withPlugin(longest.plugin)

    await sql`select 1`.execute(db)
    expect(longest.ms()).toBe(0)
    await timed.transaction().execute((trx) => sql`select pg_sleep(${SLEEP_MS / 1_000})`.execute(trx))
    await sql`select 1`.execute(timed)
    // The clocks of two programs may differ by a little.
    expect(longest.ms()).toBeGreaterThan(SLEEP_MS - 50)
  })
}, 60_000)
