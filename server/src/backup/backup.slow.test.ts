import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as account from '@bagwise/contract/account'
import { VersionedProfile, getProfile, patchProfile } from '@bagwise/contract/profile'
import { openDatabase } from '#server/db/database.ts'
import { adminProcess } from '#server/testing/admin-process.ts'
import { admin } from '#server/testing/admin.ts'
import { startServerHere, stopServersHere } from '#server/testing/server-here.ts'
import { call, killServers, startServer } from '#server/testing/server-process.ts'
import { DATABASE_KINDS, temporaryPlace } from '#server/testing/temporary-database.ts'
import type { TemporaryPlace } from '#server/testing/temporary-database.ts'
import { signUpForm } from '#server/testing/test-app.ts'

type Place = TemporaryPlace['place']
type Kind = (typeof DATABASE_KINDS)[number]

const places: TemporaryPlace[] = []
afterEach(async () => {
  killServers()
  await stopServersHere()
  for (const { remove } of places.splice(0)) await remove()
})

async function newPlace(kind: Kind): Promise<Place> {
  const temporary = await temporaryPlace(kind)
  places.push(temporary)
  return temporary.place
}

/** A database identified by the key of its one attempt counter. */
async function placeWith(kind: Kind, key: string): Promise<Place> {
  const place = await newPlace(kind)
  const { db, close } = await openDatabase(place)
  await db.insertInto('attempt_counters').values({ key, tries: 1, window_ends_at: '2030' }).execute()
  await close()
  return place
}

async function keysIn(place: Place): Promise<readonly string[]> {
  const { db, close } = await openDatabase(place)
  const rows = await db.selectFrom('attempt_counters').select('key').execute()
  await close()
  return rows.map(({ key }) => key)
}

type Golfer = { readonly form: ReturnType<typeof signUpForm>; readonly cookie: string; savedAge: number }

async function signUpGolfer(url: string): Promise<Golfer> {
  const form = signUpForm()
  const { status, cookie } = await call(url, account.signUp, { body: form })
  expect(status).toBe(200)
  return { form, cookie, savedAge: 0 }
}

/** Edits one golfer after the other until stopped, waiting for each answer. */
function keepEditing(url: string, golfers: readonly Golfer[]) {
  let isStopping = false
  const edit = async () => {
    for (let age = 10; !isStopping; age = age === 99 ? 10 : age + 1) {
      for (const golfer of golfers) {
        const body = { batch: randomUUID(), set: { age: { base: golfer.savedAge, value: age } } }
        const { status } = await call(url, patchProfile, { cookie: golfer.cookie, body })
        expect(status).toBe(200)
        golfer.savedAge = age
        editCount += 1
      }
    }
  }
  let editCount = 0
  const ended = edit()
  return {
    editCount: () => editCount,
    stop: () => {
      isStopping = true
      return ended
    },
  }
}

describe.each(DATABASE_KINDS)('a backup of %s under load', (kind) => {
  it('holds every edit that was acknowledged before, one moment of all golfers, and a server goes on with it', async () => {
    const place = await newPlace(kind)
    const { url, child, ended } = await startServer(place)
    const golfers = [await signUpGolfer(url), await signUpGolfer(url), await signUpGolfer(url)]
    const editing = keepEditing(url, golfers)
    await vi.waitFor(() => expect(editing.editCount()).toBeGreaterThan(20), { timeout: 20_000 })

    const versionOf = async ({ cookie }: Pick<Golfer, 'cookie'>, at = url): Promise<number> =>
      VersionedProfile.parse((await call(at, getProfile, { cookie })).body).version
    const before = await Promise.all(golfers.map((golfer) => versionOf(golfer)))
    const editsBefore = editing.editCount()
    const file = join(place.dataDir, 'bagwise.backup')
    expect(await adminProcess(place, 'backup', file)).toMatchObject({ code: 0, complained: '' })
    expect(editing.editCount(), 'the server went on').toBeGreaterThan(editsBefore)
    await editing.stop()
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)

    const restored = await newPlace(kind)
    expect(await adminProcess(restored, 'restore', file)).toEqual({
      code: 0,
      printed: expect.stringContaining(`Restored from ${file}. Accounts: 3.\n`),
      complained: '',
    })
    const { db, close } = await openDatabase(restored)
    const profiles = await db.selectFrom('profiles').select(['id', 'email', 'version', 'age']).execute()
    const counts = await Promise.all(
      profiles.map(async ({ id }) => {
        const count = (table: 'profile_batches' | 'profile_history') =>
          db
            .selectFrom(table)
            .select((eb) => eb.fn.countAll().as('count'))
            .where('user_id', '=', id)
            .executeTakeFirstOrThrow()
        return [Number((await count('profile_batches')).count), Number((await count('profile_history')).count)]
      }),
    )
    await close()
    const versions = golfers.map(({ form }) => profiles.find(({ email }) => email === form.email)?.version ?? 0)
    // Each edit writes a batch, a history entry and a version: all of them or none. The first takes the place of nothing.
    const inOrder = profiles.map(({ version }) => [version - 1, version - 2])
    expect(counts).toEqual(inOrder)
    for (const [index, version] of before.entries()) expect(versions[index]).toBeGreaterThanOrEqual(version)
    // They are edited in turn, so the first is at most one version ahead of the last.
    expect(versions.toSorted((a, b) => b - a)).toEqual(versions)
    expect((versions[0] ?? 0) - (versions[2] ?? 0)).toBeLessThanOrEqual(1)

    const again = await startServerHere(restored)
    for (const [index, { form }] of golfers.entries()) {
      const { email, password } = form
      const { status, cookie } = await call(again.url, account.signIn, { body: { email, password } })
      expect(status).toBe(200)
      expect(await versionOf({ cookie }, again.url)).toBe(versions[index])
    }
  })
})

