import { once } from 'node:events'
import { request } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { signUp } from '@bagwise/contract/account'
import { importTakeout } from '@bagwise/contract/takeout'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const BODY_BYTES = 20 * 1024 * 1024

let app: TestApp
let port: number
const begun: ClientRequest[] = []
beforeAll(async () => {
  app = await startTestApp('sqlite')
  port = Number(new URL(await app.server.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterEach(() => {
  for (const one of begun.splice(0)) one.destroy()
})
afterAll(() => app.remove())

/** Announces a file of 20 MB and sends nothing of it. */
function begin(cookie = ''): ClientRequest {
  const { method, path } = importTakeout
  const headers = {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    'content-type': 'application/json',
    'content-length': BODY_BYTES,
    cookie,
  }
  const sent = request({ port, host: '127.0.0.1', method, path, headers }).on('error', () => undefined)
  sent.flushHeaders()
  begun.push(sent)
  return sent
}

async function answerTo(sent: ClientRequest) {
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  return answer ? { status: answer.statusCode, body: JSON.parse(await text(answer)) } : undefined
}

it('refuses the file of a visitor before it is sent', async () => {
  expect(await answerTo(begin())).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
})

it('reads one file of a golfer at a time, and those of others meanwhile', async () => {
  const [ann, bob] = [app.openBrowser(), app.openBrowser()]
  const { user } = await ann.ask(signUp, signUpForm())
  const { user: other } = await bob.ask(signUp, signUpForm())
  const requests = () => app.log.filter((line) => line.includes('"path":"/api/takeout"')).length
  const before = requests()
  const first = begin(ann.cookies)
  await expect.poll(requests, { timeout: 30_000 }).toBeGreaterThan(before)
  const file = (golfer: string) => ({ golfer, content: '{}', today: '2026-11-20' })
  // The first is waited for as long as a golfer may be.
  const second = await ann.call(importTakeout, file(user.id))
  expect(second).toMatchObject({
    status: 429,
    body: { code: 'too-many-tries', message: 'Your other file is still being imported. Please try again.' },
  })
  expect((await bob.call(importTakeout, file(other.id))).status).toBe(200)
  first.destroy()
  await expect.poll(async () => (await ann.call(importTakeout, file(user.id))).status, { timeout: 30_000 }).toBe(200)
})
