import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:http2'
import type { ClientHttp2Session } from 'node:http2'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '@bagwise/contract/account'
import { followLiveShots, sendLiveShots } from '@bagwise/contract/live-shots'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { makeToken } from '@bagwise/contract/tokens'
import { startServer } from '../e2e/support/server.ts'
import type { RunningServer } from '../e2e/support/server.ts'
import { prepareShippedNginx, tryShippedSite } from '../e2e/support/shipped-nginx.ts'
import type { ShippedNginx } from '../e2e/support/shipped-nginx.ts'

const GOLFER = { email: 'nginx@example.com', password: 'fairway-42-green', firstName: 'Ann', lastName: 'Bunker' }

it('HRD-07 passes nginx -t as it is shipped, with a throw-away certificate and a log of our own', async () => {
  const { status, words, site, shipped } = await tryShippedSite()
  expect({ status, words }).toEqual({ status: 0, words: expect.stringContaining('test is successful') })
  const lines = site.split('\n')
  expect(shipped.split('\n').filter((line) => !lines.includes(line) && !line.includes('listen [::]'))).toEqual([
    '  access_log /var/log/nginx/bagwise.log bagwise;',
    '  ssl_certificate /etc/ssl/bagwise/fullchain.pem;',
    '  ssl_certificate_key /etc/ssl/bagwise/privkey.pem;',
  ])
})

describe('a server behind the shipped site', () => {
  let nginx: ShippedNginx
  let server: RunningServer
  beforeAll(async () => {
    nginx = await prepareShippedNginx()
    server = await startServer({ PUBLIC_URL: nginx.url, TRUST_PROXY: '127.0.0.1' })
    await nginx.start([Number(new URL(server.url).port)])
  })
  afterAll(async () => {
    await nginx.close()
    await server.dispose()
  })

  type Asked = { readonly method: string; readonly path: string }
  type Sent = { readonly body?: unknown; readonly cookie?: string; readonly host?: string; readonly token?: string }

  async function ask(
    session: ClientHttp2Session,
    { method, path }: Asked,
    { body, cookie = '', host, token }: Sent = {},
  ) {
    const stream = session.request({
      ':method': method,
      ':path': path,
      ...(host === undefined ? {} : { ':authority': host }),
      // A program with a token sends neither.
      ...(token === undefined ? { origin: nginx.url, cookie } : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    })
    stream.end(body === undefined ? undefined : JSON.stringify(body))
    const [headers] = await once(stream, 'response')
    return { status: Number(headers[':status']), headers, body: await text(stream) }
  }

  /** A connection of its own, as after a reload. */
  async function overTls<Result>(act: (session: ClientHttp2Session) => Promise<Result>): Promise<Result> {
    const session = connect(nginx.url, { ca: nginx.certificate })
    try {
      await once(session, 'connect')
      expect({ alpn: session.alpnProtocol, isEncrypted: session.encrypted }).toEqual({ alpn: 'h2', isEncrypted: true })
      return await act(session)
    } finally {
      session.close()
    }
  }

  it('HRD-07 takes a golfer through sign-up, an edit and a reload over TLS and HTTP/2', async () => {
    const cookie = await overTls(async (session) => {
      const signedUp = await ask(session, signUp, { body: GOLFER })
      expect({ status: signedUp.status, body: signedUp.body }).toMatchObject({ status: 200 })
      const cookies: readonly string[] = signedUp.headers['set-cookie']
      expect(cookies[0]).toMatch(/^__Host-bagwise-session=.+Secure/)
      return cookies.map((each) => each.split(';', 1)[0]).join('; ')
    })
    await overTls(async (session) => {
      const set = { handicap: { base: null, value: 17.4 } }
      const edited = await ask(session, patchProfile, { body: { batch: randomUUID(), set }, cookie })
      expect({ status: edited.status, body: edited.body }).toMatchObject({ status: 200 })
    })
    const { profile } = await overTls(async (session) => {
      const reloaded = await ask(session, getProfile, { cookie })
      expect(reloaded.headers['strict-transport-security']).toBe('max-age=63072000')
      return getProfile.reply.parse(JSON.parse(reloaded.body))
    })
    expect(profile).toMatchObject({ firstName: 'Ann', handicap: 17.4 })
  })

  it('tells live shots as they come, held back by nothing in between', async () => {
    await overTls(async (session) => {
      const signedUp = await ask(session, signUp, { body: { ...GOLFER, email: 'range@example.com' } })
      const cookies: readonly string[] = signedUp.headers['set-cookie']
      const cookie = cookies.map((each) => each.split(';', 1)[0]).join('; ')
      const asked = { name: 'Range', scope: 'live:write', password: GOLFER.password }
      const { token } = JSON.parse((await ask(session, makeToken, { body: asked, cookie })).body)

      const stream = session.request({ ':method': 'GET', ':path': followLiveShots.path, cookie }).setEncoding('utf8')
      let told = ''
      stream.on('data', (part: string) => {
        told += part
      })
      const [headers] = await once(stream, 'response')
      expect(headers).toMatchObject({ ':status': 200, 'content-type': 'text/event-stream' })
      for (let count = 1; count <= 2; count += 1) {
        const shot = { device: 'GSPro', club: null, carryYards: 150, sideYards: 0, isCarryComputed: false }
        const body = { shots: [{ id: randomUUID(), ...shot }] }
        expect(await ask(session, sendLiveShots, { body, token })).toMatchObject({ status: 200 })
        await expect.poll(() => told.match(/^data: /gm)?.length, { timeout: 30_000 }).toBe(count)
      }
      stream.close()
    })
  })

  it.each(['localhost', 'evil.example', 'bagwise.example:8080', '127.0.0.1', 'LOCALHOST.evil.example'])(
    'HRD-26 sends whoever comes to port 80 to its own name, though Host says %s',
    async (host) => {
      const asking = request(`${nginx.plainUrl}/profile?tab=bag`, { headers: { host } }).end()
      const [{ statusCode, headers }] = await once(asking, 'response')
      expect({ statusCode, location: headers.location }).toEqual({
        statusCode: 301,
        location: 'https://localhost/profile?tab=bag',
      })
    },
  )

  it('sends whoever comes over TLS by another name to its own, and does not ask a server', async () => {
    await overTls(async (session) => {
      const { status, headers } = await ask(session, { method: 'GET', path: '/profile' }, { host: 'evil.example' })
      expect({ status, location: headers.location }).toEqual({ status: 301, location: 'https://localhost/profile' })
    })
  })
})
