import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGolfClient, SILENT_FOR_MS } from './golf-client.ts'
import type { GolfArguments } from './golf-functions.ts'
import { createAnsweringWorker, createFakeWorker } from './testing/fake-worker.ts'
import type { FakeWorker } from './testing/fake-worker.ts'

const BAG = [{ club: '7-iron', carryYards: 150 }] as const

function shotOf(distanceYards: number): GolfArguments<'playsLike'> {
  return [BAG, { distanceYards }]
}

/** A client whose workers are these, one after the other, and whose page answers with 'page'. */
function clientOf(...workers: readonly FakeWorker[]) {
  let startedCount = 0
  const workedOutHere: unknown[] = []
  const client = createGolfClient({
    startWorker: () => {
      const worker = workers[startedCount]
      startedCount += 1
      if (!worker) throw new Error('There is no Worker')
      return worker
    },
    workOutHere: async ({ args }) => {
      workedOutHere.push(args)
      return 'page'
    },
  })
  return { client, workedOutHere, startedCount: () => startedCount }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('questions to the worker', () => {
  it('are asked one after the other, of one worker that starts with the first', async () => {
    const worker = createFakeWorker()
    const { client, startedCount } = clientOf(worker)
    expect(startedCount()).toBe(0)

    const first = client.ask('playsLike', shotOf(120))
    const second = client.ask('playsLike', shotOf(130))
    expect(worker.questions.map(({ args }) => args)).toEqual([shotOf(120)])
    worker.reply({ id: 1, kind: 'answer', answer: 'first' })
    worker.reply({ id: 2, kind: 'answer', answer: 'second' })

    expect(await Promise.all([first, second])).toEqual(['first', 'second'])
    expect(startedCount()).toBe(1)
  })

  it('are answered as the function itself answers', async () => {
    const { client } = clientOf(createAnsweringWorker())
    expect(await client.ask('playsLike', shotOf(140))).toMatchObject({ playsLikeYards: 140 })
  })

  it('reject with what the function throws', async () => {
    const worker = createFakeWorker(({ id }, { reply }) => reply({ id, kind: 'error', error: new TypeError('No bag') }))
    const { client, workedOutHere } = clientOf(worker)
    await expect(client.ask('playsLike', shotOf(140))).rejects.toThrow(new TypeError('No bag'))
    expect(workedOutHere).toEqual([])
  })

  it('say how much is done', async () => {
    const worker = createFakeWorker()
    const { client } = clientOf(worker)
    const shares: number[] = []
    const asked = client.ask('playsLike', shotOf(140), { onProgress: (share) => shares.push(share) })
    worker.reply({ id: 1, kind: 'progress', share: 0.5 })
    worker.reply({ id: 1, kind: 'answer', answer: 'done' })
    await asked
    expect(shares).toEqual([0.5])
  })
})

describe('a question that is not wanted any more', () => {
  it('never reaches the worker while it waits', async () => {
    const worker = createFakeWorker()
    const { client } = clientOf(worker)
    const asked = new AbortController()
    const first = client.ask('playsLike', shotOf(1))
    const second = client.ask('playsLike', shotOf(15), { signal: asked.signal })
    const third = client.ask('playsLike', shotOf(158))
    asked.abort()

    await expect(second).rejects.toThrow('abort')
    worker.reply({ id: 1, kind: 'answer', answer: 'first' })
    worker.reply({ id: 3, kind: 'answer', answer: 'third' })
    expect([await first, await third]).toEqual(['first', 'third'])
    expect(worker.questions.map(({ id }) => id)).toEqual([1, 3])
  })

  it('is dropped with its answer while the worker has it', async () => {
    const worker = createFakeWorker()
    const { client } = clientOf(worker)
    const asked = new AbortController()
    const first = client.ask('playsLike', shotOf(1), { signal: asked.signal })
    const second = client.ask('playsLike', shotOf(15))
    asked.abort()
    worker.reply({ id: 1, kind: 'answer', answer: 'first' })
    worker.reply({ id: 2, kind: 'answer', answer: 'second' })
    await expect(first).rejects.toThrow('abort')
    expect(await second).toBe('second')
  })

  it('ends the worker when it takes long, and the next one has a new worker', async () => {
    const [busy, next] = [createFakeWorker(), createAnsweringWorker()]
    const { client } = clientOf(busy, next)
    const asked = new AbortController()
    const long = client.ask('playsLike', shotOf(1), { signal: asked.signal, isLong: true })
    asked.abort()
    await expect(long).rejects.toThrow('abort')
    expect(busy.isTerminated()).toBe(true)
    expect(await client.ask('playsLike', shotOf(140))).toMatchObject({ playsLikeYards: 140 })
  })
})

describe('the page answers itself', () => {
  it('where there is no worker', async () => {
    const { client, workedOutHere } = clientOf()
    expect(await client.ask('playsLike', shotOf(140))).toBe('page')
    expect(workedOutHere).toEqual([shotOf(140)])
  })

  it('when the script of the worker does not load', async () => {
    const worker = createFakeWorker()
    const { client } = clientOf(worker)
    const asked = client.ask('playsLike', shotOf(140))
    worker.fail()
    expect(await asked).toBe('page')
  })

  it('when a part of the worker does not load', async () => {
    const worker = createFakeWorker(({ id }, { reply }) => reply({ id, kind: 'not-loaded', error: new Error('404') }))
    const { client } = clientOf(worker)
    expect(await client.ask('playsLike', shotOf(140))).toBe('page')
    expect(worker.isTerminated()).toBe(false)
  })

  it('when the worker is silent for too long, and not before', async () => {
    vi.useFakeTimers()
    const worker = createFakeWorker()
    const { client, workedOutHere } = clientOf(worker)
    const asked = client.ask('playsLike', shotOf(140))
    await vi.advanceTimersByTimeAsync(SILENT_FOR_MS - 1)
    worker.reply({ id: 1, kind: 'progress', share: 0 })
    await vi.advanceTimersByTimeAsync(SILENT_FOR_MS - 1)
    expect(workedOutHere).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await asked).toBe('page')
    expect(worker.isTerminated()).toBe(true)
  })

  it('once, whatever the ended worker still says', async () => {
    const worker = createFakeWorker()
    const { client } = clientOf(worker)
    const asked = client.ask('playsLike', shotOf(140))
    worker.fail()
    worker.reply({ id: 1, kind: 'answer', answer: 'late' })
    expect(await asked).toBe('page')
  })

  it('for good when a second worker fails too', async () => {
    const workers = [createFakeWorker(), createFakeWorker(), createAnsweringWorker()]
    const { client, startedCount } = clientOf(...workers)
    for (const worker of workers.slice(0, 2)) {
      const asked = client.ask('playsLike', shotOf(140))
      worker.fail()
      await asked
    }
    expect(await client.ask('playsLike', shotOf(150))).toBe('page')
    expect(startedCount()).toBe(2)
  })

  it('with what the function throws there', async () => {
    const client = createGolfClient({
      startWorker: () => {
        throw new Error('There is no Worker')
      },
      workOutHere: () => Promise.reject(new TypeError('No bag')),
    })
    await expect(client.ask('playsLike', shotOf(140))).rejects.toThrow(new TypeError('No bag'))
  })
})
