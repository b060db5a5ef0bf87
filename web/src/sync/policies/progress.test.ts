import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { NewProgressEntry } from '@bagwise/contract/progress'
import { entriesByDay } from '@bagwise/golf/progress/progress-entry'
import type { ProgressEntry, ProgressState } from '@bagwise/golf/progress/progress-entry'
import { RequestProblem } from '#http/request.ts'
import { perUserCache } from '#storage/per-user-cache.ts'
import { createProgress, progressCopy } from './progress.ts'

import fc from 'fast-check'

const KEY = 'bagwise.progress'
const START: ProgressState = { handicap: 18, clubDistances: { driver: { distance: 204, source: 'estimated' } } }
const TURNS_TO_SETTLE = 60

let stored = new Map<string, string>()
let isFull = false

beforeEach(() => {
  stored = new Map()
  isFull = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError')
      stored.set(key, text)
    },
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Lets every promise that can go on go on. */
async function settle(): Promise<void> {
  await turns(TURNS_TO_SETTLE)
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await undefined
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The day so many days after the first of November. */
function dayOf(dayCount: number): string {
  return new Date(Date.UTC(2026, 10, 1) + dayCount * DAY_MS).toISOString().slice(0, '2026-11-21'.length)
}

/** A server that keeps an entry once, answers one a day, and refuses days after the latest one. */
function startServer({ latestDay = '9999-12-31' } = {}) {
  const arrived: NewProgressEntry[] = []
  const sendings: NewProgressEntry[] = []
  let trouble: RequestProblem | undefined
  return {
    arrived,
    sendings,
    /** Every call fails from now on; without a status nothing is reached. */
    fail: (status = 0) => {
      trouble = new RequestProblem({ code: 'problem', status, message: 'No.' })
    },
    mend: () => {
      trouble = undefined
    },
    send: async (entry: NewProgressEntry) => {
      sendings.push(entry)
      if (trouble) throw trouble
      if (entry.date > latestDay || entry.date < '2000-01-01') {
        throw new RequestProblem({ code: 'invalid-value', status: 422, message: 'Check the date.', path: 'date' })
      }
      if (!arrived.some(({ id }) => id === entry.id)) arrived.push(entry)
    },
    load: async (golfer: string): Promise<readonly ProgressEntry[]> => {
      if (trouble) throw trouble
      const own = arrived.filter((entry) => entry.golfer === golfer)
      return entriesByDay(own.map(({ date, handicap, clubDistances }) => ({ date, handicap, clubDistances })))
    },
  }
}

type Opening = {
  readonly golfer?: string
  /** Whose session it is by now. */
  readonly session?: string
  readonly start?: ProgressState
  readonly date?: string
}

/** One opening of the page by a signed-in golfer, with edits that go through when `confirm` says so. */
function openPage(
  server = startServer(),
  { golfer = 'ann', session = golfer, start = START, date = '2026-11-21' }: Opening = {},
) {
  const found: string[] = []
  let [shown, confirmed, today] = [start, start, date]
  const retries: (() => void)[] = []
  const progress = createProgress({
    rows: perUserCache(progressCopy(), ({ date: day }) => day),
    states: () => ({ golfer, shown, confirmed }),
    today: () => today,
    flushEdits: async () => {},
    send: server.send,
    load: async () => ({ golfer: session, entries: await server.load(golfer) }),
    checkSession: () => void found.push('other'),
    inTurn: (task) => task(),
    later: (task) => {
      retries.push(task)
      return () => void retries.splice(retries.indexOf(task), 1)
    },
  })
  progress.belongTo(golfer)
  return {
    progress,
    server,
    retries,
    found,
    edit: (change: Partial<ProgressState>) => {
      shown = { ...shown, ...change }
      progress.note()
    },
    confirm: async () => {
      confirmed = shown
      progress.note()
      await settle()
    },
    /** The server did not take the edits. */
    rejectEdits: async () => {
      shown = confirmed
      progress.note()
      await settle()
    },
    /** Another device's values arrive. */
    receive: async (state: ProgressState) => {
      shown = state
      confirmed = state
      progress.note()
      await settle()
    },
    goTo: (next: string) => {
      today = next
    },
    handicaps: () => progress.entries().map((entry) => [entry.date, entry.handicap]),
  }
}

it('comes to an end when two tabs know different states of the day', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const server = startServer()
  const turnsOfAnswer = 20
  const send = async (entry: NewProgressEntry) => {
    // A fault must not send without an end here either.
    if (server.sendings.length > 20) server.fail()
    await turns(turnsOfAnswer)
    await server.send(entry)
  }
  server.fail()
  const tabs = [openPage({ ...server, send }), openPage({ ...server, send })]
  for (const [index, tab] of tabs.entries()) {
    tab.edit({ handicap: 16 + index })
    await tab.confirm()
  }
  server.mend()
  server.sendings.length = 0
  for (const { progress } of tabs) {
    void progress.flush()
    // The other one looks while this one waits for its answer.
    await turns(turnsOfAnswer / 2)
  }
  await turns(turnsOfAnswer * 50)
  expect(server.sendings.length).toBeLessThan(10)
  for (const { progress } of tabs) await progress.flush()
  expect(tabs.map(({ progress }) => progress.hasUnsent())).toEqual([false, false])
  expect([16, 17]).toContain((await server.load('ann')).at(-1)?.handicap)
})

it('TRE-02 keeps entries in local storage under a key of their own, for the next start', async () => {
  const server = startServer()
  server.fail()
  vi.spyOn(console, 'error').mockReturnValue()
  const page = openPage(server)
  page.edit({ handicap: 17 })
  expect([...stored.keys()]).toEqual([KEY])
  expect(JSON.parse(stored.get(KEY) ?? '')).toMatchObject({
    schema: 1,
    content: [{ golfer: 'ann', entries: [{ date: '2026-11-21', ...START, handicap: 17 }] }],
  })
  expect(openPage(server).handicaps()).toEqual([['2026-11-21', 17]])
})

it('TRE-04 writes an entry when handicap or distances change, one a day, of which the last counts', async () => {
  const page = openPage()
  page.edit({})
  expect(page.progress.entries()).toEqual([])

  page.edit({ handicap: 17 })
  page.edit({ handicap: 16.5 })
  page.edit({ clubDistances: { driver: { distance: 210, source: 'measured' } } })
  await page.confirm()
  page.edit({ handicap: 16 })
  await page.confirm()
  expect(page.progress.entries()).toMatchObject([
    { date: '2026-11-21', handicap: 16, clubDistances: { driver: { distance: 210 } } },
  ])

  page.goTo('2026-11-22')
  page.edit({})
  expect(page.handicaps()).toEqual([['2026-11-21', 16]])
  page.edit({ handicap: 15 })
  await page.confirm()
  expect(page.handicaps()).toEqual([
    ['2026-11-21', 16],
    ['2026-11-22', 15],
  ])
  expect(page.progress.entries()).toEqual(await page.server.load('ann'))
})

it('writes nothing when another device changed the profile', async () => {
  const page = openPage()
  await page.receive({ ...START, handicap: 12 })
  expect(page.progress.entries()).toEqual([])
})

it('sends an entry after the edits that it comes from, and a new one under a new id', async () => {
  const page = openPage()
  await settle()
  page.edit({ handicap: 17 })
  await page.progress.flush()
  expect(page.server.sendings).toEqual([])
  expect(page.progress.hasUnsent()).toBe(true)

  await page.confirm()
  expect(page.server.sendings).toMatchObject([{ golfer: 'ann', date: '2026-11-21', handicap: 17 }])
  expect(page.progress.hasUnsent()).toBe(false)
  page.edit({ handicap: 16 })
  await page.confirm()
  expect(new Set(page.server.sendings.map(({ id }) => id)).size).toBe(2)
})

it('says what was stored when the server did not take the edits', async () => {
  const page = openPage()
  page.edit({ handicap: 99 })
  await page.rejectEdits()
  expect(page.server.arrived.map(({ handicap }) => handicap)).toEqual([18])
  expect(page.handicaps()).toEqual([['2026-11-21', 18]])
})

it('keeps an entry until the server has it, and sends the same one again', async () => {
  const page = openPage()
  page.server.fail()
  vi.spyOn(console, 'error').mockReturnValue()
  page.edit({ handicap: 17 })
  await page.confirm()
  expect(page.progress.hasUnsent()).toBe(true)
  expect(page.retries).toHaveLength(1)

  page.server.mend()
  page.retries[0]?.()
  await settle()
  expect(page.progress.hasUnsent()).toBe(false)
  expect(page.server.sendings.map(({ id }) => id)).toEqual([page.server.arrived[0]?.id, page.server.arrived[0]?.id])
  expect(page.retries).toEqual([])
})

it('sends what an earlier page left, and loads what the server has', async () => {
  const server = startServer()
  await server.send({ id: 'x', golfer: 'ann', date: '2026-11-01', handicap: 20, clubDistances: {} })
  server.fail()
  vi.spyOn(console, 'error').mockReturnValue()
  const first = openPage(server)
  first.edit({ handicap: 17 })
  await first.confirm()

  server.mend()
  const second = openPage(server, { date: '2026-11-25' })
  await settle()
  expect(second.handicaps()).toEqual([
    ['2026-11-01', 20],
    ['2026-11-21', 17],
  ])
  expect(server.arrived).toHaveLength(2)
})

it('keeps a refused entry when what the server has is loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const server = startServer({ latestDay: '2026-11-20' })
  await server.send({ id: 'x', golfer: 'ann', date: '2026-11-01', handicap: 20, clubDistances: {} })
  const first = openPage(server)
  first.edit({ handicap: 17 })
  await first.confirm()

  const second = openPage(server, { start: { ...START, handicap: 17 } })
  await settle()
  expect(second.handicaps()).toEqual([
    ['2026-11-01', 20],
    ['2026-11-21', 17],
  ])
})

