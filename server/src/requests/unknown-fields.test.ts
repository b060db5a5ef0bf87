import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

describe('a batch of edits with a field that nobody knows', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp('sqlite')
  })
  afterAll(() => app.remove())

  it.each([
    ['beside its edits', { role: 'admin' }, {}],
    ['in one of them', {}, { updatedAt: '2000-01-01T00:00:00.000Z' }],
  ])('is refused whole: %s', async (_where, besideEdits, besideValue) => {
    const browser = app.openBrowser()
    await browser.ask(account.signUp, signUpForm())
    const before = await browser.ask(getProfile)
    const change = { base: before.profile.handicap, value: 9, ...besideValue }
    const answer = await browser.call(patchProfile, { batch: randomUUID(), set: { handicap: change }, ...besideEdits })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-body' } })
    expect(await browser.ask(getProfile)).toEqual(before)
  })
})
