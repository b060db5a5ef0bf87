import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as account from '@bagwise/contract/account'
import { getProfile, patchProfile, VersionedProfile } from '@bagwise/contract/profile'
import { call, killServers, startServer } from '#server/testing/server-process.ts'
import { KINDS_FOR_SWEEPS, temporaryPlace } from '#server/testing/temporary-database.ts'
import { signUpForm } from '#server/testing/test-app.ts'

const GOLFERS = 10
const EDITS_EACH = 20
/** What systemd and Docker give it is longer; a quick machine needs one second. */
const STOPPED_WITHIN_MS = 15_000

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  killServers()
  for (const close of closing.splice(0)) await close()
})

/** A request whose headers have been read, which the server confirms, and whose body is still to come. */
async function beginRequest(url: string, cookie: string, number: number) {
  const { port, host } = new URL(url)
  const batch = `6f6c2f0e-64b5-4f0e-9d49-${String(number).padStart(12, '0')}`
  const body = JSON.stringify({ batch, set: { handicap: { base: 18, value: number / 10 } } })
  const socket = connect(Number(port), '127.0.0.1')
  const closed = once(socket, 'close')
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  socket.write(
    [
      `${patchProfile.method} ${patchProfile.path} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: ${url}`,
      `Cookie: ${cookie}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
      '\r\n',
    ].join('\r\n'),
  )
  await vi.waitFor(() => expect(text).toBe('HTTP/1.1 100 Continue\r\n\r\n'), { timeout: 10_000 })
  return {
    finish: async () => {
      socket.write(body)
      await closed
      return text
    },
  }
}

async function beginEdits(url: string, cookie: string) {
  return Promise.all(Array.from({ length: EDITS_EACH }, (_, n) => beginRequest(url, cookie, n + 1)))
}

describe.each(KINDS_FOR_SWEEPS)('a server that is told to stop under load on %s', (kind) => {
  it('answers each of 200 requests of ten golfers under way, keeps what it confirmed, and ends in time', async () => {
    const { place, remove } = await temporaryPlace(kind)
    closing.push(remove)
    const { url, child, ended } = await startServer(place)
    const golfers = await Promise.all(
      Array.from({ length: GOLFERS }, async () => {
        const { cookie } = await call(url, account.signUp, { body: signUpForm() })
        return { cookie, edits: await beginEdits(url, cookie) }
      }),
    )

    const startMs = performance.now()
    child.kill('SIGTERM')
    const answered = await Promise.all(
      golfers.map(async ({ cookie, edits }) => ({
        cookie,
        texts: await Promise.all(edits.map(({ finish }) => finish())),
      })),
    )
    expect(await ended).toBe(0)
    expect(performance.now() - startMs).toBeLessThan(STOPPED_WITHIN_MS)

    // Edits of one profile are serialized: one that would wait too long may get a complete 503, and be stored after it.
    const again = await startServer(place)
    let confirmedCount = 0
    for (const { cookie, texts } of answered) {
      const versions = texts.flatMap(
        (text) => /\r\n\r\nHTTP\/1\.1 200 OK\r\n[^]+"version":(\d+)/.exec(text)?.slice(1) ?? [],
      )
      const confirmed = new Set(versions)
      const refused = texts.filter((text) => /\r\n\r\nHTTP\/1\.1 503 [^]+\r\nretry-after: \d[^]+\}$/.test(text))
      expect(confirmed.size + refused.length).toBe(EDITS_EACH)
      const { body } = await call(again.url, getProfile, { cookie })
      const { version } = VersionedProfile.parse(body)
      expect(version).toBeGreaterThanOrEqual(Math.max(1 + confirmed.size, ...versions.map(Number)))
      expect(version).toBeLessThanOrEqual(1 + EDITS_EACH)
      confirmedCount += confirmed.size
    }
    // How many depends on the machine's speed.
    expect(confirmedCount).toBeGreaterThan(0)
  })
})
