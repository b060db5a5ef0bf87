import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { getReadiness } from '@bagwise/contract/health'
import { getProfile } from '@bagwise/contract/profile'
import { admin } from '#server/testing/admin.ts'
import { damageMiddle } from '#server/testing/damaged-database.ts'
import { startServerHere, stopServersHere } from '#server/testing/server-here.ts'
import { call, killServers, startServer } from '#server/testing/server-process.ts'
import { temporaryPlace } from '#server/testing/temporary-database.ts'
import { signUpForm } from '#server/testing/test-app.ts'

const TOKEN = 'a token of the operator'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  killServers()
  await stopServersHere()
  for (const close of closing.splice(0)) await close()
})

async function placeWithBackup() {
  const { place, remove } = await temporaryPlace('sqlite')
  closing.push(remove)
  const { url, stop } = await startServerHere(place)
  const form = signUpForm()
  await call(url, account.signUp, { body: form })
  await stop()
  const backup = join(place.dataDir, 'the.backup')
  expect((await admin(place, 'backup', backup)).code).toBe(0)
  return { place, form, backup, file: join(place.dataDir, 'bagwise.db') }
}

it('HRD-23 a server starts on a damaged file, is not ready, says so in metric and log, and a backup helps', async () => {
  const { place, form, backup, file } = await placeWithBackup()
  damageMiddle(file)

  const damaged = await startServer(place, { METRICS_TOKEN: TOKEN })
  expect(await call(damaged.url, getReadiness)).toMatchObject({
    status: 503,
    body: { code: 'database-damaged', message: expect.stringContaining('restore a backup') },
  })
  const metrics = await fetch(`${damaged.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(await metrics.text()).toContain('bagwise_database_damaged 1\n')
  expect(damaged.output()).toContain('The database is damaged: restore a backup')
  damaged.child.kill('SIGTERM')
  await damaged.ended

  expect(await admin(place, 'restore', backup, '--replace')).toMatchObject({ code: 0 })
  const restored = await startServerHere(place)
  expect(await call(restored.url, getReadiness)).toMatchObject({ status: 200 })
  const { email, password } = form
  const { cookie } = await call(restored.url, account.signIn, { body: { email, password } })
  expect(await call(restored.url, getProfile, { cookie })).toMatchObject({ status: 200 })
})

it('a file that is no database any more stops the start with one sentence that says to restore a backup', async () => {
  const { place, backup, file } = await placeWithBackup()
  writeFileSync(file, 'Dear diary, '.repeat(1000))
  const { ended, output } = await startServer(place)
  expect(await ended).toBe(1)
  expect(output()).toMatch(/^The data in \S+ is damaged \(.+\): restore a backup\.\n$/)

  expect(await admin(place, 'restore', backup, '--replace')).toMatchObject({
    code: 0,
    printed: expect.stringContaining('What was here before is kept in '),
    complained: '',
  })
  expect(await call((await startServerHere(place)).url, getReadiness)).toMatchObject({ status: 200 })
})
