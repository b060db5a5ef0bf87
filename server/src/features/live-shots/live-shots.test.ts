import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as account from '@bagwise/contract/account'
import { deleteAccount } from '@bagwise/contract/account-settings'
import type { LiveShot } from '@bagwise/contract/live-shots'
import { followLiveShots, sendLiveShots } from '@bagwise/contract/live-shots'
import {
  LIVE_MESSAGES_PER_MINUTE,
  LIVE_SHOT_LIFETIME_MS,
  MOST_LIVE_SHOTS_SENT,
} from '@bagwise/contract/live-shot-limits'
import { makeToken, revokeToken } from '@bagwise/contract/tokens'
import { tokenPath } from '@bagwise/contract/token-limits'
import type { App } from '#server/app.ts'
import { listenLocally } from '#server/testing/listen-locally.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { MOST_LIVE_SHOTS } from './live-shot-store.ts'

const PATIENT = { timeout: 30_000 }
const LONG_MS = 60 * 60 * 1000

function shot(more: Partial<LiveShot> = {}): LiveShot {
  const figures = { carryYards: 152.4, sideYards: -3.1, isCarryComputed: false }
  return { id: randomUUID(), device: 'GSPro LM 1.1', club: '7-iron', ...figures, ...more }
}

/** Follows the stream as a browser does: `events` grows with what it tells. */
async function follow(url: string, sent: Readonly<Record<string, string>>) {
  // A connection of its own, which ends with the answer.
  const request = get(`${url}${followLiveShots.path}`, { headers: sent, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const events: { readonly id: string; readonly shot: LiveShot }[] = []
  let text = ''
  response.setEncoding('utf8').on('data', (part: string) => {
    text += part
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, id = ''] = /^id: (.*)$/m.exec(block) ?? []
      const [, data] = /^data: (.*)$/m.exec(block) ?? []
      if (data !== undefined) events.push({ id, shot: JSON.parse(data) })
    }
  })
  response.on('error', () => {})
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    events,
    ids: () => events.map((event) => event.shot.id),
    isOver: () => response.readableEnded || response.destroyed,
    end: () => request.destroy(),
  }
}

