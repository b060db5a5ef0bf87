import { randomUUID } from 'node:crypto'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAnything } from '@bagwise/assistants/testing/ask-anything'
import { TOOLS } from '@bagwise/assistants/tools'
import * as account from '@bagwise/contract/account'
import { deleteAccount } from '@bagwise/contract/account-settings'
import { callMcp } from '@bagwise/contract/mcp'
import { savePlay } from '@bagwise/contract/play'
import { patchProfile } from '@bagwise/contract/profile'
import { saveRound } from '@bagwise/contract/rounds'
import { saveShots } from '@bagwise/contract/shots'
import { getTakeout } from '@bagwise/contract/takeout'
import { MCP_PATH, TOKEN_LIFE_DAYS, tokenPath } from '@bagwise/contract/token-limits'
import { makeToken, revokeToken } from '@bagwise/contract/tokens'
import { newRows, playedRound } from '#server/testing/sample-play.ts'
import { API_ROUTES } from '#server/testing/attacks/api-routes.ts'
import { storedRows } from '#server/testing/stored-rows.ts'
import { DATABASE_KINDS, IS_EXHAUSTIVE } from '#server/testing/temporary-database.ts'
import { Browser, PASSWORD, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

/** `tools.test.ts` gives each tool 200. */
const INPUT_COUNT = IS_EXHAUSTIVE ? 200 : 8
const DAY_MS = 24 * 60 * 60 * 1000
const CLUB = { brand: '', model: '', shaftType: 'steel', shaftFlex: 'regular', lie: 62, loft: 32, length: 37 }
/** What is refused, whatever is wrong with the token. */
const REFUSED = { code: 'token-refused', message: 'This needs a valid Bagwise token. Make one in your profile.' }

type Server = Pick<TestApp, 'server'>['server']

/** A client of the SDK whose requests go to this server. */
async function connect(server: Server, token: string, onAnswer: (status: number) => void = () => undefined) {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(new URL(`http://localhost:3000${MCP_PATH}`), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
    fetch: async (url, init = {}) => {
      const answer = await server.inject({
        method: init.method === 'GET' ? 'GET' : init.method === 'DELETE' ? 'DELETE' : 'POST',
        url: new URL(url).pathname,
        headers: { host: 'localhost:3000', ...Object.fromEntries(new Headers(init.headers)) },
        ...(typeof init.body === 'string' && { payload: init.body }),
      })
      onAnswer(answer.statusCode)
      const body = [202, 204].includes(answer.statusCode) ? null : answer.payload
      return new Response(body, {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
      })
    },
  })
  await client.connect(transport as Transport)
  return client
}

