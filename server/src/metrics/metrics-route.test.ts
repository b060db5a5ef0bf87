import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getSession, signIn } from '@bagwise/contract/account'
import { getProfile } from '@bagwise/contract/profile'
import { startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const TOKEN = 'a token of the operator'

describe('the metrics of requests', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp('sqlite', { config: { metricsToken: TOKEN } })
  })
  afterAll(() => app.remove())

  const read = async () => {
    const { body } = await app.server.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
    return body
  }
  const countOf = (metrics: string, labels: string) =>
    metrics.split('\n').find((line) => line.startsWith(`bagwise_request_seconds_count{${labels}}`))

  it('count answers by method, route and status, from the first on', async () => {
    const browser = app.openBrowser()
    await browser.call(getSession)
    await browser.call(getSession)
    await browser.call(getProfile)
    await browser.call(signIn, { email: 'ann@example.com', password: 'hush-hush' })

    const metrics = await read()
    expect(countOf(metrics, 'method="GET",route="/api/session",status="200"')).toMatch(/ 2$/)
    expect(countOf(metrics, 'method="GET",route="/api/profile",status="401"')).toMatch(/ 1$/)
    expect(countOf(metrics, `method="POST",route="${signIn.path}",status="401"`)).toMatch(/ 1$/)
    expect(metrics).not.toMatch(/ann@|hush/)
  })

  it('do not grow with what is asked for', async () => {
    for (const path of ['/api/ann', '/api/bob', '/api/eve?token=hush', '/wp-login.php', '/..%2f..']) {
      await app.server.inject({ url: path })
    }
    const metrics = await read()
    expect(countOf(metrics, 'method="GET",route="none",status="404"')).toMatch(/ [1-9]\d*$/)
    expect(metrics).not.toMatch(/\/ann|\/bob|\/eve|hush|wp-login/)
  })

  it('are for whoever has the token', async () => {
    expect((await app.server.inject({ url: '/metrics' })).statusCode).toBe(401)
  })
})
