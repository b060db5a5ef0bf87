import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { changePassword, deleteAccount } from '@bagwise/contract/account-settings'
import { getProfile } from '@bagwise/contract/profile'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, newEmail, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'

const OPEN = { status: 200, body: { isGone: false } }
const GONE = { status: 410, body: { code: 'account-gone', message: 'This account was deleted.' } }

describe.each(DATABASE_KINDS)('whether an account is gone, on %s,', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind)
  })
  afterAll(() => app.remove())

  /** A golfer who has signed up in one browser and signed in on a phone. */
  async function golferWithPhone() {
    const [browser, phone] = [app.openBrowser(), app.openBrowser()]
    const form = signUpForm()
    const { user } = await browser.ask(account.signUp, form)
    await phone.ask(account.signIn, { email: form.email, password: PASSWORD })
    return { browser, phone, user, form }
  }
  const check = async (browser: Browser, golfer: string) => {
    const { status, body } = await browser.call(account.checkAccount, { golfer })
    return { status, body }
  }

  it('HRD-18 (the answer) is told to a device on which the golfer has signed in, and otherwise it is not signed in', async () => {
    const { browser, phone, user } = await golferWithPhone()
    expect(await check(phone, user.id)).toEqual(OPEN)
    await browser.ask(deleteAccount, { password: PASSWORD })
    expect(await phone.call(getProfile)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
    expect(await phone.ask(account.getSession)).toMatchObject({ user: null })
    expect(await check(phone, user.id)).toEqual(GONE)
  })

  it('is told also after the session had ended, the password was changed, and others signed in there', async () => {
    const { browser, phone, user, form } = await golferWithPhone()
    await phone.ask(account.signOut, {})
    const password = 'another-fairway-8'
    await browser.ask(changePassword, { currentPassword: PASSWORD, password })
    await phone.ask(account.signIn, { email: form.email, password })
    const other = await phone.ask(account.signUp, signUpForm())
    await browser.ask(deleteAccount, { password })
    expect(await check(phone, user.id)).toEqual(GONE)
    expect(await check(phone, other.user.id)).toEqual(OPEN)
  })

  it('is told to nobody else: ids cannot be tried out', async () => {
    const { browser, user } = await golferWithPhone()
    const stranger = app.openBrowser()
    const neighbour = app.openBrowser()
    await neighbour.ask(account.signUp, signUpForm())
    await browser.ask(deleteAccount, { password: PASSWORD })
    for (const curious of [stranger, neighbour]) {
      for (const golfer of [user.id, 'made-up', newEmail()]) expect(await check(curious, golfer)).toEqual(OPEN)
    }
  })

  it('is told to no device whose cookie was made up of those of others', async () => {
    const { browser, phone, user } = await golferWithPhone()
    const thief = app.openBrowser()
    await thief.ask(account.signUp, signUpForm())
    await browser.ask(deleteAccount, { password: PASSWORD })
    const [, ...marks] = deviceOf(phone).split('~')
    thief.cookies = [deviceOf(thief).split('~')[0], ...marks].join('~')
    expect(await check(thief, user.id)).toEqual(OPEN)
  })

  it('is answered 600 times an hour for each address', async () => {
    const flooded = await app.startAnother({ config: { trustedProxies: ['127.0.0.1'] } })
    const browser = flooded.openBrowser()
    const from = { 'x-forwarded-for': '198.51.100.7' }
    const ask = async () => (await browser.call(account.checkAccount, { golfer: 'made-up' }, from)).status
    const statuses = []
    for (let calls = 0; calls < 601; calls += 1) statuses.push(await ask())
    expect(statuses.filter((status) => status === 200)).toHaveLength(600)
    expect(statuses.at(-1)).toBe(429)
    await flooded.server.close()
  })
})

function deviceOf({ cookies }: Browser): string {
  return cookies.split('; ').find((cookie) => cookie.startsWith('bagwise-device=')) ?? ''
}
