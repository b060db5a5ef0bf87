import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getHealth, getReadiness } from '@bagwise/contract/health'
import { getProfile } from '@bagwise/contract/profile'
import { startDatabaseProxy } from '#server/testing/database-proxy.ts'
import { call, killServers, startServer } from '#server/testing/server-process.ts'
import { startLoad } from '#server/testing/steady-load.ts'
import { temporaryPlace } from '#server/testing/temporary-database.ts'

const GOLFERS = 12
/** Well under a second each on a quiet machine. */
const WORKS_AGAIN_WITHIN_MS = 10_000
const ANSWERED_WITHIN_MS = 10_000
/** About as long as a restart of PostgreSQL takes. */
const AWAY_MS = 1_500

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  killServers()
  for (const close of closing.splice(0).reverse()) await close()
})

/** What a PostgreSQL that shuts down does: reports 57P01 and hangs up. */
async function endAllConnections(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await client.end()
}

async function profileRows(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query('select p.*::text as row from profiles p order by id')
  await client.end()
  return JSON.stringify(rows)
}

describe('a PostgreSQL that is started again under load', () => {
  it('costs nothing but 503s: the server lives, works again at once, and has all that it confirmed', async () => {
    const { place, remove } = await temporaryPlace('postgres')
    const databaseUrl = place.databaseUrl ?? ''
    const proxy = await startDatabaseProxy(databaseUrl)
    closing.push(remove, proxy.close)
    const { url, child, output } = await startServer({ ...place, databaseUrl: proxy.url })
    const load = await startLoad(url, GOLFERS)
    await vi.waitFor(() => expect(load.answers.length).toBeGreaterThan(GOLFERS * 2), { timeout: 20_000 })

    await endAllConnections(databaseUrl)
    await proxy.cut()
    await sleep(AWAY_MS)
    expect(await call(url, getHealth)).toMatchObject({ status: 200 })
    expect(await call(url, getReadiness)).toMatchObject({ status: 503, body: { code: 'database-unavailable' } })
    await proxy.restore()
    const backAtMs = performance.now()
    await vi.waitFor(
      () => {
        const since = load.answers.filter(({ endedAtMs }) => endedAtMs > backAtMs)
        expect(since.filter(({ status }) => status === 200).length).toBeGreaterThan(GOLFERS)
      },
      { timeout: WORKS_AGAIN_WITHIN_MS },
    )
    await load.stop()

    expect(new Set(load.answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    expect(load.answers.filter(({ tookMs }) => tookMs > ANSWERED_WITHIN_MS)).toEqual([])
    for (const { cookie, confirmed, sent } of load.golfers) {
      const { body } = await call(url, getProfile, { cookie })
      const { handicap } = getProfile.reply.parse(body).profile
      expect([confirmed(), sent()]).toContain(handicap)
    }
    // Connections that nobody uses at the moment are lost another way.
    await endAllConnections(databaseUrl)
    await vi.waitFor(async () => expect(await call(url, getReadiness)).toMatchObject({ status: 200 }), {
      timeout: WORKS_AGAIN_WITHIN_MS,
    })
    expect(child.exitCode).toBeNull()
    expect(output()).toContain('A connection to the database was lost')
  })
})

describe('a profile that cannot be read', () => {
  it('stays as it is, byte for byte, however often it is asked for', async () => {
    const { place, remove } = await temporaryPlace('postgres')
    const databaseUrl = place.databaseUrl ?? ''
    const proxy = await startDatabaseProxy(databaseUrl)
    closing.push(remove, proxy.close)
    const { url } = await startServer({ ...place, databaseUrl: proxy.url })
    const load = await startLoad(url, 2)
    await vi.waitFor(() => expect(load.answers.length).toBeGreaterThan(2), { timeout: 20_000 })
    await load.stop()
    const before = await profileRows(databaseUrl)

    await proxy.cut()
    const asking = load.golfers.flatMap(({ cookie }) => [1, 2, 3].map(() => call(url, getProfile, { cookie })))
    expect((await Promise.all(asking)).map(({ status }) => status)).toEqual(asking.map(() => 503))
    await proxy.restore()
    expect(await profileRows(databaseUrl)).toBe(before)
  })
})
