import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { changePassword, deleteAccount } from '@bagwise/contract/account-settings'
import { getTakeout } from '@bagwise/contract/takeout'
import { MOST_TOKENS, TOKEN_LIFE_DAYS, tokenPath } from '@bagwise/contract/token-limits'
import type { TokenScope } from '@bagwise/contract/token-limits'
import { TokenSecret, listTokens, makeToken, revokeToken } from '@bagwise/contract/tokens'
import { AppError, answerError } from '#server/errors.ts'
import { createOperatorActions } from '#server/features/account/operator-actions.ts'
import { createRateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { logWords } from '#server/testing/log-words.ts'
import { storedRows } from '#server/testing/stored-rows.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import { createGolferOfToken } from './golfer-of-token.ts'
import { sweepTokens } from './token-store.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
const TRY_LIMIT = 3
const REFUSED = {
  status: 401,
  challenge: 'Bearer',
  body: { code: 'token-refused', message: 'This needs a valid Bagwise token. Make one in your profile.' },
}

describe.each(DATABASE_KINDS)('tokens on %s', (kind) => {
  let app: TestApp
  let passedMs = 0
  let askedCount = 0
  /** No two times are the same. */
  const now = () => {
    askedCount += 1
    return new Date(Date.UTC(2026, 10, 29, 12) + askedCount + passedMs)
  }
  const servers: FastifyInstance[] = []
  beforeAll(async () => {
    app = await startTestApp(kind, { now })
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
    await app.remove()
  })

  async function golfer() {
    const browser = app.openBrowser()
    const form = signUpForm()
    const { user } = await browser.ask(account.signUp, form)
    return { browser, user, email: form.email }
  }
  const make = (browser: Browser, { name = 'Laptop', scope = 'read' }: { name?: string; scope?: TokenScope } = {}) =>
    browser.ask(makeToken, { name, scope, password: PASSWORD })
  const revoke = (browser: Browser, id: string) => browser.ask({ ...revokeToken, path: tokenPath(id) }, {})
  const listed = async (browser: Browser) => (await browser.ask(listTokens)).tokens

  /** A server that says whose token a call of this scope carries. */
  function guarded({ tries = 10_000, callsPerMinute = 10_000 } = {}) {
    const server = Fastify()
    servers.push(server)
    server.setErrorHandler(answerError)
    let callCount = 0
    const golferOfToken = createGolferOfToken({
      db: app.database.db,
      rateLimiter: createRateLimiter(app.database.db, { secret: 'of this test', now }),
      tryLimitPerAddress: tries,
      countCall: () => {
        callCount += 1
        if (callCount > callsPerMinute) throw new AppError('too-many-tries', 'Later.')
      },
      now,
      log: server.log,
    })
    server.get<{ Params: { scope: TokenScope } }>('/:scope', async (request) =>
      golferOfToken(request, request.params.scope),
    )
    return async (token: string | undefined, { scope = 'read', scheme = 'Bearer' } = {}) => {
      const headers = token === undefined ? {} : { authorization: `${scheme} ${token}` }
      const { statusCode, headers: answered, payload } = await server.inject({ url: `/${scope}`, headers })
      return { status: statusCode, challenge: answered['www-authenticate'], body: JSON.parse(payload) }
    }
  }

  it('are shown once, listed by name without themselves, and let in their golfer for what they were made for', async () => {
    const [ann, ben] = [await golfer(), await golfer()]
    const { token, ...read } = await make(ann.browser)
    const live = await make(ann.browser, { name: '  Range  ', scope: 'live:write' })
    const ofBen = await make(ben.browser)
    expect(TokenSecret.parse(token)).toMatch(/^bagwise_[\w-]{43}$/)
    expect(read).toMatchObject({ name: 'Laptop', madeOn: '2026-11-29', expiresOn: '2027-11-29', lastUsedOn: null })
    expect(await listed(ann.browser)).toEqual([read, { ...live, token: undefined, name: 'Range' }])

    const ask = guarded()
    expect(await ask(token)).toMatchObject({ status: 200, body: { id: ann.user.id } })
    expect(await ask(token, { scheme: 'bearer' })).toMatchObject({ status: 200 })
    expect(await ask(live.token, { scope: 'live:write' })).toMatchObject({ status: 200, body: { id: ann.user.id } })
    expect(await ask(ofBen.token)).toMatchObject({ status: 200, body: { id: ben.user.id } })
    expect(await ask(token, { scope: 'live:write' })).toEqual(REFUSED)
    expect(await ask(live.token)).toEqual(REFUSED)
    expect((await listed(ann.browser)).map(({ lastUsedOn }) => lastUsedOn)).toEqual(['2026-11-29', '2026-11-29'])
    passedMs += DAY_MS
    await ask(token)
    expect((await listed(ann.browser)).map(({ lastUsedOn }) => lastUsedOn)).toEqual(['2026-11-30', '2026-11-29'])
    passedMs -= DAY_MS
  })

  it('are refused in the same words, whatever is wrong with them', async () => {
    const { browser } = await golfer()
    const { token } = await make(browser)
    const ask = guarded()
    const wrong = [
      undefined,
      '',
      'bagwise_',
      token.slice(0, -1),
      `${token}A`,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.toUpperCase(),
      token.replace('bagwise_', ''),
      `${token} ${token}`,
      'x'.repeat(4_000),
    ]
    for (const sent of wrong) expect({ sent, answer: await ask(sent) }).toEqual({ sent, answer: REFUSED })
    expect(await ask(token, { scheme: 'Basic' })).toEqual(REFUSED)
    expect(await ask(token)).toMatchObject({ status: 200 })
  })

  it('are refused from the moment they are revoked, on every server, and only their golfer revokes them', async () => {
    const [ann, ben] = [await golfer(), await golfer()]
    const [first, second] = [await make(ann.browser), await make(ann.browser, { name: 'Phone' })]
    const [one, other] = [guarded(), guarded()]
    for (const ask of [one, other]) expect(await ask(first.token)).toMatchObject({ status: 200 })
    await revoke(ben.browser, first.id)
    expect(await other(first.token)).toMatchObject({ status: 200 })
    const left = await revoke(ann.browser, first.id)
    expect(left.tokens.map(({ name }) => name)).toEqual(['Phone'])
    for (const ask of [one, other]) expect(await ask(first.token)).toEqual(REFUSED)
    expect(await one(second.token)).toMatchObject({ status: 200 })
    expect((await revoke(ann.browser, first.id)).tokens).toHaveLength(1)
  })

  it('end after a year, when the account is locked or deleted, and outlive a new password', async () => {
    const [ann, ben] = [await golfer(), await golfer()]
    const [ofAnn, ofBen] = [await make(ann.browser), await make(ben.browser)]
    const ask = guarded()
    passedMs = TOKEN_LIFE_DAYS * DAY_MS - HOUR_MS
    expect(await ask(ofAnn.token)).toMatchObject({ status: 200 })
    passedMs += HOUR_MS
    expect(await ask(ofAnn.token)).toEqual(REFUSED)
    passedMs = 0
    // By a clock that was ahead.
    passedMs = -DAY_MS
    expect(await ask(ofAnn.token)).toEqual(REFUSED)
    passedMs = 0

    await ann.browser.ask(changePassword, { currentPassword: PASSWORD, password: 'another-fairway-8' })
    expect(await ask(ofAnn.token)).toMatchObject({ status: 200 })
    const operator = createOperatorActions(app.database)
    await operator.lock(ann.email, now())
    expect(await ask(ofAnn.token)).toEqual(REFUSED)
    await operator.unlock(ann.email)
    expect(await ask(ofAnn.token)).toMatchObject({ status: 200 })
    await ben.browser.ask(deleteAccount, { password: PASSWORD })
    expect(await ask(ofBen.token)).toEqual(REFUSED)
    const rows = await app.database.db.selectFrom('api_tokens').select('user_id').execute()
    expect(rows.map(({ user_id }) => user_id)).not.toContain(ben.user.id)
  })

  it('need the password to be made, are ten at most, and expired ones make room and are swept', async () => {
    const { browser, user } = await golfer()
    const asked = { name: 'Laptop', scope: 'read', password: 'wrong-fairway-7' }
    expect(await browser.call(makeToken, asked)).toMatchObject({ status: 422, body: { code: 'wrong-password' } })
    const answers = []
    for (let count = 0; count < MOST_TOKENS + 2; count += 1) {
      answers.push(await browser.call(makeToken, { ...asked, password: PASSWORD }))
    }
    const full = {
      status: 422,
      body: {
        code: 'too-many-tokens',
        message: 'You have 10 tokens, which is as many as fit: please revoke one first.',
      },
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_TOKENS)
    expect(answers.slice(MOST_TOKENS)).toMatchObject([full, full])
    const countOf = async () => {
      const own = app.database.db.selectFrom('api_tokens').select('id').where('user_id', '=', user.id)
      return (await own.execute()).length
    }
    const expired = new Date(now().getTime() - 1).toISOString()
    await app.database.db
      .updateTable('api_tokens')
      .set({ expires_at: expired })
      .where('user_id', '=', user.id)
      .where('id', '!=', (await listed(browser))[0]?.id ?? '')
      .execute()
    expect(await listed(browser)).toHaveLength(1)
    await sweepTokens(app.database.db, now(), new AbortController().signal)
    expect(await countOf()).toBe(1)
    await make(browser)
    expect(await countOf()).toBe(2)
  })

  it('are made by no two calls at once beyond ten', async () => {
    const { browser } = await golfer()
    const asked = { name: 'Laptop', scope: 'read', password: PASSWORD }
    const calls = Array.from({ length: MOST_TOKENS + 3 }, () => browser.call(makeToken, asked))
    expect((await Promise.all(calls)).filter(({ status }) => status === 200)).toHaveLength(MOST_TOKENS)
    expect(await listed(browser)).toHaveLength(MOST_TOKENS)
  })

  it('are guessed a few times from an address, while right ones go on, and their calls count as those of their golfer', async () => {
    const { browser } = await golfer()
    const { token } = await make(browser)
    const ask = guarded({ tries: TRY_LIMIT, callsPerMinute: 2 })
    await app.database.db.deleteFrom('attempt_counters').execute()
    const wrong = `${token.slice(0, -2)}zz`
    const statuses = []
    for (let count = 0; count <= TRY_LIMIT; count += 1) statuses.push((await ask(wrong)).status)
    expect(statuses).toEqual([401, 401, 401, 429])
    // A call without a token is no guess.
    expect(await ask(undefined)).toEqual(REFUSED)
    expect([(await ask(token)).status, (await ask(token)).status, (await ask(token)).status]).toEqual([200, 200, 429])
  })

  it('are in no log, no row, no takeout and no list, and a wrong name is refused', async () => {
    const { browser, user } = await golfer()
    const { token } = await make(browser)
    await guarded()(token)
    const taken = await browser.ask(getTakeout)
    const everything = [
      app.log.join('\n'),
      logWords(app.log.join('\n')),
      JSON.stringify(await storedRows(app.place)),
      JSON.stringify(taken),
      JSON.stringify(await listed(browser)),
    ]
    for (const text of everything) expect(text).not.toContain(token.slice('bagwise_'.length))
    const hash = await app.database.db
      .selectFrom('api_tokens')
      .select('token_hash')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(taken)).not.toContain(hash.token_hash)
    expect(app.log.join('\n')).not.toContain(hash.token_hash)
    for (const name of ['', '  ', 'x'.repeat(61), '\u0000']) {
      const refused = await browser.call(makeToken, { name, scope: 'read', password: PASSWORD })
      expect({ name, status: refused.status }).toEqual({ name, status: 422 })
    }
    expect((await browser.call(makeToken, { name: 'x', scope: 'write', password: PASSWORD })).status).toBe(422)
  })
})
