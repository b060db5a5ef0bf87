import { once } from 'node:events'
import { connect } from 'node:net'
import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as account from '@bagwise/contract/account'
import { getHealth, getReadiness } from '@bagwise/contract/health'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { startServerHere, stopServersHere } from '#server/testing/server-here.ts'
import { call, killServers, startServer } from '#server/testing/server-process.ts'
import { temporaryPlace } from '#server/testing/temporary-database.ts'
import type { TemporaryPlace } from '#server/testing/temporary-database.ts'
import { signUpForm } from '#server/testing/test-app.ts'

const BATCH = { batch: '6f6c2f0e-64b5-4f0e-9d49-0c5d6a8b1a55', set: { handicap: { base: 18, value: 9 } } }

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  killServers()
  await stopServersHere()
  for (const close of closing.splice(0).reverse()) await close()
})

async function newPlace(kind: 'sqlite' | 'postgres'): Promise<TemporaryPlace['place']> {
  const { place, remove } = await temporaryPlace(kind)
  closing.push(remove)
  return place
}

describe('a server that is told to stop and given time to drain', () => {
  it('says that it is leaving, goes on answering on new connections, and ends', async () => {
    const { url, child, ended } = await startServer(await newPlace('sqlite'), { DRAIN_SECONDS: '3' })
    const { cookie } = await call(url, account.signUp, { body: signUpForm() })
    child.kill('SIGTERM')
    await vi.waitFor(
      async () => expect(await call(url, getReadiness)).toMatchObject({ status: 503, body: { code: 'stopping' } }),
      { timeout: 2_000 },
    )
    expect(await call(url, patchProfile, { cookie, body: BATCH })).toMatchObject({ status: 200, body: { version: 2 } })
    const { status, headers } = await fetch(`${url}${getHealth.path}`)
    expect({ status, connection: headers.get('connection') }).toEqual({ status: 200, connection: 'close' })
    expect(await ended).toBe(0)
  })

  it('ends at once when it is told a second time, but not when the same signal comes twice', async () => {
    const { url, child, ended } = await startServer(await newPlace('sqlite'), { DRAIN_SECONDS: '10' })
    child.kill('SIGINT')
    child.kill('SIGTERM')
    await vi.waitFor(async () => expect((await call(url, getReadiness)).status).toBe(503), { timeout: 4_000 })
    const again = setInterval(() => child.kill('SIGTERM'), 600)
    closing.push(async () => clearInterval(again))
    expect(await ended).toBe(1)
  })
})

describe('a server that is told to stop while somebody has left', () => {
  it('finishes what it began for them before it closes the database', async () => {
    const place = await newPlace('postgres')
    const { url, child, ended, output } = await startServer(place)
    const { cookie } = await call(url, account.signUp, { body: signUpForm() })
    const holder = new pg.Client({ connectionString: place.databaseUrl })
    await holder.connect()
    closing.push(() => holder.end())
    await holder.query('begin')
    await holder.query('select * from profiles for update')

    const left = new AbortController()
    const headers = { origin: url, cookie, 'content-type': 'application/json' }
    const leaving = fetch(`${url}${patchProfile.path}`, {
      method: patchProfile.method,
      headers,
      body: JSON.stringify(BATCH),
      signal: left.signal,
    })
    await vi.waitFor(async () => {
      const { rows } = await holder.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and application_name = 'bagwise'`,
      )
      expect(rows).toHaveLength(1)
    })
    left.abort()
    await expect(leaving).rejects.toThrow('aborted')
    child.kill('SIGTERM')
    await vi.waitFor(async () => expect(await takesConnections(url)).toBe(false), { timeout: 2_000 })
    expect(child.exitCode).toBeNull()
    await holder.query('rollback')

    expect(await ended).toBe(0)
    expect(output()).not.toMatch(/destroyed|"level":[456]0/)
    const again = await startServerHere(place)
    expect(await call(again.url, getProfile, { cookie })).toMatchObject({ body: { version: 2 } })
  })
})

async function takesConnections(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  return once(socket, 'connect').then(
    () => {
      socket.destroy()
      return true
    },
    () => false,
  )
}
