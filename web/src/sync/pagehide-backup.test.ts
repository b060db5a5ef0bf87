import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import { storageHealth } from '#storage/storage-health.ts'
import { sampleStorage } from '#testing/sample-storage.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { createQueue } from './queue.ts'
import { withConfirmed } from './edit-state.ts'
import type { ProfileValues } from './edit-state.ts'
import { withMemoryFallback } from './outbox-store.ts'
import { memoryStore } from '#testing/memory-store.ts'

const PROFILE = projectProfile(NEW_GOLFER)
const GOLFER = NEW_GOLFER.id
const KEY = 'bagwise.left'
const OTHER = 'golfer-2'
const TURNS_TO_SETTLE = 100

let storage = sampleStorage()

beforeEach(() => {
  storage = sampleStorage()
  vi.stubGlobal('localStorage', storage)
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const key of ['edits', 'full']) storageHealth.report(key, 'kept')
})

/** Pages over one device, on which the steps of one page can stand still, as they do when Safari leaves it. */
function startDevice() {
  const rows = memoryStore()
  const open = (golfer = GOLFER) => {
    let isStill = false
    let failure: Error | undefined
    const store = withMemoryFallback({
      ...rows,
      update: async (who, step) => {
        if (isStill) await new Promise(() => {})
        if (failure) throw failure
        return rows.update(who, step)
      },
    })
    const edits = createQueue({ store, tellTabs: () => {} })
    edits.belongTo(golfer)
    return {
      edits,
      save: (values: ProfileValues) => edits.add(values, { now: PROFILE, seen: PROFILE }),
      standStill: () => {
        isStill = true
      },
      failWith: (error: Error | undefined) => {
        failure = error
      },
    }
  }
  return { rows, open }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS_TO_SETTLE; turn += 1) await undefined
}

function valuesIn(rows: ReturnType<typeof memoryStore>, golfer = GOLFER) {
  const { batches, waiting } = rows.held(golfer)
  return [...batches.map(({ set }) => set), waiting].map((changes) =>
    Object.fromEntries(Object.entries(changes).map(([path, { value }]) => [path, value])),
  )
}

/** The rows that pages have left and nobody has taken up yet. */
function leftRows(): readonly unknown[] {
  const text = storage.texts()[KEY]
  return text === undefined ? [] : JSON.parse(text).content
}

describe('a page that is left while its edit is on the way to the database', () => {
  it('leaves the edit, and the next page takes it up as one batch', async () => {
    const { rows, open } = startDevice()
    const page = open()
    await settle()
    page.standStill()
    page.save({ handicap: 10 })
    expect(page.edits.leave()).toBe(true)
    expect(rows.rows()).toEqual([])

    const next = open()
    await settle()
    expect(valuesIn(rows)).toEqual([{ handicap: 10 }, {}])
    expect(next.edits.state().batches).toEqual(rows.held(GOLFER).batches)
    expect(leftRows()).toEqual([])
  })

  it('leaves nothing when the database has everything', async () => {
    const { open } = startDevice()
    const page = open()
    page.save({ handicap: 10 })
    await settle()
    expect(page.edits.leave()).toBe(false)
    expect(storage.texts()).toEqual({})
    page.save({ age: 41 })
    await settle()
    expect(page.edits.isKept()).toBe(true)
  })

  it('writes nothing more to the device once it has left something', async () => {
    const { rows, open } = startDevice()
    const page = open()
    page.save({ handicap: 10 })
    expect(page.edits.leave()).toBe(true)
    page.save({ age: 41 })
    await settle()
    expect(JSON.stringify(rows.rows())).not.toContain('41')
  })

  it('has its edit sent once although the database took it after all', async () => {
    const { rows, open } = startDevice()
    const page = open()
    await settle()
    page.save({ handicap: 10 })
    // The step has reached the database, the page has not heard of it.
    while (rows.rows().length === 0) await undefined
    expect(page.edits.isKept()).toBe(false)
    expect(page.edits.leave()).toBe(true)
    open()
    await settle()
    expect(valuesIn(rows)).toEqual([{ handicap: 10 }, {}])
  })

  it('has the value that was typed last sent last, and keeps the value that was there before', async () => {
    const { rows, open } = startDevice()
    const page = open()
    page.save({ handicap: 10, age: 41 })
    await settle()
    page.standStill()
    page.save({ handicap: 12 })
    page.edits.leave()
    open()
    await settle()
    expect(valuesIn(rows)).toEqual([{ handicap: 12 }, { age: 41 }])
    expect(rows.held(GOLFER).batches[0]?.set).toEqual({ handicap: { base: PROFILE.handicap, value: 12 } })
  })

  it('takes back what the golfer took back', async () => {
    const { rows, open } = startDevice()
    const page = open()
    page.save({ handicap: 10 })
    await settle()
    page.standStill()
    page.save({ handicap: PROFILE.handicap })
    expect(page.edits.leave()).toBe(true)
    open()
    await settle()
    expect(valuesIn(rows)).toEqual([{}])
    expect(leftRows()).toEqual([])
  })

  it('leaves what another tab has written since', async () => {
    const { rows, open } = startDevice()
    const page = open()
    await settle()
    page.standStill()
    page.save({ handicap: 10 })
    page.edits.leave()
    await rows.update(GOLFER, (edits) => ({ ...edits, waiting: { handicap: { base: null, value: 14 } } }))
    open()
    await settle()
    expect(valuesIn(rows)).toEqual([{ handicap: 10 }, { handicap: 14 }])
  })
})

