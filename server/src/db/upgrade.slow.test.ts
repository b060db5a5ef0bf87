import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Kysely } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '@bagwise/contract/account'
import { getSessions } from '@bagwise/contract/account-settings'
import { getProfile, getProfileHistory, patchProfile } from '@bagwise/contract/profile'
import { getProgress } from '@bagwise/contract/progress'
import { getRounds } from '@bagwise/contract/rounds'
import { getShots } from '@bagwise/contract/shots'
import { getPlayedRound } from '@bagwise/contract/play'
import { createPasswordHasher } from '#server/features/account/passwords/password-hash.ts'
import { insertRow, olderDatabase } from '#server/testing/older-database.ts'
import { startServerHere, stopServersHere } from '#server/testing/server-here.ts'
import { call } from '#server/testing/server-process.ts'
import { DATABASE_KINDS, IS_EXHAUSTIVE, temporaryPlace } from '#server/testing/temporary-database.ts'
import type { TemporaryPlace } from '#server/testing/temporary-database.ts'
import { CHEAP_HASH, PASSWORD, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { openDatabase } from './database.ts'
import { migrationsFor } from './migrations.ts'
import type { DatabaseKind } from './migrations.ts'
import type { Tables } from './schema.ts'

const CRASH_WHILE_MIGRATING = fileURLToPath(new URL('../testing/crash-while-migrating.ts', import.meta.url))
const TIME = '2026-01-02T03:04:05.000Z'
const EMAIL = 'ann@example.com'
const ROUND_ID = '0b9f3a52-7f0c-4a55-8a0c-3d1f0b8f3f10'

const DRIVER = { distance: 231, source: 'measured' }
const DRIVER_IN_BAG = {
  brand: 'Ping',
  model: 'G430',
  shaftType: 'graphite',
  shaftFlex: 'regular',
  lie: 58,
  loft: 10.5,
  length: 45.5,
  isInBag: true,
  notes: 'Tee it high',
}

/** What golfers had stored, by the migration that introduced it. */
const DATA: Readonly<Record<string, (db: Kysely<Tables>, kind: DatabaseKind, passwordHash: string) => Promise<void>>> =
  {
    '0001-accounts': async (db, kind, passwordHash) => {
      const times = { createdAt: TIME, updatedAt: TIME }
      const isVerified = kind === 'postgres' ? false : 0
      const names = { name: 'Ann Bunker', first_name: 'Ann', last_name: 'Bunker' }
      await insertRow(db, 'user', { id: 'ann', email: EMAIL, emailVerified: isVerified, ...names, ...times })
      await insertRow(db, 'account', {
        id: 'a1',
        accountId: 'ann',
        providerId: 'credential',
        userId: 'ann',
        password: passwordHash,
        ...times,
      })
      await insertRow(db, 'session', {
        id: 's1',
        userId: 'ann',
        token: 'a token of long ago',
        userAgent: 'Mozilla/5.0 (iPhone)',
        expiresAt: new Date(Date.now() + 1_000_000).toISOString(),
        createdAt: new Date().toISOString(),
        updatedAt: new Date().toISOString(),
      })
    },
    '0002-profiles': async (db) => {
      await insertRow(db, 'profiles', {
        id: 'ann',
        first_name: 'Ann',
        last_name: 'Bunker',
        email: EMAIL,
        handicap: 12.3,
        height: 66.5,
        weight: 140,
        age: 44,
        average_score: 88,
        golf_persona: null,
        swing_speed: 87.5,
        hand_size: 'medium',
        golf_goals: '["Break 80"]',
        current_issues: '["Slice","Ärger"]',
        club_distances: JSON.stringify({ driver: DRIVER }),
        golf_bag: JSON.stringify({ driver: DRIVER_IN_BAG }),
        preferred_units: 'metres',
        has_completed_onboarding: 1,
        version: 7,
        created_at: TIME,
        updated_at: TIME,
      })
      await insertRow(db, 'profile_batches', { user_id: 'ann', batch_id: 'b1', created_at: TIME })
      await insertRow(db, 'profile_history', {
        user_id: 'ann',
        id: 'h1',
        position: 1,
        batch_id: 'b1',
        path: 'handicap',
        value: '18',
        kept_value: '12.3',
        reason: 'replaced',
        is_conflict: 1,
        created_at: TIME,
      })
    },
    '0003-attempt-counters': (db) =>
      insertRow(db, 'attempt_counters', { key: 'somebody', tries: 3, window_ends_at: '2999' }),
    '0004-progress-entries': (db) =>
      insertRow(db, 'progress_entries', {
        user_id: 'ann',
        id: 'p1',
        position: 1,
        date: '2026-01-02',
        handicap: 12.3,
        club_distances: JSON.stringify({ driver: DRIVER }),
        created_at: TIME,
      }),
    '0005-form-submissions': (db) =>
      insertRow(db, 'form_submissions', {
        submission: 'f1',
        first_name: 'Ann',
        last_name: 'Bunker',
        email: EMAIL,
        message: 'Which wedge first?',
        created_at: TIME,
      }),
    '0007-rounds': (db) =>
      insertRow(db, 'rounds', {
        user_id: 'ann',
        id: ROUND_ID,
        date: '2026-01-02',
        course: 'Old Course',
        tees: 'white',
        course_rating: 71.2,
        slope_rating: 131,
        adjusted_gross_score: 88,
        playing_conditions: -1,
        created_at: TIME,
        updated_at: TIME,
      }),
    '0021-shots': async (db) => {
      await insertRow(db, 'shot_positions', { user_id: 'ann', position: 1 })
      await insertRow(db, 'shots', {
        user_id: 'ann',
        id: ROUND_ID,
        position: 1,
        session_id: ROUND_ID,
        club: '7-iron',
        label: '7i',
        swing: 'full',
        mark: 'by-rule',
        carry_yards_tenths: 1513,
        side_yards_tenths: -62,
        is_spin_measured: 0,
      })
    },
    '0023-played-rounds': async (db) => {
      const played = { user_id: 'ann', round_id: ROUND_ID }
      await insertRow(db, 'played_rounds', {
        user_id: 'ann',
        id: ROUND_ID,
        position: 1,
        version: ROUND_ID,
        date: '2026-01-02',
        course: 'Old Course',
        tees: 'white',
        hole_count: 9,
        first_hole: 1,
        course_rating_tenths: 356,
        rules: 'casual',
        is_counting: 1,
        state: 'finished',
      })
      await insertRow(db, 'played_holes', { ...played, number: 4, par: 3, length_yards_tenths: 1513, score: 4 })
      await insertRow(db, 'played_shots', {
        ...played,
        id: ROUND_ID,
        hole: 4,
        shot_order: 1024,
        branch: 'ball',
        lie_from: 'map',
        penalty: 'none',
        rest_along_yards_tenths: 1482,
        rest_across_yards_tenths: -61,
        rest_sd_yards_tenths: 48,
        is_left_out: 0,
      })
    },
  }

let passwordHash: string
beforeAll(async () => {
  passwordHash = await createPasswordHasher(CHEAP_HASH).hash(PASSWORD)
})

const cleanUp: (() => Promise<void>)[] = []
afterEach(async () => {
  await stopServersHere()
  for (const remove of cleanUp.splice(0).reverse()) await remove()
})

/** A database at an old migration, with data of that time. */
async function databaseOf(kind: DatabaseKind, lastMigration: string): Promise<TemporaryPlace['place']> {
  const { place, remove } = await temporaryPlace(kind)
  cleanUp.push(remove)
  const db = await olderDatabase(place, lastMigration)
  for (const [migration, insert] of Object.entries(DATA)) {
    if (migration <= lastMigration) await insert(db, kind, passwordHash)
  }
  await db.destroy()
  return place
}

describe.each(DATABASE_KINDS)('data of an older Bagwise on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind)
  })
  afterAll(() => app.remove())

  async function openAfterUpgrade(lastMigration: string) {
    const database = await openDatabase(await databaseOf(kind, lastMigration))
    cleanUp.push(database.close)
    const { openBrowser } = await app.startAnother({ database })
    const browser = openBrowser()
    const { user } = await browser.ask(signIn, { email: EMAIL, password: PASSWORD })
    return { database, browser, user }
  }

  it('of the very first schema opens with its accounts, passwords and sessions', async () => {
    const { browser, user } = await openAfterUpgrade('0001-accounts')
    expect(user).toMatchObject({ id: 'ann', email: EMAIL, firstName: 'Ann', lastName: 'Bunker', createdAt: TIME })
    const { sessions } = await browser.ask(getSessions)
    expect(sessions.map(({ id }) => id)).toContain('s1')
    // The missing profile is created from the account.
    expect(await browser.ask(getProfile)).toMatchObject({
      version: 1,
      profile: { id: 'ann', firstName: 'Ann', lastName: 'Bunker', email: EMAIL },
    })
  })

  const withProfiles = Object.keys(migrationsFor(kind)).filter((name) => name >= '0002')
  /** The oldest, every third one and the last three, which devices may still have met. */
  const swept = withProfiles.filter((_, at) => IS_EXHAUSTIVE || at % 3 === 0 || at >= withProfiles.length - 3)

  it.each(swept)('of %s is found again, every value of it, and goes on', async (lastMigration) => {
    const has = (migration: string) => migration <= lastMigration
    const { database, browser } = await openAfterUpgrade(lastMigration)
    const { profile, version } = await browser.ask(getProfile)
    expect(version).toBe(7)
    expect(profile).toMatchObject({
      firstName: 'Ann',
      email: EMAIL,
      handicap: 12.3,
      height: 66.5,
      weight: 140,
      age: 44,
      averageScore: 88,
      golfPersona: null,
      swingSpeed: 87.5,
      golfGoals: ['Break 80'],
      currentIssues: ['Slice', 'Ärger'],
      preferredUnits: 'metres',
      hasCompletedOnboarding: true,
      clubDistances: [{ club: 'driver', ...DRIVER, isManuallySet: true }],
    })
    expect(profile.golfBag).toMatchObject([DRIVER_IN_BAG])
    const { entries: history } = await browser.ask(getProfileHistory)
    expect(history).toMatchObject([
      { id: 'h1', path: 'handicap', value: 18, keptValue: 12.3, reason: 'replaced', at: TIME },
    ])
    const { entries } = await browser.ask(getProgress)
    expect(entries).toEqual(
      has('0004-progress-entries') ? [{ date: '2026-01-02', handicap: 12.3, clubDistances: { driver: DRIVER } }] : [],
    )
    const { rounds } = await browser.ask(getRounds)
    expect(
      rounds.map(({ id, courseRating, adjustedGrossScore, playingConditions, holeCount, handicapThen }) => [
        id,
        courseRating,
        adjustedGrossScore,
        playingConditions,
        holeCount,
        handicapThen,
      ]),
    ).toEqual(has('0007-rounds') ? [[ROUND_ID, 71.2, 88, -1, undefined, undefined]] : [])
    const played = await browser.ask({ ...getPlayedRound, path: `/api/play/round?id=${ROUND_ID}` })
    expect([played.round?.courseRating, played.holes[0]?.lengthYards, played.shots[0]?.rest]).toEqual(
      has('0023-played-rounds')
        ? [35.6, 151.3, { alongYards: 148.2, acrossYards: -6.1, sdYards: 4.8 }]
        : [undefined, undefined, undefined],
    )
    const { shots } = await browser.ask(getShots)
    expect(shots.map(({ id, carryYards, sideYards }) => [id, carryYards, sideYards])).toEqual(
      has('0021-shots') ? [[ROUND_ID, 151.3, -6.2]] : [],
    )
    const messages = await database.db.selectFrom('form_submissions').select(['message', 'user_id']).execute()
    expect(messages).toEqual(has('0005-form-submissions') ? [{ message: 'Which wedge first?', user_id: null }] : [])

    const batch = { batch: ROUND_ID, set: { handicap: { base: 12.3, value: 11 } } }
    expect(await browser.ask(patchProfile, batch)).toMatchObject({ version: 8, profile: { handicap: 11 } })
  })
})

describe.each(DATABASE_KINDS)('a migration on %s that is killed half way', (kind) => {
  // A table whose migration is not recorded yet, and a column without its index.
  it.each([10, 18])('after %i statements leaves what was there, and the next start mends it', async (count) => {
    const place = await databaseOf(kind, '0003-attempt-counters')
    const child = spawn(
      process.execPath,
      [
        CRASH_WHILE_MIGRATING,
        `--statementCount=${count}`,
        `--dataDir=${place.dataDir}`,
        ...(place.databaseUrl === undefined ? [] : [`--databaseUrl=${place.databaseUrl}`]),
      ],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    )
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])

    const { url } = await startServerHere(place)
    const { status, cookie } = await call(url, signIn, { body: { email: EMAIL, password: PASSWORD } })
    expect(status).toBe(200)
    expect(await call(url, getProfile, { cookie })).toMatchObject({
      status: 200,
      body: { version: 7, profile: { handicap: 12.3, clubDistances: [{ club: 'driver', ...DRIVER }] } },
    })
    expect(await call(url, getRounds, { cookie })).toMatchObject({ status: 200, body: { rounds: [] } })
  })
})