it('keeps an entry that the server refuses, logs the reason and goes on with the next', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const page = openPage()
  await settle()
  page.server.fail(422)
  page.edit({ handicap: 17 })
  await page.confirm()
  expect(page.progress.hasUnsent()).toBe(true)
  expect(page.server.sendings).toHaveLength(1)
  expect(error).toHaveBeenCalledWith(expect.stringContaining('2026-11-21'), expect.any(RequestProblem))

  page.server.mend()
  page.goTo('2026-11-22')
  page.edit({ handicap: 16 })
  await page.confirm()
  expect(page.server.arrived.map(({ date, handicap }) => [date, handicap])).toEqual([
    ['2026-11-21', 17],
    ['2026-11-22', 16],
  ])
  expect(page.progress.hasUnsent()).toBe(false)
})

it.each([
  { wrong: 'a month ahead', days: ['2026-12-21', '2026-12-22'] },
  { wrong: 'at its beginning', days: ['1970-01-01', '1970-01-02'] },
])(
  'keeps what a device with its clock $wrong has written, and dates it today once the clock is right',
  async (clock) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const server = startServer({ latestDay: '2026-11-23' })
    const [first = '', second = ''] = clock.days
    const page = openPage(server, { date: first })
    page.edit({ handicap: 17 })
    await page.confirm()
    page.goTo(second)
    page.edit({ handicap: 16 })
    await page.confirm()
    await page.progress.flush()
    expect(server.arrived).toEqual([])
    expect(page.handicaps()).toEqual([
      [first, 17],
      [second, 16],
    ])

    const later = openPage(server, { start: { ...START, handicap: 16 }, date: '2026-11-21' })
    await settle()
    expect(later.handicaps()).toEqual([['2026-11-21', 16]])
    expect(await server.load('ann')).toEqual(later.progress.entries())
    expect(later.progress.hasUnsent()).toBe(false)
  },
)

