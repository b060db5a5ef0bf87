import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as account from '@bagwise/contract/account'
import { getHealth } from '@bagwise/contract/health'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { startDatabaseProxy } from '#server/testing/database-proxy.ts'
import { startServerHere, stopServersHere } from '#server/testing/server-here.ts'
import { call } from '#server/testing/server-process.ts'
import { temporaryPlace } from '#server/testing/temporary-database.ts'
import { signUpForm } from '#server/testing/test-app.ts'

/** Five seconds are promised; a machine with much else to do needs some more. */
const ANSWERED_WITHIN_MS = 10_000
const RECOVERS_WITHIN_MS = 15_000
/** Far more than there are connections: the rest must be turned away instead of queueing. */
const ASKING_AT_ONCE = 100
const HANGS_MS = 30_000
/** No single answer of the database is late; together they are. */
const DRAGS_MS = 1_900

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await stopServersHere()
  for (const close of closing.splice(0).reverse()) await close()
})

async function serverBehindProxy() {
  const { place, remove } = await temporaryPlace('postgres')
  const proxy = await startDatabaseProxy(place.databaseUrl ?? '')
  closing.push(remove, proxy.close)
  const { url } = await startServerHere({ ...place, databaseUrl: proxy.url })
  const { cookie } = await call(url, account.signUp, { body: signUpForm() })
  const timed = async (called: Promise<{ readonly status: number; readonly body: unknown }>) => {
    const startMs = performance.now()
    const { status, body } = await called
    return { status, body, tookMs: performance.now() - startMs }
  }
  const ask = () => timed(call(url, getProfile, { cookie }))
  /** A name change is a transaction of several statements. */
  const edit = () =>
    timed(
      call(url, patchProfile, {
        cookie,
        body: { batch: randomUUID(), set: { firstName: { base: 'Ann', value: 'Seve' } } },
      }),
    )
  return { proxy, url, ask, edit }
}

describe('a database that takes half a minute for an answer', () => {
  it('has everybody told within five seconds, wave after wave, and is back at once when it is quick again', async () => {
    const { proxy, url, ask } = await serverBehindProxy()
    proxy.delayAnswers(HANGS_MS)
    for (const _wave of [1, 2]) {
      const answers = await Promise.all(Array.from({ length: ASKING_AT_ONCE }, ask))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
      expect(Math.max(...answers.map(({ tookMs }) => tookMs))).toBeLessThan(ANSWERED_WITHIN_MS)
    }
    expect(await call(url, getHealth)).toMatchObject({ status: 200 })

    proxy.delayAnswers(0)
    await vi.waitFor(async () => expect(await ask()).toMatchObject({ status: 200 }), { timeout: RECOVERS_WITHIN_MS })
    const after = await Promise.all(Array.from({ length: ASKING_AT_ONCE }, ask))
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('a database that drags', () => {
  it('has the golfer told within five seconds although no single answer of it is late', async () => {
    const { proxy, ask, edit } = await serverBehindProxy()
    await ask()
    proxy.delayAnswers(DRAGS_MS)
    const { status, body, tookMs } = await edit()
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'busy' } })
    expect(tookMs).toBeLessThan(ANSWERED_WITHIN_MS)
  })
})
