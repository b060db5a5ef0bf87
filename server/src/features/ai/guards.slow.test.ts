import { afterEach, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { askAiDistances } from '@bagwise/contract/ai/distances'
import { getProfile } from '@bagwise/contract/profile'
import { failWith, sayJson, startStubChat } from '#server/testing/stubs/stub-chat.ts'
import { KINDS_FOR_SWEEPS } from '#server/testing/temporary-database.ts'
import type { DatabaseKind } from '#server/db/migrations.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'

const GOOD = sayJson({ carries: { pw: 114 } })
const SECOND_MS = 1000
/** A unique question per number. */
const questionOf = (number: number) => ({
  golfer: { weight: 50 + number / 10 },
  known: { '7-iron': 150 },
  clubs: ['pw'],
})

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

describe.each(KINDS_FOR_SWEEPS)('calls of the AI service on %s', (kind) => {
  it('reach it 20 times an hour for one golfer, however quickly and on however many servers they ask', async () => {
    let now = new Date('2026-11-21T12:00:00Z')
    const { stub, app, golfer } = await start(kind, { now: () => now })
    const other = await app.startAnother({ ai: { baseUrl: stub.url, apiKey: 'sk-test' }, now: () => now })
    const onOther = other.openBrowser()
    onOther.cookies = golfer.cookies

    for (let batch = 0; batch < 8; batch += 1) {
      const asking = Array.from({ length: 25 }, (_, index) =>
        (index % 2 ? golfer : onOther).ask(askAiDistances, questionOf(batch * 25 + index)),
      )
      for (const { answer } of await Promise.all(asking)) expect(answer).toEqual({ pw: 114 })
    }
    expect(stub.calls.length).toBe(20)
    expect(await golfer.ask(askAiDistances, questionOf(2_000))).toMatchObject({
      failure: { code: 'golfer-budget', message: expect.stringMatching(/^AI service error: /) },
    })
    expect(await (await newGolfer(app)).ask(askAiDistances, questionOf(2_001))).toMatchObject({ source: 'ai' })
    now = new Date(now.getTime() + 61 * 60 * SECOND_MS)
    expect(await golfer.ask(askAiDistances, questionOf(2_002))).toMatchObject({ source: 'ai' })
  })

  it('end for everybody when those of a day are used up', async () => {
    const { stub, app, golfer } = await start(kind, { aiBudgets: { callsPerDay: 3 } })
    const golfers = [golfer, await newGolfer(app), await newGolfer(app), await newGolfer(app)]
    const sources: string[] = []
    for (const [index, each] of golfers.entries()) {
      sources.push((await each.ask(askAiDistances, questionOf(index))).source)
    }
    expect(sources).toEqual(['ai', 'ai', 'ai', 'rules'])
    expect(stub.calls.length).toBe(3)
  })

  it('are saved by an equal question within ten minutes, of whichever golfer, and by one that is asked twice at once', async () => {
    let now = new Date('2026-11-21T12:00:00Z')
    const { stub, app, golfer } = await start(kind, { now: () => now })
    const twice = [golfer.ask(askAiDistances, questionOf(1)), golfer.ask(askAiDistances, questionOf(1))]
    for (const { source } of await Promise.all(twice)) expect(source).toBe('ai')
    now = new Date(now.getTime() + 599 * SECOND_MS)
    expect((await (await newGolfer(app)).ask(askAiDistances, questionOf(1))).source).toBe('ai')
    expect(stub.calls.length).toBe(1)
    now = new Date(now.getTime() + 2 * SECOND_MS)
    await golfer.ask(askAiDistances, questionOf(1))
    expect(stub.calls.length).toBe(2)
  })

  it('stop for half a minute after five failures; then one is let through', async () => {
    let now = new Date('2026-11-21T12:00:00Z')
    const { stub, app, golfer } = await start(kind, { service: failWith(500), now: () => now })
    for (let number = 0; number < 9; number += 1) await golfer.ask(askAiDistances, questionOf(number))
    expect(stub.calls.length).toBe(5)
    expect(await golfer.ask(askAiDistances, questionOf(10))).toMatchObject({ failure: { code: 'resting' } })
    const restingLines = app.log.filter((line) => line.includes('"code":"resting"'))
    expect(restingLines).toHaveLength(1)

    now = new Date(now.getTime() + 31 * SECOND_MS)
    stub.answer = GOOD
    expect(await golfer.ask(askAiDistances, questionOf(11))).toMatchObject({ source: 'ai' })
    expect(await golfer.ask(askAiDistances, questionOf(12))).toMatchObject({ source: 'ai' })
  })
})

describe('an AI service that says nothing', () => {
  it('is asked 20 times at once by 200 questions, which are all answered within ten seconds; profiles load meanwhile', async () => {
    const { stub, app, golfer } = await start('sqlite', { service: () => undefined })
    const golfers = [golfer, ...(await Promise.all(Array.from({ length: 9 }, () => newGolfer(app))))]
    const asking = Array.from({ length: 200 }, (_, index) =>
      (golfers[index % 10] ?? golfer).ask(askAiDistances, questionOf(index)),
    )
    await expect.poll(() => stub.calls.length, { timeout: 5 * SECOND_MS }).toBe(20)
    const startMs = performance.now()
    await golfer.ask(getProfile)
    expect(performance.now() - startMs).toBeLessThan(5 * SECOND_MS)
    const answers = await Promise.all(asking)
    expect(performance.now() - startMs).toBeLessThan(10 * SECOND_MS)
    expect(stub.calls.length).toBe(20)
    for (const { source, answer } of answers)
      expect({ source, answer }).toEqual({ source: 'rules', answer: { pw: 114 } })
  })

  it('holds up no server that stops: the rules answer at once', async () => {
    const { stub, app, golfer } = await start('sqlite', { service: () => undefined })
    const asking = golfer.ask(askAiDistances, questionOf(1))
    await expect.poll(() => stub.calls.length, { timeout: 5 * SECOND_MS }).toBe(1)
    const startMs = performance.now()
    const closed = app.server.close()
    expect(await asking).toMatchObject({ source: 'rules', answer: { pw: 114 } })
    await closed
    expect(performance.now() - startMs).toBeLessThan(4 * SECOND_MS)
  })
})

describe('an AI service that is not there', () => {
  it.each([
    ['nothing listens at its address', 'http://127.0.0.1:1/v1'],
    ['its name is unknown', 'http://ai.invalid/v1'],
  ])('is a failure of the network when %s', async (_why, baseUrl) => {
    const app = await startAlone({ baseUrl, apiKey: 'sk-test' })
    const golfer = await newGolfer(app)
    expect(await golfer.ask(askAiDistances, questionOf(1))).toMatchObject({
      source: 'rules',
      failure: { code: 'network' },
    })
  })

  it('AIS-15 is told by its text when there is no key, once in the log; the rules answer', async () => {
    const app = await startAlone()
    const golfer = await newGolfer(app)
    const message = 'OpenAI API key not configured. Please check your API configuration.'
    for (const number of [1, 2, 3]) {
      expect(await golfer.ask(askAiDistances, questionOf(number))).toEqual({
        source: 'rules',
        answer: { pw: 114 },
        failure: { code: 'key-missing', message },
      })
    }
    expect(app.log.filter((line) => line.includes(message))).toHaveLength(1)
  })
})

describe('the metrics', () => {
  it('count answers by operation and reason, for whoever has the token', async () => {
    const token = 'a token that is long enough'
    const { stub, app, golfer } = await start('sqlite', { config: { metricsToken: token } })
    await golfer.ask(askAiDistances, questionOf(1))
    stub.answer = failWith(401)
    await golfer.ask(askAiDistances, questionOf(2))
    const read = (authorization?: string) =>
      app.server.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })
    for (const wrong of [undefined, 'Bearer no', `Basic ${token}`, token]) {
      expect((await read(wrong)).statusCode).toBe(401)
    }
    const { body, headers, statusCode } = await read(`Bearer ${token}`)
    expect({ statusCode, cache: headers['cache-control'] }).toEqual({ statusCode: 200, cache: 'no-store' })
    expect(body).toContain('bagwise_ai_answers_total{operation="distance-calculation",outcome="ai"} 1')
    expect(body).toContain('bagwise_ai_answers_total{operation="distance-calculation",outcome="key-invalid"} 1')
    expect(body).toContain('bagwise_ai_call_seconds_count{answered="true"} 1')
  })

  it('are no page of a server without a token', async () => {
    const app = await startAlone()
    const { body } = await app.server.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } })
    expect(body).not.toMatch(/bagwise_ai|process_cpu/)
  })
})

type StartOptions = Parameters<typeof startTestApp>[1] & { readonly service?: Parameters<typeof startStubChat>[0] }

/** The product with an AI service and a signed-in golfer. */
async function start(kind: DatabaseKind, { service = GOOD, ...options }: StartOptions = {}) {
  const stub = await startStubChat(service)
  closing.push(stub.close)
  const app = await startTestApp(kind, { ai: { baseUrl: stub.url, apiKey: 'sk-test' }, ...options })
  closing.push(app.remove)
  return { stub, app, golfer: await newGolfer(app) }
}

async function startAlone(ai: StartOptions['ai'] = {}): Promise<TestApp> {
  const app = await startTestApp('sqlite', { ai })
  closing.push(app.remove)
  return app
}

async function newGolfer(app: Pick<TestApp, 'openBrowser'>): Promise<Browser> {
  const golfer = app.openBrowser()
  await golfer.ask(account.signUp, signUpForm())
  return golfer
}
