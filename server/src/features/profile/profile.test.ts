import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DISTANCE_SOURCES } from '@bagwise/golf/distances/club-distance'
import * as golfer from '@bagwise/golf/golfer'
import * as account from '@bagwise/contract/account'
import { getProfile, getProfileHistory, patchProfile } from '@bagwise/contract/profile'
import { noteClock } from '#server/db/sweep-marks.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import type { ProfilesTable } from '#server/db/schema.ts'
import { newProfile } from '@bagwise/contract/new-profile'
import { createProfileStore } from './profile-store.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

const WEDGE = {
  brand: 'Vokey',
  model: 'SM10',
  shaftType: 'steel',
  shaftFlex: 'stiff',
  lie: 64,
  loft: 54,
  length: 35.25,
  isInBag: true,
  notes: 'Full face – for the bunkers ⛳',
}

/** A value for every field that an edit may change, none of them the default. */
const FULL = {
  firstName: 'Severiano',
  lastName: 'Ballesteros',
  handicap: -2.5,
  height: 72.5,
  weight: 175.5,
  age: 41,
  averageScore: 71.5,
  golfPersona: 'Scratch/Pro',
  swingSpeed: 112.5,
  swingSpeedRange: 'over-105',
  reachInTwoYards: 410,
  askedSwingSpeed: 110.5,
  hand: 'left',
  tees: 'forward',
  swingTempo: 'fast',
  ballFlight: 'draw',
  handSize: 'large',
  gripType: 'interlock',
  gripPressure: 'light',
  attackAngle: 'shallow',
  skillLevel: 'advanced',
  playingExperience: 'serious',
  courseFrequency: 'multiple',
  missPattern: 'hook',
  preferredCourseType: 'links',
  golfGoals: ['Win the Open', 'Épater'],
  currentIssues: ['Driver accuracy'],
  preferredUnits: 'metres',
  hasCompletedOnboarding: true,
  shareCount: 7,
  factsToConfirm: ['handicap'],
}

const NO_FACTS = {
  handicap: null,
  swingSpeed: null,
  height: null,
  weight: null,
  age: null,
  swingTempo: null,
  ballFlight: null,
  skillLevel: null,
  playingExperience: null,
  courseFrequency: null,
  averageScore: null,
}

const EMAILS_IN_EDITS = [
  ['another address', 'thief@example.com'],
  ['the address of another golfer', 'taken'],
  ['nothing', null],
  ['no address', 'not an address'],
  ['no text', { $: ['x'] }],
  ['far too much', 'x'.repeat(10_000)],
] as const

