import { createHmac, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuth } from './features/account/auth.ts'
import { sessionCookieName } from './features/account/session-cookie.ts'
import { createPasswordHasher } from './features/account/passwords/password-hash.ts'
import { createSessions } from './features/account/sessions.ts'
import { createProfileStore } from './features/profile/profile-store.ts'
import { DATABASE_KINDS, openTemporaryDatabase } from './testing/temporary-database.ts'
import type { TemporaryDatabase } from './testing/temporary-database.ts'
import { PASSWORD, newEmail } from './testing/test-app.ts'

const SECRET = 'a secret that only this test knows, long enough'
const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS
const MUTATION_COUNT = 400
const ORIGINS = { http: undefined, https: 'https://bagwise.example' } as const

type Times = { readonly startedMs: number; readonly expiresMs: number }
/** Used a moment ago. */
const FRESH: Times = { startedMs: -DAY_MS, expiresMs: 7 * DAY_MS }

/** Replacements for characters of a cookie header. */
const PIECES = [
  ';',
  '=',
  '; ',
  ',',
  '"',
  '%',
  '%25',
  '%2E',
  '%3D',
  '%zz',
  '.',
  ' ',
  '\t',
  'a',
  'A',
  '0',
  '_',
  '\u00E9',
  '+',
  '/',
]
const edit = fc.record({
  at: fc.nat(),
  removedCount: fc.nat(3),
  piece: fc.oneof(fc.constant(''), fc.constantFrom(...PIECES), fc.string({ maxLength: 3 })),
})
type Edit = { readonly at: number; readonly removedCount: number; readonly piece: string }