it('takes up a batch under the same id however often the device has to be asked', async () => {
  const { rows, open } = startDevice()
  const page = open()
  await settle()
  page.standStill()
  page.save({ handicap: 10 })
  page.edits.leave()

  const next = open()
  next.failWith(new Error('The database fails'))
  await settle()
  const [inMemory] = next.edits.state().batches
  expect(inMemory?.set).toMatchObject({ handicap: { value: 10 } })
  expect(leftRows()).toHaveLength(1)
  const again = open()
  await settle()
  expect(rows.held(GOLFER).batches).toEqual([inMemory])
  expect(again.edits.isKept()).toBe(true)
})

it('leaves a batch no longer that was confirmed while the database failed', async () => {
  const { rows, open } = startDevice()
  const page = open()
  await settle()
  page.standStill()
  page.save({ handicap: 10 })
  page.edits.leave()

  const next = open()
  next.failWith(new Error('The database fails'))
  await settle()
  const batch = next.edits.state().batches[0]?.batch ?? ''
  const run = { golfer: next.edits.state().golfer ?? '', isCurrent: () => true, refusedIds: new Set<string>() }
  await next.edits.change(run, (all) => withConfirmed(all, batch))
  expect(next.edits.leave()).toBe(false)
  expect(leftRows()).toEqual([])
  open()
  await settle()
  expect(rows.rows()).toEqual([])
})

it('gives what a golfer left to nobody else, and to them when they are back', async () => {
  const { rows, open } = startDevice()
  const page = open()
  await settle()
  page.standStill()
  page.save({ firstName: 'Robin', handicap: 10 })
  page.edits.leave()

  const others = open(OTHER)
  await settle()
  expect(others.edits.state()).toMatchObject({ waiting: {}, batches: [], othersCount: 1, othersNameCount: 1 })
  expect(valuesIn(rows)).toEqual([{ firstName: 'Robin', handicap: 10 }, {}])
  expect(leftRows()).toEqual([])
})

it('leaves nothing for a golfer who has signed out', async () => {
  const { open } = startDevice()
  const page = open()
  await settle()
  page.standStill()
  page.save({ handicap: 10 })
  page.edits.belongTo(undefined)
  expect(page.edits.leave()).toBe(false)
  expect(storage.texts()).toEqual({})
})

describe('local storage that takes nothing', () => {
  it('lets the page go on as if it had not been left', async () => {
    const { rows, open } = startDevice()
    const page = open()
    await settle()
    page.save({ handicap: 10 })
    storage.failWith(new DOMException('Access is denied', 'SecurityError'))
    expect(page.edits.leave()).toBe(false)
    await settle()
    expect(valuesIn(rows)).toEqual([{ handicap: 10 }])
    expect(page.edits.isKept()).toBe(true)
  })

  it('is not filled without end', async () => {
    const { open } = startDevice()
    for (let count = 0; count < 30; count += 1) {
      const page = open()
      page.standStill()
      page.save({ golfGoals: ['x'.repeat(10_000)] })
      expect(page.edits.leave(), `page ${count}`).toBe(count < 9)
    }
    expect(JSON.stringify(leftRows()).length).toBeLessThan(100_000)
  })
})

describe('a copy that Bagwise did not write', () => {
  const row = { schema: 1, golfer: GOLFER, kind: 'inflight', batch: 'batch-1', set: { age: { base: 35, value: 41 } } }

  it.each([
    ['no list', { 0: row }],
    ['a row of nobody', [{ ...row, golfer: undefined }]],
    ['a value that no screen can show', [{ ...row, set: { age: { base: 35, value: 'old' } } }]],
    ['a path that is none', [{ ...row, set: { isAdmin: { base: null, value: true } } }]],
  ])('is set aside: %s', async (_what, content) => {
    const { rows, open } = startDevice()
    const text = JSON.stringify({ schema: 1, content })
    storage.setItem(KEY, text)
    open()
    await settle()
    expect(rows.rows()).toEqual([])
    expect(storage.texts()).toEqual({ [`${KEY}.set-aside`]: text })
  })

  it('is left alone when a newer Bagwise wrote it', async () => {
    const { rows, open } = startDevice()
    const text = JSON.stringify({ schema: 2, content: [row] })
    storage.setItem(KEY, text)
    open()
    await settle()
    expect(rows.rows()).toEqual([])
    expect(storage.texts()).toEqual({ [KEY]: text })
  })
})
