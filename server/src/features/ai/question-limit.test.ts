import { expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { AI_QUESTIONS } from '#server/testing/stubs/ai-questions.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const QUESTIONS_PER_MINUTE = 10

it('a golfer asks so many questions a minute, whatever and whoever answers; then the answer is when to ask again', async () => {
  let now = new Date('2026-11-21T12:00:00Z')
  const aiBudgets = { questionsPerGolferAndMinute: QUESTIONS_PER_MINUTE }
  const app = await startTestApp('sqlite', { aiBudgets, now: () => now })
  const [golfer, other] = [await newGolfer(app), await newGolfer(app)]
  const kinds = Object.values(AI_QUESTIONS)
  const ask = async (cookie: string, number: number) => {
    const kind = kinds[number % kinds.length]
    if (!kind) throw new Error('There is no kind of question')
    const { endpoint, bodyOf } = kind
    const { statusCode, headers, body } = await app.server.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers: { host: 'localhost:3000', origin: 'http://localhost:3000', cookie },
      payload: bodyOf({ text: 'slice', number }),
    })
    return { statusCode, retryAfter: headers['retry-after'], body }
  }
  for (let number = 0; number < QUESTIONS_PER_MINUTE; number += 1) {
    expect((await ask(golfer, number)).statusCode).toBe(200)
  }
  for (const number of kinds.keys()) {
    expect(await ask(golfer, number)).toMatchObject({
      statusCode: 429,
      retryAfter: '60',
      body: expect.stringContaining('"code":"too-many-tries"'),
    })
  }
  expect((await ask(other, 0)).statusCode).toBe(200)
  now = new Date(now.getTime() + 61_000)
  expect((await ask(golfer, 0)).statusCode).toBe(200)
  await app.remove()
})

async function newGolfer(app: TestApp): Promise<string> {
  const browser = app.openBrowser()
  await browser.ask(account.signUp, signUpForm())
  return browser.cookies
}
