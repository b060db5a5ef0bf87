import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { getReadiness } from '@bagwise/contract/health'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { call, killServers, startServer } from '#server/testing/server-process.ts'
import { temporaryPlace } from '#server/testing/temporary-database.ts'
import { signUpForm } from '#server/testing/test-app.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

const NOT_READY = {
  status: 503,
  body: {
    code: 'disk-full',
    message: expect.stringMatching(/^The disk of the database is full .+ until there is room/),
  },
}
/** An answer is remembered for some seconds. */
const POLLING = { timeout: 30_000, interval: 200 }

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  killServers()
  for (const close of closing.splice(0)) await close()
})

/** Caps the size of the process's files, as a full disk would. */
function limitFiles(pid: number | undefined, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
}

/** Asks and edits while there is no room, until a golfer's edit is stored again. */
async function expectFullDisk(
  { url, cookie }: { readonly url: string; readonly cookie: string },
  { fill, makeRoom }: { readonly fill: () => unknown; readonly makeRoom: () => unknown },
): Promise<void> {
  const edit = (base: number, value: number) => ({ batch: randomUUID(), set: { handicap: { base, value } } })
  expect((await call(url, patchProfile, { cookie, body: edit(18, 12) })).status).toBe(200)
  expect(await call(url, getReadiness)).toMatchObject({ status: 200 })

  await fill()
  const late = edit(12, 9)
  const refused = { status: 503, body: { code: 'database-unavailable' } }
  for (const _try of [1, 2, 3]) {
    expect(await call(url, patchProfile, { cookie, body: late })).toMatchObject(refused)
    expect(await call(url, account.signUp, { body: signUpForm() })).toMatchObject(refused)
    const read = await call(url, getProfile, { cookie })
    expect(read).toMatchObject({ status: 200, body: { version: 2, profile: { handicap: 12 } } })
  }
  await expect.poll(() => call(url, getReadiness), POLLING).toMatchObject(NOT_READY)
  expect(await call(url, account.getSession)).toMatchObject({ status: 200 })

  await makeRoom()
  expect(await call(url, patchProfile, { cookie, body: late })).toMatchObject({
    status: 200,
    body: { version: 3, profile: { handicap: 9 } },
  })
  expect(await call(url, account.signUp, { body: signUpForm() })).toMatchObject({ status: 200 })
  await expect.poll(() => call(url, getReadiness), POLLING).toMatchObject({ status: 200 })
}

// Readiness remembers its answer for five seconds: both wait for it at the same time.
it('HRD-29 a server whose disk is full is not ready and says why, refuses writes and goes on reading, until there is room', async () => {
  const [afterPowerCut, outputOnPostgres] = await Promise.all([fillEmbedded(), fillPostgres()])
  expect(afterPowerCut).toMatchObject({ body: { version: 3, profile: { handicap: 9 } } })
  expect(outputOnPostgres).toContain('No space left on device')
})

/** What the golfer's profile is once the server was killed and started again. */
async function fillEmbedded() {
  const { place, remove } = await temporaryPlace('sqlite')
  closing.push(remove)
  const { url, child, ended } = await startServer(place)
  const { cookie } = await call(url, account.signUp, { body: signUpForm() })
  await expectFullDisk(
    { url, cookie },
    {
      fill: () => limitFiles(child.pid, statSync(join(place.dataDir, 'bagwise.db-wal')).size),
      makeRoom: () => limitFiles(child.pid, 'unlimited'),
    },
  )
  child.kill('SIGKILL')
  await ended
  const again = await startServer(place)
  return call(again.url, getProfile, { cookie })
}

/** What the server has printed and logged meanwhile. */
async function fillPostgres(): Promise<string> {
  const { place, remove } = await temporaryPlace('postgres')
  closing.push(remove)
  const { url, output } = await startServer(place)
  const { cookie } = await call(url, account.signUp, { body: signUpForm() })
  const database = new pg.Client({ connectionString: place.databaseUrl })
  await database.connect()
  closing.unshift(() => database.end())
  await expectFullDisk({ url, cookie }, { fill: () => database.query(FULL), makeRoom: () => database.query(ROOM) })
  return output()
}

it('a disk that is full stops a start with one sentence, and takes nothing from what is there', async () => {
  const { place, remove } = await temporaryPlace('sqlite')
  closing.push(remove)
  const first = await startServer(place)
  const { cookie } = await call(first.url, account.signUp, { body: signUpForm() })
  first.child.kill('SIGTERM')
  await first.ended

  const env = { PORT: '0', DATA_DIR: place.dataDir }
  const { status, stdout, stderr } = spawnSync('prlimit', ['--fsize=0:', process.execPath, MAIN], {
    env,
    cwd: place.dataDir,
  })
  expect({ status, stdout: stdout.toString() }).toEqual({ status: 1, stdout: '' })
  expect(stderr.toString()).toMatch(/^The data in \S+ cannot be opened \(.+\): look whether .+\.\n$/)

  const again = await startServer(place)
  expect(await call(again.url, getProfile, { cookie })).toMatchObject({ status: 200, body: { version: 1 } })
})

/** PostgreSQL reports 53100 when it cannot extend a file; reading still works. */
const FULL = `create function no_room() returns trigger language plpgsql as $$
  begin raise exception 'could not extend file "base/1/1": No space left on device' using errcode = '53100'; end $$;
  create trigger no_room before insert or update on profiles for each row execute function no_room();
  create trigger no_room before insert or update on database_marks for each row execute function no_room();
  create trigger no_room before insert on "user" for each row execute function no_room()`
const ROOM = 'drop trigger no_room on profiles; drop trigger no_room on database_marks; drop trigger no_room on "user"'
