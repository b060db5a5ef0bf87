import { afterEach, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { getReadiness } from '@bagwise/contract/health'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { adminProcess } from '#server/testing/admin-process.ts'
import { admin } from '#server/testing/admin.ts'
import { OWN_SCHEMA, migrateFurther } from '#server/testing/newer-database.ts'
import { startServerHere, stopServersHere } from '#server/testing/server-here.ts'
import { call, killServers, startServer } from '#server/testing/server-process.ts'
import { storedRows } from '#server/testing/stored-rows.ts'
import { DATABASE_KINDS, temporaryPlace } from '#server/testing/temporary-database.ts'
import { signUpForm } from '#server/testing/test-app.ts'

const NEXT = { release: '9.1.0', schema: OWN_SCHEMA + 1 }
const BATCH = { batch: '6f6c2f0e-64b5-4f0e-9d49-0c5d6a8b1a55', set: { handicap: { base: 18, value: 9 } } }

const cleanUp: (() => Promise<void>)[] = []
afterEach(async () => {
  killServers()
  await stopServersHere()
  for (const remove of cleanUp.splice(0).reverse()) await remove()
})

describe.each(DATABASE_KINDS)('a newer schema on %s', (kind) => {
  /** With one golfer of today's version, whose server is still running. */
  async function runningServer() {
    const { place, remove } = await temporaryPlace(kind)
    cleanUp.push(remove)
    const server = await startServerHere(place)
    const form = signUpForm()
    const { cookie } = await call(server.url, account.signUp, { body: form })
    return { place, server, form, cookie }
  }

  it('HRD-21 stops the server and every command with the same line and no stack, and is as it was', async () => {
    const { place, server, form } = await runningServer()
    await server.stop()
    await migrateFurther(place, [NEXT])
    const before = await storedRows(place)

    const { ended, output } = await startServer(place)
    expect(await ended).toBe(1)
    expect(output()).toMatch(
      new RegExp(
        `^The database has been used by a newer Bagwise \\(schema ${NEXT.schema}\\), and this is Bagwise [\\d.]+ \\(schema ${OWN_SCHEMA}\\), .+\\.\n$`,
      ),
    )
    for (const command of [
      ['account', 'reset-link', form.email],
      ['contact', 'delete', 'some-id'],
    ]) {
      expect(await admin(place, ...command)).toEqual({ code: 1, printed: '', complained: output() })
    }
    expect(await adminProcess(place, 'contact', 'list')).toEqual({ code: 1, printed: '', complained: output() })
    expect(await storedRows(place)).toEqual(before)
  })

  it('HRD-22 keeps no server of a rolling upgrade from answering, nor from coming back after a restart', async () => {
    const { place, server, form, cookie } = await runningServer()
    expect(await call(server.url, getProfile, { cookie })).toMatchObject({ status: 200, body: { version: 1 } })
    // It adds a column to the table of profiles, for which the connection has a prepared statement.
    await migrateFurther(place, [{ ...NEXT, oldestSchema: OWN_SCHEMA }])
    expect(await call(server.url, getProfile, { cookie })).toMatchObject({ status: 200, body: { version: 1 } })
    expect(await call(server.url, patchProfile, { cookie, body: BATCH })).toMatchObject({ status: 200 })
    await server.stop()

    const back = await startServerHere(place)
    expect(await call(back.url, getReadiness)).toMatchObject({ status: 200 })
    expect(await call(back.url, getProfile, { cookie })).toMatchObject({
      status: 200,
      body: { version: 2, profile: { handicap: 9 } },
    })
    const again = { batch: '0b9f3a52-7f0c-4a55-8a0c-3d1f0b8f3f10', set: { handicap: { base: 9, value: 8 } } }
    expect(await call(back.url, patchProfile, { cookie, body: again })).toMatchObject({ body: { version: 3 } })
    expect(await admin(place, 'account', 'reset-link', form.email)).toMatchObject({ code: 0 })
  })
})
