import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { addPasskey, beginPasskey } from '@bagwise/contract/passkeys'
import { createRateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { createAuthenticator } from '#server/testing/software-authenticator.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createAuth } from '../auth.ts'
import { createKnownDevices } from '../known-device.ts'
import { createOperatorActions } from '../operator-actions.ts'
import { createPasswordHasher } from '../passwords/password-hash.ts'
import { replacePassword } from '../replace-password.ts'
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.ts'

const SITE = { origin: 'http://localhost:3000', rpId: 'localhost' }
const FROM = { headers: new Headers(), address: '10.0.0.1' }

type Golfer = { readonly userId: string; readonly email: string }

describe.each(DATABASE_KINDS)('signing in with a passkey on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind)
  })
  afterAll(() => app.remove())

  async function withPasskey() {
    const browser = app.openBrowser()
    const form = signUpForm()
    const { user } = await browser.ask(account.signUp, form)
    const device = createAuthenticator()
    const { options } = await browser.ask(beginPasskey, { name: 'Phone', password: PASSWORD })
    await browser.ask(addPasskey, { name: 'Phone', credential: device.create(options) })
    return { device, userId: user.id, email: form.email }
  }

  const sessionCount = async (userId: string) => {
    const own = app.database.db.selectFrom('session').select('id').where('userId', '=', userId)
    return (await own.execute()).length
  }

  it.each([
    [
      'the passkey is removed',
      1,
      'passkey-unknown',
      async ({ userId }: Golfer) => {
        await app.database.db.deleteFrom('passkeys').where('user_id', '=', userId).execute()
      },
    ],
    [
      'the password is changed',
      0,
      'passkey-stale',
      async ({ userId }: Golfer) => {
        await app.database.db
          .transaction()
          .execute((transaction) => replacePassword(transaction, { userId, hash: 'another', now: new Date() }))
      },
    ],
    [
      'the account is locked',
      0,
      'account-locked',
      async ({ email }: Golfer) => {
        await createOperatorActions(app.database).lock(email, new Date())
      },
    ],
    [
      'the account is deleted',
      0,
      'passkey-unknown',
      async ({ email }: Golfer) => {
        await createOperatorActions(app.database).remove(email, new Date())
      },
    ],
  ] as const)('leaves no session when %s right before or after it was started', async (_what, leftCount, code, end) => {
    const { db } = app.database
    const secret = 'x'.repeat(32)
    const settings = { database: app.database, secret, publicOrigin: undefined, passwordMinLength: 6 }
    const real = createAuth({ ...settings, hasher: createPasswordHasher(), log: app.server.log })
    for (const isEndedFirst of [true, false]) {
      const golfer = await withPasskey()
      const start = async (...call: Parameters<typeof real.api.startSession>) => {
        if (isEndedFirst) await end(golfer)
        const started = await real.api.startSession(...call)
        if (!isEndedFirst) await end(golfer)
        return started
      }
      const startSession = Object.assign(start, real.api.startSession)
      const parts = {
        auth: { ...real, api: { ...real.api, startSession } },
        database: app.database,
        rateLimiter: createRateLimiter(db, { secret, now: () => new Date() }),
        devices: createKnownDevices(settings),
        tryLimit: 10,
        tryLimitPerAddress: 100,
        events: { note: async () => undefined },
        log: app.server.log,
      }
      const options = await beginPasskeySignIn(parts, { site: SITE, address: FROM.address, now: new Date() })
      const answer = golfer.device.get(options)
      const signingIn = signInWithPasskey(parts, answer, { site: SITE, from: FROM, now: new Date() })
      await expect(signingIn).rejects.toMatchObject({ code })
      // A removal leaves the session in which the passkey was added.
      expect(await sessionCount(golfer.userId)).toBe(leftCount)
    }
  })
})
