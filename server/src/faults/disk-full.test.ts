import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import * as account from '@bagwise/contract/account'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { call, killServers, startServer } from '#server/testing/server-process.ts'
import { temporaryPlace } from '#server/testing/temporary-database.ts'
import { signUpForm } from '#server/testing/test-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  killServers()
  for (const close of closing.splice(0)) await close()
})

/** No file of the process may grow beyond this, as on a disk that is full. */
function limitFiles(pid: number | undefined, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
}

it('a disk that is full refuses writes and goes on reading, and takes them again when there is room', async () => {
  const { place, remove } = await temporaryPlace('sqlite')
  closing.push(remove)
  const { url, child } = await startServer(place)
  const { cookie } = await call(url, account.signUp, { body: signUpForm() })
  const edit = (base: number, value: number) => ({ batch: randomUUID(), set: { handicap: { base, value } } })
  const first = await call(url, patchProfile, { cookie, body: edit(18, 12) })
  expect(first.status).toBe(200)

  limitFiles(child.pid, statSync(join(place.dataDir, 'bagwise.db-wal')).size)
  const late = edit(12, 9)
  for (const _try of [1, 2, 3]) {
    const refused = await call(url, patchProfile, { cookie, body: late })
    expect(refused).toMatchObject({ status: 503, body: { code: 'database-unavailable' } })
    const read = await call(url, getProfile, { cookie })
    expect(read).toMatchObject({ status: 200, body: { version: 2, profile: { handicap: 12 } } })
  }

  limitFiles(child.pid, 'unlimited')
  expect(await call(url, patchProfile, { cookie, body: late })).toMatchObject({
    status: 200,
    body: { version: 3, profile: { handicap: 9 } },
  })
  child.kill('SIGKILL')
  const again = await startServer(place)
  expect(await call(again.url, getProfile, { cookie })).toMatchObject({
    body: { version: 3, profile: { handicap: 9 } },
  })
})