describe.each(DATABASE_KINDS)('assistants over HTTP on %s', (kind) => {
  let app: TestApp
  let passedMs = 0
  const now = () => new Date(Date.now() + passedMs)
  beforeAll(async () => {
    app = await startTestApp(kind, { now })
  })
  afterAll(() => app.remove())

  /** A golfer with two clubs, a shot, three rounds and a token. */
  async function golfer({ carryYards = 150, course = 'Heather Links' } = {}) {
    const browser = app.openBrowser()
    const form = signUpForm()
    const { user } = await browser.ask(account.signUp, form)
    const value = (distance: number) => ({ base: null, value: { distance, source: 'manual' } })
    const club = { base: null, value: { ...CLUB, isInBag: true, notes: '' } }
    await browser.ask(patchProfile, {
      batch: randomUUID(),
      set: {
        'golfBag.7-iron': club,
        'golfBag.pw': { base: null, value: { ...club.value, loft: 46 } },
        'clubDistances.7-iron': value(carryYards),
        'clubDistances.pw': value(110),
        hand: { base: null, value: 'left' },
      },
    })
    const session = {
      id: randomUUID(),
      day: '2026-11-20',
      origin: 'typed',
      source: 'log',
      isNormalised: false,
      note: '',
    }
    const words = { club: '7-iron', swing: 'full', mark: 'by-rule', label: '' }
    const shot = { id: randomUUID(), session: session.id, ...words, carryYards, isSpinMeasured: false }
    await browser.ask(saveShots, { save: randomUUID(), sessions: [session], shots: [shot], changes: [] })
    for (const [index, adjustedGrossScore] of [91, 88, 95].entries()) {
      const ratings = { courseRating: 71.3, slopeRating: 128, adjustedGrossScore, playingConditions: null }
      const round = { id: randomUUID(), date: `2026-05-0${index + 1}`, course, tees: 'White', ...ratings }
      await browser.ask(saveRound, { save: randomUUID(), base: null, round })
    }
    const { token, id } = await browser.ask(makeToken, { name: 'Assistant', scope: 'read', password: PASSWORD })
    return { browser, user, token, tokenId: id, email: form.email }
  }
  const ask = async (client: Client, name: string, input: Record<string, unknown> = {}) =>
    Object((await client.callTool({ name, arguments: input })).structuredContent)
  const send = (token: string | undefined, body: object = { jsonrpc: '2.0', id: 1, method: 'ping' }) =>
    new Browser(app.server, 'http://localhost:3000').call(callMcp, body, {
      accept: 'application/json, text/event-stream',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    })

  it('OPN-12 read the clubs, shots and index of the golfer of the token, and of nobody else', async () => {
    const [ann, ben] = [await golfer(), await golfer({ carryYards: 171, course: 'Dunes' })]
    for (const [{ token }, carryYards, course] of [
      [ann, 150, 'Heather Links'],
      [ben, 171, 'Dunes'],
    ] as const) {
      const client = await connect(app.server, token)
      expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name))
      const { clubs } = await ask(client, 'my_clubs')
      expect(clubs).toMatchObject([
        { club: '7-iron', carryYards, carryFrom: 'manual' },
        { club: 'pw', carryYards: 110 },
      ])
      expect(await ask(client, 'my_shots')).toMatchObject({ shotCount: 1, clubs: [{ club: '7-iron' }] })
      const index = await ask(client, 'index')
      expect(index).toMatchObject({ indexStrokes: expect.any(Number), roundCount: 3 })
      expect(index.scores).toMatchObject([{ course }, { course }, { course }])
      const advice = await ask(client, 'which_club', { distanceYards: 140, lie: 'rough' })
      expect(advice).toMatchObject({ recommended: { club: '7-iron' } })
      expect(advice.notKnown).not.toContain('Your hand: you count as right-handed.')
      await client.close()
    }
  })

  it('OPN-12 write nothing, by whatever is sent with a token, and a token opens no other call', async () => {
    const { token } = await golfer()
    const client = await connect(app.server, token)
    await ask(client, 'my_clubs')
    // The day of its use has been noted by now.
    const before = await storedRows(app.place)
    const { tools } = await client.listTools()
    for (const { name, annotations } of tools) {
      expect({ name, annotations }).toMatchObject({ name, annotations: { readOnlyHint: true } })
      await client.callTool({ name, arguments: { distanceYards: 150, club: '7-iron', set: 1 } })
    }
    for (const method of ['resources/list', 'tools/delete', 'prompts/list', 'logging/setLevel']) {
      expect(await send(token, { jsonrpc: '2.0', id: 2, method, params: {} })).toMatchObject({ body: { error: {} } })
    }
    expect(await storedRows(app.place)).toEqual(before)
    await client.close()
    for (const { endpoint, access, bodyOf } of API_ROUTES.filter((route) => route.access === 'golfer')) {
      const body = bodyOf({ ...ABOUT, userId: 'none' })
      const headers = { authorization: `Bearer ${token}` }
      const { status, body: answer } = await app.openBrowser().call(endpoint, body, headers)
      expect({ access, path: endpoint.path, status, answer }).toMatchObject({
        status: 401,
        answer: { code: 'not-signed-in' },
      })
    }
    expect(await storedRows(app.place)).toEqual(before)
  })

  it('OPN-12 are refused with 401 from the moment the token is revoked, by every server on the database', async () => {
    const { browser, token, tokenId } = await golfer()
    const other = await app.startAnother({ now })
    const statuses: number[] = []
    const clients = [
      await connect(app.server, token, (status) => statuses.push(status)),
      await connect(other.server, token, (status) => statuses.push(status)),
    ]
    for (const client of clients) expect((await ask(client, 'my_clubs')).clubCount).toBe(2)
    await browser.ask({ ...revokeToken, path: tokenPath(tokenId) }, {})
    statuses.length = 0
    for (const client of clients) await expect(ask(client, 'my_clubs')).rejects.toThrow(/valid Bagwise token/)
    expect(statuses).toEqual([401, 401])
    for (const client of clients) await client.close()
    await other.server.close()
  })

  it('OPN-13 refuse a wrong, cut, expired or missing token and that of a deleted golfer in the same words', async () => {
    const [ann, ben] = [await golfer(), await golfer()]
    const live = await ann.browser.ask(makeToken, { name: 'Range', scope: 'live:write', password: PASSWORD })
    expect(await send(ann.token)).toMatchObject({ status: 200 })
    await ben.browser.ask(deleteAccount, { password: PASSWORD })
    const { token } = ann
    const wrong = [
      undefined,
      'none',
      token.slice(0, -1),
      `${token.slice(0, -3)}abc`,
      `${token}a`,
      live.token,
      ben.token,
    ]
    const answers = []
    for (const sent of wrong) answers.push(await send(sent))
    passedMs = TOKEN_LIFE_DAYS * DAY_MS
    answers.push(await send(token))
    passedMs = 0
    expect(answers).toHaveLength(wrong.length + 1)
    for (const { status, body, headers } of answers) {
      expect({ status, body, challenge: headers['www-authenticate'] }).toEqual({
        status: 401,
        body: REFUSED,
        challenge: 'Bearer',
      })
    }
    expect(await send(token)).toMatchObject({ status: 200 })
    await app.database.db.deleteFrom('attempt_counters').execute()
  })

  it('OPN-13 keep tokens out of every log, row, takeout and answer but the first', async () => {
    const { browser, token } = await golfer()
    const client = await connect(app.server, token)
    const said = [JSON.stringify(await ask(client, 'my_clubs'))]
    await client.close()
    await send(`${token}x`)
    await send(token, { jsonrpc: '2.0', id: 1, method: token })
    for (const { endpoint } of API_ROUTES.filter(
      ({ endpoint: { method }, access }) => method === 'GET' && access !== 'token',
    )) {
      said.push(JSON.stringify((await browser.call(endpoint)).body))
    }
    said.push(
      JSON.stringify(await browser.ask(getTakeout)),
      JSON.stringify(await storedRows(app.place)),
      app.log.join('\n'),
    )
    expect(app.log.join('\n')).toContain(MCP_PATH)
    for (const text of said) expect(text).not.toContain(token.slice('bagwise_'.length, -1))
  })

  it('OPN-14 answer the distance and the card while a round under tournament rules is open', async () => {
    const { browser, token } = await golfer()
    const round = playedRound({ rules: 'tournament' })
    await browser.ask(savePlay, { save: randomUUID(), changes: [newRows.round(round)] })
    const client = await connect(app.server, token)
    for (const name of ['which_club', 'plays_like']) {
      const answer = await ask(client, name, { distanceYards: 140 })
      expect(Object.keys(answer).toSorted()).toEqual(['answer', 'card', 'distanceYards', 'notKnown', 'rule'])
      expect(answer.card).toMatchObject([{ club: '7-iron' }, { club: 'pw' }])
    }
    await client.close()
  })

  it('OPN-11 give results or tool errors that hold the schema, and the call that follows works', async () => {
    const { token } = await golfer()
    const client = await connect(app.server, token)
    const { answeredCount, problems } = await askAnything(client, { inputCount: INPUT_COUNT })
    expect(problems).toEqual([])
    expect(answeredCount).toBeGreaterThan(TOOLS.length * (INPUT_COUNT / 2))
    await client.close()
  })

  it('take wrong input as a tool error, and answer only POST, of no other page, and so many calls a minute', async () => {
    const { token } = await golfer()
    const client = await connect(app.server, token)
    const wrong = await client.callTool({ name: 'plays_like', arguments: { distanceYards: 'far' } })
    expect(wrong).toMatchObject({ isError: true, content: [{ text: 'distanceYards has to be a number.' }] })
    await client.close()
    for (const method of ['GET', 'DELETE', 'PUT', 'HEAD'] as const) {
      const { statusCode, headers } = await app.server.inject({ method, url: MCP_PATH })
      expect({ method, statusCode, allow: headers.allow }).toEqual({ method, statusCode: 405, allow: 'POST' })
    }
    const authorization = `Bearer ${token}`
    const foreign = { authorization, origin: 'https://evil.example' }
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
    expect(await app.openBrowser().call(callMcp, ping, foreign)).toMatchObject({ status: 403 })

    const limited = await app.startAnother({ now, config: { toolCallsPerMinute: 2 } })
    const few = await connect(limited.server, token)
    await ask(few, 'gaps')
    await ask(few, 'gaps')
    await expect(ask(few, 'gaps')).rejects.toThrow(/too many requests/)
    await few.close()
    await limited.server.close()
  })
})

const ABOUT = {
  userId: '',
  email: 'golfer@example.com',
  sessionId: randomUUID(),
  roundId: randomUUID(),
  progressId: randomUUID(),
  shotSessionId: randomUUID(),
  shotId: randomUUID(),
  playedRoundId: randomUUID(),
  playedShotId: randomUUID(),
}
