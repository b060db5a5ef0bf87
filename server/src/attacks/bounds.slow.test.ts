import { randomUUID } from 'node:crypto'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { MOST_ROUNDS } from '@bagwise/golf/handicap/round'
import { MOST_KEPT_SHOTS, MOST_SHOT_SESSIONS } from '@bagwise/golf/memory/shot-record'
import {
  MOST_PLAYED_HOLES,
  MOST_PLAYED_ROUNDS,
  MOST_PLAYED_SHOTS,
  MOST_SHOTS_OF_ROUND,
} from '@bagwise/golf/play/played-record'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, signUp } from '@bagwise/contract/account'
import { deleteAccount } from '@bagwise/contract/account-settings'
import { sendContactMessage } from '@bagwise/contract/contact'
import { ownCourseId } from '@bagwise/contract/own-course-id'
import { MOST_OWN_COURSES, MOST_OWN_COURSE_BYTES } from '@bagwise/contract/own-course-limits'
import { OwnCourse } from '@bagwise/contract/own-courses'
import { getProfile } from '@bagwise/contract/profile'
import { KEPT_BATCHES } from '#server/batches/arrived-batches.ts'
import { MOST_SESSIONS } from '#server/features/account/sign-in.ts'
import { MOST_MESSAGES } from '#server/features/contact/send-message.ts'
import { MOST_ENTRIES } from '#server/features/profile/profile-history.ts'
import { createOwnCourseStore } from '#server/features/own-courses/own-course-store.ts'
import { KEPT_DAYS } from '#server/features/progress/progress-store.ts'
import { MOST_GONE } from '#server/features/shots/shot-writer.ts'
import { ROUTE_BOUNDS, TABLES_OF_SCHEMA, TABLE_BOUNDS } from '#server/testing/attacks/bounds.ts'
import { API_ROUTES, nameOf, routesOfRouter } from '#server/testing/attacks/api-routes.ts'
import { KINDS_FOR_SWEEPS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const READS = API_ROUTES.filter(({ endpoint }) => endpoint.method === 'GET')
const TAKES_BODIES = API_ROUTES.filter(({ endpoint }) => endpoint.method !== 'GET')

describe.each(KINDS_FOR_SWEEPS)('the list of bounds on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind, { config: { contactLimitPerHour: 10_000 } })
  })
  afterAll(() => app.remove())

  it('HRD-01 has every table of the schema and every route of the router', async () => {
    const tables = await app.database.db.introspection.getTables({ withInternalKyselyTables: true })
    const own = tables.filter(({ schema }) => kind === 'sqlite' || schema === 'public').map(({ name }) => name)
    expect(own.toSorted()).toEqual([...Object.keys(TABLE_BOUNDS), ...TABLES_OF_SCHEMA].toSorted())
    expect(routesOfRouter(app.server).toSorted()).toEqual(Object.keys(ROUTE_BOUNDS).toSorted())
  })

  it('HRD-01 says of no table that it holds nothing of golfers when it does: every column that names one is bounded', async () => {
    const tables = await app.database.db.introspection.getTables()
    const ofGolfers = tables.filter(({ columns }) => columns.some(({ name }) => /^(?:user_?id|email)$/i.test(name)))
    for (const { name } of ofGolfers)
      expect({ name, bound: Reflect.get(TABLE_BOUNDS, name) }).not.toEqual({ name, bound: 'nothing' })
    expect(ofGolfers.length).toBeGreaterThan(6)
  })

  it('HRD-01 holds for the sessions of a golfer: one more ends the oldest', async () => {
    const form = signUpForm()
    const first = app.openBrowser()
    const { user } = await first.ask(signUp, form)
    const right = { email: form.email, password: form.password }
    const countOf = async () => {
      const own = app.database.db.selectFrom('session').select('id').where('userId', '=', user.id)
      return (await own.execute()).length
    }
    for (let count = 1; count < MOST_SESSIONS; count += 1) await app.openBrowser().ask(signIn, right)
    expect(await countOf()).toBe(MOST_SESSIONS)
    const last = app.openBrowser()
    await last.ask(signIn, right)
    expect(await countOf()).toBe(MOST_SESSIONS)
    expect(await last.call(getProfile)).toMatchObject({ status: 200 })
    expect(await first.call(getProfile)).toMatchObject({ status: 401 })
  })

  it('HRD-01 holds for the messages of a golfer: one more is refused and not stored', async () => {
    const browser = app.openBrowser()
    const form = signUpForm()
    const { user } = await browser.ask(signUp, form)
    const messageOf = () => ({
      firstName: 'Ann',
      lastName: 'Bunker',
      email: form.email,
      message: 'Which wedge?',
      submission: randomUUID(),
    })
    for (let count = 0; count < MOST_MESSAGES; count += 1) await browser.ask(sendContactMessage, messageOf())
    expect(await browser.call(sendContactMessage, messageOf())).toMatchObject({
      status: 422,
      body: { code: 'too-many-messages' },
    })
    const own = app.database.db.selectFrom('form_submissions').select('submission').where('user_id', '=', user.id)
    expect(await own.execute()).toHaveLength(MOST_MESSAGES)
  })

  it('HRD-01 holds for what a golfer with full tables is answered, and for the rows themselves', async () => {
    const browser = app.openBrowser()
    const { user } = await browser.ask(signUp, signUpForm())
    await fillTables(user.id)
    for (const [table, bound] of Object.entries(TABLE_BOUNDS)) {
      if (bound === 'nothing') continue
      const { rows, bytes } = await sizeOf(table, user.id)
      expect({ table, rows }).toEqual({ table, rows: Math.min(rows, bound.rows) })
      expect({ table, bytes }).toEqual({ table, bytes: Math.min(bytes, bound.bytes) })
    }
    for (const route of READS) {
      const name = nameOf(route)
      const isOfRound = name === 'GET /api/play/round'
      const endpoint = isOfRound ? { ...route.endpoint, path: await fullRoundPath(user.id) } : route.endpoint
      const { status, body } = await browser.call(endpoint)
      const answerBytes = Buffer.byteLength(JSON.stringify(body))
      expect({ name, status, answerBytes }).toEqual({
        name,
        status: route.status,
        answerBytes: Math.min(answerBytes, ROUTE_BOUNDS[name]?.answerBytes ?? 0),
      })
    }
  })

  async function fullRoundPath(id: string) {
    const own = app.database.db.selectFrom('played_shots').select('round_id').where('user_id', '=', id)
    const { round_id } = await own.limit(1).executeTakeFirstOrThrow()
    return `/api/play/round?id=${round_id}` as const
  }

  /** As much of everything as a golfer can have, with the longest values. */
  async function fillTables(id: string) {
    const { db } = app.database
    const time = new Date().toISOString()
    const long = (length: number) => '芝'.repeat(length)
    const distances = JSON.stringify(
      Object.fromEntries(
        CLUB_TYPES.filter((club) => club !== 'putter').map((club) => [
          club,
          {
            distance: 399,
            source: 'measured',
            shots: {
              count: 9999,
              longShortYards: 123.456,
              leftRightYards: 123.456,
              known: { ownShare: 0.123_456, plusMinusYards: 123.456 },
            },
            before: { distance: 399, source: 'estimated' },
          },
        ]),
      ),
    )
    const many = <Row>(count: number, rowOf: (index: number) => Row) =>
      Array.from({ length: count }, (_, index) => rowOf(index))
    const inParts = async <Row>(rows: readonly Row[], insert: (rows: readonly Row[]) => Promise<unknown>) => {
      for (let start = 0; start < rows.length; start += 200) await insert(rows.slice(start, start + 200))
    }
    const day = (index: number) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10)
    await inParts(
      many(KEPT_BATCHES - 1, () => ({ user_id: id, batch_id: randomUUID(), created_at: time })),
      (rows) =>
        db
          .insertInto('profile_batches')
          .values([...rows])
          .execute(),
    )
    await inParts(
      many(2 * KEPT_DAYS, (index) => ({
        user_id: id,
        id: randomUUID(),
        position: index + 1,
        date: day(index % KEPT_DAYS),
        handicap: -9.123456789,
        club_distances: distances,
        created_at: time,
      })),
      (rows) =>
        db
          .insertInto('progress_entries')
          .values([...rows])
          .execute(),
    )
    await inParts(
      many(MOST_ROUNDS, (index) => ({
        user_id: id,
        id: randomUUID(),
        date: day(index),
        course: long(100),
        tees: long(40),
        course_rating: 71.3,
        slope_rating: 125,
        adjusted_gross_score: 120,
        playing_conditions: -1,
        created_at: time,
        updated_at: time,
      })),
      (rows) =>
        db
          .insertInto('rounds')
          .values([...rows])
          .execute(),
    )
    const playedIds = many(MOST_PLAYED_ROUNDS, () => randomUUID())
    await inParts(
      playedIds.map((playedId, index) => ({
        user_id: id,
        id: playedId,
        position: index + 1,
        version: randomUUID(),
        date: day(index),
        course: long(100),
        course_id: long(80),
        tees: long(50),
        hole_count: 18 as const,
        first_hole: 18,
        course_rating_tenths: 713,
        slope_rating: 125,
        playing_conditions: -1,
        handicap_then_tenths: -100,
        rules: 'tournament' as const,
        advice_from_hole: 18,
        is_counting: 1,
        state: 'finished' as const,
      })),
      (rows) =>
        db
          .insertInto('played_rounds')
          .values([...rows])
          .execute(),
    )
    await inParts(
      many(MOST_PLAYED_HOLES, (index) => ({
        user_id: id,
        round_id: playedIds[Math.floor(index / 18)] ?? '',
        number: 1 + (index % 18),
        par: 4,
        stroke_index: 18,
        length_yards_tenths: 4123,
        score: 10,
        finish: 'picked-up' as const,
        putts: 10,
        first_putt_feet_tenths: 1234,
        pin_along_yards_tenths: 4123,
        pin_across_yards_tenths: -1234,
      })),
      (rows) =>
        db
          .insertInto('played_holes')
          .values([...rows])
          .execute(),
    )
    // The shots of as many rounds as possible are as many as a round may have.
    await inParts(
      many(MOST_PLAYED_SHOTS, (index) => ({
        user_id: id,
        id: randomUUID(),
        round_id: playedIds[Math.floor(index / MOST_SHOTS_OF_ROUND)] ?? '',
        hole: 12 + (index % 7),
        shot_order: 1_048_576,
        branch: 'provisional' as const,
        club: '11-wood' as const,
        lie: 'cart-path' as const,
        lie_from: 'map' as const,
        left_yards_tenths: 4321,
        left_sd_yards_tenths: 599,
        left_from: 'position' as const,
        swing: 'recovery' as const,
        penalty: 'stroke-and-distance' as const,
        rest_along_yards_tenths: -4321,
        rest_across_yards_tenths: -4321,
        rest_sd_yards_tenths: 599,
        headwind_mph_tenths: -599,
        crosswind_mph_tenths: -599,
        temperature_f_tenths: 1299,
        along_yards_tenths: 11_999,
        across_yards_tenths: -5999,
        is_left_out: 0,
      })),
      (rows) =>
        db
          .insertInto('played_shots')
          .values([...rows])
          .execute(),
    )
    await inParts(
      many(MOST_SHOT_SESSIONS, (index) => ({
        user_id: id,
        id: randomUUID(),
        position: index + 1,
        day: day(index),
        origin: 'device-outdoor' as const,
        source: long(40),
        air: JSON.stringify({ temperatureF: 61.12345678, altitudeFeet: 5280.123456, humidity: 0.123456789 }),
        is_normalised: 1,
        note: long(100),
      })),
      (rows) =>
        db
          .insertInto('shot_sessions')
          .values([...rows])
          .execute(),
    )
    const shotSession = randomUUID()
    await inParts(
      many(MOST_KEPT_SHOTS, (index) => ({
        user_id: id,
        id: randomUUID(),
        position: MOST_SHOT_SESSIONS + index + 1,
        session_id: shotSession,
        club: '11-wood' as const,
        label: long(40),
        swing: 'three-quarter' as const,
        mark: 'left-out' as const,
        carry_yards_tenths: 3999,
        side_yards_tenths: -1999,
        total_yards_tenths: 4499,
        ball_speed_mph_tenths: 2299,
        launch_deg_tenths: -49,
        start_deg_tenths: -899,
        spin_rpm_tenths: 149_999,
        is_spin_measured: 1,
        spin_axis_deg_tenths: -899,
        club_speed_mph_tenths: 1549,
        aim_yards_tenths: -599,
      })),
      (rows) =>
        db
          .insertInto('shots')
          .values([...rows])
          .execute(),
    )
    await inParts(
      many(MOST_GONE, (index) => ({
        user_id: id,
        id: randomUUID(),
        position: MOST_SHOT_SESSIONS + MOST_KEPT_SHOTS + index + 1,
      })),
      (rows) =>
        db
          .insertInto('shots_gone')
          .values([...rows])
          .execute(),
    )
    await createOwnCourseStore(app.database).addMissing(
      id,
      many(MOST_OWN_COURSES, () => largestOwnCourse(long)),
      new Date(),
    )
    await db.insertInto('shot_positions').values({ user_id: id, position: 1_000_000 }).execute()
    const value = JSON.stringify(long(120))
    await inParts(
      many(MOST_ENTRIES, (index) => ({
        id: randomUUID(),
        user_id: id,
        position: index + 1,
        batch_id: randomUUID(),
        path: 'golfBag.driver.brand',
        value,
        kept_value: value,
        reason: 'replaced' as const,
        is_conflict: 1,
        created_at: time,
      })),
      (rows) =>
        db
          .insertInto('profile_history')
          .values([...rows])
          .execute(),
    )
    await inParts(
      many(MOST_MESSAGES, () => ({
        submission: randomUUID(),
        first_name: long(100),
        last_name: long(100),
        email: `${'a'.repeat(242)}@example.com`,
        message: long(5000),
        created_at: time,
        user_id: id,
      })),
      (rows) =>
        db
          .insertInto('form_submissions')
          .values([...rows])
          .execute(),
    )
  }

  /** Just below the limit of its bytes, all but a few in one ring after another. */
  function largestOwnCourse(long: (length: number) => string): OwnCourse {
    const ring = { kind: 'trees', rings: [Array(1_000).fill(-1_234)] }
    const course = {
      v: 1,
      id: ownCourseId(randomUUID()),
      name: long(100),
      at: [-80_000_000, -180_000_000],
      outline: [],
      shapes: Array.from({ length: 10 }, (_, index) => ({ ...ring, id: `at/${index}` })),
      holes: [],
      known: [],
      notes: {},
    }
    const bytesLeft = MOST_OWN_COURSE_BYTES - Buffer.byteLength(JSON.stringify(course))
    const numbers = Array(2 * Math.floor((bytesLeft - 100) / ',-123456,-123456'.length)).fill(-123_456)
    return OwnCourse.parse({ ...course, outline: [numbers] })
  }

  async function sizeOf(table: string, id: string) {
    const owner = { user: 'id', profiles: 'id', verification: 'value', account: 'userId', session: 'userId' }
    const column = Reflect.get(owner, table) ?? 'user_id'
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}
      where ${sql.ref(column)} = ${id}`.execute(app.database.db)
    const bytes = rows
      .flatMap((row) => Object.values(row))
      .reduce<number>((sum, value) => sum + Buffer.byteLength(String(value)), 0)
    return { rows: rows.length, bytes }
  }
})

it.each(TAKES_BODIES.map((route) => [nameOf(route), route] as const))(
  'HRD-01 refuses a body that is larger than its bound, and none because of its size below it: %s',
  async (name, { endpoint, bodyOf }) => {
    const app = await startTestApp('sqlite')
    const browser = app.openBrowser()
    const form = signUpForm()
    const { user } = await browser.ask(signUp, form)
    const about = {
      userId: user.id,
      email: form.email,
      sessionId: 'none',
      roundId: randomUUID(),
      progressId: randomUUID(),
      shotSessionId: randomUUID(),
      shotId: randomUUID(),
      playedRoundId: randomUUID(),
      playedShotId: randomUUID(),
    }
    const { bodyBytes = 0 } = ROUTE_BOUNDS[name] ?? {}
    const body = JSON.stringify(bodyOf(about))
    expect((await browser.call(endpoint, body.padEnd(bodyBytes))).status).not.toBe(413)
    expect(await browser.call(endpoint, body.padEnd(bodyBytes + 1))).toMatchObject({ status: 413 })
    await app.remove()
  },
)

it.each(API_ROUTES.map((route) => [nameOf(route), route] as const))(
  'HRD-01 counts the calls of a golfer, or of a visitor’s address: %s',
  async (_name, { endpoint, access, bodyOf }) => {
    const app = await startTestApp('sqlite', { config: { callsPerMinute: 3, callsPerMinutePerAddress: 5 } })
    const form = signUpForm()
    const golfer = app.openBrowser()
    const { user } = await golfer.ask(signUp, form)
    const about = {
      userId: user.id,
      email: form.email,
      sessionId: 'none',
      roundId: randomUUID(),
      progressId: randomUUID(),
      shotSessionId: randomUUID(),
      shotId: randomUUID(),
      playedRoundId: randomUUID(),
      playedShotId: randomUUID(),
    }
    const body = endpoint.path === deleteAccount.path ? { password: 'not the password' } : bodyOf(about)
    const browser = access === 'golfer' ? golfer : app.openBrowser()
    const refusals: boolean[] = []
    // The sign-up was the first call of the address.
    for (let count = 2; count <= 6; count += 1) {
      const { code, message } = Object((await browser.call(endpoint, body)).body)
      refusals.push(code === 'too-many-tries' && String(message).includes('within a minute'))
    }
    expect(refusals).toEqual([false, false, false, access === 'golfer', true])
    await app.remove()
  },
)
