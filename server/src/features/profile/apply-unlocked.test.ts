import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newBagClub } from '@bagwise/golf/bag'
import { DISTANCE_SOURCES } from '@bagwise/golf/distances/club-distance'
import type { ProfileBatch } from '@bagwise/contract/profile'
import { openDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import { insertRow } from '#server/testing/older-database.ts'
import { openTemporaryDatabase } from '#server/testing/temporary-database.ts'
import type { TemporaryDatabase } from '#server/testing/temporary-database.ts'
import { prepareApplyingLocked } from './apply-locked.ts'
import { prepareApplyingUnlocked } from './apply-unlocked.ts'
import { checkChanges } from './check-changes.ts'
import type { EditBatch, Merge } from './edit-batch.ts'
import { mergeProfile } from './merge-profile.ts'
import { saidProfile } from '#server/testing/said-profile.ts'
import { createProfileStore } from './profile-store.ts'

const START = new Date('2030-01-01T00:00:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000

type Golfer = { readonly id: string; readonly token: string }

/** A golfer's edits as sent; the same index is the same batch. */
type Sent = { readonly index: number; readonly daysLater: number; readonly set: ProfileBatch['set'] }

let temporary: TemporaryDatabase
beforeAll(async () => {
  temporary = await openTemporaryDatabase('postgres')
})
afterAll(() => temporary.remove())

async function newGolfer(): Promise<Golfer> {
  const { db } = temporary.database
  const [id, token, time] = [randomUUID(), randomUUID(), START.toISOString()]
  const times = { createdAt: time, updatedAt: time }
  const email = `${id}@example.com`
  const names = { first_name: 'Ann', last_name: 'Bunker' }
  await insertRow(db, 'user', { id, name: 'Ann Bunker', email, emailVerified: false, ...names, ...times })
  const session = { id: token, token, userId: id, userAgent: null, expiresAt: new Date('2031-01-01').toISOString() }
  await db
    .insertInto('session')
    .values({ ...session, ...times })
    .execute()
  const user = { id, email, firstName: 'Ann', lastName: 'Bunker', createdAt: time, isAuthenticated: true } as const
  await createProfileStore(temporary.database).insertIfAbsent(saidProfile(user, START))
  return { id, token }
}

function batchOf(
  golfer: Golfer,
  set: ProfileBatch['set'],
  { batchId = randomUUID(), now = START }: { readonly batchId?: string; readonly now?: Date } = {},
): EditBatch {
  return { userId: golfer.id, batchId, changes: checkChanges(set), now }
}

/** More than any test writes. */
const WRITES_PER_MINUTE = 10_000

const mergeOf =
  ({ changes }: EditBatch): Merge =>
  (document, deletedClubs) =>
    mergeProfile({ document, changes, deletedClubs, day: '2026-11-23' })

const change = (base: unknown, value: unknown) => ({ base, value })

function pathsOn({ db, kind }: Database) {
  const unlocked = prepareApplyingUnlocked(db, WRITES_PER_MINUTE)
  const locked = prepareApplyingLocked({ db, kind }, WRITES_PER_MINUTE)
  const read = async (golfer: Golfer, batch: EditBatch) => {
    const found = await unlocked.find(golfer.token, batch)
    if (!found) throw new Error('The golfer is not signed in')
    return found
  }
  return {
    read,
    locked: (batch: EditBatch) => locked(batch, mergeOf(batch)),
    unlocked: (found: Awaited<ReturnType<typeof read>>, batch: EditBatch) =>
      unlocked.apply(found, batch, mergeOf(batch)),
  }
}

/** Everything that edits write, without what differs between golfers. */
async function rowsOf({ id }: Golfer) {
  const { db } = temporary.database
  const text = async (table: string, key: string, order: string) => {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(stored)::text as row from ${sql.table(table)} as stored
      where ${sql.ref(key)} = ${id} order by ${sql.ref(order)}`.execute(db)
    return rows.map(({ row }) => row.replaceAll(id, 'golfer'))
  }
  const history = await text('profile_history', 'user_id', 'position')
  return {
    user: await text('user', 'id', 'id'),
    profile: await text('profiles', 'id', 'id'),
    history: history.map((row) => row.replace(/"id": "[^"]+"/, '')),
    batches: await text('profile_batches', 'user_id', 'batch_id'),
  }
}

const clubs = ['sw', 'driver'] as const
const words = fc.constantFrom('Vokey', 'Ånn’s “54°” ⛳', '{"brand":null}', "it's \\ 50%")
const clubsOfBag = fc.record({ club: fc.constantFrom(...clubs), brand: words, loft: fc.constantFrom(54, 10.5) })
const club = clubsOfBag.map(({ club: type, brand, loft }) => {
  const { type: _type, ...fresh } = newBagClub(type)
  return { ...fresh, brand, loft }
})
const distance = fc.record({ distance: fc.integer({ min: 90, max: 93 }), source: fc.constantFrom(...DISTANCE_SOURCES) })
const orGone = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { freq: 3, nil: null })
const changeOf = <Value>(values: fc.Arbitrary<Value>) => fc.record({ base: orGone(values), value: values })

const sent = fc.record({
  /** Indices repeat, so that some batches are sent twice. */
  index: fc.integer({ min: 0, max: 40 }),
  daysLater: fc.constantFrom(0, 0, 0, 0, 0, 1, 95),
  set: fc.record(
    {
      handicap: changeOf(fc.constantFrom(18, 18.5, -2)),
      missPattern: changeOf(words),
      golfGoals: changeOf(fc.array(words, { maxLength: 2 })),
      hasCompletedOnboarding: changeOf(fc.boolean()),
      shareCount: changeOf(fc.integer({ min: 0, max: 3 })),
      ...Object.fromEntries(
        clubs.flatMap((type): readonly (readonly [string, fc.Arbitrary<ProfileBatch['set'][string]>])[] => [
          [`clubDistances.${type}`, changeOf(orGone(distance))],
          [`golfBag.${type}`, changeOf(orGone(club))],
          [`golfBag.${type}.brand`, changeOf(words)],
        ]),
      ),
    },
    { requiredKeys: [] },
  ),
  renamesOnZero: fc.nat(6),
  lastName: changeOf(fc.constantFrom('Bunker', 'Green')),
})

describe('edits that are merged without a lock', () => {
  it('leave the rows that edits under the lock leave, byte for byte, and answer the same', async () => {
    const paths = pathsOn(temporary.database)
    let [batchCount, unlockedCount] = [0, 0]

    async function leavesTheSame(edits: readonly Sent[]) {
      const [without, under] = [await newGolfer(), await newGolfer()]
      const ids = new Map(edits.map(({ index }) => [index, randomUUID()]))
      let now = START
      for (const { index, daysLater, set } of edits) {
        now = new Date(now.getTime() + daysLater * DAY_MS)
        const [first, second] = [without, under].map((golfer) =>
          batchOf(golfer, set, { batchId: ids.get(index) ?? '', now }),
        )
        if (!first || !second) throw new Error('There are two golfers')
        const unlocked = await paths.unlocked(await paths.read(without, first), first)
        const answer = unlocked ?? (await paths.locked(first))
        const expected = await paths.locked(second)
        const shown = (text: unknown) =>
          JSON.stringify(text).replaceAll(without.id, 'golfer').replaceAll(under.id, 'golfer')
        const conflictsOf = (applied: typeof answer) => applied?.conflicts.map(({ id: _id, ...entry }) => entry)
        expect(shown(answer?.profile)).toBe(shown(expected?.profile))
        expect(shown(conflictsOf(answer))).toBe(shown(conflictsOf(expected)))
        batchCount += 1
        if (unlocked) unlockedCount += 1
      }
      expect(await rowsOf(without)).toEqual(await rowsOf(under))
    }

    const histories = fc.array(
      sent.map(({ set, lastName, renamesOnZero, ...rest }): Sent => ({
        ...rest,
        set: renamesOnZero === 0 ? { ...set, lastName } : set,
      })),
      { maxLength: 14, size: 'max' },
    )
    await fc.assert(fc.asyncProperty(histories, leavesTheSame), { numRuns: 30, seed: 21 })
    // Otherwise the locked path was compared with itself.
    expect(unlockedCount).toBeGreaterThan(batchCount / 4)
    expect(unlockedCount).toBeLessThan(batchCount)
  })

  it('write nothing when the profile was changed since it was read', async () => {
    const golfer = await newGolfer()
    const paths = pathsOn(temporary.database)
    const late = batchOf(golfer, { averageScore: change(null, 88) })
    // Neither writes history, so only the version tells them apart.
    const found = await paths.read(golfer, late)
    await paths.locked(batchOf(golfer, { swingSpeed: change(null, 91) }))
    const before = await rowsOf(golfer)

    expect(await paths.unlocked(found, late)).toBeUndefined()
    expect(await rowsOf(golfer)).toEqual(before)
    const applied = await createProfileStore(temporary.database).applyBatch(late, mergeOf(late), found)
    expect(applied?.profile).toMatchObject({ version: 3, document: { scalars: { averageScore: 88, swingSpeed: 91 } } })
  })

  it('look at the version again when they had to wait', async () => {
    const golfer = await newGolfer()
    const paths = pathsOn(temporary.database)
    const late = batchOf(golfer, { handicap: change(18, 12) })
    const found = await paths.read(golfer, late)
    const waiting = await temporary.database.db.transaction().execute(async (trx) => {
      await createProfileStore(temporary.database).changeEmail(trx, {
        userId: golfer.id,
        email: 'new@example.com',
        now: START,
      })
      const applying = paths.unlocked(found, late)
      await vi.waitFor(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(temporary.database.db)
        expect(rows).not.toEqual([])
      })
      return { applying }
    })
    expect(await waiting.applying).toBeUndefined()
    const [profile] = (await rowsOf(golfer)).profile
    expect(profile).toContain('"email": "new@example.com"')
    expect(profile).toContain('"handicap": 18')
  })

  it('write nothing when something was put aside meanwhile that left the profile as it was', async () => {
    const golfer = await newGolfer()
    const paths = pathsOn(temporary.database)
    const measured = { distance: 251, source: 'measured' }
    await paths.locked(batchOf(golfer, { 'clubDistances.driver': change(null, measured) }))
    const late = batchOf(golfer, { handicap: change(18, 12) })
    const found = await paths.read(golfer, late)
    const estimated = { distance: 240, source: 'estimated' }
    const rejected = batchOf(golfer, { 'clubDistances.driver': change(null, estimated) })
    await paths.locked(rejected)
    const before = await rowsOf(golfer)
    expect(before.history).toHaveLength(1)

    expect(await paths.unlocked(found, late)).toBeUndefined()
    expect(await rowsOf(golfer)).toEqual(before)
    await createProfileStore(temporary.database).applyBatch(late, mergeOf(late), found)
    const { history, profile } = await rowsOf(golfer)
    expect(history).toHaveLength(2)
    expect(profile[0]).toContain('"handicap": 12')
  })

  it('write nothing for a golfer who has deleted the account meanwhile', async () => {
    const golfer = await newGolfer()
    const paths = pathsOn(temporary.database)
    const late = batchOf(golfer, { handicap: change(18, 12) })
    const found = await paths.read(golfer, late)
    await temporary.database.db.deleteFrom('user').where('id', '=', golfer.id).execute()

    expect(await paths.unlocked(found, late)).toBeUndefined()
    expect(await rowsOf(golfer)).toEqual({ user: [], profile: [], history: [], batches: [] })
  })

  it('are applied once when one batch comes many times at once, by two servers', async () => {
    const golfer = await newGolfer()
    const other = await openDatabase(temporary.place)
    const servers = [temporary.database, other].map(pathsOn)
    const stores = [temporary.database, other].map((database) => createProfileStore(database))
    const batch = batchOf(golfer, { handicap: change(4, 12), 'golfBag.sw.loft': change(null, 55) })
    const found = await Promise.all(servers.map(({ read }) => read(golfer, batch)))
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => stores[index % 2]?.applyBatch(batch, mergeOf(batch), found[index % 2])),
    )
    await other.close()

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ profile: { version: 2 }, conflicts: [{ value: 18, keptValue: 12 }] })
    const { history, batches } = await rowsOf(golfer)
    expect({ historyCount: history.length, batchCount: batches.length }).toEqual({ historyCount: 1, batchCount: 1 })
  })

  it('lose none of many edits of one field by two servers: what is not in the profile is in the history', async () => {
    const golfer = await newGolfer()
    const other = await openDatabase(temporary.place)
    const stores = [temporary.database, other].map((database) => createProfileStore(database))
    const ages = Array.from({ length: 40 }, (_, index) => 40 + index)
    await Promise.all(
      ages.map(async (age, index) => {
        const store = stores[index % 2]
        const batch = batchOf(golfer, { age: change(35, age) })
        const found = await store?.findForBatch(golfer.token, batch)
        return store?.applyBatch(batch, mergeOf(batch), found)
      }),
    )
    const [store] = stores
    const [profile, history] = [await store?.find(golfer.id), await store?.history(golfer.id)]
    await other.close()

    const seen = [profile?.document.scalars.age, ...(history ?? []).map(({ value }) => value)]
    expect(seen.filter((age) => age !== 35).toSorted()).toEqual(ages)
    expect(profile?.version).toBe(1 + ages.length)
  })
})
