import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '@bagwise/contract/account'
import { getProfileHistory, patchProfile } from '@bagwise/contract/profile'
import { noteClock } from '#server/db/sweep-marks.ts'
import type { Tables } from '#server/db/schema.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import { MOST_ENTRIES, MOST_HISTORY_BYTES, deleteBeyondBounds } from './profile-history.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** As long as a note may be, and of characters that take three bytes each. */
const LONGEST_NOTES = '芝'.repeat(1000)

type Entry = Pick<Tables['profile_history'], 'path' | 'value' | 'kept_value'> & { readonly created_at?: string }

describe.each(DATABASE_KINDS)('the history of a profile on %s', (kind) => {
  let app: TestApp
  const now = new Date('2026-11-21T12:00:00Z')
  beforeAll(async () => {
    app = await startTestApp(kind, { now: () => now })
  })
  afterAll(() => app.remove())

  async function newGolfer() {
    const browser = app.openBrowser()
    const { user } = await browser.ask(signUp, signUpForm())
    return { browser, id: user.id }
  }

  async function insert(golfer: string, entries: readonly Entry[]) {
    const rows = entries.map((entry, index) => ({
      id: randomUUID(),
      user_id: golfer,
      position: index + 1,
      batch_id: randomUUID(),
      reason: 'replaced' as const,
      is_conflict: 0,
      created_at: now.toISOString(),
      ...entry,
    }))
    const inserts = Array.from({ length: Math.ceil(rows.length / 500) }, (_, part) =>
      rows.slice(part * 500, part * 500 + 500),
    )
    for (const some of inserts) await app.database.db.insertInto('profile_history').values(some).execute()
  }

  const agesOf = (count: number) =>
    Array.from({ length: count }, (_, index): Entry => ({ path: 'age', value: String(index), kept_value: '0' }))

  const edit = (browser: Browser, set: Readonly<Record<string, unknown>>) =>
    browser.ask(patchProfile, {
      batch: randomUUID(),
      set: Object.fromEntries(Object.entries(set).map(([path, value]) => [path, { base: null, value }])),
    })

  const stored = async (golfer: string) => {
    const all = app.database.db.selectFrom('profile_history').selectAll().where('user_id', '=', golfer)
    return all.orderBy('position').execute()
  }

  it('HRD-02 holds 2,000 entries: the edit that passes them is stored, and the oldest leaves with it', async () => {
    const { browser, id } = await newGolfer()
    await edit(browser, { handicap: 18 })
    await insert(id, agesOf(MOST_ENTRIES))
    const { profile } = await edit(browser, { handicap: 12 })
    expect(profile.handicap).toBe(12)
    const entries = await stored(id)
    expect(entries).toHaveLength(MOST_ENTRIES)
    expect(entries[0]).toMatchObject({ position: 2, path: 'age', value: '1' })
    expect(entries.at(-1)).toMatchObject({ path: 'handicap', value: '18', kept_value: '12' })
  })

  it('HRD-02 holds 2 MB: long values push out more than one, and the whole answer is no larger', async () => {
    const { browser, id } = await newGolfer()
    const note = JSON.stringify(LONGEST_NOTES)
    await insert(
      id,
      Array.from({ length: 400 }, () => ({ path: 'golfBag.driver.notes', value: note, kept_value: note })),
    )
    await edit(browser, { 'golfBag.driver.notes': LONGEST_NOTES })
    await edit(browser, { 'golfBag.driver.notes': 'short' })
    const { entries } = await browser.ask(getProfileHistory)
    const answerBytes = Buffer.byteLength(JSON.stringify({ entries }))
    expect(answerBytes).toBeLessThanOrEqual(MOST_HISTORY_BYTES)
    // No more is forgotten than has to be.
    expect(answerBytes).toBeGreaterThan(0.95 * MOST_HISTORY_BYTES)
    expect(entries[0]).toMatchObject({ value: LONGEST_NOTES, keptValue: 'short' })
  })

  it('HRD-02 keeps the last entry of each field, beyond the bound and beyond its age, and is read whole', async () => {
    const { browser, id } = await newGolfer()
    await edit(browser, { handicap: 18 })
    const aged = { kept_value: '1', created_at: new Date(now.getTime() - 400 * DAY_MS).toISOString() }
    await insert(id, [
      { ...aged, path: 'weight', value: '180' },
      { ...aged, path: 'weight', value: '181' },
      { ...aged, path: 'averageScore', value: '90' },
      ...agesOf(MOST_ENTRIES).map((entry) => ({ ...entry, ...aged })),
    ])
    const others = ['weight 181', 'averageScore 90']
    const kept = async () => (await stored(id)).map(({ path, value }) => `${path} ${value}`)
    await app.database.db.transaction().execute((trx) => deleteBeyondBounds(trx, id))
    expect((await kept()).slice(0, 3)).toEqual([...others, 'age 2'])
    expect(await kept()).toHaveLength(MOST_ENTRIES)
    const { entries } = await browser.ask(getProfileHistory)
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(MOST_ENTRIES)

    // The newest 50 stay whatever their age, and so does the last of each other field.
    const newest = agesOf(MOST_ENTRIES).map(({ path, value }) => `${path} ${value}`)
    await noteClock(app.database.db, new Date(now.getTime() - HOUR_MS))
    await app.sweep()
    expect(await kept()).toEqual([...others, ...newest.slice(-50)])
    await edit(browser, { handicap: 11 })
    await edit(browser, { handicap: 10 })
    expect(await kept()).toEqual([...others, ...newest.slice(-48), 'handicap 18', 'handicap 11'])
  })

  it('HRD-02 forgets what the plain definition forgets, whatever is in it', async () => {
    const { id } = await newGolfer()
    const entry = fc.record({
      path: fc.constantFrom('age', 'handicap', 'golfBag.pw.notes'),
      value: fc.constantFrom('1', JSON.stringify('x'.repeat(90_000))),
      kept_value: fc.constantFrom('2', JSON.stringify('芝'.repeat(60_000))),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 60 }), async (entries) => {
        await app.database.db.deleteFrom('profile_history').where('user_id', '=', id).execute()
        await insert(id, entries)
        await app.database.db.transaction().execute((trx) => deleteBeyondBounds(trx, id))
        expect((await stored(id)).map(({ position }) => position)).toEqual(keptOf(entries))
      }),
      { numRuns: 40 },
    )
  })
})

/** Positions of what stays: the last of each field, then the newest, as long as they fit. */
function keptOf(entries: readonly Entry[]): readonly number[] {
  const numbered = entries.map((entry, index) => ({ ...entry, position: index + 1 }))
  const isLast = ({ path, position }: (typeof numbered)[number]) =>
    !numbered.some((later) => later.path === path && later.position > position)
  const order = numbered.toSorted((a, b) => Number(isLast(b)) - Number(isLast(a)) || b.position - a.position)
  let bytes = 0
  return order
    .slice(0, MOST_ENTRIES)
    .filter(({ value, kept_value: kept }) => (bytes += Buffer.byteLength(value + kept) + 250) <= MOST_HISTORY_BYTES)
    .map(({ position }) => position)
    .toSorted((a, b) => a - b)
}
