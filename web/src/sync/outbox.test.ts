import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RequestProblem } from '#http/request.ts'
import { createOutbox, DEVICE_AWAY } from './outbox.ts'
import type { Policy } from './outbox.ts'

type Note = { readonly id: string; readonly text: string }
type Loaded = { readonly notes: readonly Note[] }

const TURNS_TO_SETTLE = 60

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

/** Lets every promise that can go on go on. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS_TO_SETTLE; turn += 1) await undefined
}

const problem = (status: number) => new RequestProblem({ code: 'problem', status, message: 'No.' })

/** A collection as plain as can be: notes in an array, gone once the server has them. */
function openNotes(changes: Partial<Policy<Note, string, Loaded>> = {}) {
  let waiting: readonly Note[] = []
  const sent: string[] = []
  const stuck: boolean[] = []
  const retries: { readonly task: () => void; readonly delayMs: number }[] = []
  const checkSession = vi.fn<() => void>()
  const calls: { readonly note: Note; readonly answer: (answer: string | Error) => void }[] = []
  const policy: Policy<Note, string, Loaded> = {
    name: 'notes',
    item: 'A note',
    next: ({ refusedIds }) => waiting.find(({ id }) => !refusedIds.has(id)),
    hasNext: ({ refusedIds }) => waiting.some(({ id }) => !refusedIds.has(id)),
    idOf: ({ id }) => id,
    send: (note) => {
      sent.push(note.id)
      return new Promise((resolve, reject) => {
        calls.push({ note, answer: (answer) => (typeof answer === 'string' ? resolve(answer) : reject(answer)) })
      })
    },
    confirm: ({ id }) => {
      waiting = waiting.filter((note) => note.id !== id)
    },
    refuse: () => {},
    showStuck: (isStuck) => void stuck.push(isStuck),
    ...changes,
  }
  const outbox = createOutbox(policy, {
    inTurn: (task) => task(),
    later: (task, delayMs) => {
      const retry = { task, delayMs }
      retries.push(retry)
      return () => void retries.splice(retries.indexOf(retry), 1)
    },
    checkSession,
  })
  return {
    outbox,
    sent,
    stuck,
    retries,
    checkSession,
    waiting: () => waiting.map(({ id }) => id),
    write: (...ids: readonly string[]) => {
      waiting = [...waiting, ...ids.map((id) => ({ id, text: id }))]
      return outbox.flush()
    },
    /** The answer to the latest call. */
    answer: async (answer: string | Error) => {
      await settle()
      calls.at(-1)?.answer(answer)
      await settle()
    },
  }
}

it('sends one message after the other, the next one when the server has answered', async () => {
  const page = openNotes()
  page.outbox.belongTo('ann')
  void page.write('a', 'b')
  await settle()
  expect(page.sent).toEqual(['a'])
  await page.answer('stored')
  expect(page.sent).toEqual(['a', 'b'])
  await page.answer('stored')
  expect(page.waiting()).toEqual([])
})

it('sends nothing for nobody, and starts when somebody is there', async () => {
  const page = openNotes()
  await page.write('a')
  expect(page.sent).toEqual([])
  page.outbox.belongTo('ann')
  await settle()
  expect(page.sent).toEqual(['a'])
})

it('keeps what cannot be sent, tries again less and less often, and at once when asked to', async () => {
  const page = openNotes()
  page.outbox.belongTo('ann')
  void page.write('a')
  for (const delayMs of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    await page.answer(problem(0))
    expect(page.retries).toMatchObject([{ delayMs }])
    page.retries[0]?.task()
  }
  expect(page.stuck.at(-1)).toBe(true)
  await page.answer('stored')
  expect([page.waiting(), page.retries, page.stuck.at(-1)]).toEqual([[], [], false])

  void page.write('b')
  await page.answer(problem(503))
  expect(page.retries).toMatchObject([{ delayMs: 2_000 }])
  void page.outbox.flush()
  await settle()
  expect([page.retries, page.sent.at(-1)]).toEqual([[], 'b'])
})

it('HRD-20 waits as long as an answer of 429 asks for, shows no error, and then sends the same once', async () => {
  const page = openNotes()
  page.outbox.belongTo('ann')
  void page.write('a')
  await page.answer(new RequestProblem({ code: 'too-many-tries', status: 429, message: 'Later.', waitSeconds: 840 }))
  expect([page.waiting(), page.sent, page.stuck]).toEqual([['a'], ['a'], [false]])
  expect(page.retries).toMatchObject([{ delayMs: 840_000 }])

  // Neither another edit nor a look at the connection may be faster.
  void page.write('b')
  void page.outbox.flush()
  await settle()
  expect([page.sent, page.retries.length]).toEqual([['a'], 1])

  page.retries[0]?.task()
  await page.answer('stored')
  await page.answer('stored')
  expect([page.sent, page.waiting(), page.stuck.includes(true)]).toEqual([['a', 'a', 'b'], [], false])
  expect(console.error).not.toHaveBeenCalled()
})

