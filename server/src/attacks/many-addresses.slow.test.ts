import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { changePassword } from '@bagwise/contract/account-settings'
import { sendContactMessage } from '@bagwise/contract/contact'
import { forgotPassword } from '@bagwise/contract/password-reset'
import { getProfile } from '@bagwise/contract/profile'
import { startAttackedProcess, startAttackedServer } from '#server/testing/attacks/attacked-server.ts'
import type { Answer, AttackedServer } from '#server/testing/attacks/attacked-server.ts'
import { storedRows } from '#server/testing/stored-rows.ts'
import { DATABASE_KINDS, KINDS_FOR_SWEEPS } from '#server/testing/temporary-database.ts'
import { PASSWORD, newEmail, signUpForm } from '#server/testing/test-app.ts'

const servers: Pick<AttackedServer, 'close'>[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function start(kind: (typeof DATABASE_KINDS)[number], settings: Readonly<Record<string, string>>) {
  const server = await startAttackedServer(kind, settings)
  servers.push(server)
  return server
}

/** The cookie of a known device. */
const deviceIn = ({ headers }: Answer) => headers.getSetCookie()[1]?.split(';')[0] ?? ''

/** How often each status occurred. */
const counted = (statuses: readonly number[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => [status, all?.length]))

describe.each(KINDS_FOR_SWEEPS)('a guesser with a hundred addresses on %s', (kind) => {
  const LIMITS = { SIGN_IN_TRY_LIMIT: '10', SIGN_IN_TRY_LIMIT_PER_ADDRESS: '100' }

  it('has ten wrong tries, whatever address, restart or kill -9 comes between; the golfer who is signed in notices nothing', async () => {
    const server = await startAttackedProcess(kind, LIMITS)
    servers.push(server)
    const { cookie, form } = await server.newGolfer()
    const guess = async (from: number, password: string) => {
      const text = JSON.stringify({ email: form.email, password })
      const headers = { 'x-forwarded-for': `203.0.113.${from}` }
      return (await server.ask(account.signIn, { text, headers })).status
    }
    const guesses = (first: number, count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => guess(first + index, `wrong-${index}`)))

    expect(counted(await guesses(0, 40))).toEqual({ 401: 10, 429: 30 })
    await server.kill()
    await server.restart()
    expect(counted(await guesses(40, 30))).toEqual({ 429: 30 })
    await server.restart()
    expect(counted(await guesses(70, 30))).toEqual({ 429: 30 })

    expect((await server.ask(getProfile, { cookie })).status).toBe(200)
    const text = JSON.stringify({ currentPassword: PASSWORD, password: 'another-fairway-8' })
    expect((await server.ask(changePassword, { cookie, text })).status).toBe(200)
  })

  it('does not shut the golfer out of a device that is known, and gains nothing by a cookie that is not of it', async () => {
    const server = await start(kind, LIMITS)
    const [owner, thief] = [await server.newGolfer(), await server.newGolfer()]
    const { email } = owner.form
    const signIn = (password: string, cookie = '') =>
      server.ask(account.signIn, { text: JSON.stringify({ email, password }), cookie })
    const statusOf = async (password: string, cookie?: string) => (await signIn(password, cookie)).status
    const known = deviceIn(await signIn(PASSWORD))
    const stolen = deviceIn(
      await server.ask(account.signIn, { text: JSON.stringify({ email: thief.form.email, password: PASSWORD }) }),
    )
    const guesses = (count: number, cookie?: string) =>
      Promise.all(Array.from({ length: count }, (_, index) => statusOf(`wrong-${index}`, cookie)))
    const madeUp = `${known.slice(0, -8)}AAAAAAAA`

    expect(counted(await guesses(50))).toEqual({ 401: 10, 429: 40 })
    await server.restart()
    expect(counted(await guesses(50, stolen))).toEqual({ 429: 50 })
    for (const strangers of ['', stolen, madeUp]) expect(await statusOf(PASSWORD, strangers)).toBe(429)
    const again = await signIn(PASSWORD, known)
    expect([again.status, deviceIn(again)]).toEqual([200, known])

    expect(counted(await guesses(14, known))).toEqual({ 401: 10, 429: 4 })
    await server.restart()
    expect(await statusOf(PASSWORD, known)).toBe(429)

    const [password, { cookie }] = ['another-fairway-8', owner]
    const text = JSON.stringify({ currentPassword: PASSWORD, password })
    const changed = await server.ask(changePassword, { cookie: `${cookie}; ${known}`, text })
    expect(changed.status).toBe(200)
    for (const old of [known, stolen]) expect(await statusOf(password, old)).toBe(429)
    expect(await statusOf(password, deviceIn(changed))).toBe(200)
  })
})