describe.each(DATABASE_KINDS)('restoring on %s', (kind) => {
  it('is refused where data is, and with --replace keeps what was there', async () => {
    const from = await placeWith(kind, 'new')
    const file = join(from.dataDir, 'the.backup')
    expect((await admin(from, 'backup', file)).code).toBe(0)

    const to = await placeWith(kind, 'old')
    const refused = await admin(to, 'restore', file)
    expect(refused).toMatchObject({ code: 1, printed: '' })
    expect(refused.complained).toMatch(/add --replace, which keeps it/)
    expect(await keysIn(to)).toEqual(['old'])

    const replaced = await admin(to, 'restore', file, '--replace')
    expect(replaced).toMatchObject({ code: 0, complained: '' })
    const [, kept = ''] = /^What was here before is kept in (.+)\.$/m.exec(replaced.printed) ?? []
    expect(await keysIn(to)).toEqual(['new'])
    expect(await keptKeys(to, kept)).toEqual(['old'])
  })

  it('is refused while a server uses the data', async () => {
    const from = await placeWith(kind, 'new')
    const file = join(from.dataDir, 'the.backup')
    expect((await admin(from, 'backup', file)).code).toBe(0)
    const to = await placeWith(kind, 'old')
    const { url } = await startServerHere(to)
    expect((await call(url, account.getSession)).status).toBe(200)

    const refused = await adminProcess(to, 'restore', file, '--replace')
    expect(refused).toMatchObject({ code: 1, printed: '' })
    expect(refused.complained).toMatch(/Bagwise server .*stop (it|every server)/)
    expect((await call(url, account.getSession)).status).toBe(200)
  })

  it('refuses what is no backup, one of a newer Bagwise, and one that is cut short, and changes nothing', async () => {
    const from = await placeWith(kind, 'new')
    const whole = join(from.dataDir, 'whole')
    expect((await admin(from, 'backup', whole)).code).toBe(0)
    const { db, close } = await openDatabase(from)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-not-yet', '2030')`.execute(db)
    await close()
    const newer = join(from.dataDir, 'newer')
    expect((await admin(from, 'backup', newer)).code).toBe(0)

    const to = await placeWith(kind, 'old')
    const files = {
      text: Buffer.from('Dear diary'),
      nothing: Buffer.alloc(0),
      short: readFileSync(whole).subarray(0, statSync(whole).size * 0.7),
    }
    for (const [name, content] of Object.entries(files)) writeFileSync(join(to.dataDir, name), content)
    const cases: readonly (readonly [string, RegExp])[] = [
      [join(to.dataDir, 'text'), /is not a backup of .+: name a file that "npm run admin -- backup" has written/],
      [join(to.dataDir, 'nothing'), /is not a backup of/],
      [join(to.dataDir, 'short'), /is not a backup of|is damaged|could not do it/],
      [newer, /was made by a newer Bagwise/],
      [join(to.dataDir, 'nowhere'), /There is no file .*nowhere/],
    ]
    for (const [file, words] of cases) {
      const refused = await admin(to, 'restore', file, '--replace')
      expect(refused).toMatchObject({ code: 1, printed: '' })
      expect(refused.complained).toMatch(words)
      expect(refused.complained).not.toMatch(/ {4}at /)
    }
    expect(await keysIn(to)).toEqual(['old'])
    expect(readdirSync(to.dataDir).filter((name) => /restor/.test(name))).toEqual([])
  })

  it('never writes a backup over a file, nor leaves half a one', async () => {
    const place = await placeWith(kind, 'new')
    const file = join(place.dataDir, 'the.backup')
    writeFileSync(file, 'precious')
    expect(await admin(place, 'backup', file)).toMatchObject({
      code: 1,
      complained: `${file} was not written, there is such a file already: name another file.\n`,
    })
    expect(readFileSync(file, 'utf8')).toBe('precious')
    expect(await admin(place, 'backup', join(place.dataDir, 'no', 'folder'))).toMatchObject({
      code: 1,
      complained: expect.stringContaining('it cannot be written there'),
    })

    const empty = await newPlace(kind)
    expect(await admin(empty, 'backup', join(place.dataDir, 'empty'))).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/There is no database in|is empty/),
    })
    expect(readdirSync(place.dataDir).filter((name) => /empty|part$/.test(name))).toEqual([])
  })
})

