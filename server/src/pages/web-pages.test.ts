import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { PAGES_MISSING } from './web-pages.ts'

const STYLES = 'body{margin:0}'
const page = (words: string, styles = STYLES) => `<!doctype html><style>${styles}</style>${words}`
const FRAME = page('frame')
const HOME = page('the page of visitors')
const DISTANCES = page('frame of distances')
const SCRIPT = 'console.log("fore")'
const SESSION = { cookie: 'theme=1; bagwise-session=of.somebody' }

const LINKS = '</assets/edits.js>; rel=modulepreload'

const hashOf = (styles: string) => `sha256-${createHash('sha256').update(styles).digest('base64')}`
const listOf = (styles: string) =>
  JSON.stringify({
    styleHash: hashOf(styles),
    ofVisitors: { '/': 'home.html' },
    ofRoutes: { '/distances': 'distances.html', '/distances/import': 'import.html' },
    linksOfGolfers: LINKS,
  })

describe('the page', () => {
  let app: TestApp
  let webDist: string
  const write = (path: string, text: string) => {
    writeFileSync(join(webDist, path), text)
    writeFileSync(join(webDist, `${path}.br`), brotliCompressSync(text))
  }
  beforeAll(async () => {
    webDist = mkdtempSync(join(tmpdir(), 'bagwise-dist-'))
    mkdirSync(join(webDist, 'assets'))
    mkdirSync(join(webDist, '.start-pages'))
    write('index.html', FRAME)
    write('.start-pages/home.html', HOME)
    write('.start-pages/distances.html', DISTANCES)
    write('.start-pages/start-pages.json', listOf(STYLES))
    writeFileSync(join(webDist, 'sw.js'), SCRIPT)
    writeFileSync(join(webDist, 'manifest.webmanifest'), '{"name":"Bagwise"}')
    writeFileSync(join(webDist, '.env'), 'SECRET=1')
    write('assets/index-4f2a.js', SCRIPT)
    app = await startTestApp('sqlite', { webDist })
    await app.server.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await app.remove()
    rmSync(webDist, { recursive: true })
  })

  it.each([
    ['/', {}, HOME],
    ['/?dialog=sign-up', { cookie: 'bagwise-session-of-old=1' }, HOME],
    ['/', SESSION, FRAME],
    ['/?dialog=sign-up', SESSION, FRAME],
    ['/distances', {}, DISTANCES],
    ['/distances', SESSION, DISTANCES],
    ['/Distances/?club=driver', {}, DISTANCES],
    ['/profile?dialog=sign-up', {}, FRAME],
    ['/no/such/screen', {}, FRAME],
    ['/constructor', {}, FRAME],
    ['/index.html', {}, FRAME],
    ['/apiary', {}, FRAME],
  ])('at %s with %o is the one that belongs there, packed and plain', async (url, headers, expected) => {
    const plain = await app.server.inject({ url, headers })
    expect({ status: plain.statusCode, body: plain.body }).toEqual({ status: 200, body: expected })
    expect(plain.headers['content-type']).toBe('text/html; charset=utf-8')
    const packed = await app.server.inject({ url, headers: { ...headers, 'accept-encoding': 'gzip, br' } })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(expected)
    expect((await app.server.inject({ method: 'HEAD', url, headers })).statusCode).toBe(200)
  })

  it('is asked for anew every time, and that of visitors is stored nowhere: it depends on the session', async () => {
    const cachingAt = async (url: string, headers = {}) => {
      const { 'cache-control': caching, vary } = (await app.server.inject({ url, headers })).headers
      return { caching, vary }
    }
    expect(await cachingAt('/')).toEqual({ caching: 'no-store', vary: 'cookie, accept-encoding' })
    expect(await cachingAt('/', SESSION)).toEqual({ caching: 'no-cache', vary: 'cookie, accept-encoding' })
    expect(await cachingAt('/distances')).toEqual({ caching: 'no-cache', vary: 'cookie, accept-encoding' })
    expect(await cachingAt('/index.html')).toEqual({ caching: 'no-cache', vary: 'accept-encoding' })
  })

  it('asks ahead for what a golfer needs, for nobody else and with no file', async () => {
    const linksAt = async (url: string, headers = {}) => (await app.server.inject({ url, headers })).headers.link
    for (const url of ['/', '/distances', '/nowhere']) {
      expect(await linksAt(url, SESSION)).toBe(LINKS)
      expect(await linksAt(url)).toBeUndefined()
    }
    expect(await linksAt('/index.html', SESSION)).toBeUndefined()
    expect(await linksAt('/sw.js', SESSION)).toBeUndefined()
  })

  it('knows the session cookie of a server on https by its other name', async () => {
    const https = await app.startAnother({ webDist, config: { publicOrigin: 'https://bagwise.example' } })
    const bodyWith = async (cookie: string) => (await https.server.inject({ url: '/', headers: { cookie } })).body
    expect(await bodyWith('__Host-bagwise-session=1')).toBe(FRAME)
    expect(await bodyWith('bagwise-session=1')).toBe(HOME)
    await https.server.close()
  })

  it('may use the styles that stand in it and no others, nowhere but on pages', async () => {
    const policyOf = async (url: string, headers = {}) =>
      String((await app.server.inject({ url, headers })).headers['content-security-policy'])
    for (const url of ['/', '/distances', '/nowhere', '/index.html']) {
      const policy = await policyOf(url, { 'accept-encoding': 'br' })
      expect(policy).toContain(`;style-src 'self' '${hashOf(STYLES)}';`)
      expect(policy).toContain("default-src 'none';script-src 'self';")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).not.toContain('unsafe')
    }
    for (const url of ['/sw.js', '/api/health']) expect(await policyOf(url)).toContain(";style-src 'self';")
  })

  it('HRD-31 has a Permissions-Policy, every page, file and answer: only the place, the clipboard, sharing, passkeys and a screen that stays on are left', async () => {
    const answers = [
      { url: '/' },
      { url: '/', headers: SESSION },
      { url: '/distances' },
      { url: '/no/such/screen' },
      { url: '/index.html' },
      { url: '/sw.js' },
      { url: '/assets/index-4f2a.js' },
      { url: '/assets/gone.js' },
      { url: '/api/health' },
      { url: '/api/profile' },
      { url: '/api/sign-in', method: 'POST' as const },
    ]
    for (const asked of answers) {
      const { headers } = await app.server.inject(asked)
      const features = String(headers['permissions-policy']).split(', ')
      expect(features.filter((feature) => !feature.endsWith('=()')).toSorted()).toEqual([
        'clipboard-write=(self)',
        'geolocation=(self)',
        'publickey-credentials-create=(self)',
        'publickey-credentials-get=(self)',
        'screen-wake-lock=(self)',
      ])
      for (const unused of ['camera', 'microphone', 'payment', 'usb']) expect(features).toContain(`${unused}=()`)
      expect(features.some((feature) => feature.startsWith('web-share'))).toBe(false)
    }
  })

  it('may use its styles after it was built again while the server runs', async () => {
    const newer = 'body{margin:1px}'
    write('.start-pages/home.html', page('the newer page', newer))
    write('.start-pages/start-pages.json', listOf(newer))
    const later = new Date(Date.now() + 60_000)
    utimesSync(join(webDist, '.start-pages/start-pages.json'), later, later)
    const answer = await app.server.inject({ url: '/' })
    expect(answer.body).toContain('the newer page')
    expect(answer.headers['content-security-policy']).toContain(hashOf(newer))
    write('.start-pages/home.html', HOME)
    write('.start-pages/start-pages.json', listOf(STYLES))
  })

  it('has files with a hash in their name that are kept for good, packed where that was done', async () => {
    const plain = await app.server.inject({ url: '/assets/index-4f2a.js' })
    expect(plain.body).toBe(SCRIPT)
    expect(plain.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
    const packed = await app.server.inject({ url: '/assets/index-4f2a.js', headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('has a service worker and a manifest that are asked for anew every time', async () => {
    const worker = await app.server.inject({ url: '/sw.js' })
    expect(worker.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
    })
    const manifest = await app.server.inject({ url: '/manifest.webmanifest' })
    expect(manifest.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringMatching(/^application\/manifest\+json/),
    })
  })

  it.each([
    '/assets/index-old.js',
    '/favicon.ico',
    '/.env',
    '/.start-pages/home.html',
    '/.start-pages/start-pages.json',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fx.js',
  ])('is not what a missing or hidden file answers: %s', async (url) => {
    const answer = await app.server.inject({ url })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).not.toContain('SECRET')
    expect(answer.body).not.toContain('<!doctype html>')
  })

  it.each([
    '//',
    '///',
    '//distances',
    '/distances//import',
    '//bagwise.example/',
    '/%',
    '/%zz',
    '/%c0%ae',
    '/%00',
    '/a%00.js',
    '/.',
    '/..',
    '/./',
    '/../..',
    '/%2e',
    '/%2e%2e/%2e%2e/',
    '/..%2f',
    '/..%2f..%2fpackage.json',
    '/.%2e/',
    '/%252e%252e%252f',
    '/..%5c..%5c',
    '/\\',
    '/assets\\index-4f2a.js',
    '/assets',
    '/assets/',
    '/assets//',
    '/assets/.',
    '/assets/./index-4f2a.js',
    '/assets//index-4f2a.js',
    '/assets/..',
    '/assets/%2e%2e/',
    '/ASSETS/INDEX-4F2A.JS',
    '/index.html/',
    '/index.html.br',
    '/~',
    '/;',
    '/:id',
    '/*',
    '/?',
    '/??%',
    '/#',
    '/api',
    '/api//',
    '/api/%',
    '/api/../',
    `/${'a'.repeat(5_000)}`,
    `/${'a/'.repeat(3_000)}`,
    `/${'%2e%2e/'.repeat(1_000)}x.js`,
    `/${'a'.repeat(300)}.js`,
  ])('is no trouble of ours at an odd address: %s', async (url) => {
    for (const headers of [{}, { 'accept-encoding': 'gzip, br' }]) {
      const { status, body } = await askAsWritten(url, headers)
      expect([200, 400, 404]).toContain(status)
      expect(body).toMatch(status === 200 ? /./ : /"message":"(?:Nothing here|Something's off)[^"]*\."/)
    }
  })

  /** Over a socket: a browser and `inject` would normalise dots and backslashes. */
  async function askAsWritten(path: string, headers: Readonly<Record<string, string>>) {
    const address = app.server.server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const asked = request({ host: '127.0.0.1', port, path, headers }).end()
    const [answer]: IncomingMessage[] = await once(asked, 'response')
    if (answer === undefined) throw new Error('There was no answer')
    return { status: answer.statusCode, body: await text(answer) }
  }

  it('says what to do when it has not been built', async () => {
    const unbuilt = await app.startAnother({ webDist: join(webDist, 'assets') })
    for (const url of ['/', '/distances']) {
      const answer = await unbuilt.server.inject({ url })
      expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: 503, body: PAGES_MISSING })
    }
    expect((await unbuilt.server.inject({ url: '/api/health' })).statusCode).toBe(200)
    await unbuilt.server.close()
  })
})
