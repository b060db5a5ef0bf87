import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import * as settings from '@bagwise/contract/account-settings'
import { resetPassword } from '@bagwise/contract/password-reset'
import { createRateLimiter } from './rate-limit/rate-limiter.ts'
import { readConfig } from './config.ts'
import { createAuth } from './features/account/auth.ts'
import { createAccounts } from './features/account/accounts.ts'
import { createKnownDevices } from './features/account/known-device.ts'
import { createPasswordHasher } from './features/account/passwords/password-hash.ts'
import { signIn } from './features/account/sign-in.ts'
import { changeEmail } from './features/account-settings/change-email.ts'
import { changePassword } from './features/account-settings/change-password.ts'
import { deleteAccount } from './features/account-settings/delete-account.ts'
import { createSettingsStore } from './features/account-settings/settings-store.ts'
import { createLinkStore } from './mailed-links/link-store.ts'
import { createProfileStore } from './features/profile/profile-store.ts'
import { DATABASE_KINDS } from './testing/temporary-database.ts'
import { PASSWORD, newEmail, signUpForm, startTestApp } from './testing/test-app.ts'
import type { TestApp } from './testing/test-app.ts'

const SECRET = 'a secret that only this test knows, long enough'
const OWNERS_PASSWORD = 'long-iron-from-the-rough'
const THIEFS_PASSWORD = 'the-thiefs-own-wedge'
const FROM = { headers: new Headers(), address: '10.0.0.1' }
const ROUND_COUNT = 6

