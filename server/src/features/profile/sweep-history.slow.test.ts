import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHUNK_ROW_COUNT, chunkDeletion } from '#server/db/delete-in-chunks.ts'
import { insertRow } from '#server/testing/older-database.ts'
import { readPlan } from '#server/testing/read-plan.ts'
import { KINDS_FOR_SWEEPS, openTemporaryDatabase } from '#server/testing/temporary-database.ts'
import type { TemporaryDatabase } from '#server/testing/temporary-database.ts'
import { deleteOldHistory } from './profile-history.ts'
import { entriesBetween, oldEntries, sweepHistory } from './sweep-history.ts'

const START_MS = Date.UTC(2026, 0, 1)
const DAY_MS = 24 * 60 * 60 * 1000
const GOLFERS = ['ann', 'bob', 'cat'] as const
const COUNTED = sql`with recursive counted(number) as
  (select 1 union all select number + 1 from counted where number < 20000)`
const NEVER = new AbortController().signal

type Entry = { readonly id: string; readonly golfer: string; readonly position: number; readonly day: number }

const onDay = (day: number) => new Date(START_MS + day * DAY_MS)

/** Most edits are of one field. */
const pathOf = ({ position }: Pick<Entry, 'position'>) => (position % 40 === 0 ? 'handicap' : 'age')

/** The plain definition of retention: 90 days, and for longer the newest 50 and the last of each field. */
function kept(entries: readonly Entry[], { day, of }: { readonly day: number; readonly of: readonly string[] }) {
  return entries.filter(({ golfer, position, day: created }) => {
    const own = entries.filter((entry) => entry.golfer === golfer)
    const newest = Math.max(...own.map((entry) => entry.position))
    const ofField = own.filter((entry) => pathOf(entry) === pathOf({ position }))
    const isLast = Math.max(...ofField.map((entry) => entry.position)) === position
    return !of.includes(golfer) || created >= day - 90 || position > newest - 50 || isLast
  })
}

const step = fc.record({
  daysLater: fc.integer({ min: 0, max: 60 }),
  golfer: fc.constantFrom(...GOLFERS),
  entryCount: fc.integer({ min: 0, max: 60 }),
  sweeps: fc.boolean(),
  /** A clock that is ahead for one sweep. */
  daysAhead: fc.constantFrom(0, 0, 0, 100),
})

