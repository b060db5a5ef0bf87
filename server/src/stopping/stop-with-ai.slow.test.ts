import { afterEach, expect, it, vi } from 'vitest'
import * as account from '@bagwise/contract/account'
import { askAiDistances } from '@bagwise/contract/ai/distances'
import { askCaddie } from '@bagwise/contract/ai/caddie'
import { call, killServers, startServer } from '#server/testing/server-process.ts'
import { chunk, startStubChat } from '#server/testing/stubs/stub-chat.ts'
import type { ChatCall } from '#server/testing/stubs/stub-chat.ts'
import { temporaryPlace } from '#server/testing/temporary-database.ts'
import { signUpForm } from '#server/testing/test-app.ts'

/** The limit of calls in flight: 5 golfers with 4 each, one of them a stream. */
const GOLFERS = 5
const CALLS_IN_FLIGHT = 20
const CALLS_BESIDE = 180
/** A whole sentence, and enough of the next one for it to be passed on. */
const BEGINNING =
  'Take one club more and swing easy into this wind: the ball stays low. Then hold your finish until the ball has come down on the green'
/** Less than an AI that is silent has by itself (`ANSWER_WITHIN_MS`); a quick machine needs one second. */
const STOPPED_WITHIN_MS = 8_000

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  killServers()
  for (const close of closing.splice(0)) await close()
})

/** Starts a stream and then stays silent. */
function fallSilent({ body, response }: ChatCall): void {
  if (!body.stream) return
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(chunk({ content: BEGINNING }))
}

it('a server that stops answers every AI call and stream by the rules, and ends in time', async () => {
  const stub = await startStubChat(fallSilent)
  const { place, remove } = await temporaryPlace('sqlite')
  closing.push(stub.close, remove)
  const { url, child, ended } = await startServer(place, {
    AI_BASE_URL: stub.url,
    AI_API_KEY: 'sk-test',
    AI_QUESTIONS_PER_MINUTE: '1000',
  })
  const cookies = await Promise.all(
    Array.from({ length: GOLFERS }, async () => (await call(url, account.signUp, { body: signUpForm() })).cookie),
  )
  const ask = async (number: number) => {
    const body = { golfer: { weight: 100 + number / 10 }, known: { '7-iron': 150 }, clubs: ['pw'] }
    const answer = await call(url, askAiDistances, { cookie: cookies[number % GOLFERS] ?? '', body })
    return { status: answer.status, body: answer.body }
  }
  const byRules = { status: 200, body: { source: 'rules', answer: { pw: 114 } } }

  const streaming = cookies.map(async (cookie) => {
    const answer = await fetch(`${url}${askCaddie.path}`, {
      method: askCaddie.method,
      headers: { origin: url, 'content-type': 'application/json', cookie },
      body: JSON.stringify({ question: 'Which club into the wind?' }),
    })
    return answer.text()
  })
  await vi.waitFor(() => expect(stub.calls).toHaveLength(GOLFERS), { timeout: 10_000 })
  const asking = Array.from({ length: CALLS_IN_FLIGHT - GOLFERS }, (_, number) => ask(number))
  await vi.waitFor(() => expect(stub.calls).toHaveLength(CALLS_IN_FLIGHT), { timeout: 4_000 })
  const beside = Array.from({ length: CALLS_BESIDE }, (_, number) => ask(CALLS_IN_FLIGHT + number))
  await Promise.race(beside)

  const startMs = performance.now()
  child.kill('SIGTERM')
  for (const answer of await Promise.all(asking)) expect(answer).toMatchObject(byRules)
  for (const text of await Promise.all(streaming)) {
    expect(text).toMatch(/^\{"text":"Take one club .*\n\{"source":"rules",.*\}\n$/)
  }
  expect(await ended).toBe(0)
  expect(performance.now() - startMs).toBeLessThan(STOPPED_WITHIN_MS)
  // Later requests may be turned away, but not with half an answer.
  const besideAnswers = await Promise.allSettled(beside)
  expect(besideAnswers.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : [])).join()).not.toMatch(
    /terminated|JSON/,
  )
})
