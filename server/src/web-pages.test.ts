import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from './testing/test-app.ts'
import type { TestApp } from './testing/test-app.ts'
import { PAGES_MISSING } from './web-pages.ts'

const PAGE = '<!doctype html><title>Bagwise</title>'
const SCRIPT = 'console.log("fore")'

describe('the page', () => {
  let app: TestApp
  let webDist: string
  beforeAll(async () => {
    webDist = mkdtempSync(join(tmpdir(), 'bagwise-dist-'))
    mkdirSync(join(webDist, 'assets'))
    writeFileSync(join(webDist, 'index.html'), PAGE)
    writeFileSync(join(webDist, 'sw.js'), SCRIPT)
    writeFileSync(join(webDist, 'manifest.webmanifest'), '{"name":"Bagwise"}')
    writeFileSync(join(webDist, '.env'), 'SECRET=1')
    writeFileSync(join(webDist, 'assets', 'index-4f2a.js'), SCRIPT)
    writeFileSync(join(webDist, 'assets', 'index-4f2a.js.br'), brotliCompressSync(SCRIPT))
    app = await startTestApp('sqlite', { webDist })
  })
  afterAll(async () => {
    await app.remove()
    rmSync(webDist, { recursive: true })
  })

  it.each(['/', '/distances', '/profile?dialog=sign-up', '/no/such/screen', '/index.html', '/apiary'])(
    'is served at %s and asked for anew every time',
    async (url) => {
      const answer = await app.server.inject({ url })
      expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: 200, body: PAGE })
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    },
  )

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
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fx.js',
  ])('is not what a missing or hidden file answers: %s', async (url) => {
    const answer = await app.server.inject({ url })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).not.toContain('SECRET')
    expect(answer.body).not.toBe(PAGE)
  })

  it('says what to do when it has not been built', async () => {
    const unbuilt = await app.startAnother({ webDist: join(webDist, 'assets') })
    const answer = await unbuilt.server.inject({ url: '/' })
    expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: 503, body: PAGES_MISSING })
    expect((await unbuilt.server.inject({ url: '/api/health' })).statusCode).toBe(200)
    await unbuilt.server.close()
  })
})