describe.each(DATABASE_KINDS)('the profile on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind)
  })
  afterAll(() => app.remove())

  async function golferWithProfile() {
    const browser = app.openBrowser()
    const form = signUpForm()
    const { user } = await browser.ask(account.signUp, form)
    return { browser, form, user }
  }

  const storedRow = (id: string) =>
    app.database.db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirst()

  async function patch(
    browser: Browser,
    set: Readonly<Record<string, unknown>>,
    base?: Readonly<Record<string, unknown>>,
  ) {
    const changes = Object.entries(set).map(([path, value]) => [path, { base: base?.[path] ?? null, value }])
    return browser.ask(patchProfile, { batch: randomUUID(), set: Object.fromEntries(changes) })
  }

  it.each(EMAILS_IN_EDITS)(
    'HRD-25 leaves the e-mail as it is when an edit names %s, and stores the edits beside it',
    async (_what, wanted) => {
      const { browser, form, user } = await golferWithProfile()
      const value = wanted === 'taken' ? (await golferWithProfile()).user.email : wanted
      const before = (await browser.ask(getProfile)).profile
      const edit = { email: { base: user.email, value }, handicap: { base: before.handicap, value: 9 } }
      const { profile, conflicts } = await browser.ask(patchProfile, { batch: randomUUID(), set: edit })
      expect([profile.email, profile.handicap, conflicts]).toEqual([user.email, 9, []])
      const alone = await browser.ask(patchProfile, { batch: randomUUID(), set: { email: edit.email } })
      expect(alone.profile.email).toBe(user.email)

      expect((await browser.ask(getProfile)).profile.email).toBe(user.email)
      expect((await browser.ask(account.getSession)).user?.email).toBe(user.email)
      expect(await storedRow(user.id)).toMatchObject({ email: user.email })
      expect((await browser.ask(getProfileHistory)).entries.map(({ path }) => path)).not.toContain('email')
      const again = await app.openBrowser().ask(account.signIn, { email: form.email, password: PASSWORD })
      expect(again.user.id).toBe(user.id)
    },
  )

  it('DAT-01 DAT-06 has every field of the specification, the lists as lists', async () => {
    const { browser } = await golferWithProfile()
    const { profile } = await browser.ask(getProfile)
    expect(Object.keys(profile).toSorted()).toEqual(
      [...Object.keys(FULL), 'email', 'id', 'facts', 'clubDistances', 'golfBag', 'createdAt', 'updatedAt'].toSorted(),
    )
    expect(Object.keys(FULL)).toHaveLength(31)
    for (const list of ['golfGoals', 'currentIssues', 'clubDistances', 'golfBag'] as const)
      expect(profile[list]).toEqual([])
  })

  it('DAT-02 DAT-03 ONE-22 starts without any fact: all eleven are null and no source is stored', async () => {
    const { browser, user } = await golferWithProfile()
    const { profile, version } = await browser.ask(getProfile)
    expect(version).toBe(1)
    expect(profile).toMatchObject({
      id: user.id,
      firstName: 'Ann',
      lastName: 'Bunker',
      email: user.email,
      ...NO_FACTS,
      facts: {},
      factsToConfirm: [],
      preferredUnits: 'yards',
      hasCompletedOnboarding: false,
      shareCount: 0,
      hand: null,
      tees: null,
      reachInTwoYards: null,
      askedSwingSpeed: null,
    })
  })

  it('DAT-08 stores every field under its snake_case name and reads it back without loss', async () => {
    const { browser, user } = await golferWithProfile()
    const { profile } = await patch(browser, {
      ...FULL,
      'clubDistances.7-iron': { distance: 165, source: 'measured' },
      'golfBag.sw': WEDGE,
    })
    const row = await storedRow(user.id)

    expect(profile).toMatchObject(FULL)
    expect((await browser.ask(getProfile)).profile).toEqual(profile)
    const columns = {
      first_name: 'Severiano',
      last_name: 'Ballesteros',
      email: user.email,
      handicap: -2.5,
      height: 72.5,
      weight: 175.5,
      age: 41,
      average_score: 71.5,
      golf_persona: 'Scratch/Pro',
      swing_speed: 112.5,
      swing_speed_range: 'over-105',
      reach_in_two_yards: 410,
      asked_swing_speed: 110.5,
      hand: 'left',
      tees: 'forward',
      swing_tempo: 'fast',
      ball_flight: 'draw',
      hand_size: 'large',
      grip_type: 'interlock',
      grip_pressure: 'light',
      attack_angle: 'shallow',
      skill_level: 'advanced',
      playing_experience: 'serious',
      course_frequency: 'multiple',
      miss_pattern: 'hook',
      preferred_course_type: 'links',
      preferred_units: 'metres',
      has_completed_onboarding: 1,
      share_count: 7,
      created_at: profile.createdAt,
      updated_at: profile.updatedAt,
    } satisfies Partial<ProfilesTable>
    expect(row).toMatchObject(columns)
    expect(JSON.parse(row?.golf_goals ?? '')).toEqual(FULL.golfGoals)
    expect(JSON.parse(row?.current_issues ?? '')).toEqual(FULL.currentIssues)
    expect(JSON.parse(row?.club_distances ?? '')).toEqual({ '7-iron': { distance: 165, source: 'measured' } })
    expect(JSON.parse(row?.golf_bag ?? '')).toEqual({ sw: WEDGE })
    expect(JSON.parse(row?.facts_to_confirm ?? '')).toEqual(FULL.factsToConfirm)
    expect(JSON.parse(row?.facts ?? '')).toEqual(profile.facts)
    expect(row?.assumed_measures).toBe('{}')
    expect(Object.keys(row ?? {}).toSorted()).toEqual(
      [
        ...Object.keys(columns),
        'id',
        'version',
        'golf_goals',
        'current_issues',
        'club_distances',
        'golf_bag',
        'facts_to_confirm',
        'facts',
        'assumed_measures',
      ].toSorted(),
    )
  })

  it('DAT-04 takes every swing, flight, hand, grip and attack of the lists and nothing else', async () => {
    const { browser } = await golferWithProfile()
    const lists = {
      swingTempo: golfer.SWING_TEMPOS,
      ballFlight: golfer.BALL_FLIGHTS,
      handSize: golfer.HAND_SIZES,
      gripType: golfer.GRIP_TYPES,
      attackAngle: golfer.ATTACK_ANGLES,
    }
    expect(lists).toEqual({
      swingTempo: ['slow', 'medium', 'fast'],
      ballFlight: ['straight', 'fade', 'draw', 'slice', 'hook'],
      handSize: ['small', 'medium', 'large'],
      gripType: ['overlap', 'interlock', 'ten-finger', 'baseball'],
      attackAngle: ['steep', 'neutral', 'shallow'],
    })
    await expectClosed(browser, lists)
    expect((await patch(browser, { gripPressure: 'light, 4 of 10' })).profile.gripPressure).toBe('light, 4 of 10')
  })

  it('takes right and left for the hand, three tees, nothing else, and that they are no longer given', async () => {
    const { browser } = await golferWithProfile()
    await expectClosed(browser, { hand: ['right', 'left'], tees: ['back', 'middle', 'forward'] })
    expect((await patch(browser, { hand: null, tees: null })).profile).toMatchObject({ hand: null, tees: null })
  })

  it('DAT-05 takes every skill, experience, frequency, course and speed of the lists, and any miss', async () => {
    const { browser } = await golferWithProfile()
    const lists = {
      skillLevel: golfer.SKILL_LEVELS,
      playingExperience: golfer.PLAYING_EXPERIENCES,
      courseFrequency: golfer.COURSE_FREQUENCIES,
      preferredCourseType: golfer.COURSE_TYPES,
      swingSpeedRange: golfer.SWING_SPEED_RANGES,
    }
    expect(lists).toEqual({
      skillLevel: ['beginner', 'intermediate', 'advanced'],
      playingExperience: ['beginner', 'casual', 'regular', 'serious'],
      courseFrequency: ['rarely', 'monthly', 'weekly', 'multiple'],
      preferredCourseType: ['municipal', 'parkland', 'resort', 'links'],
      swingSpeedRange: ['under-85', '85-95', '95-105', 'over-105'],
    })
    await expectClosed(browser, lists)
    for (const miss of ['slice', 'hook', 'inconsistent', 'thin', 'fat', 'short and right']) {
      expect((await patch(browser, { missPattern: miss })).profile.missPattern).toBe(miss)
    }
  })

  async function expectClosed(browser: Browser, lists: Readonly<Record<string, readonly string[]>>) {
    for (const [field, values] of Object.entries(lists)) {
      for (const value of values)
        expect((await patch(browser, { [field]: value })).profile).toMatchObject({ [field]: value })
      const set = { [field]: { base: null, value: 'something else' } }
      const refused = await browser.call(patchProfile, { batch: randomUUID(), set })
      expect(refused).toMatchObject({ status: 422, body: { code: 'invalid-value', path: field } })
    }
  }

  it('DAT-09 belongs to the account with its id: nobody else reads or changes it', async () => {
    const [ann, bob] = [await golferWithProfile(), await golferWithProfile()]
    const before = await storedRow(bob.user.id)
    await patch(ann.browser, { handicap: 3, 'clubDistances.driver': { distance: 270, source: 'manual' } })

    expect((await ann.browser.ask(getProfile)).profile.id).toBe(ann.user.id)
    expect((await bob.browser.ask(getProfile)).profile).toMatchObject({
      id: bob.user.id,
      handicap: null,
      clubDistances: [],
    })
    expect(await storedRow(bob.user.id)).toEqual(before)
    expect((await bob.browser.ask(getProfileHistory)).entries).toEqual([])
  })

  it.each([getProfile, getProfileHistory, patchProfile])(
    'is for nobody who is not signed in: $method $path',
    async (endpoint) => {
      const body = endpoint.method === 'PATCH' ? { batch: randomUUID(), set: {} } : undefined
      const answer = await app.openBrowser().call(endpoint, body)
      expect(answer).toMatchObject({
        status: 401,
        body: { code: 'not-signed-in' },
        headers: { 'cache-control': 'no-store' },
      })
    },
  )

  it('DAT-12 stores a distance once and shows it in the bag too', async () => {
    const { browser, user } = await golferWithProfile()
    for (const source of DISTANCE_SOURCES) {
      const { profile } = await patch(browser, { 'golfBag.sw': WEDGE, 'clubDistances.sw': { distance: 88, source } })
      const isEstimated = source === 'estimated'
      expect(profile.clubDistances).toEqual([{ club: 'sw', distance: 88, source, isManuallySet: !isEstimated }])
      expect(profile.golfBag).toEqual([
        { id: 'sw', type: 'sw', ...WEDGE, distance: 88, isDistanceEstimated: isEstimated },
      ])
      await patch(browser, { 'clubDistances.sw': null }, { 'clubDistances.sw': { distance: 88, source } })
    }
    expect((await storedRow(user.id))?.golf_bag).not.toContain('distance')
    expect((await browser.ask(getProfile)).profile.golfBag).toMatchObject([
      { distance: null, isDistanceEstimated: false },
    ])
  })

  it('keeps what the golfer measured when a stale device sends estimates', async () => {
    const { browser } = await golferWithProfile()
    const measured = { distance: 251, source: 'measured' }
    await patch(browser, { 'clubDistances.driver': measured })
    const { profile, conflicts, version } = await patch(browser, {
      'clubDistances.driver': { distance: 240, source: 'estimated' },
      'clubDistances.pw': { distance: 110, source: 'estimated' },
    })

    expect(profile.clubDistances).toMatchObject([
      { club: 'driver', ...measured },
      { club: 'pw', distance: 110 },
    ])
    // It was worked out from numbers that this device had not seen: nothing that anybody said is lost.
    expect(conflicts).toEqual([])
    expect(version).toBe(3)
  })

  it('AUT-13 is inserted without facts at sign-up, and one that is there is left alone', async () => {
    const { browser, user } = await golferWithProfile()
    const stored = await storedRow(user.id)
    expect(stored).toEqual({
      id: user.id,
      first_name: 'Ann',
      last_name: 'Bunker',
      email: user.email,
      handicap: null,
      height: null,
      weight: null,
      age: null,
      average_score: null,
      golf_persona: null,
      swing_speed: null,
      swing_speed_range: null,
      reach_in_two_yards: null,
      asked_swing_speed: null,
      swing_tempo: null,
      ball_flight: null,
      hand: null,
      tees: null,
      hand_size: null,
      grip_type: null,
      grip_pressure: null,
      attack_angle: null,
      skill_level: null,
      playing_experience: null,
      course_frequency: null,
      miss_pattern: null,
      preferred_course_type: null,
      golf_goals: '[]',
      current_issues: '[]',
      club_distances: '{}',
      golf_bag: '{}',
      assumed_measures: '{}',
      facts: '{}',
      facts_to_confirm: '[]',
      preferred_units: 'yards',
      has_completed_onboarding: 0,
      share_count: 0,
      version: 1,
      created_at: stored?.updated_at,
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    })

    await patch(browser, { handicap: 4 })
    const edited = await storedRow(user.id)
    await createProfileStore(app.database).insertIfAbsent(newProfile(user, new Date()))
    expect(await storedRow(user.id)).toEqual(edited)
    expect(edited).toMatchObject({ handicap: 4, version: 2 })
  })

  it('DAT-17 writes a first profile only when there is none, once, and then loads it', async () => {
    const { browser, user } = await golferWithProfile()
    await app.database.db.deleteFrom('profiles').where('id', '=', user.id).execute()
    const loads = await Promise.all(Array.from({ length: 10 }, () => browser.ask(getProfile)))
    expect(new Set(loads.map(({ profile }) => profile.createdAt)).size).toBe(1)

    await patch(browser, { handicap: 7 })
    const before = await storedRow(user.id)
    await browser.ask(getProfile)
    // Two servers may both find no profile: the second insert changes nothing.
    await createProfileStore(app.database).insertIfAbsent(newProfile(user, new Date()))
    expect(await storedRow(user.id)).toEqual(before)
    expect(before).toMatchObject({ handicap: 7, version: 2 })
  })

  it('DAT-15 takes a load that finds no row for a new golfer, and no other failure', async () => {
    const { browser, user } = await golferWithProfile()
    await patch(browser, { handicap: 7 })
    await app.database.db.deleteFrom('profiles').where('id', '=', user.id).execute()
    expect(await browser.ask(getProfile)).toMatchObject({ profile: { id: user.id, handicap: null }, version: 1 })

    await app.database.db.updateTable('profiles').set({ golf_bag: '{"sw":' }).where('id', '=', user.id).execute()
    expect(await browser.call(getProfile)).toMatchObject({ status: 500 })
    expect(await storedRow(user.id)).toMatchObject({ golf_bag: '{"sw":', version: 1 })
  })

  it('takes edits before the first profile was written', async () => {
    const { browser, user } = await golferWithProfile()
    await app.database.db.deleteFrom('profiles').where('id', '=', user.id).execute()
    const { profile, version } = await patch(browser, { handicap: 7 })
    expect({ handicap: profile.handicap, height: profile.height, version }).toEqual({
      handicap: 7,
      height: null,
      version: 2,
    })
  })

  it('writes nothing when the load fails: the failure is logged and the stored profile stays byte for byte', async () => {
    const { browser, user } = await golferWithProfile()
    await app.database.db
      .updateTable('profiles')
      .set({ golf_bag: '{"sw":', handicap: 5 })
      .where('id', '=', user.id)
      .execute()
    const before = await storedRow(user.id)
    const answer = await browser.call(getProfile)

    expect(answer).toMatchObject({
      status: 500,
      body: { code: 'internal', message: expect.stringMatching(/^Something went wrong/) },
    })
    expect(await storedRow(user.id)).toEqual(before)
    expect(app.log.some((line) => line.includes('SyntaxError'))).toBe(true)
    expect(await browser.ask(account.getSession)).toMatchObject({ user })
  })

  it('DAT-20 changes only what a batch names', async () => {
    const { browser, user } = await golferWithProfile()
    await patch(browser, FULL)
    const before = await storedRow(user.id)
    const { version } = await patch(browser, { handicap: 1 }, { handicap: -2.5 })
    const after = await storedRow(user.id)

    expect(after).toEqual({ ...before, handicap: 1, version, updated_at: after?.updated_at })
    expect(version).toBe((before?.version ?? 0) + 1)
  })

  it('applies a batch once, however often and whenever it comes', async () => {
    const { browser } = await golferWithProfile()
    await patch(browser, { handicap: 18 })
    const batch = { batch: randomUUID(), set: { handicap: { base: 4, value: 12 } } }
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.ask(patchProfile, batch)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ version: 3, conflicts: [{ path: 'handicap', value: 18, keptValue: 12 }] })

    await patch(browser, { handicap: 9 }, { handicap: 12 })
    expect(await browser.ask(patchProfile, batch)).toMatchObject({ version: 4, profile: { handicap: 9 } })
  })

  it('counts a batch of one golfer for that golfer only', async () => {
    const [ann, bob] = [await golferWithProfile(), await golferWithProfile()]
    const batch = { batch: randomUUID(), set: { handicap: { base: 18, value: 12 } } }
    await ann.browser.ask(patchProfile, batch)
    expect((await bob.browser.ask(patchProfile, batch)).profile.handicap).toBe(12)
  })

  it('keeps edits out of the profile of whoever has signed in meanwhile', async () => {
    const [ann, bob] = [await golferWithProfile(), await golferWithProfile()]
    const set = { handicap: { base: 18, value: 12 } }
    const refused = await bob.browser.call(patchProfile, { batch: randomUUID(), golfer: ann.user.id, set })
    expect(refused).toMatchObject({ status: 403, body: { code: 'other-golfer' } })
    expect((await bob.browser.ask(getProfile)).profile.handicap).toBeNull()

    const own = await bob.browser.ask(patchProfile, { batch: randomUUID(), golfer: bob.user.id, set })
    expect(own.profile.handicap).toBe(12)
  })

  it('loses none of many edits from several devices at once', async () => {
    const { browser, form } = await golferWithProfile()
    const other = app.openBrowser()
    await other.ask(account.signIn, { email: form.email, password: PASSWORD })
    const clubs = ['driver', '3-wood', '5-wood', '5-iron', '6-iron', '7-iron', '8-iron', '9-iron', 'pw', 'sw']
    await Promise.all(
      clubs.map((club, index) =>
        patch(index % 2 ? browser : other, { [`clubDistances.${club}`]: { distance: 200 - index, source: 'manual' } }),
      ),
    )
    const { profile, version } = await browser.ask(getProfile)
    expect(profile.clubDistances.map(({ club, distance }) => [club, distance])).toEqual(
      clubs.map((club, index) => [club, 200 - index]),
    )
    expect(version).toBe(11)
  })

  it('leaves version and time alone when nothing changes', async () => {
    const { browser } = await golferWithProfile()
    await patch(browser, { handicap: 18 })
    const before = await browser.ask(getProfile)
    const after = await patch(browser, { handicap: 18, golfGoals: [] })
    expect(after).toEqual({ ...before, conflicts: [] })
  })

  it('stamps a change with the time of the server', async () => {
    const { browser } = await golferWithProfile()
    const from = new Date().toISOString()
    const { profile } = await patch(browser, { handicap: 7 })
    expect(profile.updatedAt >= from && profile.updatedAt <= new Date().toISOString()).toBe(true)
  })

  it('brings a deleted club back as it was when another device edits it', async () => {
    const { browser } = await golferWithProfile()
    const first = { ...WEDGE, brand: 'First' }
    await patch(browser, { 'golfBag.sw': first })
    await patch(browser, { 'golfBag.sw': null }, { 'golfBag.sw': first })
    await patch(browser, { 'golfBag.sw': { ...WEDGE, brand: 'Second' } })
    await patch(browser, { 'golfBag.sw.brand': 'Vokey' }, { 'golfBag.sw.brand': 'Second' })
    await patch(browser, { 'golfBag.sw': null }, { 'golfBag.sw': WEDGE })
    expect((await browser.ask(getProfile)).profile.golfBag).toEqual([])

    const { profile } = await patch(browser, { 'golfBag.sw.loft': 55 }, { 'golfBag.sw.loft': 54 })
    expect(profile.golfBag).toMatchObject([{ ...WEDGE, loft: 55 }])
  })

  it('lists what gave way, the newest first', async () => {
    const { browser } = await golferWithProfile()
    await patch(browser, { handicap: 18, height: 70 })
    await patch(browser, { handicap: 12 }, { handicap: 18 })
    await patch(browser, { handicap: 11, height: 71 }, { handicap: 14, height: 70 })
    const { entries } = await browser.ask(getProfileHistory)

    expect(entries.map(({ path, value, keptValue, isConflict }) => [path, value, keptValue, isConflict])).toEqual([
      ['height', 70, 71, false],
      ['handicap', 12, 11, true],
      ['handicap', 18, 12, false],
    ])
    expect(new Set(entries.map(({ id }) => id)).size).toBe(3)
  })

  it('keeps old values while they are among the last fifty or younger than ninety days', async () => {
    const { browser, user } = await golferWithProfile()
    const age = (days: number) =>
      Promise.all(
        (['profile_history', 'profile_batches'] as const).map((table) =>
          app.database.db
            .updateTable(table)
            .set({ created_at: new Date(Date.now() - days * DAY_MS).toISOString() })
            .where('user_id', '=', user.id)
            .execute(),
        ),
      )
    const kept = async () => (await browser.ask(getProfileHistory)).entries.length
    await patch(browser, { age: 35 })
    for (let count = 1; count <= 52; count += 1) await patch(browser, { age: 35 + count })
    await age(89)
    await patch(browser, { age: 5 })
    expect(await kept()).toBe(53)

    await age(91)
    await patch(browser, { age: 6 })
    expect(await kept()).toBe(50)
    expect((await browser.ask(getProfileHistory)).entries[0]).toMatchObject({ value: 5, keptValue: 6 })
    const batches = await app.database.db
      .selectFrom('profile_batches')
      .selectAll()
      .where('user_id', '=', user.id)
      .execute()
    expect(batches).toHaveLength(1)
  })

  it('forgets the old values and batches of golfers who have stopped editing, and of nobody else', async () => {
    const [gone, recent] = [await golferWithProfile(), await golferWithProfile()]
    for (const { browser } of [gone, recent]) {
      await patch(browser, { age: 35 })
      for (let count = 1; count <= 52; count += 1) await patch(browser, { age: 35 + count })
    }
    const sweepAfter = async (days: number) => {
      const time = new Date(Date.now() + days * DAY_MS)
      const later = await app.startAnother({ now: () => time })
      await noteClock(app.database.db, new Date(time.getTime() - HOUR_MS))
      await later.sweep()
      await later.server.close()
    }
    const kept = async ({ user }: typeof gone) => {
      const ofUser = (table: 'profile_history' | 'profile_batches') =>
        app.database.db.selectFrom(table).selectAll().where('user_id', '=', user.id).execute()
      return { values: (await ofUser('profile_history')).length, batches: (await ofUser('profile_batches')).length }
    }
    await sweepAfter(89)
    expect(await kept(gone)).toEqual({ values: 52, batches: 53 })

    const younger = new Date(Date.now() + 5 * DAY_MS).toISOString()
    for (const table of ['profile_history', 'profile_batches'] as const) {
      await app.database.db
        .updateTable(table)
        .set({ created_at: younger })
        .where('user_id', '=', recent.user.id)
        .execute()
    }
    await sweepAfter(91)
    expect(await kept(gone)).toEqual({ values: 50, batches: 0 })
    expect(await kept(recent)).toEqual({ values: 52, batches: 53 })
    const store = createProfileStore(app.database)
    expect((await store.history(gone.user.id)).at(-1)).toMatchObject({ path: 'age', value: 37, keptValue: 38 })
  })
})
