import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { changePassword, deleteAccount } from '@bagwise/contract/account-settings'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, newEmail, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'

const NEW_PASSWORD = 'another-fairway-8'
const DEVICE = 'bagwise-device'
const ATTRIBUTES = ['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax']

const isDevice = (cookie: string) => cookie.split('=', 1)[0]?.endsWith(DEVICE) ?? false
const deviceOf = ({ cookies }: Browser) => cookies.split('; ').find(isDevice) ?? ''
const setCookies = (headers: Readonly<Record<string, unknown>>) => [headers['set-cookie'] ?? []].flat().map(String)

describe.each(DATABASE_KINDS)('a device on which a golfer has signed in, on %s,', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind, { config: { signInTryLimit: 3, signInTryLimitPerAddress: 10_000 } })
  })
  afterAll(() => app.remove())

  async function signedUp(browser = app.openBrowser()) {
    const form = signUpForm()
    const { user } = await browser.ask(account.signUp, form)
    return { browser, form, user, device: deviceOf(browser) }
  }
  const signIn = async (browser: Browser, email: string, password = PASSWORD) =>
    (await browser.call(account.signIn, { email, password })).status
  /** A browser with these cookies only. */
  const withCookies = (cookies: string, server: Pick<TestApp, 'openBrowser'> = app) => {
    const browser = server.openBrowser()
    if (cookies !== '') browser.cookies = cookies
    return browser
  }
  /** Fails sign-ins until the e-mail is locked out. */
  async function shutOut(email: string) {
    const statuses = []
    for (let tries = 0; tries < 4; tries += 1) statuses.push(await signIn(app.openBrowser(), email, 'wrong-one'))
    expect(statuses).toEqual([401, 401, 401, 429])
    expect(await signIn(app.openBrowser(), email)).toBe(429)
  }
  const isKnown = async (device: string, email: string, password = PASSWORD) =>
    (await signIn(withCookies(device), email, password)) === 200

  it('lets its golfer in while strangers guess, after signing up as after signing in, signed out as well', async () => {
    const { browser, form, device } = await signedUp()
    const phone = app.openBrowser()
    expect(await signIn(phone, form.email)).toBe(200)
    await browser.ask(account.signOut, {})
    expect(deviceOf(browser)).toBe(device)
    await shutOut(form.email)

    for (const known of [browser, phone]) expect(await signIn(known, form.email)).toBe(200)
    expect(await signIn(app.openBrowser(), form.email)).toBe(429)
  })

  it('has wrong tries of its own, counted by all servers, which shut nobody else out', async () => {
    const { form, device } = await signedUp()
    const other = await app.startAnother()
    const tryOn = (server: Pick<TestApp, 'openBrowser'>, password: string) =>
      withCookies(device, server).call(account.signIn, { email: form.email, password })
    const atOnce = await Promise.all([1, 2, 3, 4, 5].map((turn) => tryOn(turn % 2 ? app : other, `wrong-${turn}`)))

    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 429, 429])
    expect(await tryOn(other, PASSWORD)).toMatchObject({
      status: 429,
      body: { message: 'Too many wrong tries with this email. Please try again in 15 minutes.' },
      headers: { 'retry-after': expect.stringMatching(/^(900|8\d\d)$/) },
    })
    expect(await signIn(app.openBrowser(), form.email)).toBe(200)
    await other.server.close()
  })

  it('lets its golfer in from an address that is shut out', async () => {
    const flooded = await app.startAnother({ config: { signInTryLimitPerAddress: 1 } })
    const { form, device } = await signedUp()
    await signIn(flooded.openBrowser(), newEmail(), 'wrong-one')
    expect(await signIn(flooded.openBrowser(), form.email)).toBe(429)
    expect(await signIn(withCookies(device, flooded), form.email)).toBe(200)
    await flooded.server.close()
  })

  it('is worth nothing for another golfer', async () => {
    const [thief, owner] = [await signedUp(), await signedUp()]
    await shutOut(owner.form.email)
    const [, ...marks] = thief.device.split('~')
    const [deviceId] = owner.device.split('~')
    for (const stolen of [thief.device, [deviceId, ...marks].join('~')]) {
      expect(await signIn(withCookies(stolen), owner.form.email)).toBe(429)
    }
  })

  it('is a stranger when its cookie was changed or made up', async () => {
    const { form, device } = await signedUp()
    await shutOut(form.email)
    const [deviceId = '', mark = ''] = device.slice(DEVICE.length + 1).split('~')
    const values = [
      '',
      deviceId,
      `${deviceId}~`,
      `${deviceId}~${mark.slice(1)}`,
      `${deviceId}~${mark}${mark}`,
      `${deviceId}~${mark}~`,
      `${deviceId}.${mark}`,
      `${deviceId.slice(1)}~${mark}`,
      `${deviceId}~${'A'.repeat(mark.length)}`,
      `${deviceId}~${[mark, mark, mark, mark].join('~')}`,
      `${deviceId}~${encodeURIComponent('é'.repeat(mark.length))}`,
      `${changed(deviceId, 0)}~${mark}`,
      ...Array.from(mark, (_letter, at) => `${deviceId}~${changed(mark, at)}`),
    ]
    for (const value of values) expect(await isKnown(`${DEVICE}=${value}`, form.email), value).toBe(false)
    expect(await isKnown(`${DEVICE}-=${deviceId}~${mark}`, form.email)).toBe(false)
    expect(await isKnown(device, form.email)).toBe(true)
  })

  it('is a stranger once the password is another one, but for the device that changed it', async () => {
    const { browser, form, device } = await signedUp()
    const { headers } = await browser.call(changePassword, { currentPassword: PASSWORD, password: NEW_PASSWORD })
    expect(setCookies(headers).map(isDevice)).toEqual([false, true])
    expect(deviceOf(browser)).not.toBe(device)
    await shutOut(form.email)

    expect(await isKnown(device, form.email, NEW_PASSWORD)).toBe(false)
    expect(await isKnown(deviceOf(browser), form.email, NEW_PASSWORD)).toBe(true)
  })

  it('tries anew with a new password', async () => {
    const { browser, form } = await signedUp()
    const guess = () => signIn(withCookies(deviceOf(browser)), form.email, 'wrong-one')
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([401, 401, 401, 429])
    await browser.ask(changePassword, { currentPassword: PASSWORD, password: NEW_PASSWORD })
    expect(await guess()).toBe(401)
  })

  it('knows the three golfers who signed in there last, each once', async () => {
    const tablet = app.openBrowser()
    const golfers = []
    for (let count = 0; count < 4; count += 1) golfers.push(await signedUp(tablet))
    const [first, ...latest] = golfers.map(({ form }) => form.email)
    for (const email of [latest[0] ?? '', latest[0] ?? '']) expect(await signIn(tablet, email)).toBe(200)
    const device = deviceOf(tablet)
    expect(device.split('~')).toHaveLength(4)

    for (const email of [first ?? '', ...latest]) await shutOut(email)
    for (const email of latest) expect(await isKnown(device, email)).toBe(true)
    expect(await isKnown(device, first ?? '')).toBe(false)
  })

  it('knows nobody any more when an account was deleted there', async () => {
    const { browser, form, device } = await signedUp()
    await browser.ask(deleteAccount, { password: PASSWORD })
    expect(browser.cookies).toBe('')

    await app.openBrowser().ask(account.signUp, form)
    await shutOut(form.email)
    expect(await isKnown(device, form.email)).toBe(false)
  })

  it('shows nothing of the golfer, and is known by nothing that the server keeps', async () => {
    const { form, user, device } = await signedUp()
    for (const word of [user.id, form.email]) {
      expect(device).not.toContain(word)
      expect(device).not.toContain(Buffer.from(word).toString('base64url').slice(0, 16))
    }
    await signIn(withCookies(device), form.email, 'wrong-one')
    const counters = await app.database.db.selectFrom('attempt_counters').selectAll().execute()
    for (const part of device.slice(DEVICE.length + 1).split('~')) expect(JSON.stringify(counters)).not.toContain(part)
  })

  it('is told the same of a known e-mail and of one that nobody has', async () => {
    const { form, device } = await signedUp()
    const other = await signedUp()
    const told = async (email: string) => {
      const { status, body, headers } = await withCookies(other.device).call(account.signIn, { email, password: 'no' })
      return { status, body, cookies: headers['set-cookie'] }
    }
    expect(await told(form.email)).toEqual(await told(newEmail()))
    expect((await withCookies(device).call(account.signIn, { email: newEmail(), password: 'no' })).status).toBe(401)
  })

  it('has a cookie that scripts and other sites do not get, after that of the session', async () => {
    const { headers } = await app.openBrowser().call(account.signUp, signUpForm())
    const [session, device = '', ...more] = setCookies(headers)
    expect([session?.startsWith('bagwise-session='), device.startsWith(`${DEVICE}=`), more]).toEqual([true, true, []])
    expect(device.split('; ').slice(1).toSorted()).toEqual(ATTRIBUTES)
  })

  it('has a cookie bound to the host and to https when the address is https', async () => {
    const origin = 'https://bagwise.example'
    const secure = await app.startAnother({ config: { publicOrigin: origin } })
    const browser = secure.openBrowser()
    const { headers } = await browser.call(account.signUp, signUpForm(), { origin })
    const [session, device = ''] = setCookies(headers)
    expect(session).toMatch(/^__Host-bagwise-session=/)
    expect(device).toMatch(/^__Host-bagwise-device=/)
    expect(device.split('; ').slice(1).toSorted()).toEqual([...ATTRIBUTES, 'Secure'])
    const { headers: left } = await browser.call(deleteAccount, { password: PASSWORD }, { origin })
    expect(setCookies(left).at(-1)).toBe('__Host-bagwise-device=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure')
    await secure.server.close()
  })
})

/** With another letter at this position. */
function changed(text: string, at: number): string {
  return `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`
}
