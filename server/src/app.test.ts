import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as account from '@bagwise/contract/account'
import { getSession } from '@bagwise/contract/account'
import { getHealth } from '@bagwise/contract/health'
import { getProfile } from '@bagwise/contract/profile'
import type { Config } from './config.ts'
import { API_ROUTES, routesOfRouter } from './testing/attacks/api-routes.ts'
import { PASSWORD, signUpForm, startTestApp } from './testing/test-app.ts'
import type { TestApp } from './testing/test-app.ts'

const UNSAFE = ['POST', 'PUT', 'PATCH', 'DELETE'] as const

const logLine = z.object({
  level: z.number(),
  msg: z.string(),
  reqId: z.optional(z.string()),
  code: z.optional(z.string()),
  req: z.optional(z.object({ path: z.string() })),
})

/** Every route that changes something, as the router lists them. */
function unsafeRoutes(app: TestApp) {
  return routesOfRouter(app.server).flatMap((route) => {
    const [name, url] = route.split(' ')
    const method = UNSAFE.find((unsafe) => unsafe === name)
    return method === undefined || url === undefined ? [] : [{ method, url }]
  })
}

describe('the API', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp('sqlite')
  })
  afterAll(() => app.remove())

  it('changes nothing for another page: a foreign, a null and a missing origin are refused on every route', async () => {
    const routes = unsafeRoutes(app)
    expect(routes.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual([
      'DELETE /api/own-courses/:id',
      'DELETE /api/play',
      'DELETE /api/rounds',
      'DELETE /api/shots',
      'DELETE /api/tokens/:id',
      'PATCH /api/play',
      'PATCH /api/profile',
      'POST /api/account/check',
      'POST /api/account/delete',
      'POST /api/account/email',
      'POST /api/account/end-other-sessions',
      'POST /api/account/end-session',
      'POST /api/account/passkey-challenge',
      'POST /api/account/passkeys',
      'POST /api/account/password',
      'POST /api/account/remove-passkey',
      'POST /api/account/rename-passkey',
      'POST /api/account/verification-mail',
      'POST /api/ai/ball-recommendations',
      'POST /api/ai/distances',
      'POST /api/ai/equipment-recommendations',
      'POST /api/ai/question',
      'POST /api/ai/shot-advice',
      'POST /api/ai/starter-set-explanation',
      'POST /api/ai/swing-analysis',
      'POST /api/contact',
      'POST /api/forgot-password',
      'POST /api/live-shots',
      'POST /api/mcp',
      'POST /api/passkey-challenge',
      'POST /api/passkey-sign-in',
      'POST /api/progress',
      'POST /api/reset-password',
      'POST /api/sign-in',
      'POST /api/sign-out',
      'POST /api/sign-up',
      'POST /api/takeout',
      'POST /api/tokens',
      'POST /api/verify-email',
      'PUT /api/own-courses/:id',
      'PUT /api/rounds',
      'PUT /api/shots',
    ])
    const browser = app.openBrowser()
    const form = signUpForm()
    await browser.ask(account.signUp, form)
    const origins = [
      'https://evil.example',
      'null',
      '',
      'http://localhost',
      'http://localhost:3000.evil.example',
      undefined,
    ]
    for (const route of routes) {
      // Programs with a token send none, and no cookie counts there.
      const isForTokens = API_ROUTES.some(({ endpoint, access }) => access === 'token' && endpoint.path === route.url)
      for (const origin of origins.filter((each) => each !== undefined || !isForTokens)) {
        const headers = { host: 'localhost:3000', cookie: browser.cookies, ...(origin === undefined ? {} : { origin }) }
        const answer = await app.server.inject({
          ...route,
          headers,
          payload: { email: form.email, password: PASSWORD },
        })
        expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 403, code: 'foreign-origin' })
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
    }
    expect((await browser.ask(account.getSession)).user?.email).toBe(form.email)
  })

  it.each(['https://evil.example', 'null', 'http://localhost:3000', undefined])(
    'keeps no file that is shared to Bagwise, whichever page it is from (%s): it goes on to the page that opens files',
    async (origin) => {
      const answer = await app.server.inject({
        method: 'POST',
        url: '/open-file?x=1',
        headers: {
          host: 'localhost:3000',
          'content-type': 'multipart/form-data; boundary=x',
          ...(origin === undefined ? {} : { origin }),
        },
        payload: `--x\r\ncontent-disposition: form-data; name="files"; filename="s.csv"\r\n\r\n${'7i,150\n'.repeat(100_000)}\r\n--x--`,
      })
      expect({ status: answer.statusCode, to: answer.headers.location, body: answer.body }).toEqual({
        status: 303,
        to: '/distances/import?shared=lost',
        body: '',
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
    },
  )

  it('takes the origin from the configuration when there is one, and never from a proxy header', async () => {
    const published = await app.startAnother({ config: { publicOrigin: 'https://bagwise.example' } })
    const from = (origin: string) =>
      published.server.inject({
        method: 'POST',
        url: '/api/sign-out',
        headers: { host: '10.0.0.5:3000', origin, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
        payload: {},
      })
    const own = await from('https://bagwise.example')
    expect(own.statusCode).toBe(200)
    expect((await from('https://evil.example')).statusCode).toBe(403)
    expect((await from('http://evil.example')).statusCode).toBe(403)
    await published.server.close()
  })

  it('HRD-26 refuses an Origin of http when PUBLIC_URL is https, whichever host was asked', async () => {
    const statusFrom = async (publicOrigin: string | undefined, origin: string) => {
      const published = await app.startAnother({ config: { publicOrigin } })
      const { host } = new URL(origin)
      const { statusCode } = await published.server.inject({
        method: 'POST',
        url: '/api/sign-out',
        headers: { host, origin },
        payload: {},
      })
      await published.server.close()
      return statusCode
    }
    for (const origin of ['http://bagwise.example', 'http://10.0.0.5:3000', 'http://localhost:3000']) {
      expect(await statusFrom('https://bagwise.example', origin)).toBe(403)
      expect(await statusFrom('http://bagwise.example', origin)).toBe(200)
      expect(await statusFrom(undefined, origin)).toBe(200)
    }
    expect(await statusFrom('https://bagwise.example', 'https://bagwise.example')).toBe(200)
  })

  it('HRD-26 tells browsers to stay on https, on subdomains too only when the setting is on', async () => {
    const hstsWith = async (config: Partial<Config>) => {
      const published = await app.startAnother({ config })
      const { headers } = await published.server.inject({ url: '/api/health' })
      await published.server.close()
      return headers['strict-transport-security']
    }
    const publicOrigin = 'https://bagwise.example'
    expect(await hstsWith({ publicOrigin })).toBe('max-age=63072000')
    expect(await hstsWith({ publicOrigin, hstsIncludesSubdomains: true })).toBe('max-age=63072000; includeSubDomains')
    expect(await hstsWith({ publicOrigin: 'http://bagwise.example', hstsIncludesSubdomains: true })).toBeUndefined()
    expect(await hstsWith({ hstsIncludesSubdomains: true })).toBeUndefined()
  })

  it('takes the address from the socket, unless a proxy that is trusted names another', async () => {
    const limit = { signUpLimitPerHour: 1 }
    const secondTry = async (trustedProxies: readonly string[]) => {
      const server = await app.startAnother({ config: { ...limit, trustedProxies } })
      const from = (forwardedFor: string) =>
        server.server.inject({
          method: 'POST',
          url: '/api/sign-up',
          remoteAddress: trustedProxies.length ? '10.1.1.1' : '10.2.2.2',
          headers: { origin: 'http://localhost:80', 'x-forwarded-for': forwardedFor },
          payload: signUpForm(),
        })
      await from('203.0.113.1')
      const { statusCode } = await from('203.0.113.2')
      await server.server.close()
      return statusCode
    }
    expect(await secondTry([])).toBe(429)
    expect(await secondTry(['10.1.1.1'])).toBe(200)
  })

  it('answers an unknown address in its own form, for every method', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const headers = { origin: 'http://localhost:80' }
      const answer = await app.server.inject({ method, url: '/api/unknown', headers })
      expect({ status: answer.statusCode, body: answer.json() }).toEqual({
        status: 404,
        body: { code: 'not-found', message: 'Nothing here.' },
      })
    }
    expect((await app.server.inject({ url: '/api/%zz' })).json()).toMatchObject({ code: 'bad-request' })
  })

  it('is never cached', async () => {
    for (const url of ['/api/session', '/api/profile', '/api/health', '/api/unknown']) {
      expect((await app.server.inject({ url })).headers['cache-control']).toBe('no-store')
    }
  })

  it('ONE-18 says whether an AI service answers here', async () => {
    expect(await app.openBrowser().ask(getSession)).not.toHaveProperty('hasAi')
    const withAi = await startTestApp('sqlite', { ai: { apiKey: 'sk-test' } })
    try {
      expect(await withAi.openBrowser().ask(getSession)).toMatchObject({ user: null, hasAi: true })
    } finally {
      await withAi.remove()
    }
  })

  it('says that it is alive', async () => {
    expect(await app.openBrowser().ask(getHealth)).toEqual({ status: 'ok' })
  })

  it('lets a browser run nothing but our own files', async () => {
    const { headers } = await app.server.inject({ url: '/api/health' })
    expect(headers['content-security-policy']?.toString().split(';').toSorted()).toEqual(
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ].toSorted(),
    )
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' })
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('logs neither bodies nor cookies nor addresses of people', async () => {
    const browser = app.openBrowser()
    const form = signUpForm({ firstName: 'Rumpelstiltskin' })
    await browser.ask(account.signUp, form)
    await browser.call(account.signUp, form)
    await browser.call(account.signIn, { email: form.email, password: 'not-the-password' })
    await app.server.inject({ url: `/api/session?email=${form.email}`, headers: { cookie: browser.cookies } })

    const log = app.log.join('\n')
    expect(log).toContain('/api/sign-up')
    expect(log).toContain('A golfer signed up')
    for (const secret of [
      form.email,
      form.password,
      'not-the-password',
      'Rumpelstiltskin',
      ...browser.cookies.split('; ').map((cookie) => cookie.split('=')[1] ?? ''),
      '127.0.0.1',
    ]) {
      expect(log).not.toContain(secret)
    }
  })
})

