import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { temporaryPlace } from '#server/testing/temporary-database.ts'
import type { TemporaryPlace } from '#server/testing/temporary-database.ts'
import { openDatabase } from './database.ts'
import { isDatabaseTrouble } from './database-trouble.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

/** Stands between us and the database and can go silent without hanging up, as a broken network does. */
async function startWire(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const url = new URL(databaseUrl)
  const sockets: Socket[] = []
  const wire = createServer((client) => {
    const server = connect(Number(target.port || 5432), target.hostname)
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.push(from)
      from
        .on('data', (chunk) => to.write(chunk))
        .on('error', () => undefined)
        .on('close', () => to.destroy())
    }
  })
  wire.listen(0, '127.0.0.1')
  await once(wire, 'listening')
  const address = wire.address()
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: url.href,
    /** What is connected now never hears anything again; what connects later does. */
    goSilent: () => {
      for (const socket of sockets) socket.removeAllListeners('data').pause()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      wire.close()
    },
  }
}

describe('a connection to PostgreSQL that went silent', () => {
  let temporary: TemporaryPlace
  beforeAll(async () => {
    temporary = await temporaryPlace('postgres')
  })
  afterAll(() => temporary.remove())

  it('holds nobody up for five seconds, and is not used again', async () => {
    const wire = await startWire(temporary.place.databaseUrl ?? '')
    const { db, close } = await openDatabase({ ...temporary.place, databaseUrl: wire.url })
    await sql`select 1`.execute(db)
    wire.goSilent()

    const startedAt = Date.now()
    const failed = db.transaction().execute((trx) => sql`select 1`.execute(trx))
    await expect(failed).rejects.toSatisfy(isDatabaseTrouble)
    expect(Date.now() - startedAt).toBeLessThan(5_000)
    expect((await sql`select 2 as two`.execute(db)).rows).toEqual([{ two: 2 }])
    await close()
    wire.close()
  })
})
