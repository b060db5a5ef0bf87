import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { SHAFT_FLEXES, SHAFT_TYPES } from '@bagwise/golf/bag'
import { DISTANCE_SOURCES } from '@bagwise/golf/distances/club-distance'
import {
  ATTACK_ANGLES,
  BALL_FLIGHTS,
  COURSE_FREQUENCIES,
  COURSE_TYPES,
  GRIP_TYPES,
  HANDS,
  HAND_SIZES,
  PLAYING_EXPERIENCES,
  SKILL_LEVELS,
  SWING_SPEED_RANGES,
  SWING_TEMPOS,
  UNITS,
} from '@bagwise/golf/golfer'
import { TEES } from '@bagwise/golf/tees'
import { signUp } from '@bagwise/contract/account'
import { deleteAccount } from '@bagwise/contract/account-settings'
import { patchProfile } from '@bagwise/contract/profile'
import type { ScalarField } from '@bagwise/contract/profile-scalars'
import { addProgressEntry, getProgress } from '@bagwise/contract/progress'
import { ownCoursePath } from '@bagwise/contract/own-course-id'
import { saveOwnCourse } from '@bagwise/contract/own-courses'
import { savePlay } from '@bagwise/contract/play'
import { saveRound } from '@bagwise/contract/rounds'
import { saveShots } from '@bagwise/contract/shots'
import { ownCourse } from '#server/testing/sample-courses.ts'
import { newRows, playedHole, playedRound, playedShot } from '#server/testing/sample-play.ts'
import { keptShot, shotSession } from '#server/testing/sample-shots.ts'
import { getTakeout, importTakeout } from '@bagwise/contract/takeout'
import type { Takeout } from '@bagwise/contract/takeout'
import { ANY_CHARACTER } from '#server/testing/attacks/corrupted-json.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'

/** Raised by the environment; 1,000 take some minutes. */
const PROFILE_COUNT = Number(process.env.TAKEOUT_PROFILES ?? 25)
const JUNK_COUNT = 150
const MS_PER_PROFILE = 2_000
const NOW = new Date('2026-11-21T10:00:00Z')
const TODAY = '2026-11-21'

const words = fc.string({ unit: 'grapheme', maxLength: 20 })
const filled = words.filter((text) => text.trim() !== '')
const nothingOr = <Value>(value: fc.Arbitrary<Value>) => fc.option(value)
const oneOf = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values))
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const club = fc.constantFrom(...CLUB_TYPES)
const clubWithCarry = club.filter((type) => type !== 'putter')
const day = fc
  .date({ min: new Date('2024-01-01'), max: NOW, noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, TODAY.length))

const scalars = {
  firstName: nothingOr(filled),
  lastName: nothingOr(filled),
  email: fc.constant('elsewhere@example.com'),
  handicap: nothingOr(between(-10, 54)),
  height: nothingOr(between(36, 107)),
  weight: nothingOr(between(50, 600)),
  age: nothingOr(fc.integer({ min: 5, max: 110 })),
  averageScore: nothingOr(between(50, 200)),
  golfPersona: nothingOr(words),
  swingSpeed: nothingOr(between(40, 160)),
  swingSpeedRange: oneOf(SWING_SPEED_RANGES),
  reachInTwoYards: nothingOr(fc.integer({ min: 80, max: 650 })),
  askedSwingSpeed: nothingOr(between(40, 160)),
  hand: oneOf(HANDS),
  tees: oneOf(TEES),
  swingTempo: oneOf(SWING_TEMPOS),
  ballFlight: oneOf(BALL_FLIGHTS),
  handSize: oneOf(HAND_SIZES),
  gripType: oneOf(GRIP_TYPES),
  gripPressure: nothingOr(words),
  attackAngle: oneOf(ATTACK_ANGLES),
  skillLevel: oneOf(SKILL_LEVELS),
  playingExperience: oneOf(PLAYING_EXPERIENCES),
  courseFrequency: oneOf(COURSE_FREQUENCIES),
  missPattern: nothingOr(words),
  preferredCourseType: oneOf(COURSE_TYPES),
  golfGoals: fc.array(filled, { maxLength: 4 }),
  currentIssues: fc.array(filled, { maxLength: 4 }),
  factsToConfirm: fc.array(filled, { maxLength: 4 }),
  preferredUnits: fc.constantFrom(...UNITS),
  hasCompletedOnboarding: fc.boolean(),
  shareCount: fc.nat({ max: 50 }),
} satisfies Record<ScalarField, fc.Arbitrary<unknown>>