it('tries again as usual when an answer of 429 does not say when', async () => {
  const page = openNotes()
  page.outbox.belongTo('ann')
  void page.write('a')
  await page.answer(problem(429))
  expect(page.retries).toMatchObject([{ delayMs: 2_000 }])
})

it('does not let the next golfer wait for the one before', async () => {
  const page = openNotes()
  page.outbox.belongTo('ann')
  void page.write('a')
  await page.answer(new RequestProblem({ code: 'too-many-tries', status: 429, message: 'Later.', waitSeconds: 60 }))
  page.outbox.belongTo('bob')
  await settle()
  expect(page.sent).toEqual(['a', 'a'])
})

it('goes on with the next message when one is refused, and tries that one again in the next run only', async () => {
  const page = openNotes()
  page.outbox.belongTo('ann')
  void page.write('a', 'b')
  await page.answer(problem(422))
  expect(page.sent).toEqual(['a', 'b'])
  await page.answer('stored')
  expect([page.sent, page.waiting()]).toEqual([['a', 'b'], ['a']])
  void page.outbox.flush()
  await settle()
  expect(page.sent).toEqual(['a', 'b', 'a'])
})

it.each([401, 403])('asks who is signed in at every answer of %i, and keeps the message', async (status) => {
  const page = openNotes()
  page.outbox.belongTo('ann')
  void page.write('a')
  await page.answer(problem(status))
  expect(page.checkSession).toHaveBeenCalledTimes(1)
  page.retries[0]?.task()
  await page.answer(problem(status))
  expect(page.checkSession).toHaveBeenCalledTimes(2)
  expect(page.waiting()).toEqual(['a'])
})

it('logs a mistake of our own, and keeps the message', async () => {
  const page = openNotes()
  page.outbox.belongTo('ann')
  void page.write('a')
  await page.answer(new TypeError('a mistake'))
  expect(console.error).toHaveBeenCalledWith('A note could not be sent', expect.any(TypeError))
  expect([page.waiting(), page.retries.length]).toEqual([['a'], 1])
})

it('does nothing with an answer that comes once the golfer has left', async () => {
  const page = openNotes()
  page.outbox.belongTo('ann')
  void page.write('a')
  await settle()
  page.outbox.belongTo(undefined)
  await page.answer('stored')
  expect([page.waiting(), page.sent, page.retries]).toEqual([['a'], ['a'], []])
})

it('waits for the device to be read again before it sends', async () => {
  let isAway = true
  const page = openNotes({ next: () => (isAway ? DEVICE_AWAY : undefined), hasNext: () => isAway })
  page.outbox.belongTo('ann')
  await settle()
  expect([page.sent, page.retries.length, page.stuck]).toEqual([[], 1, [true]])
  isAway = false
  page.retries[0]?.task()
  await settle()
  expect([page.retries, page.stuck.at(-1)]).toEqual([[], false])
})

it('loads what the server has once everything is sent, and asks again after a failure', async () => {
  const load = vi.fn<() => Promise<Loaded & { golfer: string }>>()
  const loaded = vi.fn<(loaded: Loaded) => void>()
  load.mockRejectedValueOnce(problem(500)).mockResolvedValue({ golfer: 'ann', notes: [] })
  const page = openNotes({ load, loaded })
  void page.write('a')
  page.outbox.belongTo('ann')
  await settle()
  expect(load).not.toHaveBeenCalled()
  await page.answer('stored')
  expect([load.mock.calls.length, page.outbox.loadState()]).toEqual([1, 'failed'])
  const reloaded = page.outbox.reload()
  expect(page.outbox.loadState()).toBe('loading')
  await reloaded
  expect(page.outbox.loadState()).toBe('loaded')
  await page.outbox.flush()
  expect([load.mock.calls.length, loaded.mock.calls.length]).toEqual([2, 1])
})

it('takes nothing that belongs to another golfer, and asks who is signed in', async () => {
  const loaded = vi.fn<(loaded: Loaded) => void>()
  const page = openNotes({ load: async () => ({ golfer: 'bob', notes: [] }), loaded })
  page.outbox.belongTo('ann')
  await settle()
  expect([loaded.mock.calls, page.outbox.loadState()]).toEqual([[], 'failed'])
  expect(page.checkSession).toHaveBeenCalledOnce()
})
