import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import pg from 'pg'
import * as account from '@bagwise/contract/account'
import { getHealth, getReadiness } from '@bagwise/contract/health'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { DATABASE_KINDS } from './testing/temporary-database.ts'
import { signUpForm, startTestApp } from './testing/test-app.ts'
import type { TestApp } from './testing/test-app.ts'

/** Locks the database against writes to profiles and sessions. */
async function holdWrites(app: TestApp): Promise<() => Promise<void>> {
  if (app.place.databaseUrl === undefined) {
    const { DatabaseSync } = await import('node:sqlite')
    const other = new DatabaseSync(`${app.place.dataDir}/bagwise.db`)
    other.exec('begin immediate')
    return async () => other.close()
  }
  const other = new pg.Client({ connectionString: app.place.databaseUrl })
  await other.connect()
  await other.query('begin; lock table profiles, "session" in exclusive mode')
  return () => other.end()
}

describe.each(DATABASE_KINDS)('a %s database that cannot be written', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind)
  })
  afterAll(() => app.remove())

  it('is answered with 503 and a plain sentence, and is over when the database is back', async () => {
    const browser = app.openBrowser()
    await browser.ask(account.signUp, signUpForm())
    const before = await browser.ask(getProfile)
    const batch = { batch: '6f6c2f0e-64b5-4f0e-9d49-0c5d6a8b1a55', set: { handicap: { base: 18, value: 9 } } }
    const release = await holdWrites(app)
    const answers = await Promise.all([browser.call(patchProfile, batch), browser.call(account.signOut, {})]).finally(
      release,
    )

    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.body).toEqual({
        code: 'database-unavailable',
        message: 'Your data cannot be reached right now. Please try again in a moment.',
      })
    }
    expect(await browser.ask(getProfile)).toEqual(before)
    expect((await browser.ask(patchProfile, batch)).profile.handicap).toBe(9)
  })

  it('shows at /api/ready, while /api/health goes on', async () => {
    expect(await app.openBrowser().ask(getReadiness)).toEqual({ status: 'ready' })
    await app.database.close()
    expect(await app.openBrowser().call(getReadiness)).toMatchObject({
      status: 503,
      body: { code: 'database-unavailable' },
    })
    expect(await app.openBrowser().ask(getHealth)).toEqual({ status: 'ok' })
  })
})