const carryYards = fc.integer({ min: 1, max: 400 })
const shots = fc.record(
  { count: fc.integer({ min: 1, max: 10_000 }), longShortYards: between(0, 400), leftRightYards: between(0, 400) },
  { requiredKeys: ['count'] },
)
const distance = fc.oneof(
  fc.record({ distance: carryYards, source: fc.constantFrom(...DISTANCE_SOURCES) }),
  fc.record({ distance: carryYards, source: fc.constant('measured'), shots }),
)
const bagClub = fc.record({
  brand: words,
  model: words,
  shaftType: fc.constantFrom(...SHAFT_TYPES),
  shaftFlex: nothingOr(fc.constantFrom(...SHAFT_FLEXES)),
  lie: between(40, 90),
  loft: nothingOr(between(0.5, 90)),
  length: between(20, 60),
  isInBag: fc.boolean(),
  notes: words,
})
const progressEntry = fc.record({
  id: fc.uuid(),
  date: day,
  handicap: nothingOr(between(-10, 54)),
  clubDistances: fc.dictionary(clubWithCarry, distance, { maxKeys: 4 }),
})
const ofAnyRound = {
  id: fc.uuid(),
  date: day,
  course: filled,
  tees: words,
  slopeRating: fc.integer({ min: 55, max: 155 }),
  playingConditions: nothingOr(fc.integer({ min: -1, max: 3 })),
}
const tenths = (min: number, max: number) => fc.integer({ min, max }).map((count) => count / 10)
const round = fc.oneof(
  fc.record({
    ...ofAnyRound,
    courseRating: tenths(550, 850),
    adjustedGrossScore: fc.integer({ min: 4_000, max: 20_000 }).map((hundredths) => hundredths / 100),
  }),
  fc.record({
    ...ofAnyRound,
    courseRating: tenths(270, 430),
    adjustedGrossScore: fc.integer({ min: 20, max: 100 }),
    holeCount: fc.constant(9 as const),
    handicapThen: tenths(-100, 540),
  }),
)
const golfer = fc.record({
  profile: fc.record(scalars, { requiredKeys: [] }),
  distances: fc.dictionary(clubWithCarry, distance),
  bag: fc.dictionary(club, bagClub),
  progress: fc.uniqueArray(progressEntry, { maxLength: 6, selector: ({ id }) => id }),
  rounds: fc.uniqueArray(round, { maxLength: 4, selector: ({ id }) => id }),
})
type Generated = typeof golfer extends fc.Arbitrary<infer Value> ? Value : never

