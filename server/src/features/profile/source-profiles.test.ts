import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHAFT_FLEXES, flexOf, isAssumed, loftOf } from '@bagwise/golf/bag'
import { CLUBS, CLUB_TYPES } from '@bagwise/golf/club'
import { FACT_FIELDS, factOf, isFactEstimated, withEstimatedFacts } from '@bagwise/golf/facts'
import {
  BALL_FLIGHTS,
  COURSE_FREQUENCIES,
  PLAYING_EXPERIENCES,
  PROFILE_DEFAULTS,
  SKILL_LEVELS,
  SWING_TEMPOS,
} from '@bagwise/golf/golfer'
import { estimateSkill } from '@bagwise/golf/skill-estimate'
import type { Profile } from '@bagwise/contract/profile'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { Tables } from '#server/db/schema.ts'
import { insertRow } from '#server/testing/older-database.ts'
import { shownBefore } from '#server/testing/readers-before.ts'
import type { Shown } from '#server/testing/readers-before.ts'
import { DATABASE_KINDS, openTemporaryDatabase } from '#server/testing/temporary-database.ts'
import type { TemporaryDatabase } from '#server/testing/temporary-database.ts'
import { createProfileStore } from './profile-store.ts'
import { sourceProfiles } from './source-profiles.ts'

const TIME = '2026-01-02T03:04:05.000Z'
const GOLFER_COUNT = 1000

/** Half of the golfers have the value that accounts began with, as most real ones. */
const orDefault = <Value>(value: fc.Arbitrary<Value>, beginning: Value) =>
  fc.oneof(fc.constant(beginning), fc.constant(beginning), value, value)
const orNothing = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 9 })

const club = fc
  .record({
    brand: fc.constantFrom('Standard', 'Personal', 'Starter Set', 'Titleist', 'Mizuno'),
    model: fc.constantFrom('', 'T150', 'JPX 923'),
    shaftType: fc.constant('steel'),
    shaftFlex: fc.oneof(fc.constant('regular'), fc.constantFrom(...SHAFT_FLEXES)),
    lie: fc.constant(60),
    isUsual: fc.boolean(),
    length: fc.constant(36),
    isInBag: fc.boolean(),
    notes: fc.constant(''),
  })
  .map(({ isUsual, ...fields }) => ({ isUsual, fields }))
const bag = fc.dictionary(fc.constantFrom(...CLUB_TYPES), club, { maxKeys: 14 }).map((clubs) =>
  Object.fromEntries(
    CLUB_TYPES.flatMap((type) => {
      const owned = clubs[type]
      const loft = CLUBS[type].loftDeg + (owned?.isUsual === true ? 0 : 1)
      return owned ? [[type, { ...owned.fields, loft }]] : []
    }),
  ),
)
const distances = fc.dictionary(
  fc.constantFrom(...CLUB_TYPES.filter((type) => type !== 'putter')),
  fc.record({ distance: fc.integer({ min: 1, max: 400 }), source: fc.constantFrom('measured', 'estimated') }),
)

/** A row as servers of the version before wrote it. */
const rows = fc
  .record({
    averageScore: fc.option(fc.integer({ min: 60, max: 150 })),
    age: orDefault(fc.integer({ min: 15, max: 85 }), 35),
    hasCompleted: fc.boolean(),
    isHandicapStored: fc.boolean(),
    handicap: orDefault(fc.integer({ min: -10, max: 54 }), 18),
    isSpeedStored: fc.boolean(),
    speed: orNothing(fc.integer({ min: 40, max: 160 })),
    height: orDefault(fc.integer({ min: 55, max: 80 }), 70),
    weight: orDefault(fc.integer({ min: 90, max: 300 }), 180),
    tempo: orDefault(fc.constantFrom(...SWING_TEMPOS), 'medium'),
    flight: orDefault(fc.constantFrom(...BALL_FLIGHTS), 'straight'),
    skill: orDefault(fc.constantFrom(...SKILL_LEVELS), 'intermediate'),
    experience: orDefault(fc.constantFrom(...PLAYING_EXPERIENCES), 'casual'),
    frequency: orDefault(fc.constantFrom(...COURSE_FREQUENCIES), 'monthly'),
    bag,
    distances,
  })
  .map((golfer) => {
    // The questionnaire of the version before stored score, handicap and speed, and its estimates until they were edited.
    const averageScore = golfer.hasCompleted ? (golfer.averageScore ?? 95) : golfer.averageScore
    const estimate = estimateSkill({ averageScore: averageScore ?? 95, ageYears: golfer.age })
    const isAsked = golfer.hasCompleted
    return {
      handicap: isAsked && golfer.isHandicapStored ? estimate.handicap : golfer.handicap,
      swing_speed: isAsked && (golfer.isSpeedStored || golfer.speed === null) ? estimate.swingSpeedMph : golfer.speed,
      average_score: averageScore,
      age: golfer.age,
      height: golfer.height,
      weight: golfer.weight,
      swing_tempo: golfer.tempo,
      ball_flight: golfer.flight,
      skill_level: golfer.skill,
      playing_experience: golfer.experience,
      course_frequency: golfer.frequency,
      has_completed_onboarding: Number(golfer.hasCompleted),
      golf_bag: JSON.stringify(golfer.bag),
      club_distances: JSON.stringify(golfer.distances),
    }
  })