async function keptKeys({ databaseUrl }: Place, kept: string): Promise<readonly unknown[]> {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(kept, { readOnly: true })
    const rows = database.prepare('select key from attempt_counters').all()
    database.close()
    return rows.map(({ key }) => key)
  }
  const schema = kept.replace('the schema ', '')
  const { db, close } = await openDatabase({ dataDir: '', databaseUrl })
  const { rows } = await sql<{ key: string }>`select key from ${sql.table(`${schema}.attempt_counters`)}`.execute(db)
  await close()
  return rows.map(({ key }) => key)
}

describe('the embedded database', () => {
  it('gives the edits of a killed server to its backup', async () => {
    const place = await newPlace('sqlite')
    const { url, child, ended } = await startServer(place)
    await signUpGolfer(url)
    child.kill('SIGKILL')
    await ended
    expect(statSync(join(place.dataDir, 'bagwise.db-wal')).size).toBeGreaterThan(0)

    const file = join(place.dataDir, 'the.backup')
    expect((await admin(place, 'backup', file)).code).toBe(0)
    const restored = await newPlace('sqlite')
    expect((await admin(restored, 'restore', file)).printed).toContain('Accounts: 1.')
  })

  it('takes no copy of files in use for a backup, since a part of the data is beside it', async () => {
    const place = await placeWith('sqlite', 'old')
    const { db, close } = await openDatabase(place)
    await db.insertInto('attempt_counters').values({ key: 'more', tries: 1, window_ends_at: '2030' }).execute()
    const refused = await admin(await newPlace('sqlite'), 'restore', join(place.dataDir, 'bagwise.db'))
    await close()
    expect(refused).toMatchObject({
      code: 1,
      complained: expect.stringContaining('is a database in use, not a backup'),
    })
  })
})

describe('the programs of PostgreSQL', () => {
  /** Shadows the machine's own program. */
  async function withProgram(name: string, script: string) {
    const place = await placeWith('postgres', 'new')
    const folder = join(place.dataDir, 'programs')
    mkdirSync(folder)
    if (script !== '') writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
    if (script !== '') chmodSync(join(folder, name), 0o755)
    return { place, folder }
  }

  it('are named when they are missing or older than the database', async () => {
    const missing = await withProgram('pg_dump', '')
    expect(await adminProcess({ ...missing.place, path: missing.folder }, 'backup', 'a.backup')).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/^pg_dump was not found: install the programs of your PostgreSQL/),
    })
    const old = await withProgram('pg_dump', 'echo "pg_dump (PostgreSQL) 9.6.24"')
    const refused = await adminProcess({ ...old.place, path: old.folder }, 'backup', 'a.backup')
    expect(refused).toMatchObject({
      code: 1,
      complained: expect.stringMatching(
        /^pg_dump is of PostgreSQL 9 and the database of (\d+): install the programs of PostgreSQL \1 /,
      ),
    })
    expect(existsSync(join(old.place.dataDir, 'a.backup'))).toBe(false)
  })

  it('never get the password where others can read it, nor does it come back in their words', async () => {
    const script = `if [ "$1" = --version ]; then echo "pg_dump (PostgreSQL) 99.1"; exit; fi
echo "$@" > arguments; echo "$PGPASSWORD" > secret; echo "no $PGPASSWORD here" >&2; exit 3`
    const { place, folder } = await withProgram('pg_dump', script)
    const url = new URL(place.databaseUrl ?? '')
    url.password = 'hush&hush'
    const refused = await adminProcess({ ...place, databaseUrl: url.href, path: folder }, 'backup', 'a.backup')
    expect(refused).toMatchObject({ code: 1, complained: 'pg_dump could not do it:\nno *** here\n' })
    expect(readFileSync(join(place.dataDir, 'secret'), 'utf8')).toBe('hush&hush\n')
    expect(readFileSync(join(place.dataDir, 'arguments'), 'utf8')).not.toMatch(/hush/)
    expect(readdirSync(place.dataDir).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})
