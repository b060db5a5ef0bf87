import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { askAiDistances } from '@bagwise/contract/ai/distances'
import { AI_FAULTS } from '#server/testing/stubs/ai-faults.ts'
import type { AiFault } from '#server/testing/stubs/ai-faults.ts'
import { startServerHere, stopServersHere } from '#server/testing/server-here.ts'
import { call } from '#server/testing/server-process.ts'
import { sayJson, startStubChat } from '#server/testing/stubs/stub-chat.ts'
import type { StubChat } from '#server/testing/stubs/stub-chat.ts'
import { temporaryPlace } from '#server/testing/temporary-database.ts'
import type { TemporaryPlace } from '#server/testing/temporary-database.ts'
import { signUpForm } from '#server/testing/test-app.ts'

const TEXTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'key-invalid': 'OpenAI API key is invalid or expired. Please check your configuration.',
    'rate-limited': 'OpenAI API rate limit exceeded. Please try again in a moment.',
    'model-not-accessible':
      'The AI model is not accessible with your API key. Please check your OpenAI account and API key permissions.',
    network: 'Network error. Please check your internet connection and try again.',
    unavailable: 'AI service temporarily unavailable. Please try again later.',
    'too-slow': 'Network error. Please check your internet connection and try again.',
    'invalid-format': 'Invalid AI response format',
  }),
)

const [SLOW_FAULTS = [], QUICK_FAULTS = []] = [true, false].map((isSlow) =>
  AI_FAULTS.filter((fault) => (fault.isSlow === true) === isSlow),
)

const KEY = 'sk-canary-of-the-operator'
const GOOD = sayJson({ carries: { pw: 114 } })
const RULES = { pw: 114 }

describe('an AI service in trouble', () => {
  let stub: StubChat
  let place: TemporaryPlace
  let server: Awaited<ReturnType<typeof startServerHere>>
  let cookie: string
  let weight = 100

  /** Unique questions, so that none is answered from the cache. */
  const ask = async () => {
    weight += 1
    const body = { golfer: { weight }, known: { '7-iron': 150 }, clubs: ['pw'] }
    const startMs = performance.now()
    const answer = await call(server.url, askAiDistances, { cookie, body })
    const seconds = (performance.now() - startMs) / 1000
    return { status: answer.status, reply: askAiDistances.reply.parse(answer.body), seconds }
  }

  beforeAll(async () => {
    stub = await startStubChat(GOOD)
    place = await temporaryPlace('sqlite')
    server = await startServerHere(place.place, {
      AI_BASE_URL: stub.url,
      AI_API_KEY: KEY,
      AI_CALLS_PER_HOUR: '1000',
      AI_QUESTIONS_PER_MINUTE: '1000',
    })
    cookie = (await call(server.url, account.signUp, { body: signUpForm() })).cookie
  })
  afterEach(() => {
    stub.answer = GOOD
  })
  afterAll(async () => {
    await stopServersHere()
    await stub.close()
    await place.remove()
  })

  function expectRules({ status, reply, seconds }: Awaited<ReturnType<typeof ask>>, { code }: AiFault) {
    expect({ status, reply }).toMatchObject({
      status: 200,
      reply: { source: 'rules', answer: RULES, failure: { code } },
    })
    expect(seconds).toBeLessThan(10)
    const { message = '' } = reply.source === 'rules' ? reply.failure : {}
    expect(message).toMatch(TEXTS.get(code) ?? /^AI service error: its? /)
    expect(server.output()).toContain(`"problem":"${message}"`)
  }

  it.each(QUICK_FAULTS)('$name is answered by the rules within ten seconds, with the reason', async (fault) => {
    // A success in between keeps the circuit breaker closed.
    expect(await ask()).toMatchObject({ reply: { source: 'ai', answer: RULES } })
    const before = stub.calls.length
    stub.answer = fault.answer
    expectRules(await ask(), fault)
    expect(stub.calls.length - before).toBe(fault.upstreamCallCount)
  })

  it(`${SLOW_FAULTS.map(({ name }) => name).join('; ')}: each is answered by the rules within ten seconds`, async () => {
    expect(await ask()).toMatchObject({ reply: { source: 'ai', answer: RULES } })
    const before = stub.calls.length
    // One question after the other reaches the service, then all wait for the deadline together.
    const asked = []
    for (const [index, fault] of SLOW_FAULTS.entries()) {
      stub.answer = fault.answer
      asked.push(ask())
      await expect.poll(() => stub.calls.length - before).toBe(index + 1)
    }
    for (const [index, fault] of SLOW_FAULTS.entries()) {
      const answer = await asked[index]
      if (answer) expectRules(answer, fault)
    }
    expect(stub.calls.length - before).toBe(SLOW_FAULTS.length)
  })

  it('has its key, the prompt and what it said in no answer and no line of the log', () => {
    expect(server.output()).not.toMatch(/sk-canary|gpt-9|exceeded your current quota|bw-[0-9a-f]{8}-/)
  })
})