type Row = typeof rows extends fc.Arbitrary<infer One> ? One : never

/** What screens show and calculate with today. */
function shownToday(profile: Profile): Shown {
  const known = withEstimatedFacts(profile)
  return {
    known: {
      handicap: known.handicap,
      swingSpeed: known.swingSpeed,
      height: known.height,
      weight: known.weight,
      age: known.age,
      swingTempo: known.swingTempo,
      ballFlight: known.ballFlight,
      skillLevel: known.skillLevel,
      playingExperience: known.playingExperience,
      courseFrequency: known.courseFrequency,
      averageScore: known.averageScore,
    },
    calculated: {
      handicap: known.handicap ?? PROFILE_DEFAULTS.handicap,
      ballFlight: known.ballFlight ?? PROFILE_DEFAULTS.ballFlight,
      skillLevel: known.skillLevel ?? PROFILE_DEFAULTS.skillLevel,
      courseFrequency: known.courseFrequency ?? PROFILE_DEFAULTS.courseFrequency,
    },
    isHandicapEstimated: isFactEstimated(profile, 'handicap'),
    isSpeedEstimated: isFactEstimated(profile, 'swingSpeed'),
    clubs: profile.golfBag.map((owned) => ({
      type: owned.type,
      loftDeg: loftOf(owned),
      flex: flexOf(owned),
      isLoftAssumed: isAssumed(owned, 'loft'),
      isFlexAssumed: isAssumed(owned, 'shaftFlex'),
      distance: owned.distance,
    })),
    distances: profile.clubDistances,
  }
}