it('never puts what was written with a wrong clock over what was edited since', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const server = startServer({ latestDay: '2026-11-23' })
  const page = openPage(server, { date: '2026-12-21' })
  server.fail()
  page.edit({ handicap: 17 })
  await page.confirm()
  page.goTo('2026-11-21')
  page.edit({ handicap: 15 })
  await page.confirm()

  server.mend()
  await page.progress.flush()
  expect(page.handicaps()).toEqual([['2026-11-21', 15]])
  expect((await server.load('ann')).map(({ date, handicap }) => [date, handicap])).toEqual([['2026-11-21', 15]])
})

it('writes under the newest day when the calendar goes back on a flight west', async () => {
  const page = openPage(startServer(), { date: '2026-11-22' })
  page.edit({ handicap: 17 })
  await page.confirm()
  page.goTo('2026-11-21')
  page.edit({ handicap: 16 })
  await page.confirm()
  page.goTo('2026-11-22')
  page.edit({ handicap: 15 })
  await page.confirm()
  expect(page.handicaps()).toEqual([['2026-11-22', 15]])
  expect(page.progress.entries()).toEqual(await page.server.load('ann'))
})

it('does not take the entries of another session for those of the golfer', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const server = startServer()
  await server.send({ id: 'e', golfer: 'ann', date: '2026-11-20', ...START })
  const page = openPage(server, { session: 'bob' })
  await settle()
  expect(page.progress.entries()).toEqual([])
  expect(page.found).toEqual(['other'])
  expect(error).toHaveBeenCalledWith('Error loading progress', expect.any(Error))
})