describe('the log of a server that is told to be talkative', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp('sqlite', { config: { signInTryLimit: 1 } })
  })
  afterAll(() => app.remove())

  it('says who came in and what was refused and why, by the request and not by the golfer', async () => {
    const form = signUpForm()
    const browser = app.openBrowser()
    const wrong = { email: form.email, password: 'not-the-password' }
    await browser.ask(account.signUp, form)
    await browser.ask(account.signIn, { email: form.email, password: form.password })
    for (let tries = 0; tries < 2; tries += 1) await app.openBrowser().call(account.signIn, wrong)
    await browser.call(account.signOut, {}, { origin: 'https://evil.example' })
    await app.openBrowser().call(getProfile)

    const lines = app.log.map((line) => logLine.parse(JSON.parse(line)))
    const pathOf = new Map(lines.flatMap(({ reqId, req }) => (req ? [[reqId, req.path] as const] : [])))
    const told = lines.filter(({ msg }) => /^(?:A golfer signed|Refused)/.test(msg))
    expect(told.map(({ reqId, msg, code }) => [pathOf.get(reqId), msg, code])).toEqual([
      ['/api/sign-up', 'A golfer signed up', undefined],
      ['/api/sign-in', 'A golfer signed in', undefined],
      ['/api/sign-in', 'Refused', 'wrong-credentials'],
      ['/api/sign-in', 'Refused', 'too-many-tries'],
      ['/api/sign-out', 'Refused', 'foreign-origin'],
      ['/api/profile', 'Refused', 'not-signed-in'],
    ])
    expect(told.map(({ level }) => level)).toEqual(told.map(() => 30))
  })
})
