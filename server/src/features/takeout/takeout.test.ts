import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as account from '@bagwise/contract/account'
import { sendContactMessage } from '@bagwise/contract/contact'
import { savePlay } from '@bagwise/contract/play'
import { getProfile, getProfileHistory, patchProfile } from '@bagwise/contract/profile'
import { addProgressEntry, getProgress } from '@bagwise/contract/progress'
import { ownCoursePath } from '@bagwise/contract/own-course-id'
import { MOST_OWN_COURSES } from '@bagwise/contract/own-course-limits'
import { saveOwnCourse } from '@bagwise/contract/own-courses'
import { getRounds, saveRound } from '@bagwise/contract/rounds'
import { deleteShots, getShots, saveShots } from '@bagwise/contract/shots'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import type { Round } from '@bagwise/contract/rounds'
import { getTakeout, importTakeout } from '@bagwise/contract/takeout'
import type { Takeout } from '@bagwise/contract/takeout'
import { createLinkStore } from '#server/mailed-links/link-store.ts'
import { takeoutParts } from '#server/takeout-parts.ts'
import { ownCourse } from '#server/testing/sample-courses.ts'
import { newRows, playedHole, playedRound, playedShot } from '#server/testing/sample-play.ts'
import { keptShot, shotSession } from '#server/testing/sample-shots.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const TODAY = '2026-11-21'

/** The parts of a takeout that hold a table's rows. */
const PARTS_OF_TABLE: Readonly<Record<string, keyof Takeout | readonly (keyof Takeout)[]>> = {
  user: 'account',
  account: 'signInMethods',
  session: 'sessions',
  verification: ['passwordResets', 'emailVerifications'],
  profiles: 'profile',
  profile_history: 'history',
  profile_batches: 'batches',
  progress_entries: 'progress',
  rounds: 'rounds',
  shot_sessions: 'shotSessions',
  shots: 'shots',
  played_rounds: 'playedRounds',
  played_holes: 'playedHoles',
  played_shots: 'playedShots',
  own_courses: 'ownCourses',
  form_submissions: 'messages',
}
/**
 * How the golfer and their programs get in, which is nobody else's: a password is not in it either. Live shots, which the
 * range log keeps or nobody. A counter, and ids of shots that are gone.
 */
const TABLES_LEFT_OUT = ['api_tokens', 'live_shots', 'passkeys', 'shot_positions', 'shots_gone']
/** Hashed keys, which do not reveal whose they are, facts about the database, and ids of accounts that are gone. */
const TABLES_WITHOUT_OWNER = [
  'attempt_counters',
  'course_maps',
  'sweep_marks',
  'schema_compatibility',
  'security_events',
  'database_marks',
  'deleted_accounts',
]

const WEDGE = {
  brand: 'Titleist',
  model: 'Vokey SM10',
  shaftType: 'steel',
  shaftFlex: 'stiff',
  lie: 64,
  loft: 56,
  length: 35.25,
  isInBag: true,
  notes: 'Bounce 10',
} as const
const measured = (distance: number) => ({ distance, source: 'measured' }) as const
const estimated = (distance: number) => ({ distance, source: 'estimated' }) as const

function newRound(changes: Partial<Round> = {}): Round {
  return {
    id: randomUUID(),
    date: '2026-11-02',
    course: 'Old Links',
    tees: 'white',
    courseRating: 71.3,
    slopeRating: 128,
    adjustedGrossScore: 88,
    playingConditions: null,
    ...changes,
  }
}

/** Of a part that is a list, a table or one thing. */
function countOf(held: Takeout[keyof Takeout]): number {
  if (Array.isArray(held)) return held.length
  return typeof held === 'object' && 'rows' in held ? held.rows.length : 1
}

