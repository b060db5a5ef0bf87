import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { forgotPassword } from '@bagwise/contract/password-reset'
import { StartError } from '#server/settings/start-error.ts'
import { API_ROUTES } from '#server/testing/attacks/api-routes.ts'
import { startAttackedProcess } from '#server/testing/attacks/attacked-server.ts'
import type { AttackedProcess, Golfer } from '#server/testing/attacks/attacked-server.ts'
import { startServerHere } from '#server/testing/server-here.ts'
import { call } from '#server/testing/server-process.ts'
import { startStubService } from '#server/testing/stubs/stub-service.ts'
import type { StubCall, StubService } from '#server/testing/stubs/stub-service.ts'
import { temporaryPlace } from '#server/testing/temporary-database.ts'
import { newEmail } from '#server/testing/test-app.ts'

const CANARIES = {
  AUTH_SECRET: 'canary-of-the-cookies-0123456789abcdef',
  METRICS_TOKEN: 'canary-of-the-metrics-0123456789',
  AI_API_KEY: 'sk-canary-of-the-ai',
  WEATHER_API_KEY: 'canary-of-the-weather',
}
const MAIL_PASSWORD = 'canary-of-the-mail'
const DATABASE_PASSWORD = 'canary-of-the-database'

/** A careless service that echoes the request in its error. */
function echo({ url, request, response }: StubCall): void {
  response.writeHead(500, { 'content-type': 'application/json' })
  const told = `${url.href} ${JSON.stringify(request.headers)}`
  response.end(JSON.stringify({ error: { message: told, code: told } }))
}

describe('the secrets of the environment', () => {
  let server: AttackedProcess
  let services: StubService
  let golfer: Golfer
  beforeAll(async () => {
    services = await startStubService(echo)
    server = await startAttackedProcess('postgres', {
      ...CANARIES,
      LOG_LEVEL: 'trace',
      AI_BASE_URL: `${services.url}/v1`,
      WEATHER_URL: services.url,
      PUBLIC_URL: 'http://bagwise.example',
      SMTP_URL: `smtp://bagwise:${MAIL_PASSWORD}@127.0.0.1:1`,
      MAIL_FROM: 'golf@bagwise.example',
      CONTACT_MAIL_TO: 'pro@bagwise.example',
    })
    golfer = await server.newGolfer()
  })
  afterAll(async () => {
    await server.close()
    await services.close()
  })

  it('are in no answer, no header, no file of the page and no line of the log, whatever fails', async () => {
    const said: string[] = []
    for (const route of API_ROUTES) {
      const body = route.bodyOf(golfer.about)
      const texts = body === undefined ? [undefined] : [JSON.stringify(body), '{"__proto__":1}', '{', '{}']
      for (const text of texts) {
        // Keep this golfer signed in.
        const cookie = /\/(sign-|account\/)/.test(route.endpoint.path) ? '' : golfer.cookie
        const answer = await server.ask(route.endpoint, { cookie, text })
        said.push(answer.text, JSON.stringify([...answer.headers]))
      }
    }
    await server.ask(forgotPassword, { text: JSON.stringify({ email: golfer.about.email }) })
    await server.ask(account.signIn, { text: JSON.stringify({ email: newEmail(), password: 'wrong-one' }) })
    const hidden = ['/', '/.env', '/../.env', '/data/auth-secret', '/metrics', '/server/src/main.ts', '/.git/config']
    for (const path of hidden) {
      const answer = await fetch(`${server.url}${path}`)
      said.push(await answer.text(), JSON.stringify([...answer.headers]))
    }
    const wrongToken = await fetch(`${server.url}/metrics`, { headers: { authorization: 'Bearer canary' } })
    expect(wrongToken.status).toBe(401)
    const metrics = await fetch(`${server.url}/metrics`, {
      headers: { authorization: `Bearer ${CANARIES.METRICS_TOKEN}` },
    })
    said.push(await metrics.text())
    await server.stop()

    // The services were called with the keys, and the log has their failures.
    expect(services.calls.length).toBeGreaterThan(2)
    expect(server.output()).toMatch(/weather/i)
    const everything = [...said, server.output()].join('\n')
    expect(everything).not.toMatch(/canary/i)
    expect(said.join('\n')).not.toMatch(/node_modules|\.ts:\d+/)
  })

  it('are in no sentence that stops the start', async () => {
    const { place, remove } = await temporaryPlace('sqlite')
    const wrong = [
      { DATABASE_URL: `mysql://bagwise:${DATABASE_PASSWORD}@127.0.0.1:1/bagwise`, AUTH_SECRET: CANARIES.AUTH_SECRET },
      { DATABASE_URL: `postgres://bagwise:${DATABASE_PASSWORD}@127.0.0.1:1/x`, AUTH_SECRET: CANARIES.AUTH_SECRET },
      { AUTH_SECRET: 'canary-too-short' },
      { METRICS_TOKEN: 'canary' },
      { AI_API_KEY: 'canary with blanks' },
      { SMTP_URL: `http://bagwise:${MAIL_PASSWORD}@127.0.0.1` },
    ]
    for (const settings of wrong) {
      // `main.ts` prints the sentence and nothing else: `main.slow.test.ts` looks at it.
      const refused: unknown = await startServerHere(place, settings).catch((error: unknown) => error)
      if (!(refused instanceof StartError)) throw new Error('It started', { cause: refused })
      expect(refused.message).toMatch(/^[^\n]+\.$/)
      expect(refused.message).not.toMatch(/canary/i)
    }
    await remove()
  })

  it('stay the same over a restart and open nothing when they are changed', async () => {
    const { place, remove } = await temporaryPlace('postgres')
    const first = await startServerHere(place, { AUTH_SECRET: CANARIES.AUTH_SECRET })
    const form = { email: newEmail(), password: 'windy-fairway-7', firstName: 'Ann', lastName: 'Bunker' }
    const { cookie } = await call(first.url, account.signUp, { body: form })
    await first.stop()
    const second = await startServerHere(place, { AUTH_SECRET: 'another secret, as long as a secret has to be' })
    expect((await call(second.url, account.getSession, { cookie })).body).toMatchObject({ user: null })
    await second.stop()
    await remove()
  })
})