describe.each(DATABASE_KINDS)('live shots on %s', (kind) => {
  let app: TestApp
  let url: string
  let passedMs = 0
  const now = () => new Date(Date.UTC(2026, 10, 29, 12) + passedMs)
  beforeAll(async () => {
    app = await startTestApp(kind, { now, liveStreamMs: LONG_MS })
    await app.server.ready()
    url = `http://127.0.0.1:${await listenLocally(app.server.server)}`
  })
  afterAll(() => app.remove())

  async function golfer() {
    const browser = app.openBrowser()
    const { user } = await browser.ask(account.signUp, signUpForm())
    const { token, id } = await browser.ask(makeToken, { name: 'Range', scope: 'live:write', password: PASSWORD })
    return { browser, user, token, tokenId: id }
  }

  async function send(
    token: string | undefined,
    shots: readonly LiveShot[],
    { server = app.server, cookie = '' }: { readonly server?: App['server']; readonly cookie?: string } = {},
  ) {
    const {
      statusCode: status,
      payload,
      headers,
    } = await server.inject({
      method: 'POST',
      url: sendLiveShots.path,
      headers: { cookie, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      payload: { shots },
    })
    return { status, body: JSON.parse(payload), headers }
  }

  async function startAnother() {
    const another = await app.startAnother({ now, liveStreamMs: LONG_MS })
    await another.server.ready()
    return { another, anotherUrl: `http://127.0.0.1:${await listenLocally(another.server.server)}` }
  }

  const rowsOf = async (userId: string) =>
    app.database.db.selectFrom('live_shots').selectAll().where('user_id', '=', userId).execute()

  it('are told to the open page once each, as they were sent, in their order, however often they come', async () => {
    const { browser, token } = await golfer()
    const shots = [shot(), shot({ club: null, carryYards: 231.6, sideYards: 14, isCarryComputed: true })]
    expect(await send(token, shots.slice(0, 1))).toMatchObject({ status: 200, body: { newCount: 1 } })
    const stream = await follow(url, { cookie: browser.cookies })
    expect(stream).toMatchObject({ status: 200, type: 'text/event-stream' })
    expect(await send(token, shots)).toMatchObject({ body: { newCount: 1 } })
    expect(await send(token, shots)).toMatchObject({ body: { newCount: 0 } })
    const last = shot({ device: 'Größe 🏌' })
    await send(token, [last])
    await expect.poll(() => stream.events.map((event) => event.shot), PATIENT).toEqual([...shots, last])
    stream.end()
  })

  it('OPN-22 need the session of their golfer: a page without it is refused, gets no shot, and loses the stream with the sign-out', async () => {
    const [ann, ben] = [await golfer(), await golfer()]
    const { cookies } = ann.browser
    const madeUp = cookies.replaceAll(/=[^;]{20}/g, '=AAAAAAAAAAAAAAAAAAAA')
    for (const sent of [{}, { cookie: madeUp }, { authorization: `Bearer ${ann.token}` }]) {
      const refused = await follow(url, sent)
      expect(refused.status).toBe(401)
      refused.end()
    }
    const [ofAnn, ofBen] = [await follow(url, { cookie: cookies }), await follow(url, { cookie: ben.browser.cookies })]
    const [annsShot, bensShot] = [shot(), shot()]
    await send(ann.token, [annsShot])
    await send(ben.token, [bensShot])
    await expect.poll(() => [ofAnn.ids(), ofBen.ids()], PATIENT).toEqual([[annsShot.id], [bensShot.id]])

    await ann.browser.ask(account.signOut, {})
    await send(ann.token, [shot()])
    await expect.poll(() => ofAnn.isOver(), PATIENT).toBe(true)
    expect(ofAnn.ids()).toEqual([annsShot.id])
    expect(ofBen.isOver()).toBe(false)
    const again = await follow(url, { cookie: cookies })
    expect(again.status).toBe(401)
    for (const stream of [ofAnn, ofBen, again]) stream.end()
  })

  it('OPN-22 are neither missing nor told twice after a reconnect, also with another server in between', async () => {
    const { browser, token } = await golfer()
    const { another, anotherUrl } = await startAnother()
    const shots = Array.from({ length: 6 }, () => shot())
    const first = await follow(url, { cookie: browser.cookies })
    await send(token, shots.slice(0, 2))
    // A shot of the other server is seen a moment later.
    await send(token, shots.slice(2, 3), { server: another.server })
    await expect.poll(() => first.ids(), PATIENT).toEqual(shots.slice(0, 3).map(({ id }) => id))
    first.end()
    await send(token, shots.slice(3, 5))
    const second = await follow(anotherUrl, {
      cookie: browser.cookies,
      'last-event-id': first.events.at(-1)?.id ?? '',
    })
    await send(token, shots.slice(4))
    await expect.poll(() => second.ids(), PATIENT).toEqual(shots.slice(3).map(({ id }) => id))
    second.end()
    // A page that knows no event, and one that names a place of another database, are told all of them.
    for (const lastEventId of [undefined, '999999999999999', 'no-position']) {
      const fresh = await follow(url, {
        cookie: browser.cookies,
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      })
      await expect.poll(() => fresh.ids(), PATIENT).toEqual(shots.map(({ id }) => id))
      fresh.end()
    }
    await another.server.close()
  })

  it('end with the server that stops, and with their own time', async () => {
    const { browser } = await golfer()
    const { another, anotherUrl } = await startAnother()
    const stream = await follow(anotherUrl, { cookie: browser.cookies })
    await another.server.close()
    await expect.poll(() => stream.isOver(), PATIENT).toBe(true)
    stream.end()
    const brief = await app.startAnother({ now, liveStreamMs: 0 })
    const again = brief.openBrowser()
    again.cookies = browser.cookies
    expect(await again.call(followLiveShots)).toMatchObject({ status: 200, body: [] })
    await brief.server.close()
  })

  it('are followed by four pages of a golfer at a time', async () => {
    const { browser } = await golfer()
    const streams = await Promise.all(Array.from({ length: 4 }, () => follow(url, { cookie: browser.cookies })))
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const fifth = await follow(url, { cookie: browser.cookies })
    expect(fifth.status).toBe(429)
    fifth.end()
    streams[0]?.end()
    await vi.waitFor(async () => {
      const next = await follow(url, { cookie: browser.cookies })
      streams.push(next)
      expect(next.status).toBe(200)
    }, PATIENT)
    for (const stream of streams) stream.end()
  })

  it('come with a token for them only, and never with the cookie of a session', async () => {
    const { browser, user, token, tokenId } = await golfer()
    const { token: reading } = await browser.ask(makeToken, { name: 'Laptop', scope: 'read', password: PASSWORD })
    for (const wrong of [undefined, reading, token.slice(0, -1), `${token}x`, 'bagwise_']) {
      expect(await send(wrong, [shot()], { cookie: browser.cookies })).toMatchObject({
        status: 401,
        body: { code: 'token-refused' },
      })
    }
    expect(await send(token, [])).toMatchObject({ status: 200, body: { newCount: 0 } })
    await browser.ask({ ...revokeToken, path: tokenPath(tokenId) }, {})
    expect(await send(token, [shot()])).toMatchObject({ status: 401 })
    expect(await rowsOf(user.id)).toEqual([])
  })

  it('are sixty messages a minute of twenty shots, and 600 at a time, the oldest of which leave', async () => {
    const { user, token } = await golfer()
    const batch = () => Array.from({ length: MOST_LIVE_SHOTS_SENT }, () => shot())
    expect(await send(token, [...batch(), shot()])).toMatchObject({ status: 422 })
    const last = batch()
    for (let count = 1; count < LIVE_MESSAGES_PER_MINUTE; count += 1) await send(token, batch())
    expect(await send(token, last)).toMatchObject({ status: 200 })
    const refused = await send(token, [shot()])
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-tries' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const rows = await rowsOf(user.id)
    expect(rows).toHaveLength(MOST_LIVE_SHOTS)
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(last.map(({ id }) => id)))
  })

  it('are told for ten minutes, deleted then, and gone with the account before', async () => {
    const [ann, ben] = [await golfer(), await golfer()]
    const [old, late] = [shot(), shot()]
    await send(ann.token, [old])
    passedMs += LIVE_SHOT_LIFETIME_MS - 1
    await send(ann.token, [late])
    await send(ben.token, [shot()])
    await app.sweepLiveShots()
    expect((await rowsOf(ann.user.id)).map(({ id }) => id).toSorted()).toEqual([old.id, late.id].toSorted())
    passedMs += 1
    const stream = await follow(url, { cookie: ann.browser.cookies })
    await expect.poll(() => stream.ids(), PATIENT).toEqual([late.id])
    stream.end()
    await app.sweepLiveShots()
    expect((await rowsOf(ann.user.id)).map(({ id }) => id)).toEqual([late.id])
    await ben.browser.ask(deleteAccount, { password: PASSWORD })
    expect(await rowsOf(ben.user.id)).toEqual([])
    expect(await rowsOf(ann.user.id)).toHaveLength(1)
  })

  it('are refused where they are no shots', async () => {
    const { token } = await golfer()
    const wrong = [
      { club: 'putter' },
      { carryYards: 0 },
      { carryYards: 150.55 },
      { sideYards: 201 },
      { device: ' ' },
      { device: 'x'.repeat(41) },
      { id: '7' },
      { note: 'more' },
    ]
    for (const change of wrong) {
      expect({ change, status: (await send(token, [{ ...shot(), ...change } as LiveShot])).status }).toEqual({
        change,
        status: 422,
      })
    }
  })

  it('stand in no line of the log, and neither does the token', async () => {
    const { token } = await golfer()
    await send(token, [shot({ device: 'A device of this test' })])
    const log = app.log.join('')
    expect(log).not.toContain('A device of this test')
    expect(log).not.toContain(token)
  })
})