describe.each(DATABASE_KINDS)('profiles of the version before on %s', (kind) => {
  let temporary: TemporaryDatabase
  beforeAll(async () => {
    temporary = await openTemporaryDatabase(kind)
  })
  afterAll(() => temporary.remove())

  const find = async (id: string) => {
    const found = await createProfileStore(temporary.database).find(id)
    if (!found) throw new Error('There is no such profile')
    return { version: found.version, profile: projectProfile(found.document) }
  }
  const allRows = () => temporary.database.db.selectFrom('profiles').selectAll().orderBy('id').execute()

  it('ONE-23 shows 1,000 random profiles as before, after migrating them in portions, and changes nothing the next time', async () => {
    const { db } = temporary.database
    const golfers = fc.sample(rows, { numRuns: GOLFER_COUNT, seed: 23 })
    const before = new Map<string, Shown>()
    await db.transaction().execute(async (trx) => {
      for (const golfer of golfers) {
        const id = await insertGolfer(trx, kind, golfer)
        before.set(id, shownBefore(profileBefore(id, golfer)))
      }
    })
    expect(await sourceProfiles(db)).toBe(GOLFER_COUNT)
    const migrated = await allRows()
    expect(migrated.filter(({ facts }) => facts === null)).toEqual([])
    for (const [id, shown] of before) {
      const { profile } = await find(id)
      expect(shownToday(profile)).toEqual(shown)
      const given = FACT_FIELDS.filter((field) => profile[field] !== null)
      expect(Object.keys(profile.facts).toSorted()).toEqual(given.toSorted())
      expect(given.every((field) => profile.facts[field]?.isMigrated === true)).toBe(true)
    }
    expect(await sourceProfiles(db)).toBe(0)
    expect(await allRows()).toEqual(migrated)
  })

  it('ONE-23 takes a typed number that equals the estimate for one, and names it to be asked about', async () => {
    const [golfer] = fc.sample(rows, { numRuns: 1, seed: 1 })
    const asked = { ...golfer, has_completed_onboarding: 1, average_score: 88, age: 36, handicap: 15, swing_speed: 97 }
    const id = await insertGolfer(temporary.database.db, kind, asked as Row)
    await sourceProfiles(temporary.database.db)
    const { profile } = await find(id)
    expect([profile.handicap, profile.factsToConfirm]).toEqual([null, ['handicap']])
    expect(factOf(profile, 'handicap')).toEqual({ value: 15, source: 'estimated', from: 'score' })
    expect(factOf(profile, 'swingSpeed')).toEqual({ value: 97, source: 'said' })
  })

  it('counts a value as said that the history holds an edit of, although it equals the default', async () => {
    const { db } = temporary.database
    const [golfer] = fc.sample(rows, { numRuns: 1, seed: 1 })
    const fresh = { ...golfer, has_completed_onboarding: 0, average_score: null, weight: 180, handicap: 18 }
    const [edited, left] = [await insertGolfer(db, kind, fresh as Row), await insertGolfer(db, kind, fresh as Row)]
    for (const [position, path] of ['weight', 'handicap'].entries()) {
      await db
        .insertInto('profile_history')
        .values({
          id: randomUUID(),
          user_id: edited,
          position: position + 1,
          batch_id: randomUUID(),
          path,
          value: '190',
          kept_value: '180',
          reason: 'replaced',
          is_conflict: 0,
          created_at: TIME,
        })
        .execute()
    }
    await sourceProfiles(db)
    const said = (await find(edited)).profile
    expect([said.weight, said.handicap]).toEqual([180, 18])
    expect(said.facts.weight).toEqual({ source: 'said', since: '2026-01-02', isMigrated: true })
    const unsaid = (await find(left)).profile
    expect([unsaid.weight, unsaid.handicap]).toEqual([null, null])
  })

  it('is read with sources before it has been migrated, and has one for each value that an older server writes', async () => {
    const { db } = temporary.database
    const [golfer] = fc.sample(rows, { numRuns: 1, seed: 1 })
    const id = await insertGolfer(db, kind, { ...golfer, has_completed_onboarding: 0, handicap: 18 } as Row)
    expect((await find(id)).profile).toMatchObject({ handicap: null })
    await sourceProfiles(db)
    // A server of the version before knows neither sources nor null lofts.
    await db
      .updateTable('profiles')
      .set({ handicap: 12, weight: null, updated_at: '2026-02-03T00:00:00.000Z' })
      .where('id', '=', id)
      .execute()
    const { profile } = await find(id)
    expect(profile.facts.handicap).toEqual({ source: 'said', since: '2026-02-03' })
    expect(profile.facts).not.toHaveProperty('weight')
  })
})

async function insertGolfer(db: Kysely<Tables>, kind: (typeof DATABASE_KINDS)[number], golfer: Row): Promise<string> {
  const id = randomUUID()
  const isVerified = kind === 'postgres' ? false : 0
  const times = { createdAt: TIME, updatedAt: TIME }
  await insertRow(db, 'user', { id, name: 'Ann', email: `${id}@example.com`, emailVerified: isVerified, ...times })
  await insertRow(db, 'profiles', {
    id,
    ...golfer,
    golf_goals: '[]',
    current_issues: '[]',
    preferred_units: 'yards',
    version: 1,
    created_at: TIME,
    updated_at: TIME,
  })
  return id
}

/** The profile as the server of the version before answered it. */
function profileBefore(id: string, golfer: Row): Profile {
  const scalars = {
    handicap: golfer.handicap,
    swingSpeed: golfer.swing_speed,
    averageScore: golfer.average_score,
    age: golfer.age,
    height: golfer.height,
    weight: golfer.weight,
    swingTempo: golfer.swing_tempo,
    ballFlight: golfer.ball_flight,
    skillLevel: golfer.skill_level,
    playingExperience: golfer.playing_experience,
    courseFrequency: golfer.course_frequency,
    hasCompletedOnboarding: golfer.has_completed_onboarding === 1,
  }
  const document = {
    id,
    scalars,
    facts: {},
    distances: JSON.parse(golfer.club_distances),
    bag: JSON.parse(golfer.golf_bag),
    createdAt: TIME,
    updatedAt: TIME,
  }
  return projectProfile(document as Parameters<typeof projectProfile>[0])
}