describe.each(DATABASE_KINDS)('the session that we read on %s', (kind) => {
  let temporary: TemporaryDatabase
  beforeAll(async () => {
    temporary = await openTemporaryDatabase(kind)
  })
  afterAll(() => temporary.remove())

  /** A golfer whose session has these times whenever it is read. */
  async function golfer({ scheme = 'http' }: { readonly scheme?: keyof typeof ORIGINS } = {}) {
    const { database } = temporary
    const name = sessionCookieName(ORIGINS[scheme])
    const hasher = createPasswordHasher()
    const auth = createAuth({
      database,
      secret: SECRET,
      publicOrigin: ORIGINS[scheme],
      passwordMinLength: 6,
      hasher,
      log: Fastify().log,
    })
    const cookie = { name, secret: SECRET }
    const sessions = createSessions({ auth, db: database.db, cookie, now: () => new Date() })
    const { findSignedIn, findForBatch } = createProfileStore(database)
    const findForEdits = (sent: string) => findForBatch(sent, { batchId: randomUUID(), now: new Date() })
    const form = { email: newEmail(), password: PASSWORD, name: 'Ann Bunker', firstName: 'Ann', lastName: 'Bunker' }
    const { response, headers: answered } = await auth.api.signUpEmail({ body: form, returnHeaders: true })
    const [pair = ''] = (answered.getSetCookie()[0] ?? '').split(';')
    const [token = '', signature = ''] = decodeURIComponent(pair.slice(name.length + 1)).split('.')
    if (token !== response.token) throw new Error(`The library signs another way: ${pair}`)
    const userId = response.user.id

    async function putSession({ startedMs, expiresMs }: Times) {
      const at = (ms: number) => new Date(Date.now() + ms).toISOString()
      const times = { createdAt: at(startedMs), updatedAt: at(startedMs), expiresAt: at(expiresMs) }
      await database.db.deleteFrom('session').where('token', '=', token).execute()
      await database.db
        .insertInto('session')
        .values({ id: randomUUID(), token: token, userId, userAgent: null, ...times })
        .execute()
    }

    /** The library's result in our terms. */
    async function byLibrary(headers: Headers) {
      const { response: found, headers: asked } = await auth.api.getSession({ headers, returnHeaders: true })
      const user = found && { ...found.user, createdAt: found.user.createdAt.toISOString() }
      return { user: user && golferOf(user), token: found?.session.token, cookies: asked.getSetCookie() }
    }

    function shown({ session, cookies }: Awaited<ReturnType<typeof sessions.read>>) {
      return { user: session ? golferOf(session.user) : null, token: session?.token, cookies }
    }

    /** Reads with the library and with each of our statements, and says which of the two answered. */
    async function read(header: string | undefined, prepare: () => Promise<void> = () => Promise.resolve()) {
      const headers = new Headers(header === undefined ? {} : { cookie: header })
      await prepare()
      const expected = await byLibrary(headers)
      await prepare()
      expect(shown(await sessions.read(headers))).toEqual(expected)
      await prepare()
      const { found, ...withProfile } = await sessions.readWith(findSignedIn, headers)
      expect(shown(withProfile)).toEqual(expected)
      await prepare()
      const { found: foundForEdits, ...forEdits } = await sessions.readWith(findForEdits, headers)
      expect(shown(forEdits)).toEqual(expected)
      expect(foundForEdits === undefined).toBe(found === undefined)
      return { signedIn: expected.user?.id, cookies: expected.cookies, by: found ? 'us' : 'library' }
    }

    const pairOf = (value: string) => `${name}=${encodeURIComponent(value)}`
    return { database, name, userId, token, signature, pair, pairOf, putSession, read, sessions }
  }

  it('is the same as the library reads, without asking it, while it is open', async () => {
    for (const scheme of ['http', 'https'] as const) {
      const { pair, userId, read, name } = await golfer({ scheme })
      expect(name.startsWith('__Host-')).toBe(scheme === 'https')
      expect(await read(pair)).toEqual({ signedIn: userId, cookies: [], by: 'us' })
    }
  })

  it('is found among other cookies, however they are written, and the first counts when there are two', async () => {
    const { pair, pairOf, name, token, signature, userId, read } = await golfer()
    const forged = pairOf(`${token}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`)
    for (const header of [
      `theme=dark; ${pair}; other=a=b`,
      `theme;${pair};;`,
      `  ${pair}  `,
      `${name} = ${pair.slice(name.length + 1)}`,
      `x${forged}; ${pair}`,
      `${pair}; ${forged}`,
      `${name}=${token}.${signature}`,
      `other=%zz; ${pair}`,
    ]) {
      expect(await read(header), header).toEqual({ signedIn: userId, cookies: [], by: 'us' })
    }
    for (const header of [`${forged}; ${pair}`, `${name}=; ${pair}`]) {
      expect((await read(header)).signedIn, header).toBeUndefined()
    }
    // Read the way the library does, by the library.
    expect((await read(`${name}="${pair.slice(name.length + 1)}"`)).signedIn).toBe(userId)
    expect((await read(`${pair.replaceAll('%', '%25')}`)).signedIn).toBeUndefined()
  })

  it('is none when the cookie is absent, made up, changed in any part or signed with another secret', async () => {
    const { pairOf, token, signature, name, pair, read } = await golfer()
    const foreign = createHmac('sha256', 'another secret, just as long as the first').update(token).digest('base64')
    const changed = (text: string, at: number) =>
      text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
    const values = [
      '',
      '.',
      token,
      `${token}.`,
      `.${signature}`,
      `${token}.${foreign}`,
      `${token}.${signature}=`,
      `${token}.${signature.slice(0, -1)}`,
      `${token}.x.${signature}`,
      `${token}.${signature.toLowerCase()}`,
      `${token}.${'\u00E9'.repeat(signature.length)}`,
      ...Array.from(token, (_letter, at) => `${changed(token, at)}.${signature}`),
      // The last letter of a signature carries insignificant bits: the library decides about those.
      ...Array.from(signature.slice(0, -2), (_letter, at) => `${token}.${changed(signature, at)}`),
    ]
    const headers = [undefined, '', 'theme=dark', `${name}`, pair.toUpperCase(), ...values.map(pairOf)]
    for (const header of headers) {
      expect(await read(header), header).toEqual({ signedIn: undefined, cookies: [], by: 'library' })
    }
  })

  it('is noted as used, runs out and is cleared from the browser by the library alone', async () => {
    const { pair, userId, putSession, read } = await golfer()
    const within = (expiresMs: number) => read(pair, () => putSession({ ...FRESH, expiresMs }))

    // Seven days from the last use, which is recorded once an hour.
    expect(await within(7 * DAY_MS - 58 * MINUTE_MS)).toEqual({ signedIn: userId, cookies: [], by: 'us' })
    for (const expiresMs of [7 * DAY_MS - 62 * MINUTE_MS, DAY_MS, MINUTE_MS]) {
      const due = await within(expiresMs)
      expect(due).toMatchObject({ signedIn: userId, by: 'library' })
      expect(due.cookies).toEqual([expect.stringContaining('Max-Age=604800')])
    }
    for (const expiresMs of [-1, -MINUTE_MS, -8 * DAY_MS]) {
      const over = await within(expiresMs)
      expect(over).toMatchObject({ signedIn: undefined, by: 'library' })
      expect(over.cookies[0]).toContain('Max-Age=0')
    }
  })

  it('is none any more, and cleared, when it was revoked or the account is deleted', async () => {
    const { database, pair, userId, token, putSession, read } = await golfer()
    await database.db.deleteFrom('session').where('token', '=', token).execute()
    expect(await read(pair)).toMatchObject({ signedIn: undefined, by: 'library' })
    await putSession(FRESH)
    expect(await read(pair)).toMatchObject({ signedIn: userId, by: 'us' })
    await database.db.deleteFrom('user').where('id', '=', userId).execute()
    const deleted = await read(pair)
    expect(deleted).toMatchObject({ signedIn: undefined, by: 'library' })
    expect(deleted.cookies[0]).toContain('Max-Age=0')
  })

  it('is left to the library beside other cookies of its own', async () => {
    const { pair, userId, read } = await golfer()
    const cached = await read(`bagwise.session_data=x; ${pair}; bagwise.session_data.0=y`)
    expect(cached).toMatchObject({ signedIn: userId, by: 'library' })
    expect(cached.cookies).not.toEqual([])
    const signature = createHmac('sha256', SECRET).update('true').digest('base64')
    const forgetful = `${pair}; bagwise.dont_remember=${encodeURIComponent(`true.${signature}`)}`
    expect(await read(forgetful)).toEqual({ signedIn: userId, cookies: [], by: 'library' })
  })

  it('ends thirty days after signing in, which the library does not know of', async () => {
    const { pair, userId, putSession, sessions } = await golfer()
    const headers = new Headers({ cookie: pair })
    await putSession({ ...FRESH, startedMs: -30 * DAY_MS + MINUTE_MS })
    expect((await sessions.read(headers)).session?.user.id).toBe(userId)
    await putSession({ ...FRESH, startedMs: -30 * DAY_MS })
    const { session, cookies } = await sessions.read(headers)
    expect(session).toBeUndefined()
    expect(cookies[0]).toContain('Max-Age=0')
  })

  it('is the same as the library reads whatever becomes of the cookie on its way', async () => {
    const { pair, read } = await golfer()
    const whole = `theme=dark; ${pair}; last=1`
    let openCount = 0
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { maxLength: 3 }), async (edits) => {
        const header = edits.reduce(mutated, whole)
        if (!isSendable(header)) return
        const { signedIn, by } = await read(header)
        if (signedIn !== undefined && by === 'us') openCount += 1
      }),
      { numRuns: MUTATION_COUNT },
    )
    // Some mutations miss the cookie: otherwise our code was never compared. How many is left to chance.
    expect(openCount).toBeGreaterThan(0)
  })
})

type Named = Readonly<Record<'id' | 'email' | 'createdAt', string>> & {
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
}

function golferOf({ id, email, firstName, lastName, createdAt }: Named) {
  return { id, email, firstName, lastName, createdAt }
}

function mutated(header: string, { at, removedCount, piece }: Edit): string {
  const from = at % (header.length + 1)
  return header.slice(0, from) + piece + header.slice(from + removedCount)
}

/** Node accepts only valid header values (RFC 9110). */
function isSendable(header: string): boolean {
  return /^[\t\u0020-\u007E\u0080-\u00FF]*$/.test(header)
}
