import { mkdirSync, writeFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getMigrations } from 'better-auth/db/migration'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { DATABASE_KINDS, openTemporaryDatabase, temporaryPlace } from '#server/testing/temporary-database.ts'
import { olderDatabase } from '#server/testing/older-database.ts'
import { authOptions } from '#server/features/account/auth.ts'
import { createPasswordHasher } from '#server/features/account/passwords/password-hash.ts'
import { StartError } from '#server/settings/start-error.ts'
import { openDatabase } from './database.ts'

const cleanUp: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const remove of cleanUp.splice(0).reverse()) await remove()
})

async function temporary(kind: (typeof DATABASE_KINDS)[number]) {
  const opened = await openTemporaryDatabase(kind)
  cleanUp.push(opened.remove)
  return opened
}

async function somewhere(kind: (typeof DATABASE_KINDS)[number]) {
  const { place, remove } = await temporaryPlace(kind)
  cleanUp.push(remove)
  return place
}

describe.each(DATABASE_KINDS)('a database on %s', (kind) => {
  it('has every table and column that the account library wants', async () => {
    const { database } = await temporary(kind)
    const { log } = Fastify()
    const options = authOptions({
      database,
      log,
      secret: 'only for looking at the tables',
      publicOrigin: undefined,
      passwordMinLength: 6,
      hasher: createPasswordHasher(),
    })
    const { toBeCreated, toBeAdded } = await getMigrations(options)
    expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] })
  })

  it('gives profiles that are older than the share count one of zero, and keeps the rest of them', async () => {
    const place = await somewhere(kind)
    const before = await olderDatabase(place, '0005-form-submissions')
    const flag = kind === 'postgres' ? sql`true` : sql`1`
    await sql`insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
      values ('ann', 'Ann', 'ann@example.com', ${flag}, '2030-01-01', '2030-01-01')`.execute(before)
    await sql`insert into profiles (id, golf_goals, current_issues, club_distances, golf_bag, preferred_units,
        has_completed_onboarding, version, created_at, updated_at)
      values ('ann', '[]', '[]', '{}', '{}', 'metres', 1, 4, '2030', '2031')`.execute(before)
    await before.destroy()

    const after = await openDatabase(place)
    cleanUp.push(after.close)
    const row = await after.db.selectFrom('profiles').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ id: 'ann', preferred_units: 'metres', version: 4, share_count: 0 })
  })

  it('knows of no golfer’s hand and tees at first, and can still be used by servers of the release before', async () => {
    const place = await somewhere(kind)
    const before = await olderDatabase(place, '0016-passkeys')
    const flag = kind === 'postgres' ? sql`true` : sql`1`
    await sql`insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
      values ('ann', 'Ann', 'ann@example.com', ${flag}, '2030-01-01', '2030-01-01')`.execute(before)
    await sql`insert into profiles (id, miss_pattern, golf_goals, current_issues, club_distances, golf_bag,
        preferred_units, has_completed_onboarding, version, created_at, updated_at)
      values ('ann', 'right', '[]', '[]', '{}', '{}', 'yards', 1, 4, '2030', '2031')`.execute(before)
    await before.destroy()

    const after = await openDatabase(place)
    cleanUp.push(after.close)
    const row = await after.db.selectFrom('profiles').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ id: 'ann', hand: null, tees: null, facts: null, miss_pattern: 'right', version: 4 })
    expect(await after.db.selectFrom('schema_compatibility').selectAll().execute()).toEqual([
      { release: '0.1.0', schema_version: 26, oldest_schema_version: 15 },
    ])
  })

  it('names accounts after their profiles, and leaves one without a profile as it is', async () => {
    const place = await somewhere(kind)
    const before = await olderDatabase(place, '0007-rounds')
    const flag = kind === 'postgres' ? sql`true` : sql`1`
    for (const id of ['ann', 'bob']) {
      await sql`insert into "user" (id, name, first_name, last_name, email, "emailVerified", "createdAt", "updatedAt")
        values (${id}, 'Old Name', 'Old', 'Name', ${id}, ${flag}, '2030-01-01', '2030-01-01')`.execute(before)
    }
    await sql`insert into profiles (id, first_name, golf_goals, current_issues, club_distances, golf_bag,
        preferred_units, has_completed_onboarding, version, created_at, updated_at)
      values ('ann', 'Grace', '[]', '[]', '{}', '{}', 'metres', 1, 4, '2030', '2031')`.execute(before)
    await before.destroy()

    const after = await openDatabase(place)
    cleanUp.push(after.close)
    const names = after.db.selectFrom('user').select(['name', 'first_name', 'last_name']).orderBy('id')
    expect(await names.execute()).toEqual([
      { name: 'Grace', first_name: 'Grace', last_name: null },
      { name: 'Old Name', first_name: 'Old', last_name: 'Name' },
    ])
  })

  it('knows of no sender of messages that are older than senders', async () => {
    const place = await somewhere(kind)
    const before = await olderDatabase(place, '0008-account-names')
    await sql`insert into form_submissions (submission, first_name, last_name, email, message, created_at)
      values ('a', 'Ann', 'Bunker', 'ann@example.com', 'Hello', '2030')`.execute(before)
    await before.destroy()

    const after = await openDatabase(place)
    cleanUp.push(after.close)
    expect(await after.db.selectFrom('form_submissions').select(['message', 'user_id']).execute()).toEqual([
      { message: 'Hello', user_id: null },
    ])
  })

  it('opens again with what was stored', async () => {
    const place = await somewhere(kind)
    const first = await openDatabase(place)
    await first.db.insertInto('attempt_counters').values({ key: 'a', tries: 3, window_ends_at: '2030' }).execute()
    await first.close()

    const second = await openDatabase(place)
    cleanUp.push(second.close)
    expect(await second.db.selectFrom('attempt_counters').selectAll().execute()).toEqual([
      { key: 'a', tries: 3, window_ends_at: '2030' },
    ])
  })

  it('takes back a transaction that fails', async () => {
    const { database } = await temporary(kind)
    const failing = database.db.transaction().execute(async (trx) => {
      await trx.insertInto('attempt_counters').values({ key: 'a', tries: 1, window_ends_at: '2030' }).execute()
      throw new Error('half way')
    })
    await expect(failing).rejects.toThrow('half way')
    expect(await database.db.selectFrom('attempt_counters').selectAll().execute()).toEqual([])
  })

  it('takes what belongs to an account away with it, and refuses what belongs to none', async () => {
    const { database } = await temporary(kind)
    const batch = { user_id: 'nobody', batch_id: 'b', created_at: '2030' }
    await expect(database.db.insertInto('profile_batches').values(batch).execute()).rejects.toThrow(/foreign key/i)

    const time = new Date().toISOString()
    const isVerified = kind === 'sqlite' ? 0 : false
    await sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
      values ('u', 'Ann', 'a@example.com', ${isVerified}, ${time}, ${time})`.execute(database.db)
    await database.db
      .insertInto('profile_batches')
      .values({ ...batch, user_id: 'u' })
      .execute()
    await database.db.deleteFrom('user').where('id', '=', 'u').execute()
    expect(await database.db.selectFrom('profile_batches').selectAll().execute()).toEqual([])
  })
})

describe('the embedded database', () => {
  it('acknowledges nothing that is not on the disk, and reads while it writes', async () => {
    const { database } = await temporary('sqlite')
    const journal = await sql`pragma journal_mode`.execute(database.db)
    const synchronous = await sql`pragma synchronous`.execute(database.db)
    expect(journal.rows).toEqual([{ journal_mode: 'wal' }])
    // 2 is FULL.
    expect(synchronous.rows).toEqual([{ synchronous: 2 }])
  })

  it('is for the eyes of its owner only', async () => {
    const { place } = await temporary('sqlite')
    expect(statSync(join(place.dataDir, 'bagwise.db')).mode & 0o777).toBe(0o600)
  })

  it('refuses a second server on the same folder and names the first', async () => {
    const { place } = await temporary('sqlite')
    await expect(openDatabase(place)).rejects.toThrow(`process ${process.pid}`)
  })

  it('takes over from a holder that is gone', async () => {
    const place = await somewhere('sqlite')
    mkdirSync(place.dataDir, { recursive: true })
    // Left behind by a killed process: the number belongs to a living one by now.
    writeFileSync(join(place.dataDir, 'server.pid'), '1\n')
    writeFileSync(join(place.dataDir, 'server.lock'), '')

    const database = await openDatabase(place)
    cleanUp.push(database.close)
    expect(database.kind).toBe('sqlite')
  })

  it('lets go of the folder when it is closed', async () => {
    const place = await somewhere('sqlite')
    await (await openDatabase(place)).close()
    const again = await openDatabase(place)
    cleanUp.push(again.close)
    expect(again.kind).toBe('sqlite')
  })
})

describe('a PostgreSQL that refuses us', () => {
  const errorOf = (failing: Promise<unknown>): Promise<unknown> =>
    failing.then(
      () => new Error('It did not fail'),
      (error: unknown) => error,
    )

  it('stops the start with one sentence that names DATABASE_URL and tells no secret', async () => {
    const place = await somewhere('postgres')
    const unknownDatabase = new URL(place.databaseUrl ?? '')
    unknownDatabase.pathname = '/bagwise_that_does_not_exist'
    const unknownUser = new URL(place.databaseUrl ?? '')
    unknownUser.username = 'nobody_of_that_name'
    unknownUser.password = 'hush-hush'

    for (const { href } of [unknownDatabase, unknownUser]) {
      const problem = await errorOf(openDatabase({ ...place, databaseUrl: href }))
      expect(problem).toBeInstanceOf(StartError)
      expect(problem).toMatchObject({
        message: 'The database at DATABASE_URL lets nobody in: check its name, the user and the password.',
      })
    }
  })
})

describe('several instances on PostgreSQL', () => {
  it('may start at once on an empty database', async () => {
    const place = await somewhere('postgres')
    const instances = await Promise.all([1, 2, 3, 4].map(() => openDatabase(place)))
    cleanUp.push(...instances.map(({ close }) => close))

    for (const { db } of instances) {
      const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
      expect(applied.rows.map(({ name }) => name)).toEqual([
        '0001-accounts',
        '0002-profiles',
        '0003-attempt-counters',
        '0004-progress-entries',
        '0005-form-submissions',
        '0006-share-count',
        '0007-rounds',
        '0008-account-names',
        '0009-senders',
        '0010-sweeping',
        '0011-bounds',
        '0012-schema-compatibility',
        '0013-database-marks',
        '0014-deleted-accounts',
        '0015-security-events',
        '0016-passkeys',
        '0017-hand',
        '0018-facts',
        '0019-speed-answers',
        '0020-tees',
        '0021-shots',
        '0022-courses',
        '0023-played-rounds',
        '0024-part-rounds',
        '0025-tokens',
        '0026-live-shots',
      ])
    }
  })

  it('live on when the database ends their connections', async () => {
    const { database, place } = await temporary('postgres')
    const lost = new Promise<Error>((resolve) => database.onConnectionLost(resolve))
    const other = await openDatabase(place)
    cleanUp.push(other.close)
    await sql`select 1`.execute(database.db)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other.db)

    expect(await lost).toBeInstanceOf(Error)
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
  })
})