describe.each(DATABASE_KINDS)('a takeout on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind, { now: () => NOW, config: { contactLimitPerHour: 1_000 } })
  })
  afterAll(() => app.remove())

  async function newGolfer() {
    const browser = app.openBrowser()
    const form = signUpForm()
    const { user } = await browser.ask(account.signUp, form)
    return { browser, form, user }
  }
  type Golfer = Awaited<ReturnType<typeof newGolfer>>

  async function patch({ browser }: Golfer, set: Readonly<Record<string, unknown>>) {
    const changes = Object.entries(set).map(([path, value]) => [path, { base: null, value }])
    return browser.ask(patchProfile, { batch: randomUUID(), set: Object.fromEntries(changes) })
  }

  /** A golfer with rows in every table. */
  async function golferWithEverything() {
    const golfer = await newGolfer()
    const { browser, form } = golfer
    await patch(golfer, { handicap: 12.4, 'clubDistances.driver': measured(231), 'golfBag.sw': WEDGE })
    await patch(golfer, { handicap: 11.9, golfGoals: ['Break 80'] })
    const entry = { id: randomUUID(), date: '2026-11-20', handicap: 12.4, clubDistances: { driver: measured(231) } }
    await browser.ask(addProgressEntry, entry)
    await browser.ask(addProgressEntry, { ...entry, id: randomUUID(), handicap: 11.9 })
    const round = newRound()
    await browser.ask(saveRound, { save: randomUUID(), base: null, round })
    const course = ownCourse()
    const coursePath = ownCoursePath(course.id)
    await browser.ask({ ...saveOwnCourse, path: coursePath }, { save: randomUUID(), base: null, course })
    const { firstName, lastName, email } = form
    const message = {
      firstName,
      lastName,
      email: email.toUpperCase(),
      message: 'Is 231 far?',
      submission: randomUUID(),
    }
    await browser.ask(sendContactMessage, message)
    const session = shotSession()
    const spinning = keptShot(session, { label: 'Öresund', spinRpm: 6500, isSpinMeasured: true })
    await sendShots(golfer, [session], [spinning, keptShot(session, { club: null, mark: 'left-out' })])
    const played = playedRound()
    const hole = playedHole(played, { score: 5, finish: 'holed', putts: 2 })
    const changes = [newRows.round(played), newRows.hole(hole), newRows.shot(playedShot(hole))]
    await browser.ask(savePlay, { save: randomUUID(), changes })
    await createLinkStore(app.database, 'reset-password').createToken(form.email, NOW)
    await createLinkStore(app.database, 'verify-email').createToken(form.email, NOW)
    return { ...golfer, round }
  }

  const sendShots = ({ browser }: Golfer, sessions: readonly ShotSession[], shots: readonly KeptShot[]) =>
    browser.ask(saveShots, { save: randomUUID(), sessions, shots, changes: [] })

  const rowsOf = async (table: string) =>
    (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(app.database.db)).rows
  const takeoutOf = ({ browser }: Golfer) => browser.ask(getTakeout)
  const send = ({ browser, user }: Golfer, content: unknown, seenVersion?: number) =>
    browser.ask(importTakeout, {
      golfer: user.id,
      content: typeof content === 'string' ? content : JSON.stringify(content),
      today: TODAY,
      ...(seenVersion === undefined ? {} : { seenVersion }),
    })

  /** Previews first, as the page does. */
  async function bring(golfer: Golfer, content: unknown) {
    const preview = await send(golfer, content)
    if (preview.outcome !== 'preview') throw new Error(JSON.stringify(preview))
    const applied = await send(golfer, content, preview.version)
    if (applied.outcome !== 'applied') throw new Error(JSON.stringify(applied))
    return applied
  }

  async function refusedPlaces(golfer: Golfer, content: unknown) {
    const reply = await send(golfer, content)
    if (reply.outcome !== 'refused') throw new Error(JSON.stringify(reply))
    return reply.problems.map(({ place }) => place)
  }

  const storedState = async (golfer: Golfer) => {
    const { exportedAt: _at, sessions: _sessions, ...rest } = await takeoutOf(golfer)
    return rest
  }

  it('holds every row of the golfer, whatever tables the database has', async () => {
    const { user, ...golfer } = await golferWithEverything()
    await golferWithEverything()
    const takeout = await takeoutOf({ user, ...golfer })
    const tables = (await app.database.db.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('kysely_'))
    const known = [...Object.keys(PARTS_OF_TABLE), ...TABLES_LEFT_OUT, ...TABLES_WITHOUT_OWNER]
    expect(tables.toSorted()).toEqual(known.toSorted())

    for (const [table, parts] of Object.entries(PARTS_OF_TABLE)) {
      const rows = await rowsOf(table)
      const own = rows.filter((row) => Object.values(row).some((cell) => cell === user.id || cell === user.email))
      const held = [parts].flat().map((part) => takeout[part])
      const rowCount = held.reduce<number>((sum, rowsHeld) => sum + countOf(rowsHeld), 0)
      expect(own.length, `rows of ${table} in this test`).toBeGreaterThan(0)
      expect(rowCount, `${String(parts)} for ${table}`).toBe(own.length)
    }
    for (const table of TABLES_WITHOUT_OWNER) {
      const rows = await rowsOf(table)
      expect(JSON.stringify(rows)).not.toContain(user.id)
      expect(JSON.stringify(rows)).not.toContain(user.email)
    }
  })

  it('says what it is and whose, and holds profile, history, progress, rounds and messages as they are', async () => {
    const { user, ...golfer } = await golferWithEverything()
    const takeout = await takeoutOf({ user, ...golfer })
    const { id, email, firstName, lastName, createdAt } = user
    expect(takeout).toMatchObject({
      format: 'bagwise-takeout',
      version: 2,
      exportedAt: NOW.toISOString(),
      account: { id, email, emailVerified: false, firstName, lastName, createdAt },
      signInMethods: [{ method: 'credential' }],
      passwordResets: [{ askedAt: NOW.toISOString(), endsAt: '2026-11-21T11:00:00.000Z' }],
      emailVerifications: [{ askedAt: NOW.toISOString(), endsAt: '2026-11-22T10:00:00.000Z' }],
      profileVersion: 3,
      history: [
        { path: 'golfGoals', value: [] },
        { path: 'handicap', value: 12.4, keptValue: 11.9 },
      ],
      progress: [{ handicap: 12.4 }, { handicap: 11.9, arrivedAt: NOW.toISOString() }],
      rounds: [golfer.round],
      messages: [{ email, message: 'Is 231 far?', sentAt: NOW.toISOString() }],
    })
    expect(takeout.profile).toEqual((await golfer.browser.ask(getProfile)).profile)
    // Two edits, a round, a message with shots, a played round, a mapped course and two days of progress.
    expect(takeout.batches).toHaveLength(8)
    expect(takeout.sessions).toEqual([expect.objectContaining({ browser: expect.any(String) })])
  })

  it('holds no message of somebody who typed the same e-mail', async () => {
    const golfer = await newGolfer()
    const { firstName, lastName, email } = golfer.form
    const message = { firstName, lastName, email, message: 'My number is 555 1234.', submission: randomUUID() }
    await app.openBrowser().ask(sendContactMessage, message)
    expect((await takeoutOf(golfer)).messages).toEqual([])

    const other = await newGolfer()
    await other.browser.ask(sendContactMessage, { ...message, submission: randomUUID() })
    expect((await takeoutOf(golfer)).messages).toEqual([])
    expect((await takeoutOf(other)).messages).toMatchObject([{ email, message: 'My number is 555 1234.' }])
  })

  it('holds neither the hash of the password nor anything that opens a session', async () => {
    const golfer = await golferWithEverything()
    const text = JSON.stringify(await takeoutOf(golfer))
    const { db } = app.database
    const sessions = await db.selectFrom('session').select('token').where('userId', '=', golfer.user.id).execute()
    const accounts = await db.selectFrom('account').select('password').where('userId', '=', golfer.user.id).execute()
    const resets = await db
      .selectFrom('verification')
      .select('identifier')
      .where('value', '=', golfer.user.id)
      .execute()
    const secrets = [
      ...sessions.map(({ token }) => token),
      ...accounts.map(({ password }) => String(password)),
      ...resets.map(({ identifier }) => identifier),
      ...golfer.browser.cookies.split('; ').map((cookie) => cookie.split('=')[1] ?? ''),
      PASSWORD,
    ]
    expect(secrets.length).toBeGreaterThan(4)
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(8)
      expect(text).not.toContain(secret)
    }
  })

  it('is refused to visitors, and its import too', async () => {
    const visitor = app.openBrowser()
    expect(await visitor.call(getTakeout)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
    const answer = await visitor.call(importTakeout, { golfer: 'x', content: '{}', today: TODAY })
    expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  })

  it('is imported by another golfer, who stays who they are', async () => {
    const takeout = await takeoutOf(await golferWithEverything())
    const other = await newGolfer()
    const { profile } = await bring(other, takeout)
    const { id: _id, email: _email, createdAt: _created, updatedAt: _updated, ...values } = takeout.profile
    expect(profile).toMatchObject(values)
    expect([profile.id, profile.email]).toEqual([other.user.id, other.user.email])
    expect((await other.browser.ask(account.getSession)).user?.email).toBe(other.form.email)
    expect((await other.browser.ask(getProgress)).entries).toEqual([
      { date: '2026-11-20', handicap: 11.9, clubDistances: { driver: measured(231) } },
    ])
    expect((await other.browser.ask(getRounds)).rounds).toEqual(takeout.rounds)
  })

  it('writes nothing before the golfer has seen what would change', async () => {
    const takeout = await takeoutOf(await golferWithEverything())
    const other = await newGolfer()
    await patch(other, { handicap: 20, 'golfBag.sw': { ...WEDGE, loft: 54 } })
    const before = await storedState(other)
    const preview = await send(other, takeout)
    expect(await storedState(other)).toEqual(before)
    expect(preview).toEqual({
      outcome: 'preview',
      version: 2,
      plan: {
        changes: expect.arrayContaining([
          { path: 'handicap', from: 20, to: 11.9 },
          { path: 'clubDistances.driver', from: null, to: measured(231) },
          { path: 'golfBag.sw', from: { ...WEDGE, loft: 54 }, to: WEDGE },
        ]),
        kept: [],
        progress: { added: 1, present: 0 },
        rounds: { added: 1, present: 0 },
        shotSessions: { added: 1, present: 0 },
        shots: { added: 2, present: 0 },
        playedRounds: { added: 1, present: 0 },
        playedHoles: { added: 1, present: 0 },
        playedShots: { added: 1, present: 0 },
        ownCourses: { added: 1, present: 0 },
      },
    })
  })

  it('shows the changes again when another device has edited the profile meanwhile', async () => {
    const takeout = await takeoutOf(await golferWithEverything())
    const other = await newGolfer()
    const preview = await send(other, takeout)
    await patch(other, { handicap: 3 })
    const before = await storedState(other)
    const seenVersion = preview.outcome === 'preview' ? preview.version : Number.NaN
    const again = await send(other, takeout, seenVersion)
    expect(again).toMatchObject({ outcome: 'preview', version: seenVersion + 1 })
    expect(await storedState(other)).toEqual(before)
  })

  it('raises the version once and keeps what it replaced in the history, as an edit does', async () => {
    const takeout = await takeoutOf(await golferWithEverything())
    const other = await newGolfer()
    await patch(other, { handicap: 20 })
    const { version } = await bring(other, takeout)
    expect(version).toBe(3)
    const { entries } = await other.browser.ask(getProfileHistory)
    expect(entries).toContainEqual(
      expect.objectContaining({ path: 'handicap', value: 20, keptValue: 11.9, reason: 'replaced', isConflict: false }),
    )
  })

  it('is imported once, however often it is sent', async () => {
    const takeout = await takeoutOf(await golferWithEverything())
    const other = await newGolfer()
    await bring(other, takeout)
    const before = await storedState(other)
    expect(await send(other, takeout, 1)).toMatchObject({
      outcome: 'applied',
      version: 2,
      plan: {
        changes: [],
        progress: { added: 0, present: 1 },
        rounds: { added: 0, present: 1 },
        shotSessions: { added: 0, present: 1 },
        shots: { added: 0, present: 2 },
        playedRounds: { added: 0, present: 1 },
        playedHoles: { added: 0, present: 1 },
        playedShots: { added: 0, present: 1 },
      },
    })
    expect(await storedState(other)).toEqual(before)
  })

  it('takes nothing away that the file does not name', async () => {
    const takeout = await takeoutOf(await golferWithEverything())
    const other = await newGolfer()
    await patch(other, { 'golfBag.lw': WEDGE, 'clubDistances.lw': measured(61), shareCount: 5 })
    const { profile } = await bring(other, takeout)
    expect(profile.golfBag.map(({ type }) => type)).toEqual(['sw', 'lw'])
    expect(profile.clubDistances.map(({ club }) => club)).toEqual(['driver', 'lw'])
    expect(profile.shareCount).toBe(5)
  })

  it('never puts an estimate in the place of a number of the golfer', async () => {
    const golfer = await newGolfer()
    await patch(golfer, { 'clubDistances.pw': measured(112), 'clubDistances.gw': estimated(98) })
    const csv = 'club,carry (yd),source\npw,120,estimated\ngw,101,estimated\nsw,84,manual\n'
    const { plan, profile } = await bring(golfer, csv)
    expect(plan.kept).toEqual([{ path: 'clubDistances.pw', own: measured(112), estimate: estimated(120) }])
    expect(profile.clubDistances.map(({ club, distance }) => [club, distance])).toEqual([
      ['pw', 112],
      ['gw', 101],
      ['sw', 84],
    ])
  })

  it('does not take the shots away from a number that a file repeats without them', async () => {
    const golfer = await newGolfer()
    const shots = { count: 12, longShortYards: 6.5 }
    await patch(golfer, { 'clubDistances.pw': { ...measured(112), shots } })
    const same = await send(golfer, 'club,carry (yd),source\npw,112,measured\n')
    expect(same).toMatchObject({ outcome: 'preview', plan: { changes: [] } })
    const other = await send(golfer, 'club,carry (yd),source\npw,113,measured\n')
    const change = { path: 'clubDistances.pw', from: { ...measured(112), shots }, to: measured(113) }
    expect(other).toMatchObject({ outcome: 'preview', plan: { changes: [change] } })
  })

  it('notes progress when distances change, and leaves a day alone that has an entry already', async () => {
    const golfer = await newGolfer()
    await bring(golfer, 'club,carry (m),source\ndriver,186.5,measured\n')
    const noted = [{ date: TODAY, handicap: null, clubDistances: { driver: measured(204) } }]
    expect((await golfer.browser.ask(getProgress)).entries).toEqual(noted)

    const { progress, ...takeout } = await takeoutOf(golfer)
    const rows = ['2026-11-20', TODAY].map((date) => ({ ...progress[0], id: randomUUID(), date, handicap: 30 }))
    const { plan } = await bring(golfer, { ...takeout, progress: rows })
    expect(plan.progress).toEqual({ added: 1, present: 1 })
    expect((await golfer.browser.ask(getProgress)).entries).toEqual([
      { date: '2026-11-20', handicap: 30, clubDistances: { driver: measured(204) } },
      ...noted,
    ])
  })

  it('is not imported into the account of somebody else who has signed in meanwhile', async () => {
    const [golfer, other] = [await newGolfer(), await newGolfer()]
    const answer = await golfer.browser.call(importTakeout, { golfer: other.user.id, content: '{}', today: TODAY })
    expect(answer).toMatchObject({ status: 403, body: { code: 'other-golfer' } })
  })

  it('takes back all of an import that fails half-way', async () => {
    const golfer = await golferWithEverything()
    const before = await storedState(golfer)
    const failing = takeoutParts(app.database)(async ({ profile, progress, rounds, shots, play, ownCourses }) => {
      const set = { handicap: { base: 11.9, value: 1 } }
      await profile.patch(golfer.user, { batch: randomUUID(), set }, NOW)
      await progress.add(golfer.user.id, { id: randomUUID(), date: TODAY, handicap: 1, clubDistances: {} }, NOW)
      await rounds.addMissing(golfer.user.id, [newRound()], NOW)
      const session = shotSession()
      await shots.addMissing(golfer.user.id, { sessions: [session], shots: [keptShot(session)] })
      const played = playedRound()
      const hole = playedHole(played)
      await play.addMissing(golfer.user.id, { rounds: [played], holes: [hole], shots: [playedShot(hole)] })
      await ownCourses.addMissing(golfer.user.id, [ownCourse()], NOW)
      throw new Error('the lights went out')
    })
    await expect(failing).rejects.toThrow('the lights went out')
    expect(await storedState(golfer)).toEqual(before)
  })

  it('says everything that is wrong with a file and where, and writes nothing', async () => {
    const golfer = await golferWithEverything()
    const before = await storedState(golfer)
    const { profile, progress, rounds, shots, playedRounds, playedHoles, playedShots, ...takeout } = JSON.parse(
      JSON.stringify(await takeoutOf(golfer)),
    )
    const carry = shots.columns.indexOf('carryYards')
    const wrong = {
      ...takeout,
      profile: {
        ...profile,
        handicap: 55,
        firstName: 'nul\u0000',
        lastName: '\ud83c',
        role: 'admin',
        clubDistances: [{ club: 'driver', distance: 0, source: 'measured' }],
        golfBag: [{ ...profile.golfBag[0], loft: '56' }],
      },
      progress: [progress[0], { ...progress[1], date: 'yesterday', __extra: 1 }],
      rounds: [{ ...rounds[0], slopeRating: undefined }],
      shots: { ...shots, rows: [shots.rows[0], shots.rows[1].with(carry, 401), [...shots.rows[1], 7]] },
      playedRounds: [{ ...playedRounds[0], holeCount: 9 }],
      playedHoles: { ...playedHoles, rows: [playedHoles.rows[0].replace(',5,holed,2,', ',5,holed,5,')] },
      playedShots: {
        ...playedShots,
        rows: [playedShots.rows[0].replace(',152.5,', ',152.55,'), `${playedShots.rows[0]},7`],
      },
    }
    const reply = await send(golfer, wrong)
    const sentences = reply.outcome === 'refused' ? reply.problems.map((one) => `${one.place}: ${one.message}`) : []
    expect(sentences.toSorted()).toEqual([
      'playedHoles.rows.0.putts: It must be fewer than the score.',
      'playedRounds.0.courseRating: It must be the rating of as many holes.',
      'playedShots.rows.0.leftYards: It must have at most one decimal.',
      'playedShots.rows.1.22: This is nothing that Bagwise knows.',
      'profile.clubDistances.0.distance: It must be at least 1.',
      'profile.firstName: It has characters that cannot be stored: take out what looks odd.',
      'profile.golfBag.0.loft: It must be a number.',
      'profile.handicap: It must be at most 54.',
      'profile.lastName: It has characters that cannot be stored: take out what looks odd.',
      'profile.role: This is nothing that Bagwise knows.',
      'progress.1.__extra: This is nothing that Bagwise knows.',
      'progress.1.date: It is not a valid date.',
      'rounds.0.slopeRating: It is missing.',
      'shots.rows.1.carryYards: It must be at most 400.',
      'shots.rows.2.17: This is nothing that Bagwise knows.',
    ])
    expect(await storedState(golfer)).toEqual(before)
  })

  it('says in which lines of distances something is wrong, and writes none of them', async () => {
    const golfer = await newGolfer()
    const before = await storedState(golfer)
    const csv = 'club,carry (yd),source\ndriver,231,measured\npw,0,measured\nspoon,100,manual\n'
    expect(await refusedPlaces(golfer, csv)).toEqual(['Line 3', 'Line 4'])
    expect(await storedState(golfer)).toEqual(before)
  })

  it('names a club, an entry or a round once', async () => {
    const golfer = await golferWithEverything()
    const { profile, progress, rounds, shotSessions, shots, ownCourses, ...takeout } = await takeoutOf(golfer)
    const { playedRounds, playedHoles, playedShots } = takeout
    const twice = <Entry>(list: readonly Entry[]) => [...list, ...list]
    const { clubDistances, golfBag } = profile
    expect(
      await refusedPlaces(golfer, {
        ...takeout,
        profile: { ...profile, clubDistances: twice(clubDistances), golfBag: twice(golfBag) },
        progress: twice(progress),
        rounds: twice(rounds),
        shotSessions: twice(shotSessions),
        shots: { ...shots, rows: twice(shots.rows) },
        playedRounds: twice(playedRounds),
        playedHoles: { ...playedHoles, rows: twice(playedHoles.rows) },
        playedShots: { ...playedShots, rows: twice(playedShots.rows) },
        ownCourses: twice(ownCourses),
      }),
    ).toEqual([
      'profile.clubDistances',
      'profile.golfBag',
      'progress',
      'rounds',
      'shotSessions',
      'shots.rows',
      'playedRounds',
      'playedHoles.rows',
      'playedShots.rows',
      'ownCourses',
    ])
  })

  it.each([
    ['an empty file', '', ''],
    ['a text', 'Dear diary,', ''],
    ['a picture', '\u0089PNG\r\n\u001a\n\u0000', ''],
    ['JSON of somebody else', '{"name":"x"}', ''],
    ['a list', '[]', ''],
    ['half a file', '{\n "format": "bagwise-takeout",\n "version"', 'Line 3'],
    ['a file without a profile', '{"format":"bagwise-takeout","version":1}', 'profile'],
    ['no version', '{"format":"bagwise-takeout"}', 'version'],
    ['a newer version', '{"format":"bagwise-takeout","version":3,"everything":"else"}', 'version'],
    [
      'a dangerous name',
      '{"format":"bagwise-takeout","version":1,"profile":{"__proto__":{"a":1}}}',
      'profile.__proto__',
    ],
    ['another one', '{"format":"bagwise-takeout","version":1,"history":[{"constructor":1}]}', 'history.0.constructor'],
    ['great depth', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, '0.0.0.0.0.0.0.0.0.0.0.0'],
  ])('cannot be read from %s', async (_what, content, place) => {
    const golfer = await newGolfer()
    expect(await refusedPlaces(golfer, content)).toEqual([place])
  })

  it('says that a file of a newer Bagwise needs a newer Bagwise', async () => {
    const golfer = await newGolfer()
    expect(await send(golfer, { ...(await takeoutOf(golfer)), version: 3 })).toEqual({
      outcome: 'refused',
      moreCount: 0,
      problems: [
        {
          place: 'version',
          message:
            'This file was written by a newer Bagwise (version 3 of the format). This Bagwise reads version 2: have it updated first.',
        },
      ],
    })
  })

  it('does not believe in days to come', async () => {
    const golfer = await golferWithEverything()
    const { progress, rounds, ...takeout } = await takeoutOf(golfer)
    const later = {
      ...takeout,
      progress: progress.map((entry) => ({ ...entry, date: '2026-11-24' })),
      rounds: rounds.map((round) => ({ ...round, date: '2099-01-01' })),
    }
    expect(await refusedPlaces(golfer, later)).toEqual(['progress.0.date', 'progress.1.date', 'rounds.0.date'])
    const answer = await golfer.browser.call(importTakeout, {
      golfer: golfer.user.id,
      content: '{}',
      today: '2026-11-24',
    })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-value', path: 'today' } })
  })

  it('MEM-39 (takeout) holds all sessions and shots, gives an equal takeout from an empty account, and adds nothing again', async () => {
    const golfer = await newGolfer()
    const sessions = [
      shotSession({ air: { temperatureF: 61.5, humidity: 0.4 }, isNormalised: true, note: 'New balls' }),
      shotSession({ source: 'log', origin: 'typed' }),
    ]
    const shots = Array.from({ length: 900 }, (_, index) =>
      keptShot(sessions[index % 2] ?? shotSession(), {
        carryYards: 100 + index / 10,
        ...(index % 3 === 0 ? { ballSpeedMph: 110.1, launchDeg: -1.5, spinRpm: 0, startDeg: 0, aimYards: -2 } : {}),
        ...(index % 5 === 0 ? { club: null, label: 'Rescue', mark: 'counts' as const } : {}),
      }),
    )
    await sendShots(golfer, sessions, shots.slice(0, 450))
    await sendShots(golfer, [], shots.slice(450))
    const takeout = await takeoutOf(golfer)
    expect(takeout.shotSessions).toEqual(sessions)
    expect(takeout.shots.rows).toHaveLength(900)

    const empty = await newGolfer()
    const { plan } = await bring(empty, takeout)
    expect(plan).toMatchObject({ shotSessions: { added: 2, present: 0 }, shots: { added: 900, present: 0 } })
    const after = await takeoutOf(empty)
    expect([after.shotSessions, after.shots]).toEqual([takeout.shotSessions, takeout.shots])
    const { shots: first } = await empty.browser.ask(getShots)
    expect(first.length).toBeGreaterThan(100)
    expect(first).toEqual(shots.slice(0, first.length))

    const again = await send(empty, takeout, 1)
    expect(again).toMatchObject({ outcome: 'applied', plan: { shots: { added: 0, present: 900 } } })
    expect((await takeoutOf(empty)).shots).toEqual(takeout.shots)
  })

  it('brings deleted shots back, which the golfer has chosen to import', async () => {
    const golfer = await golferWithEverything()
    const takeout = await takeoutOf(golfer)
    const [session = shotSession()] = takeout.shotSessions
    await golfer.browser.ask(deleteShots, { save: randomUUID(), sessions: [session.id] })
    expect((await golfer.browser.ask(getShots)).gone).toEqual([session.id])
    const { plan } = await bring(golfer, takeout)
    expect(plan).toMatchObject({ shotSessions: { added: 1 }, shots: { added: 2 } })
    expect(await golfer.browser.ask(getShots)).toMatchObject({ sessions: [session], gone: [] })
    expect((await takeoutOf(golfer)).shots).toEqual(takeout.shots)
  })

  it('refuses shots of no session in the file, days to come, and more than are kept', async () => {
    const golfer = await golferWithEverything()
    const takeout = await takeoutOf(golfer)
    const [session = shotSession()] = takeout.shotSessions
    expect(await refusedPlaces(golfer, { ...takeout, shotSessions: [] })).toEqual(['shots.rows.0.session'])
    const ahead = [{ ...session, day: '2099-01-01' }]
    expect(await refusedPlaces(golfer, { ...takeout, shotSessions: ahead })).toEqual(['shotSessions.0.day'])
    expect(await refusedPlaces(golfer, { ...takeout, shots: { columns: [], rows: [], x: 1 } })).toEqual(['shots.x'])

    const [row = []] = takeout.shots.rows
    const id = takeout.shots.columns.indexOf('id')
    const rows = Array.from({ length: 9_999 }, () => row.with(id, randomUUID()))
    const reply = await send(golfer, { ...takeout, shots: { ...takeout.shots, rows } })
    expect(reply).toMatchObject({
      outcome: 'refused',
      problems: [{ place: 'shots', message: expect.stringMatching(/You have 2 and the file adds 9999.*“Garmin R10”/) }],
    })
    const other = await newGolfer()
    const full = { ...takeout, shots: { ...takeout.shots, rows: [...rows, row] } }
    expect(await send(other, full)).toMatchObject({ outcome: 'preview', plan: { shots: { added: 10_000 } } })
    expect(await refusedPlaces(golfer, { ...full, shots: { ...full.shots, rows: [...rows, row, row] } })).toEqual([
      'shots.rows',
    ])
  })

  it('brings back the courses that its golfer has mapped, and adds no more than are kept', async () => {
    const [golfer, other] = [await golferWithEverything(), await newGolfer()]
    const takeout = await takeoutOf(golfer)
    expect(takeout.ownCourses).toHaveLength(1)
    await bring(other, takeout)
    expect((await takeoutOf(other)).ownCourses).toEqual(takeout.ownCourses)
    const ownCourses = Array.from({ length: MOST_OWN_COURSES }, () => ownCourse())
    expect(await send(other, { ...takeout, ownCourses })).toMatchObject({
      outcome: 'refused',
      problems: [{ place: 'ownCourses', message: expect.stringMatching(/You have 1 and the file adds 10/) }],
    })
    expect(await refusedPlaces(other, { ...takeout, ownCourses: [{ ...ownCourse(), id: 'way/1' }] })).toEqual([
      'ownCourses.0.id',
    ])
    expect((await takeoutOf(other)).ownCourses).toEqual(takeout.ownCourses)
  })

  it('adds no more rounds than are kept', async () => {
    const golfer = await golferWithEverything()
    const takeout = await takeoutOf(golfer)
    const rounds = Array.from({ length: 500 }, () => newRound())
    expect(await send(golfer, { ...takeout, rounds })).toMatchObject({
      outcome: 'refused',
      problems: [{ place: 'rounds', message: expect.stringMatching(/You have 1 and the file adds 500/) }],
    })
  })

  it('keeps to that when files are imported at once', async () => {
    const golfer = await newGolfer()
    const { version } = await golfer.browser.ask(getProfile)
    const imports = Array.from({ length: 3 }, () => {
      const rounds = Array.from({ length: 300 }, () => newRound())
      const content = JSON.stringify({ format: 'bagwise-takeout', version: 1, profile: {}, rounds })
      const request = { golfer: golfer.user.id, content, today: TODAY, seenVersion: version }
      return golfer.browser.ask(importTakeout, request)
    })
    const outcomes = (await Promise.all(imports)).map(({ outcome }) => outcome)
    expect(outcomes.toSorted()).toEqual(['applied', 'refused', 'refused'])
    expect((await golfer.browser.ask(getRounds)).rounds).toHaveLength(300)
  })

  it('imports the rest of a file whose rounds are all there, even when there are more than are kept', async () => {
    const golfer = await newGolfer()
    const rounds = Array.from({ length: 501 }, () => newRound())
    await takeoutParts(app.database)((parts) => parts.rounds.addMissing(golfer.user.id, rounds, NOW))
    const file = { format: 'bagwise-takeout', version: 1, profile: { age: 41 }, rounds: rounds.slice(0, 20) }
    expect(await send(golfer, file)).toMatchObject({ outcome: 'preview', plan: { rounds: { added: 0, present: 20 } } })
  })

  it('HRD-19 lists a hundred faults with their places and looks at no entry after those', async () => {
    const golfer = await newGolfer()
    const takeout = await takeoutOf(golfer)
    const wrong = { id: 'x', date: 'yesterday', handicap: 'x', clubDistances: { putter: 1 } }
    for (const list of ['progress', 'rounds'] as const) {
      const reply = await send(golfer, { ...takeout, [list]: Array.from({ length: 500 }, () => wrong) })
      if (reply.outcome !== 'refused') throw new Error(JSON.stringify(reply))
      expect(reply.problems).toHaveLength(100)
      for (const { place } of reply.problems) expect(place).toMatch(new RegExp(`^${list}\\.\\d+\\.\\w`))
      expect(reply.moreCount).toBeGreaterThan(0)
      expect(reply.moreCount).toBeLessThan(20)
    }
  })

  it.each([
    ['numbers', `[${'1,'.repeat(990_000)}1]`, '60000'],
    [
      'numbers in a takeout',
      `{"format":"bagwise-takeout","version":1,"rounds":[${'1,'.repeat(950_000)}1]}`,
      'rounds.60000',
    ],
    ['unknown names', `{${Array.from({ length: 140_000 }, (_, index) => `"k${index}":1`).join(',')}}`, 'k999'],
    ['depth', `{"profile":${'['.repeat(900_000)}${']'.repeat(900_000)}}`, `profile${'.0'.repeat(11)}`],
    ['empty lists', `{"progress":[${'[],'.repeat(600_000)}[]]}`, 'progress.60000'],
    ['lists of lists', `[${`[${'[],'.repeat(15_000)}[]],`.repeat(30)}[]]`, '26.9960'],
  ])(
    'HRD-19 refuses 1.9 MB of %s by their count, with the place, before they are parsed',
    async (_what, content, place) => {
      const golfer = await newGolfer()
      const parse = vi.spyOn(JSON, 'parse')
      const reply = await send(golfer, content).finally(() => parse.mockRestore())
      expect(reply).toEqual({
        outcome: 'refused',
        problems: [{ place, message: 'There is more here than Bagwise writes.' }],
        moreCount: 0,
      })
      expect(parse.mock.calls.filter(([text]) => text === content)).toEqual([])
    },
  )

  it('HRD-20 refuses the eleventh import of an hour, whatever the calls are, and takes ten files that are looked at and confirmed', async () => {
    let time = NOW
    const { openBrowser, server } = await app.startAnother({ now: () => time })
    const start = async () => {
      const browser = openBrowser()
      const { user } = await browser.ask(account.signUp, signUpForm())
      const call = (age: number, seenVersion?: number) =>
        browser.call(importTakeout, {
          golfer: user.id,
          content: JSON.stringify({ format: 'bagwise-takeout', version: 1, profile: { age } }),
          today: TODAY,
          ...(seenVersion === undefined ? {} : { seenVersion }),
        })
      return {
        call,
        statuses: async (count: number, seenVersion?: number) => {
          const found: number[] = []
          for (let index = 0; index < count; index += 1) found.push((await call(20 + index, seenVersion)).status)
          return found
        },
      }
    }
    const ten = Array.from({ length: 10 }, () => 200)

    const { call } = await start()
    for (let file = 1; file <= 10; file += 1) {
      expect((await call(20 + file)).body).toMatchObject({ outcome: 'preview', version: file })
      expect((await call(20 + file, file)).body).toMatchObject({ outcome: 'applied', version: file + 1 })
    }
    for (const seenVersion of [undefined, 11]) {
      expect(await call(60, seenVersion)).toMatchObject({
        status: 429,
        body: {
          code: 'too-many-tries',
          message: 'You have imported 10 files within an hour. Please try again in 60 minutes.',
        },
        headers: { 'retry-after': '3600' },
      })
    }
    expect(await (await start()).statuses(11)).toEqual([...ten, 429])
    expect(await (await start()).statuses(11, 1)).toEqual([...ten, 429])
    expect(await (await start()).statuses(11, 999)).toEqual([...ten, 429])
    time = new Date(NOW.getTime() + 60 * 60 * 1000)
    expect((await call(60)).status).toBe(200)
    await server.close()
  })

  it('has room for the largest profile there is, and for nothing of 32 MB', async () => {
    const golfer = await newGolfer()
    const clubs = [
      'driver',
      '3-wood',
      '5-wood',
      '2-hybrid',
      '7-wood',
      '3-hybrid',
      '3-iron',
      '4-hybrid',
      '9-wood',
      '4-iron',
      '5-hybrid',
      '11-wood',
      '6-hybrid',
      '7-hybrid',
    ]
    const more = ['5-iron', '6-iron', '7-iron', '8-iron', '9-iron', 'pw', 'gw', 'sw', 'lw']
    const clubDistances = Object.fromEntries([...clubs, ...more].map((club) => [club, measured(200)]))
    const DAY_MS = 24 * 60 * 60 * 1000
    const progress = Array.from({ length: 1_000 }, (_, index) => ({
      id: randomUUID(),
      date: new Date(NOW.getTime() - Math.floor(index / 2) * DAY_MS).toISOString().slice(0, 10),
      handicap: 12.4,
      clubDistances,
    }))
    const rounds = Array.from({ length: 500 }, () => newRound({ course: 'x'.repeat(100) }))
    const { profile, format, version } = await takeoutOf(golfer)
    const { plan } = await bring(golfer, { format, version, profile, progress, rounds })
    expect(plan).toMatchObject({ progress: { added: 500 }, rounds: { added: 500 } })
    const { progress: kept } = await takeoutOf(golfer)
    expect(new Set(kept.map(({ date }) => date)).size).toBe(500)

    const huge = { golfer: golfer.user.id, content: 'x'.repeat(32 * 1024 * 1024), today: TODAY }
    const answer = await golfer.browser.call(importTakeout, huge)
    expect(answer).toMatchObject({ status: 413, body: { code: 'body-too-large' } })
  })
})
