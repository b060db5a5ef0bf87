import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { askCaddie } from '@bagwise/contract/ai/caddie'
import { chunk, failWith, startStubChat } from '#server/testing/stubs/stub-chat.ts'
import type { ChatCall, StubChat } from '#server/testing/stubs/stub-chat.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { ANSWER_WITHIN_MS } from './run-operation.ts'

const AGAIN_IN_TWO_SECONDS = failWith(429, { headers: { 'retry-after': '2' } })

let stub: StubChat
let app: TestApp
let origin: string
let cookie: string

beforeAll(async () => {
  stub = await startStubChat()
  app = await startTestApp('sqlite', { ai: { baseUrl: stub.url, apiKey: 'sk-test' } })
  origin = await app.server.listen({ port: 0, host: '127.0.0.1' })
  const golfer = app.openBrowser()
  await golfer.ask(account.signUp, signUpForm())
  cookie = golfer.cookies
})
afterAll(async () => {
  await app.remove()
  await stub.close()
})

const requestOf = (question: string) => ({
  url: `${origin}${askCaddie.path}`,
  options: { method: 'POST', headers: { origin, cookie, 'content-type': 'application/json' } },
  body: JSON.stringify({ question }),
})

const loggedFailures = () => app.log.filter((line) => !line.includes('"level":30'))
const connectionCount = () =>
  new Promise<number>((resolve) => app.server.server.getConnections((_error, count) => resolve(count)))

it.each([
  ['before the first word', () => undefined],
  [
    'after it',
    ({ response }: ChatCall) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(chunk({ content: 'Take one club more and swing easy into this wind.' }))
    },
  ],
  ['while a rate limit is waited for', AGAIN_IN_TWO_SECONDS],
])('a golfer who leaves %s is no trouble in the log, and the service is not asked again', async (when, answer) => {
  const ended = Promise.withResolvers<unknown>()
  stub.answer = (call) => {
    ended.resolve(once(call.response, 'close'))
    answer(call)
  }
  const callsBefore = stub.calls.length
  const { url, options, body } = requestOf(`How do I leave ${when}?`)
  const asking = request(url, { ...options, agent: false }).on('error', () => undefined)
  asking.end(body)
  await expect.poll(() => stub.calls.length).toBe(callsBefore + 1)
  expect(await connectionCount()).toBe(1)
  asking.destroy()
  await ended.promise
  await expect.poll(connectionCount).toBe(0)
  expect(loggedFailures()).toEqual([])
  expect(stub.calls).toHaveLength(callsBefore + 1)
})

it('a service that never says a word or stops in the middle is told as a failure long before the time of an answer is over', async () => {
  const answers = [
    () => undefined,
    ({ response }: ChatCall) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(chunk({ content: 'Take one club more and swing easy into this wind.' }))
    },
  ]
  const failuresBefore = loggedFailures().length
  stub.answer = (call) => answers.pop()?.(call)
  const startMs = performance.now()
  const texts = await Promise.all(
    ['What if it is silent?', 'What if it stops?'].map(async (question) => {
      const { url, options, body } = requestOf(question)
      return (await fetch(url, { ...options, body })).text()
    }),
  )
  expect(performance.now() - startMs).toBeLessThan(ANSWER_WITHIN_MS - 1_000)
  expect(answers).toEqual([])
  for (const text of texts) expect(text).toMatch(/\{"source":"rules",.*"code":"too-slow".*\n$/)
  const failures = loggedFailures().slice(failuresBefore)
  expect(failures).toHaveLength(texts.length)
  for (const line of failures) expect(line).toContain('"code":"too-slow"')
})