it('TRE-06 logs an error while loading and answers an empty list', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const server = startServer()
  server.fail(500)
  const page = openPage(server)
  await settle()
  expect(page.progress.entries()).toEqual([])
  expect(error).toHaveBeenCalledWith('Error loading progress', expect.any(RequestProblem))

  error.mockClear()
  stored.set(KEY, '{"schema":1,"content":[{"golfer":"ann","entries":"lost"}]}')
  expect(page.progress.entries()).toEqual([])
  expect(error).toHaveBeenCalledOnce()
  expect([...stored.keys()]).toEqual([`${KEY}.set-aside`])
})

it('goes on from memory when the device keeps nothing', async () => {
  isFull = true
  const page = openPage()
  page.server.fail()
  vi.spyOn(console, 'error').mockReturnValue()
  page.edit({ handicap: 17 })
  await page.confirm()
  expect(page.handicaps()).toEqual([['2026-11-21', 17]])
  expect(stored.size).toBe(0)

  page.server.mend()
  await page.progress.flush()
  expect(page.server.arrived).toHaveLength(1)
})

it('never shows, sends or drops what another golfer left on this device', async () => {
  const server = startServer()
  server.fail()
  vi.spyOn(console, 'error').mockReturnValue()
  const ann = openPage(server)
  ann.edit({ handicap: 17 })
  ann.progress.belongTo(undefined)
  expect(ann.progress.entries()).toEqual([])

  server.mend()
  server.sendings.length = 0
  const bob = openPage(server, { golfer: 'bob', start: { handicap: 5, clubDistances: {} } })
  await settle()
  expect(bob.progress.entries()).toEqual([])
  bob.edit({ handicap: 4 })
  await bob.confirm()
  expect(server.sendings.map((entry) => entry.golfer)).toEqual(['bob'])
  expect(bob.progress.hasUnsent()).toBe(false)

  bob.progress.belongTo(undefined)
  openPage(server)
  await settle()
  expect(server.sendings.map((entry) => entry.golfer)).toEqual(['bob', 'ann'])
})

it('writes nothing any more once the golfer has left, even when an answer comes late', async () => {
  let answer = () => {}
  const server = startServer()
  const slow = {
    ...server,
    send: () =>
      new Promise<void>((resolve) => {
        answer = resolve
      }),
  }
  const page = openPage(slow)
  await settle()
  page.edit({ handicap: 17 })
  await page.confirm()
  page.progress.belongTo(undefined)
  stored.clear()
  answer()
  await settle()
  expect(stored.size).toBe(0)
})

it('ends with the last state of each day on the server, whatever fails in between', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('edit' as const), handicap: fc.integer({ min: 0, max: 4 }) }),
    },
    fc.record({ kind: fc.constantFrom('fail', 'mend', 'sync', 'next day', 'fly west', 'reopen') }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      stored.clear()
      const server = startServer()
      let [handicap, day, newestDay] = [18, 10, 0]
      const open = () => openPage(server, { start: { ...START, handicap }, date: dayOf(day) })
      let page = open()
      const expected = new Map<string, number>()
      for (const action of steps) {
        if (action.kind === 'edit') {
          const latest = [...expected.values()].at(-1)
          if (action.handicap !== (latest ?? 18)) {
            newestDay = Math.max(newestDay, day)
            expected.set(dayOf(newestDay), action.handicap)
          }
          handicap = action.handicap
          page.edit({ handicap })
          await page.confirm()
        } else if (action.kind === 'fail') server.fail()
        else if (action.kind === 'mend') server.mend()
        else if (action.kind === 'sync') await page.progress.flush()
        else if (action.kind === 'next day') page.goTo(dayOf((day += 1)))
        else if (action.kind === 'fly west') page.goTo(dayOf((day = Math.max(day - 1, newestDay - 2))))
        else if (action.kind === 'reopen') page = open()
      }
      server.mend()
      await page.progress.flush()
      expect((await server.load('ann')).map((entry) => [entry.date, entry.handicap])).toEqual([...expected])
      expect(page.handicaps()).toEqual([...expected])
    }),
    { numRuns: 150 },
  )
})
