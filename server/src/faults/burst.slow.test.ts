import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as account from '@bagwise/contract/account'
import type { Endpoint } from '@bagwise/contract/endpoint'
import { getHealth } from '@bagwise/contract/health'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { call, killServers, startServer } from '#server/testing/server-process.ts'
import { KINDS_FOR_SWEEPS, temporaryPlace } from '#server/testing/temporary-database.ts'
import { signUpForm } from '#server/testing/test-app.ts'

const CONNECTIONS = 500
/** `npm run soak` asks for ten. */
const BURST_MS = Number(process.env.BURST_SECONDS ?? 2) * 1_000
/** Edits of one profile are serialized, so few golfers make the burst harder. */
const GOLFERS = 20
const BACK_WITHIN_MS = 5_000
/** Far more than a read takes, far less than one that waits behind a burst. */
const AT_ONCE_MS = 1_000

vi.setConfig({ testTimeout: 120_000 + BURST_MS, hookTimeout: 60_000 })

const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
  killServers()
  for (const close of closing.splice(0)) await close()
})

type Call = { readonly endpoint: Pick<Endpoint, 'method' | 'path'>; readonly cookie?: string; readonly body?: unknown }
type Answer = { readonly status: number; readonly retryAfter: string | undefined; readonly tookMs: number }

/** Requests over keep-alive connections; a broken connection rejects. */
function openConnections(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  closing.push(() => agent.destroy())
  return async ({ endpoint: { method, path }, cookie = '', body }: Call): Promise<Answer> => {
    const startMs = performance.now()
    const sent = body === undefined ? undefined : JSON.stringify(body)
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const headers = { origin: url, cookie, ...(sent === undefined ? {} : { 'content-type': 'application/json' }) }
    request(`${url}${path}`, { agent, method, headers }, (answer) => {
      text(answer).then(() => {
        const { statusCode: status = 0, headers: answered } = answer
        resolve({ status, retryAfter: answered['retry-after'], tookMs: performance.now() - startMs })
      }, reject)
    })
      .on('error', reject)
      .end(sent)
    return promise
  }
}

describe.each(KINDS_FOR_SWEEPS)('five hundred connections at once on %s', (kind) => {
  it('cut nobody off: whoever gets no answer is told when to come back, and soon after all is as before', async () => {
    const { place, remove } = await temporaryPlace(kind)
    closing.push(remove)
    const limits = {
      SIGN_UP_LIMIT_PER_HOUR: '1000',
      SIGN_IN_TRY_LIMIT: '1000000',
      SIGN_IN_TRY_LIMIT_PER_ADDRESS: '1000000',
    }
    const { url, child, output } = await startServer(place, limits)
    const golfers = await Promise.all(
      Array.from({ length: GOLFERS }, async () => {
        // A golfer has 50 sessions: who signs in again and again is somebody else.
        const form = signUpForm()
        await call(url, account.signUp, { body: form })
        const { cookie } = await call(url, account.signUp, { body: signUpForm() })
        return { cookie, password: { email: form.email, password: form.password } }
      }),
    )
    const ask = openConnections(url)
    const callOf = (turn: number): Call => {
      const { cookie, password } = golfers[turn % GOLFERS] ?? { cookie: '', password: {} }
      if (turn % 10 === 0) return { endpoint: account.signIn, body: password }
      if (turn % 10 > 2) return { endpoint: getProfile, cookie }
      return {
        endpoint: patchProfile,
        cookie,
        body: { batch: randomUUID(), set: { handicap: { base: null, value: turn % 50 } } },
      }
    }

    const answers: Answer[] = []
    const endMs = performance.now() + BURST_MS
    const lane = async (first: number) => {
      for (let turn = first; performance.now() < endMs; turn += CONNECTIONS + 1) answers.push(await ask(callOf(turn)))
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, first) => lane(first)))

    const byStatus = Object.groupBy(answers, ({ status }) => String(status))
    const counts = Object.entries(byStatus).map(([status, all]) => `${all?.length} x ${status}`)
    console.log(`${kind}: ${CONNECTIONS} connections for ${BURST_MS / 1_000} s: ${counts.join(', ')}`)
    expect(Object.keys(byStatus).filter((status) => status !== '200' && status !== '503')).toEqual([])
    expect(answers.filter(({ status, retryAfter }) => status === 503 && !/^\d+$/.test(retryAfter ?? ''))).toEqual([])
    expect(byStatus['200']?.length).toBeGreaterThan(GOLFERS)

    await vi.waitFor(
      async () => {
        const reads = Array.from({ length: GOLFERS }, (_, at) =>
          ask({ endpoint: getProfile, cookie: golfers[at]?.cookie ?? '' }),
        )
        const read = await Promise.all(reads)
        expect(read.filter(({ status, tookMs }) => status !== 200 || tookMs > AT_ONCE_MS)).toEqual([])
      },
      { timeout: BACK_WITHIN_MS },
    )
    expect(await call(url, getHealth)).toMatchObject({ status: 200 })
    expect(child.exitCode).toBeNull()
    expect(output()).not.toMatch(/"level":60/)
  })
})
