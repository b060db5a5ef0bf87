import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CaddieQuestion } from '@bagwise/contract/ai/caddie'
import { askCaddie } from './ask-caddie.ts'

const QUESTION: CaddieQuestion = { question: 'How much bounce?', golfer: { handicap: 12 } }
const END = { source: 'rules', topics: ['bounce-angle'], failure: { code: 'network', message: 'Network error.' } }

/** Stands for the network: the answer comes in these pieces, and ends with them or falls silent. */
function answerWith(pieces: readonly string[], { isSilentThen = false } = {}) {
  const network = vi.fn<typeof fetch>(async (_path, options) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        options?.signal?.addEventListener('abort', () => controller.error(options.signal?.reason))
        if (!isSilentThen) controller.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } })
  })
  vi.stubGlobal('fetch', network)
  return network
}

async function ask(question = QUESTION, signal = new AbortController().signal) {
  let text = ''
  const end = await askCaddie(question, signal, (more) => (text += more))
  return { text, end }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('puts the pieces together however they are cut on their way', async () => {
  const lines = `{"text":"Ten "}\n{"text":"degrees."}\n{"source":"ai"}\n`
  for (let cut = 0; cut <= lines.length; cut += 1) {
    answerWith([lines.slice(0, cut), lines.slice(cut)])
    // oxlint-disable-next-line no-await-in-loop -- the network is one for all
    expect(await ask()).toEqual({ text: 'Ten degrees.', end: { source: 'ai' } })
  }
})

it('hands on the articles behind a beginning', async () => {
  answerWith(['{"text":"Ten"}\n', `${JSON.stringify(END)}\n`])
  expect(await ask()).toEqual({ text: 'Ten', end: END })
})

it('has no end for an answer that was cut off on its way', async () => {
  answerWith(['{"text":"Ten"}\n', '{"text":"deg'])
  expect(await ask()).toEqual({ text: 'Ten', end: undefined })
})

it('gives up on silence, and when it is told to stop', async () => {
  vi.useFakeTimers()
  answerWith(['{"text":"Ten"}\n'], { isSilentThen: true })
  await Promise.all([expect(ask()).rejects.toThrow(/abort/i), vi.advanceTimersByTimeAsync(6_000)])

  const leaving = new AbortController()
  const stop = async () => {
    await vi.advanceTimersByTimeAsync(100)
    leaving.abort()
  }
  await Promise.all([expect(ask(QUESTION, leaving.signal)).rejects.toThrow(/abort/i), stop()])
  expect(vi.getTimerCount()).toBe(0)
})

it('says the sentence of the server when it refuses', async () => {
  const refusal = { code: 'not-signed-in', message: 'Please sign in first.' }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 401 }))
  await expect(ask()).rejects.toMatchObject({ ...refusal, status: 401 })
})

it('leaves the golfer’s own words at home where the server would not read as much', async () => {
  const network = answerWith(['{"source":"ai"}\n'])
  const issues = Array.from({ length: 8 }, () => '⛳'.repeat(100))
  await ask({ question: '⛳'.repeat(500), golfer: { handicap: 12, golfGoals: issues, currentIssues: issues } })
  const sent = network.mock.calls[0]?.[1]?.body
  if (typeof sent !== 'string') throw new Error('Nothing was sent as text')
  expect(new TextEncoder().encode(sent).length).toBeLessThanOrEqual(4_096)
  expect(JSON.parse(sent)).toMatchObject({ question: '⛳'.repeat(500), golfer: { handicap: 12, golfGoals: [] } })
})