describe.each(DATABASE_KINDS)('taking everything to a new account on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    const config = { signUpLimitPerHour: 1_000_000, signInTryLimitPerAddress: 1_000_000 }
    app = await startTestApp(kind, { now: () => NOW, config: { ...config, importLimitPerHour: 10_000 } })
  })
  afterAll(() => app.remove())

  async function newGolfer(form = signUpForm()) {
    const browser = app.openBrowser()
    const { user } = await browser.ask(signUp, form)
    return { browser, user }
  }

  async function live(browser: Browser, { profile, distances, bag, progress, rounds }: Generated) {
    const wanted = [
      ...Object.entries(profile),
      ...Object.entries(distances).map(([type, value]) => [`clubDistances.${type}`, value] as const),
      ...Object.entries(bag).map(([type, value]) => [`golfBag.${type}`, value] as const),
    ]
    const set = Object.fromEntries(wanted.map(([path, value]) => [path, { base: null, value }]))
    await browser.ask(patchProfile, { batch: randomUUID(), set })
    for (const entry of progress) await browser.ask(addProgressEntry, entry)
    const session = shotSession()
    const shots = rounds.map(({ slopeRating }) => keptShot(session, { carryYards: slopeRating }))
    await browser.ask(saveShots, { save: randomUUID(), sessions: [session], shots, changes: [] })
    const playedRounds = rounds.map(({ course, tees }) => playedRound({ course, tees }))
    const holes = playedRounds.map((one) => playedHole(one, { score: 5 }))
    const changes = [...playedRounds.map(newRows.round), ...holes.map(newRows.hole)]
    const played = holes.map((hole) => newRows.shot(playedShot(hole)))
    await browser.ask(savePlay, { save: randomUUID(), changes: [...changes, ...played] })
    const course = ownCourse({ name: `Nine ${rounds.length}` })
    const save = { save: randomUUID(), base: null, course }
    await browser.ask({ ...saveOwnCourse, path: ownCoursePath(course.id) }, save)
    for (const each of rounds) await browser.ask(saveRound, { save: randomUUID(), base: null, round: each })
  }

  async function bring(browser: Browser, golferId: string, takeout: Takeout) {
    const body = { golfer: golferId, content: JSON.stringify(takeout, null, 2), today: TODAY }
    const preview = await browser.ask(importTakeout, body)
    if (preview.outcome !== 'preview') throw new Error(JSON.stringify(preview))
    const applied = await browser.ask(importTakeout, { ...body, seenVersion: preview.version })
    if (applied.outcome !== 'applied') throw new Error(JSON.stringify(applied))
  }

  it(
    'gives the same profile, progress and rounds after export, deletion, a new account and import',
    async () => {
      const comesBack = async (generated: Generated) => {
        const form = signUpForm()
        const first = await newGolfer(form)
        await live(first.browser, generated)
        const progressBefore = await first.browser.ask(getProgress)
        const before = await first.browser.ask(getTakeout)
        await first.browser.ask(deleteAccount, { password: PASSWORD })

        const second = await newGolfer(form)
        await bring(second.browser, second.user.id, before)
        const after = await second.browser.ask(getTakeout)
        expect(second.user.id).not.toBe(first.user.id)
        expect({ ...after.profile, email: '' }).toEqual({
          ...before.profile,
          id: second.user.id,
          email: '',
          createdAt: after.profile.createdAt,
          updatedAt: after.profile.updatedAt,
        })
        expect(after.profile.email).toBe(form.email)
        expect(after.rounds.toSorted(byId)).toEqual(before.rounds.toSorted(byId))
        expect([after.shotSessions, after.shots]).toEqual([before.shotSessions, before.shots])
        const { playedRounds, playedHoles, playedShots } = before
        expect(after).toMatchObject({ playedRounds, playedHoles, playedShots })
        expect(playedShots.rows).toHaveLength(generated.rounds.length)
        expect([after.ownCourses, after.ownCourses.length]).toEqual([before.ownCourses, 1])
        const progressAfter = await second.browser.ask(getProgress)
        // Today gets an entry of its own when the profile differs from the file's last entry.
        expect(progressAfter.entries.filter(({ date }) => date !== TODAY)).toEqual(
          progressBefore.entries.filter(({ date }) => date !== TODAY),
        )
      }
      await fc.assert(fc.asyncProperty(golfer, comesBack), { numRuns: PROFILE_COUNT, seed: 11 })
    },
    30_000 + PROFILE_COUNT * MS_PER_PROFILE,
  )

  it('never breaks the server and writes nothing, whatever is sent instead of a takeout', async () => {
    const { browser, user } = await newGolfer()
    const takeout = await browser.ask(getTakeout)
    const paths = [
      ['profile', 'handicap'],
      ['profile', 'golfBag'],
      ['profile', 'clubDistances'],
      ['progress'],
      ['rounds'],
      ['shotSessions'],
      ['shots'],
      ['playedRounds'],
      ['playedHoles'],
      ['playedShots'],
      ['ownCourses'],
    ]
    const nearly = fc.tuple(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 3 })).map(([path, value]) => {
      const [part = '', field] = path
      const changed = field === undefined ? value : { ...takeout.profile, [field]: value }
      return JSON.stringify({ ...takeout, [part]: changed })
    })
    const junk = fc.oneof(
      nearly,
      fc.json(),
      fc.string({ unit: ANY_CHARACTER }),
      fc.string({ unit: ANY_CHARACTER }).map((text) => `club,carry (yd),source\n${text}`),
    )
    const refuses = async (content: string) => {
      const { status, body } = await browser.call(importTakeout, { golfer: user.id, content, today: TODAY })
      expect(status).toBe(200)
      expect(['refused', 'preview']).toContain(importTakeout.reply.parse(body).outcome)
    }
    await fc.assert(fc.asyncProperty(junk, refuses), { numRuns: JUNK_COUNT, seed: 12 })
    const { exportedAt: _before, ...before } = takeout
    const { exportedAt: _after, ...after } = await browser.ask(getTakeout)
    expect(after).toEqual(before)

    const noBody = fc.oneof(fc.json(), fc.string({ unit: ANY_CHARACTER }))
    const staysUp = async (body: string) => {
      const { status } = await browser.call(importTakeout, body)
      expect([400, 422]).toContain(status)
    }
    await fc.assert(fc.asyncProperty(noBody, staysUp), { numRuns: JUNK_COUNT, seed: 13 })
  })
})

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1
}