describe('addresses that a request names itself', () => {
  const NAMES = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip']

  /** Statuses of a limited call, each sent with new address headers. */
  async function statusesOf(server: AttackedServer, headersOf: (index: number) => Readonly<Record<string, string>>) {
    const calls = {
      signUp: [account.signUp, () => signUpForm()],
      wrongSignIn: [account.signIn, () => ({ email: newEmail(), password: 'wrong-one' })],
      contact: [
        sendContactMessage,
        () => ({ firstName: 'Ann', lastName: 'B', email: newEmail(), message: 'Fore', submission: randomUUID() }),
      ],
    } as const
    const found: Record<string, readonly number[]> = {}
    for (const [name, [endpoint, bodyOf]] of Object.entries(calls)) {
      const statuses: number[] = []
      for (let index = 0; index < 6; index += 1) {
        const answer = await server.ask(endpoint, { text: JSON.stringify(bodyOf()), headers: headersOf(index) })
        statuses.push(answer.status)
      }
      found[name] = statuses
    }
    return found
  }

  const LIMITS = { SIGN_UP_LIMIT_PER_HOUR: '3', SIGN_IN_TRY_LIMIT_PER_ADDRESS: '3', CONTACT_LIMIT_PER_HOUR: '3' }
  const LIMITED = {
    signUp: [200, 200, 200, 429, 429, 429],
    wrongSignIn: [401, 401, 401, 429, 429, 429],
    contact: [200, 200, 200, 429, 429, 429],
  }

  it('gain nothing without TRUST_PROXY', async () => {
    const server = await start('sqlite', { ...LIMITS, TRUST_PROXY: '' })
    const everywhere = (index: number) => Object.fromEntries(NAMES.map((name) => [name, `198.51.100.${index}`]))
    expect(await statusesOf(server, everywhere)).toEqual(LIMITED)
  })

  it('gain nothing in front of what the trusted proxy has added, and nothing in other headers', async () => {
    const server = await start('sqlite', { ...LIMITS, TRUST_PROXY: '127.0.0.1' })
    const inFront = (index: number) => ({
      ...Object.fromEntries(NAMES.map((name) => [name, `198.51.100.${index}`])),
      'x-forwarded-for': `198.51.100.${index}, 127.0.0.1, 203.0.113.7`,
    })
    expect(await statusesOf(server, inFront)).toEqual(LIMITED)
  })

  it('HRD-27 are one network when they are of one /48, and one address whatever the port', async () => {
    const server = await start('sqlite', { ...LIMITS, TRUST_PROXY: '127.0.0.1' })
    expect(await statusesOf(server, (index) => ({ 'x-forwarded-for': `2001:db8:1:${index}::2` }))).toEqual(LIMITED)
    expect(await statusesOf(server, (index) => ({ 'x-forwarded-for': `203.0.113.7:${5_000 + index}` }))).toEqual(
      LIMITED,
    )
  })
})

describe.each(DATABASE_KINDS)('fifty sign-ups at once on %s', (kind) => {
  it('with one e-mail in other cases, with blanks and composed otherwise make one account and one profile', async () => {
    const server = await start(kind, {})
    const [name = '', domain = ''] = newEmail().split('@')
    const written = [
      `${name}@${domain}`,
      `${name}@${domain}`.toUpperCase(),
      ` ${name}@${domain} `,
      `\t${name}@${domain.toUpperCase()}\n`,
      `\u00a0${name.toUpperCase()}@${domain}\u3000`,
      // The Kelvin sign composes to a K (Unicode, U+212A).
      `${name}@${domain}`.replace('k', '\u212a').normalize('NFD'),
    ]
    let busyCount = 0
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const form = signUpForm({ email: written[index % written.length], firstName: `Zoe\u0308 ${index % 5}` })
        for (;;) {
          const { status } = await server.ask(account.signUp, { text: JSON.stringify(form) })
          if (status !== 503) return status
          busyCount += 1
        }
      }),
    )
    // A busy server may turn away the very one whose account it goes on to make.
    const { 200: made = 0, ...others } = counted(statuses)
    expect(others).toEqual({ 409: 50 - made })
    expect(made + Math.min(1, busyCount)).toBeGreaterThanOrEqual(1)
    expect(made).toBeLessThanOrEqual(1)

    const { user: users, account: accounts, profiles } = await storedRows(server.place)
    expect({ users: users?.length, accounts: accounts?.length, profiles: profiles?.length }).toEqual({
      users: 1,
      accounts: 1,
      profiles: 1,
    })
    expect(users?.[0]).toMatchObject({ email: `${name}@${domain}` })
    expect(String(profiles?.[0]?.first_name).isWellFormed()).toBe(true)
    expect(profiles?.[0]?.first_name).toBe(String(profiles?.[0]?.first_name).normalize('NFC'))
  })
})

describe.each(KINDS_FOR_SWEEPS)('whoever wants to know which e-mails have an account on %s', (kind) => {
  it('reads the same answers at the sign-in and when asking for a new password', async () => {
    const server = await start(kind, {})
    const { form } = await server.newGolfer()
    const told = async (endpoint: Parameters<AttackedServer['ask']>[0], body: object) => {
      const { status, text, headers } = await server.ask(endpoint, { text: JSON.stringify(body) })
      return { status, text, headers: [...headers].filter(([name]) => name !== 'date') }
    }
    const password = 'not-the-password'
    const known = await told(account.signIn, { email: form.email, password })
    expect(known.status).toBe(401)
    expect(await told(account.signIn, { email: newEmail(), password })).toEqual(known)
    const asked = await told(forgotPassword, { email: form.email })
    expect(asked.status).toBe(200)
    expect(await told(forgotPassword, { email: newEmail() })).toEqual(asked)
  })
})
