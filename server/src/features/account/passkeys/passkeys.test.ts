import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { changePassword, deleteAccount } from '@bagwise/contract/account-settings'
import * as contract from '@bagwise/contract/passkeys'
import type { SignedChallenge } from '@bagwise/contract/passkeys'
import { listSecurityEvents } from '#server/security-events/security-events.ts'
import { createAuthenticator } from '#server/testing/software-authenticator.ts'
import type { Authenticator } from '#server/testing/software-authenticator.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, newEmail, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import { createOperatorActions } from '../operator-actions.ts'
import { MOST_SESSIONS } from '../sign-in.ts'
import { MOST_SIGN_IN_CHALLENGES } from './challenges.ts'

const NEW_PASSWORD = 'another-fairway-8'
const MINUTE_MS = 60_000

describe.each(DATABASE_KINDS)('passkeys on %s', (kind) => {
  let app: TestApp
  let passedMs = 0
  const now = () => new Date(Date.now() + passedMs)
  beforeAll(async () => {
    app = await startTestApp(kind, { now, config: { signInTryLimit: 3, signInTryLimitPerAddress: 10_000 } })
  })
  afterAll(() => app.remove())

  async function signedUp() {
    const browser = app.openBrowser()
    const form = signUpForm()
    const { user } = await browser.ask(account.signUp, form)
    return { browser, user, email: form.email }
  }
  const begin = async (browser: Browser, name: string) =>
    (await browser.ask(contract.beginPasskey, { name, password: PASSWORD })).options
  async function add(browser: Browser, name: string, device = createAuthenticator()) {
    const credential = device.create(await begin(browser, name))
    return { device, ...(await browser.ask(contract.addPasskey, { name, credential })) }
  }
  /** A golfer with one passkey. */
  async function withPasskey(made?: Authenticator) {
    const golfer = await signedUp()
    const { device, passkeys } = await add(golfer.browser, 'Phone', made)
    return { ...golfer, device, id: passkeys[0]?.id ?? '' }
  }
  const challenge = async (browser = app.openBrowser()) => (await browser.ask(contract.beginPasskeySignIn, {})).options
  const enter = (answer: SignedChallenge, browser = app.openBrowser()) =>
    browser.call(contract.signInWithPasskey, answer)
  const use = async (device: Authenticator, browser = app.openBrowser()) =>
    enter(device.get(await challenge(browser)), browser)
  const byPassword = async (email: string, browser = app.openBrowser(), password = PASSWORD) =>
    (await browser.call(account.signIn, { email, password })).status
  const sessionCount = async (userId: string) => {
    const own = app.database.db.selectFrom('session').select('id').where('userId', '=', userId)
    return (await own.execute()).length
  }
  const storedOf = (userId: string) =>
    app.database.db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('name').execute()
  const challengesOf = (value: string) =>
    app.database.db.selectFrom('verification').select('id').where('value', '=', value).execute()
  const removeOf = (browser: Browser, passkey: string, password = PASSWORD) =>
    browser.call(contract.removePasskey, { passkey, password })

  it('are added, used, renamed and removed, and the password works before, beside and after', async () => {
    const { browser, user, email } = await signedUp()
    expect(await browser.ask(contract.getPasskeys)).toEqual({ passkeys: [] })
    const phone = await add(browser, '  Ann’s phone ')
    const key = await add(browser, 'Blue key')
    expect(key.passkeys.map(({ name, lastUsedAt }) => ({ name, lastUsedAt }))).toEqual([
      { name: 'Ann’s phone', lastUsedAt: null },
      { name: 'Blue key', lastUsedAt: null },
    ])

    const elsewhere = app.openBrowser()
    expect(await use(phone.device, elsewhere)).toMatchObject({ status: 200, body: { user } })
    expect(await elsewhere.ask(account.getSession)).toMatchObject({ user })
    expect(await byPassword(email)).toBe(200)
    const [used, unused] = (await elsewhere.ask(contract.getPasskeys)).passkeys
    expect(used?.lastUsedAt).toMatch(/^\d{4}-/)
    expect(unused?.lastUsedAt).toBeNull()

    const renamed = await elsewhere.ask(contract.renamePasskey, { passkey: used?.id ?? '', name: 'Old phone' })
    expect(renamed.passkeys.map(({ name }) => name)).toEqual(['Old phone', 'Blue key'])
    expect(await removeOf(elsewhere, used?.id ?? '')).toMatchObject({ status: 200 })
    expect(await use(phone.device)).toMatchObject({ status: 401, body: { code: 'passkey-unknown' } })
    expect(await use(key.device)).toMatchObject({ status: 200 })
    expect(await byPassword(email)).toBe(200)
  })

  it('ask a device for what is checked later: this site, verified, found without an e-mail, and none that it has', async () => {
    const { browser, user, email, device } = await withPasskey()
    expect(await begin(browser, 'Another')).toMatchObject({
      rp: { id: 'localhost', name: 'Bagwise' },
      user: { id: Buffer.from(user.id).toString('base64url'), name: email, displayName: 'Ann Bunker' },
      excludeCredentials: [{ id: device.id, type: 'public-key' }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: 270_000,
    })
    const asked = await challenge()
    expect(asked).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: 270_000,
      userVerification: 'required',
    })
    expect((await challenge()).challenge).not.toBe(asked.challenge)
  })

  it('are bound to PUBLIC_URL where it is set, whatever Host says', async () => {
    const published = await app.startAnother({ now, config: { publicOrigin: 'https://golf.bagwise.example' } })
    const browser = published.openBrowser()
    await browser.ask(account.signUp, signUpForm())
    const options = await begin(browser, 'Phone')
    expect(options.rp.id).toBe('golf.bagwise.example')
    const device = createAuthenticator()
    const addMade = (origin: string, rpId = options.rp.id) =>
      browser.call(contract.addPasskey, { name: 'Phone', credential: device.create(options, { origin, rpId }) })
    const foreign = { status: 401, body: { code: 'passkey-foreign' } }
    expect(await addMade('http://golf.bagwise.example')).toMatchObject(foreign)
    expect(await addMade('https://golf.bagwise.example', 'bagwise.example')).toMatchObject(foreign)
    expect(await addMade('https://golf.bagwise.example')).toMatchObject({ status: 200 })

    const asked = await challenge(browser)
    const signed = device.get(asked, { origin: 'https://golf.bagwise.example' })
    expect(await browser.call(contract.signInWithPasskey, signed, { host: 'localhost:3000' })).toMatchObject({
      status: 200,
    })
    await published.server.close()
  })

  it('cannot be added with a stolen session: the password is asked for, wrong ones count, and a new one ends it', async () => {
    const { browser, user } = await signedUp()
    const device = createAuthenticator()
    const options = await begin(browser, 'Phone')
    await browser.ask(changePassword, { currentPassword: PASSWORD, password: NEW_PASSWORD })
    const credential = device.create(options)
    const refusal = await browser.call(contract.addPasskey, { name: 'Phone', credential })
    expect(refusal).toMatchObject({ status: 401, body: { code: 'passkey-stale' } })

    const codes = []
    for (const password of [PASSWORD, 'wrong-one', 'wrong-two', NEW_PASSWORD]) {
      codes.push(Object((await browser.call(contract.beginPasskey, { name: 'Phone', password })).body).code)
    }
    expect(codes).toEqual(['wrong-password', 'wrong-password', 'wrong-password', 'too-many-tries'])
    expect(await removeOf(browser, 'none', 'wrong-one')).toMatchObject({ status: 429 })
    expect(await storedOf(user.id)).toEqual([])
  })

  it('are not removed without the password', async () => {
    const { browser, user, id } = await withPasskey()
    expect(await removeOf(browser, id, 'wrong-one')).toMatchObject({
      status: 422,
      body: { code: 'wrong-password', path: 'password' },
    })
    expect(await storedOf(user.id)).toHaveLength(1)
  })

  it('of a golfer are ten at most, each with its own name of 1 to 40 characters', async () => {
    const { browser, user, id } = await withPasskey()
    const named = (name: string) => browser.call(contract.beginPasskey, { name, password: PASSWORD })
    const taken = { status: 422, body: { code: 'passkey-name-taken', path: 'name' } }
    expect(await named(' Phone ')).toMatchObject(taken)
    expect(await named(' \u200b ')).toMatchObject({ status: 422 })
    expect(await named('x'.repeat(41))).toMatchObject({ status: 422 })
    const options = await begin(browser, 'Other')
    const late = { name: 'Phone', credential: createAuthenticator().create(options) }
    expect(await browser.call(contract.addPasskey, late)).toMatchObject(taken)

    for (let count = 2; count <= 10; count += 1) await add(browser, `Key ${count}`)
    expect(await browser.call(contract.renamePasskey, { passkey: id, name: 'Key 2' })).toMatchObject(taken)
    expect(await browser.ask(contract.renamePasskey, { passkey: id, name: 'Phone' })).toMatchObject({
      passkeys: [{ name: 'Phone' }, ...Array.from({ length: 9 }, (_, index) => ({ name: `Key ${index + 2}` }))],
    })
    expect(await named('Key 11')).toMatchObject({ status: 422, body: { code: 'too-many-passkeys' } })
    expect(await storedOf(user.id)).toHaveLength(10)
  })

  it('never become eleven, nor two of a name, when they are added at once', async () => {
    const { browser, user } = await signedUp()
    for (let count = 1; count <= 9; count += 1) await add(browser, `Key ${count}`)
    const options = await begin(browser, 'Tenth')
    const addOne = (name: string) =>
      browser.call(contract.addPasskey, { name, credential: createAuthenticator().create(options) })
    const statuses = (await Promise.all([addOne('Tenth'), addOne('Tenth'), addOne('Other')])).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted()).toEqual([200, 401, 401])
    expect(await storedOf(user.id)).toHaveLength(10)
  })

  it('belong to one golfer: another one neither takes, renames nor removes them, nor is let in by them', async () => {
    const [ann, ben] = [await withPasskey(), await signedUp()]
    const options = await begin(ben.browser, 'Mine')
    const copied = createAuthenticator().create(options, { credentialId: ann.device.id })
    expect(await ben.browser.call(contract.addPasskey, { name: 'Mine', credential: copied })).toMatchObject({
      status: 409,
      body: { code: 'passkey-exists' },
    })
    expect(await ben.browser.call(contract.renamePasskey, { passkey: ann.id, name: 'Mine' })).toMatchObject({
      status: 409,
      body: { code: 'passkey-removed' },
    })
    expect(await removeOf(ben.browser, ann.id)).toMatchObject({ status: 200, body: { passkeys: [] } })
    expect(await storedOf(ann.user.id)).toMatchObject([{ name: 'Phone' }])

    const userHandle = Buffer.from(ben.user.id).toString('base64url')
    const asBen = ann.device.get(await challenge(), { userHandle })
    expect(await enter(asBen)).toMatchObject({ status: 401, body: { code: 'passkey-invalid' } })
    const bens = await add(ben.browser, 'Mine')
    const signedByBen = { ...bens.device.get(await challenge()), id: ann.device.id }
    expect(await enter(signedByBen)).toMatchObject({ status: 401, body: { code: 'passkey-invalid' } })
    expect(await sessionCount(ann.user.id)).toBe(1)
    // A challenge to add is Ann's own.
    const forAnn = createAuthenticator().create(await begin(ann.browser, 'Key'))
    expect(await ben.browser.call(contract.addPasskey, { name: 'Key', credential: forAnn })).toMatchObject({
      body: { code: 'passkey-stale' },
    })
  })

  it.each([
    ['foreign origin', { origin: 'https://golf.example' }, 'passkey-foreign'],
    ['same host on another port', { origin: 'http://localhost:3001' }, 'passkey-foreign'],
    ['foreign relying party', { rpId: 'golf.example' }, 'passkey-foreign'],
    ['golfer who was not verified', { isUserVerified: false }, 'passkey-unverified'],
    ['other ceremony', { type: 'webauthn.other' }, 'passkey-invalid'],
  ] as const)(
    'of a %s are refused with one sentence; nobody is signed in, nothing written',
    async (_what, odd, code) => {
      const device = createAuthenticator({ isCounting: true })
      const { user, browser } = await withPasskey(device)
      const before = await storedOf(user.id)
      const refusal = { status: 401, body: { code, message: expect.stringMatching(/^[A-Z][^.]+\.$/) } }
      const stranger = app.openBrowser()
      expect(await enter(device.get(await challenge(), odd), stranger)).toMatchObject(refusal)
      expect(stranger.cookies).toBe('')
      expect(await sessionCount(user.id)).toBe(1)
      const made = createAuthenticator().create(await begin(browser, 'Key'), odd)
      expect(await browser.call(contract.addPasskey, { name: 'Key', credential: made })).toMatchObject(refusal)
      expect(await storedOf(user.id)).toEqual(before)
      expect(await use(device)).toMatchObject({ status: 200 })
    },
  )

  it('are used once for a challenge: a replayed answer is refused, and so are two at once', async () => {
    const { device, user, browser } = await withPasskey()
    const answer = device.get(await challenge())
    const statuses = (await Promise.all([enter(answer), enter(answer)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 401])
    expect(await enter(answer)).toMatchObject({ status: 401, body: { code: 'passkey-stale' } })
    expect(await sessionCount(user.id)).toBe(2)

    const name = 'Key'
    const credential = createAuthenticator().create(await begin(browser, name))
    await browser.ask(contract.addPasskey, { name, credential })
    const again = await browser.call(contract.addPasskey, { name: 'Again', credential })
    expect(again).toMatchObject({ status: 401, body: { code: 'passkey-stale' } })
  })

  it('answer a challenge within five minutes, for what it was made, and one of ours', async () => {
    const { device, browser } = await withPasskey()
    const stale = { status: 401, body: { code: 'passkey-stale' } }
    const inTime = await challenge()
    const late = await challenge()
    passedMs += 4.9 * MINUTE_MS
    expect(await enter(device.get(inTime))).toMatchObject({ status: 200 })
    passedMs += 0.2 * MINUTE_MS
    expect(await enter(device.get(late))).toMatchObject(stale)
    // By a clock that came back from the future.
    passedMs += 400 * 24 * 60 * MINUTE_MS
    const ofFuture = await challenge()
    passedMs = 0
    expect(await enter(device.get(ofFuture))).toMatchObject(stale)

    const toAdd = await begin(browser, 'Key')
    expect(await enter(device.get({ ...late, challenge: toAdd.challenge }))).toMatchObject(stale)
    const toSignIn = await challenge()
    const credential = createAuthenticator().create({ ...toAdd, challenge: toSignIn.challenge })
    expect(await browser.call(contract.addPasskey, { name: 'Key', credential })).toMatchObject(stale)
    await app.database.db.deleteFrom('attempt_counters').execute()
    expect(await enter(device.get({ ...toSignIn, challenge: 'x'.repeat(43) }))).toMatchObject(stale)
  })

  it('that count their uses are refused once the count does not go up, and say that they may be copied', async () => {
    const device = createAuthenticator({ isCounting: true })
    const { user } = await withPasskey(device)
    for (let uses = 1; uses <= 3; uses += 1) expect((await use(device)).status).toBe(200)
    expect(await storedOf(user.id)).toMatchObject([{ sign_count: 3 }])
    const copied = { status: 401, body: { code: 'passkey-copied' } }
    for (const count of [3, 0]) expect(await enter(device.get(await challenge(), { count }))).toMatchObject(copied)
    expect(await storedOf(user.id)).toMatchObject([{ sign_count: 3 }])
    expect((await use(device)).status).toBe(200)
  })

  it('with a certificate or garbage in place of an attestation are refused', async () => {
    const { browser, user } = await signedUp()
    const options = await begin(browser, 'Phone')
    const device = createAuthenticator()
    const good = device.create(options)
    const odd = [
      device.create(options, { hasCertificate: true }),
      { ...good, attestationObject: 'AAAA' },
      { ...good, attestationObject: good.attestationObject.slice(0, 80) },
      { ...good, clientDataJSON: 'AAAA' },
      { ...good, id: createAuthenticator().id },
    ]
    for (const credential of odd) {
      const refusal = await browser.call(contract.addPasskey, { name: 'Phone', credential })
      expect(refusal).toMatchObject({ status: 401, body: { code: 'passkey-invalid' } })
    }
    expect(await storedOf(user.id)).toEqual([])
    const signed = { ...(await withPasskey()).device.get(await challenge()), authenticatorData: 'AAAA' }
    expect(await enter(signed)).toMatchObject({ status: 401, body: { code: 'passkey-invalid' } })
  })

  it('HRD-35 obey the rules of lock-outs: refused ones count, and a lock-out closes both ways with the same words', async () => {
    const { device, email } = await withPasskey()
    const refused = async () => enter(device.get(await challenge(), { isUserVerified: false }))
    const counted = []
    for (let tries = 0; tries < 3; tries += 1) counted.push((await refused()).status)
    expect(counted).toEqual([401, 401, 401])
    const lockedOut = {
      status: 429,
      body: {
        code: 'too-many-tries',
        message: 'Too many wrong tries with this email. Please try again in 15 minutes.',
      },
    }
    const stranger = app.openBrowser()
    expect(await use(device)).toMatchObject(lockedOut)
    expect(await stranger.call(account.signIn, { email, password: PASSWORD })).toMatchObject(lockedOut)

    const other = await withPasskey()
    for (let tries = 0; tries < 3; tries += 1) expect(await byPassword(other.email, undefined, 'wrong-one')).toBe(401)
    expect(await use(other.device)).toMatchObject(lockedOut)
    // A known device has tries of its own, with the passkey as with the password.
    expect(await use(other.device, other.browser)).toMatchObject({ status: 200 })
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = other.device.get(await challenge(), { isUserVerified: false })
      expect(await enter(answer, other.browser)).toMatchObject({ status: 401 })
    }
    expect(await use(other.device, other.browser)).toMatchObject(lockedOut)
    expect(await byPassword(other.email, other.browser)).toBe(429)
    const events = (await listSecurityEvents(app.database.db, 20)).map(({ event }) => event)
    expect(events).toContain('sign-in-failed')
    expect(events).toContain('locked-out')
  })

  it('HRD-35 make a device known to its golfer when they sign in, and count against the address when nobody has them', async () => {
    const { device, email, browser, id } = await withPasskey()
    const tablet = app.openBrowser()
    expect(await use(device, tablet)).toMatchObject({ status: 200 })
    for (let tries = 0; tries < 4; tries += 1) await byPassword(email, undefined, 'wrong-one')
    expect(await byPassword(email)).toBe(429)
    expect(await byPassword(email, tablet)).toBe(200)

    await removeOf(browser, id)
    const limited = await app.startAnother({ now, config: { signInTryLimitPerAddress: 2 } })
    await app.database.db.deleteFrom('attempt_counters').execute()
    const statuses = []
    for (let tries = 0; tries < 3; tries += 1) statuses.push((await use(device, limited.openBrowser())).status)
    expect(statuses).toEqual([401, 401, 429])
    expect(await byPassword(newEmail(), limited.openBrowser(), 'wrong-one')).toBe(429)
    await limited.server.close()
    await app.database.db.deleteFrom('attempt_counters').execute()
  })

  it('let nobody into an account that the operator has locked, in the words of the password, and work again afterwards', async () => {
    const { device, email, user, browser } = await withPasskey(createAuthenticator({ isCounting: true }))
    await begin(browser, 'Key')
    const operator = createOperatorActions(app.database)
    await operator.lock(email, now())
    expect(await challengesOf(user.id)).toEqual([])
    const before = await storedOf(user.id)
    const refusal = await use(device)
    expect(refusal).toMatchObject({ status: 403, body: { code: 'account-locked' } })
    const { body } = await app.openBrowser().call(account.signIn, { email, password: PASSWORD })
    expect(refusal.body).toEqual(body)
    expect(await sessionCount(user.id)).toBe(0)
    expect(await storedOf(user.id)).toEqual(before)
    await operator.unlock(email)
    expect((await use(device)).status).toBe(200)
  })

  it('outlive a change of the password, which ends the sessions they have started', async () => {
    const { device, browser, user } = await withPasskey()
    const phone = app.openBrowser()
    await use(device, phone)
    await browser.ask(changePassword, { currentPassword: PASSWORD, password: NEW_PASSWORD })
    expect((await phone.ask(account.getSession)).user).toBeNull()
    expect(await sessionCount(user.id)).toBe(1)
    expect((await use(device)).status).toBe(200)
  })

  it('go with their account, deleted by its golfer or by the operator', async () => {
    const [own, removed] = [await withPasskey(), await withPasskey()]
    await begin(own.browser, 'Key')
    await own.browser.ask(deleteAccount, { password: PASSWORD })
    await createOperatorActions(app.database).remove(removed.email, now())
    for (const { device, user } of [own, removed]) {
      expect(await storedOf(user.id)).toEqual([])
      expect(await challengesOf(user.id)).toEqual([])
      expect(await use(device)).toMatchObject({ status: 401, body: { code: 'passkey-unknown' } })
    }
  })

  it('leave no session when they are removed, or their account, or its password, while they sign in', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const { device, browser, user, id } = await withPasskey()
      const answer = device.get(await challenge())
      const phone = app.openBrowser()
      const endings = [
        () => removeOf(browser, id),
        () => browser.call(deleteAccount, { password: PASSWORD }),
        () => browser.call(changePassword, { currentPassword: PASSWORD, password: NEW_PASSWORD }),
      ]
      const [entered, ended] = await Promise.all([enter(answer, phone), endings[turn % 3]?.()])
      expect([200, 401]).toContain(entered.status)
      expect(ended?.status).toBe(200)
      // Whoever was let in was let in before, and a removal ends no earlier session.
      const isOpen = (await phone.ask(account.getSession)).user !== null
      expect(isOpen && entered.status === 401).toBe(false)
      expect(await sessionCount(user.id)).toBeLessThanOrEqual([2, 0, 2][turn % 3] ?? 0)
      expect(await storedOf(user.id)).toHaveLength(turn % 3 === 2 ? 1 : 0)
    }
  })

  it('replace the session of the browser, and keep the latest sessions of a golfer only', async () => {
    const { device, browser, user } = await withPasskey()
    expect((await use(device, browser)).status).toBe(200)
    expect(await sessionCount(user.id)).toBe(1)
    const { db } = app.database
    const time = new Date(Date.now() - 60_000).toISOString()
    const expiresAt = new Date(Date.now() + 60 * MINUTE_MS).toISOString()
    const rows = Array.from({ length: MOST_SESSIONS - 1 }, (_, index) => ({
      id: `${user.id}-${index}`,
      token: `${user.id}-${index}`,
      userId: user.id,
      userAgent: '',
      expiresAt,
      createdAt: time,
      updatedAt: time,
    }))
    await db.insertInto('session').values(rows).execute()
    expect((await use(device)).status).toBe(200)
    expect(await sessionCount(user.id)).toBe(MOST_SESSIONS)
  })

  it('have a bounded number of open challenges: one for a golfer, the newest thousands for all, so many for an address', async () => {
    const { browser, user } = await signedUp()
    const first = await begin(browser, 'Phone')
    await begin(browser, 'Phone')
    expect(await challengesOf(user.id)).toHaveLength(1)
    const credential = createAuthenticator().create(first)
    expect(await browser.call(contract.addPasskey, { name: 'Phone', credential })).toMatchObject({
      body: { code: 'passkey-stale' },
    })

    const { db } = app.database
    await db.deleteFrom('verification').where('value', '=', 'passkey sign-in').execute()
    const row = (index: number) => {
      const time = new Date(Date.now() - MINUTE_MS - index).toISOString()
      // None of them may end while a busy machine asks a hundred times.
      const expiresAt = new Date(Date.now() + 30 * MINUTE_MS - index).toISOString()
      const id = `${kind}-${index}`
      return { id, identifier: id, value: 'passkey sign-in', expiresAt, createdAt: time, updatedAt: time }
    }
    for (let start = 0; start < MOST_SIGN_IN_CHALLENGES + 500; start += 500) {
      const rows = Array.from({ length: 500 }, (_, index) => row(start + index))
      await db.insertInto('verification').values(rows).execute()
    }
    await db.deleteFrom('attempt_counters').execute()
    const answers = []
    for (let count = 0; count < 101; count += 1) {
      answers.push((await app.openBrowser().call(contract.beginPasskeySignIn, {})).status)
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(100)
    expect(answers.at(-1)).toBe(429)
    expect(await challengesOf('passkey sign-in')).toHaveLength(MOST_SIGN_IN_CHALLENGES)
    passedMs = 2 * 60 * MINUTE_MS
    await db.deleteFrom('verification').where('expiresAt', '<', now().toISOString()).execute()
    passedMs = 0
    await db.deleteFrom('attempt_counters').execute()
  })
})