describe.each(DATABASE_KINDS)('whoever knows an old password, on %s,', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind, { config: { signInTryLimit: 1_000, signInTryLimitPerAddress: 1_000 } })
  })
  afterAll(() => app.remove())

  async function signedUp() {
    const form = signUpForm()
    const browser = app.openBrowser()
    const { user } = await browser.ask(account.signUp, form)
    const newToken = () => createLinkStore(app.database, 'reset-password').createToken(form.email, new Date())
    /** The owner sets a new password with a link. */
    const reset = async () =>
      app.openBrowser().ask(resetPassword, { token: await newToken(), password: OWNERS_PASSWORD })
    return { form, browser, user, newToken, reset }
  }
  type Golfer = Awaited<ReturnType<typeof signedUp>>

  /** Parts of the app, to interleave something between two steps. */
  function parts() {
    const { database, server } = app
    const now = () => new Date()
    const rateLimiter = createRateLimiter(database.db, { secret: SECRET, now })
    const config = readConfig({})
    const log = server.log
    const createProfile = async () => undefined
    const countCall = () => undefined
    const events = { note: async () => undefined, sweep: async () => undefined }
    const accounts = createAccounts({
      config,
      secret: SECRET,
      database,
      rateLimiter,
      countCall,
      events,
      now,
      log,
      createProfile,
    })
    const store = createSettingsStore({
      db: database.db,
      earliestStart: accounts.earliestStart,
      lockPassword: accounts.lockPassword,
      changeProfileEmail: createProfileStore(database).changeEmail,
    })
    return { db: database.db, rateLimiter, accounts, store, log }
  }
  const after =
    <Args extends readonly unknown[], Result>(step: (...args: Args) => Promise<Result>, then: () => Promise<unknown>) =>
    async (...args: Args): Promise<Result> => {
      const result = await step(...args)
      await then()
      return result
    }

  async function expectOwnersAlone({ user, form }: Golfer) {
    const sessions = app.database.db.selectFrom('session').select('id').where('userId', '=', user.id)
    expect(await sessions.execute()).toEqual([])
    const { email } = form
    expect((await app.openBrowser().call(account.signIn, { email, password: PASSWORD })).status).toBe(401)
    expect((await app.openBrowser().call(account.signIn, { email, password: THIEFS_PASSWORD })).status).toBe(401)
    expect((await app.openBrowser().ask(account.signIn, { email, password: OWNERS_PASSWORD })).user).toEqual(user)
  }

  it('gets no session when it is replaced after it was found to be right', async () => {
    const golfer = await signedUp()
    const real = createPasswordHasher()
    const hasher = { ...real, verify: after(real.verify, golfer.reset) }
    const { log } = Fastify()
    const auth = createAuth({
      database: app.database,
      secret: SECRET,
      publicOrigin: undefined,
      passwordMinLength: 6,
      hasher,
      log,
    })
    const { rateLimiter } = parts()
    const devices = createKnownDevices({ publicOrigin: undefined, secret: SECRET })
    const limits = { tryLimit: 10, tryLimitPerAddress: 10 }
    const forSignIn = {
      auth,
      database: app.database,
      rateLimiter,
      devices,
      ...limits,
      events: { note: async () => undefined },
      log,
    }
    await expect(signIn(forSignIn, { email: golfer.form.email, password: PASSWORD }, FROM)).rejects.toMatchObject({
      code: 'wrong-credentials',
    })
    await expectOwnersAlone(golfer)
  })

  it('is a stranger on the device on which they signed in with it', async () => {
    const { form, browser, reset } = await signedUp()
    const { email } = form
    const strict = await app.startAnother({ config: { signInTryLimit: 1, signInTryLimitPerAddress: 1_000 } })
    const before = strict.openBrowser()
    before.cookies = browser.cookies
    await reset()
    const signInStatus = async (by: typeof before, password: string) =>
      (await by.call(account.signIn, { email, password })).status

    // Counted together with the failures of strangers.
    expect(await signInStatus(strict.openBrowser(), PASSWORD)).toBe(401)
    expect(await signInStatus(before, PASSWORD)).toBe(429)
    expect(await signInStatus(before, OWNERS_PASSWORD)).toBe(429)
    await strict.server.close()
  })

  it('does not change it when it was replaced meanwhile', async () => {
    const golfer = await signedUp()
    const { accounts, db, log } = parts()
    const changing = changePassword(
      { accounts: { ...accounts, hashPassword: after(accounts.hashPassword, golfer.reset) }, db, log },
      {
        user: golfer.user,
        form: { currentPassword: PASSWORD, password: THIEFS_PASSWORD },
        from: FROM,
        now: new Date(),
      },
    )
    await expect(changing).rejects.toMatchObject({ code: 'wrong-password', path: 'currentPassword' })
    await expectOwnersAlone(golfer)
  })

  it('does not take the account to another e-mail when it was replaced meanwhile', async () => {
    const golfer = await signedUp()
    const { accounts, store, rateLimiter } = parts()
    const slow = { confirmPassword: after(accounts.confirmPassword, golfer.reset) }
    const changing = changeEmail(
      { accounts: slow, store, rateLimiter, mailing: undefined, mailNewAddress: () => undefined },
      { user: golfer.user, form: { email: newEmail(), password: PASSWORD }, now: new Date() },
    )
    await expect(changing).rejects.toMatchObject({ code: 'wrong-password', path: 'password' })
    await expectOwnersAlone(golfer)
  })

  it('does not delete the account when it was replaced meanwhile', async () => {
    const golfer = await signedUp()
    const { accounts, store, log } = parts()
    const slow = { ...accounts, confirmPassword: after(accounts.confirmPassword, golfer.reset) }
    const deleting = deleteAccount(
      { accounts: slow, store, log },
      { user: golfer.user, password: PASSWORD, from: FROM, now: new Date() },
    )
    await expect(deleting).rejects.toMatchObject({ code: 'wrong-password', path: 'password' })
    await expectOwnersAlone(golfer)
  })

  it('is shut out by a reset, whatever they do at the same moment', async () => {
    for (let round = 0; round < ROUND_COUNT; round += 1) {
      const { form, browser, newToken } = await signedUp()
      const thieves = [app.openBrowser(), app.openBrowser(), browser]
      const [reset] = await Promise.all([
        app.openBrowser().call(resetPassword, { token: await newToken(), password: OWNERS_PASSWORD }),
        ...thieves.map((thief) => thief.call(account.signIn, { email: form.email, password: PASSWORD })),
      ])
      expect(reset.status).toBe(200)
      for (const thief of thieves) expect(await thief.ask(account.getSession)).toMatchObject({ user: null })
      const owner = app.openBrowser().call(account.signIn, { email: form.email, password: OWNERS_PASSWORD })
      expect((await owner).status).toBe(200)
    }
  })

  it('and its owner never wait for each other: everything at once is answered', async () => {
    for (let round = 0; round < ROUND_COUNT; round += 1) {
      const { browser, form, newToken } = await signedUp()
      const phone = app.openBrowser()
      await phone.ask(account.signIn, { email: form.email, password: PASSWORD })
      const tokens = [await newToken(), await newToken(), await newToken()]
      const answers = await Promise.all([
        ...tokens.map((token) => app.openBrowser().call(resetPassword, { token, password: OWNERS_PASSWORD })),
        browser.call(settings.changePassword, { currentPassword: PASSWORD, password: THIEFS_PASSWORD }),
        browser.call(settings.changeEmail, { email: newEmail(), password: PASSWORD }),
        phone.call(settings.deleteAccount, { password: PASSWORD }),
      ])
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => ![200, 401, 422].includes(status))).toEqual([])
    }
    expect(app.log.filter((line) => line.includes('deadlock'))).toEqual([])
  })
})