describe.each(KINDS_FOR_SWEEPS)('the sweep of the history on %s', (kind) => {
  let temporary: TemporaryDatabase
  beforeAll(async () => {
    temporary = await openTemporaryDatabase(kind)
    for (const id of GOLFERS) {
      const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
      const emailVerified = kind === 'postgres' ? false : 0
      await insertRow(temporary.database.db, 'user', { id, name: id, email: `${id}@a.b`, emailVerified, ...times })
    }
  })
  afterAll(() => temporary.remove())

  async function startEmpty() {
    const { db } = temporary.database
    await db.deleteFrom('profile_history').execute()
    await db.deleteFrom('profile_batches').execute()
    await db.deleteFrom('sweep_marks').execute()
    return db
  }

  async function insert(entries: readonly Entry[]) {
    const rows = entries.map(({ id, golfer, position, day }) => ({
      id,
      user_id: golfer,
      position,
      batch_id: id,
      path: pathOf({ position }),
      value: '1',
      kept_value: '2',
      reason: 'replaced' as const,
      is_conflict: 0,
      created_at: onDay(day).toISOString(),
    }))
    if (rows.length > 0) await temporary.database.db.insertInto('profile_history').values(rows).execute()
  }

  const entriesOf = (golfer: string, { first, count, day }: { first: number; count: number; day: number }) =>
    Array.from({ length: count }, (_, index): Entry => {
      const position = first + index
      return { id: `${golfer}-${position}`, golfer, position, day }
    })

  async function storedIds() {
    const rows = await temporary.database.db.selectFrom('profile_history').select('id').execute()
    return rows.map(({ id }) => id).toSorted()
  }

  it('leaves what the plain definition leaves, whatever was edited and swept before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
        const db = await startEmpty()
        let model: readonly Entry[] = []
        let day = 0
        for (const { daysLater, golfer, entryCount: count, sweeps, daysAhead } of steps) {
          day += daysLater
          const first = 1 + Math.max(0, ...model.filter((entry) => entry.golfer === golfer).map((one) => one.position))
          const added = entriesOf(golfer, { first, count, day })
          await insert(added)
          await deleteOldHistory(db, { now: onDay(day), userId: golfer })
          model = kept([...model, ...added], { day, of: [golfer] })
          if (sweeps) {
            await sweepHistory(db, { now: onDay(day + daysAhead), stopped: NEVER })
            await sweepHistory(db, { now: onDay(day), stopped: NEVER })
            model = kept(model, { day: day + daysAhead, of: GOLFERS })
          }
        }
        await sweepHistory(db, { now: onDay(day), stopped: NEVER })
        expect(await storedIds()).toEqual(
          kept(model, { day, of: GOLFERS })
            .map(({ id }) => id)
            .toSorted(),
        )
      }),
      { numRuns: 12 },
    )
  })

  it('goes on until nothing is left to forget, several servers at once, and is short the next time', async () => {
    const db = await startEmpty()
    const count = 2 * CHUNK_ROW_COUNT + 60
    await insert(entriesOf('ann', { first: 1, count, day: 0 }))
    await insert(entriesOf('bob', { first: 1, count: 70, day: 5 }))
    const batches = entriesOf('cat', { first: 1, count, day: 0 }).map(({ id }) => ({
      user_id: 'cat',
      batch_id: id,
      created_at: onDay(0).toISOString(),
    }))
    await db.insertInto('profile_batches').values(batches).execute()
    const sweep = () => sweepHistory(db, { now: onDay(91), stopped: NEVER })
    await Promise.all([sweep(), sweep(), sweep()])
    expect(await storedIds()).toHaveLength(50 + 70)
    expect(await db.selectFrom('profile_batches').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('sweep_marks').selectAll().execute()).toEqual([
      { what: 'profile_history', swept_until: onDay(1).toISOString() },
    ])
  })

  it('begins nothing when the server is about to stop, and goes on with the next start', async () => {
    const db = await startEmpty()
    await insert(entriesOf('ann', { first: 1, count: 60, day: 0 }))
    await sweepHistory(db, { now: onDay(91), stopped: AbortSignal.abort() })
    expect(await storedIds()).toHaveLength(60)
    await sweepHistory(db, { now: onDay(91), stopped: NEVER })
    expect(await storedIds()).toHaveLength(50)
  })

  it('finds what is old by an index, however much is kept', async () => {
    const db = await startEmpty()
    const young = sql.lit(onDay(200).toISOString())
    await sql`insert into profile_history (id, user_id, position, batch_id, path, value, kept_value, reason, is_conflict, created_at)
      ${COUNTED} select 'h' || number, 'ann', number, 'b', 'age', '1', '2', 'replaced', 0, ${young} from counted`.execute(
      db,
    )
    await sql`insert into profile_batches (user_id, batch_id, created_at)
      ${COUNTED} select 'ann', 'b' || number, ${young} from counted`.execute(db)
    await sql`insert into attempt_counters (key, tries, window_ends_at)
      ${COUNTED} select 'k' || number, 1, ${young} from counted`.execute(db)
    await sql`insert into session (id, "userId", token, "expiresAt", "createdAt", "updatedAt")
      ${COUNTED} select 's' || number, 'ann', 't' || number, ${young}, ${young}, ${young} from counted`.execute(db)
    await sql`insert into verification (id, identifier, value, "expiresAt", "createdAt", "updatedAt")
      ${COUNTED} select 'v' || number, 'i', 'v', ${young}, ${young}, ${young} from counted`.execute(db)
    await sql`analyze`.execute(db)

    const before = onDay(100).toISOString()
    const limit = { before }
    const [after, last] = [
      { createdAt: onDay(0).toISOString(), id: '' },
      { createdAt: before, id: 'h' },
    ]
    const statements = [
      oldEntries(db, { after, before }).compile(),
      entriesBetween(db, { after, last }).compile(),
      ...[
        { table: 'profile_batches', key: 'batch_id', time: 'created_at', limit } as const,
        { table: 'attempt_counters', key: 'key', time: 'window_ends_at', limit } as const,
        {
          table: 'attempt_counters',
          key: 'key',
          time: 'window_ends_at',
          limit: { after: onDay(300).toISOString() },
        } as const,
        { table: 'session', key: 'id', time: 'expiresAt', limit } as const,
        { table: 'session', key: 'id', time: 'createdAt', limit } as const,
        { table: 'verification', key: 'id', time: 'expiresAt', limit } as const,
      ].map((ended) => chunkDeletion(ended).compile(db)),
    ]
    for (const statement of statements) {
      const plan = await readPlan(temporary.database, statement)
      expect(plan).toMatch(/index/i)
      expect(plan).not.toMatch(/seq scan|^scan (?!portion)/im)
    }
  })
})
