import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { deleteShots, getShots, saveShots } from '@bagwise/contract/shots'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import { fileShotIds } from '@bagwise/golf/memory/file-shot-ids'
import { keptShot, shotSession } from '#server/testing/sample-shots.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'

const NOW = new Date('2026-11-21T23:30:00Z')
const NOTHING = { sessions: [], shots: [], changes: [] }
const AS_IMPORTED = { club: '7-iron', swing: 'full', mark: 'by-rule' } as const

describe.each(DATABASE_KINDS)('kept shots on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind, { now: () => NOW })
  })
  afterAll(() => app.remove())

  async function golfer() {
    const browser = app.openBrowser()
    const { user } = await browser.ask(account.signUp, signUpForm())
    return { browser, user }
  }

  const save = (browser: Browser, body: object) => browser.ask(saveShots, { save: randomUUID(), ...NOTHING, ...body })
  const remove = (browser: Browser, body: object) => browser.ask(deleteShots, { save: randomUUID(), ...body })
  const kept = (browser: Browser) => browser.ask(getShots)
  const changed = (shot: KeptShot, wanted: Partial<KeptShot>) => {
    const { club, swing, mark } = shot
    return { id: shot.id, base: { club, swing, mark }, wanted: { club, swing, mark, ...wanted } }
  }

  async function golferWithShots(count = 2) {
    const { browser, user } = await golfer()
    const session = shotSession()
    const shots = Array.from({ length: count }, () => keptShot(session))
    await save(browser, { sessions: [session], shots })
    return { browser, user, session, shots }
  }

  it('are read as they were sent, in the order in which they came', async () => {
    const { browser, user } = await golfer()
    const air = { temperatureF: 61.5, altitudeFeet: 5280, seaLevelPressureInHg: 29.92, humidity: 0.45 }
    const sessions: ShotSession[] = [
      shotSession({ air, isNormalised: true, note: 'Öresund 9️⃣', origin: 'device-indoor' }),
      shotSession({ day: '2026-11-22', source: 'log', origin: 'typed' }),
    ]
    const [first = shotSession(), second = shotSession()] = sessions
    const shots: KeptShot[] = [
      keptShot(first, {
        totalYards: 160.1,
        ballSpeedMph: 110.2,
        launchDeg: -5,
        startDeg: -1.5,
        spinRpm: 15_000,
        isSpinMeasured: true,
        spinAxisDeg: 0,
        clubSpeedMph: 80.4,
        aimYards: -60,
      }),
      keptShot(second, { club: null, label: 'Spoon', swing: 'other', mark: 'left-out', carryYards: 1 }),
    ]
    await save(browser, { golfer: user.id, sessions, shots })
    expect(await kept(browser)).toEqual({
      golfer: user.id,
      sessions,
      shots,
      gone: [],
      position: 4,
      isLast: true,
      epoch: expect.any(String),
    })
  })

  it('MEM-34 (same file) are the same ones when a file is taken in twice, on one device and on two, with other line ends', async () => {
    const { browser, user } = await golfer()
    const other = app.openBrowser()
    other.cookies = browser.cookies
    const lines = ['Club,Carry', '7i,151.3', '7i,148.8', '7i,155.0']
    const message = (end: string) => {
      const content = new TextEncoder().encode(lines.join(end))
      const ids = fileShotIds({ golfer: user.id, content })
      const session = shotSession({ id: ids.session })
      const shots = [2, 3, 4].map((line) => keptShot(session, { id: ids.shot(line) }))
      return { sessions: [session], shots }
    }
    await save(browser, message('\n'))
    const before = await kept(browser)
    expect(before.shots).toHaveLength(3)
    for (const device of [browser, other]) {
      for (const end of ['\n', '\r\n', '\r']) {
        await save(device, message(end))
        expect(await kept(browser)).toEqual(before)
      }
    }
  })

  it('MEM-34 (same save) are added and changed once by a message that is sent again, whatever was changed since', async () => {
    const { browser, session, shots } = await golferWithShots()
    const [shot = keptShot(session)] = shots
    const message = {
      save: randomUUID(),
      ...NOTHING,
      shots: [keptShot(session)],
      changes: [changed(shot, { mark: 'left-out' })],
    }
    await browser.ask(saveShots, message)
    const marked = { ...shot, mark: 'left-out' } as const
    await save(browser, { changes: [changed(marked, { mark: 'counts' })] })
    const before = await kept(browser)
    expect(before.shots).toHaveLength(3)
    for (const twice of [message, message]) {
      expect(await browser.ask(saveShots, twice)).toMatchObject({ conflicts: [], gone: [], unknown: [] })
      expect(await kept(browser)).toEqual(before)
    }
    expect(before.shots.find(({ id }) => id === shot.id)?.mark).toBe('counts')
  })

  it('MEM-35 (server, different fields) keep the mark of one device and the club of another, and both are told', async () => {
    const { browser, shots } = await golferWithShots(1)
    const [shot = keptShot(shotSession())] = shots
    expect((await save(browser, { changes: [changed(shot, { mark: 'left-out' })] })).conflicts).toEqual([])
    const { position } = await kept(browser)
    const { conflicts } = await save(browser, { changes: [changed(shot, { club: '8-iron' })] })
    const before = { ...AS_IMPORTED, mark: 'left-out' }
    expect(conflicts).toEqual([{ id: shot.id, before, now: { ...before, club: '8-iron' } }])
    const both = { ...shot, mark: 'left-out', club: '8-iron' }
    expect((await kept(browser)).shots).toEqual([both])
    const news = await browser.ask({ ...getShots, path: `/api/shots?after=${position}` })
    expect(news.shots).toEqual([both])
  })

  it('MEM-35 (server, same field) have the last word that arrived where both devices changed the same, and both are told', async () => {
    const { browser, shots } = await golferWithShots(1)
    const [shot = keptShot(shotSession())] = shots
    await save(browser, { changes: [changed(shot, { mark: 'left-out' })] })
    const { position } = await kept(browser)
    const { conflicts } = await save(browser, { changes: [changed(shot, { mark: 'counts' })] })
    expect(conflicts).toMatchObject([{ before: { mark: 'left-out' }, now: { mark: 'counts' } }])
    // The earlier device reads that its word has given way.
    const news = await browser.ask({ ...getShots, path: `/api/shots?after=${position}` })
    expect(news.shots).toEqual([{ ...shot, mark: 'counts' }])
  })

  it('never change but for club, swing and mark: a shot that is sent again with other figures stays', async () => {
    const { browser, session, shots } = await golferWithShots(1)
    const [shot = keptShot(session)] = shots
    const other = { ...shot, carryYards: 300, mark: 'left-out', club: 'driver' }
    await save(browser, { sessions: [{ ...session, note: 'x' }], shots: [other] })
    expect(await kept(browser)).toMatchObject({ sessions: [session], shots: [shot] })
    await save(browser, { changes: [changed(shot, { swing: 'half', club: null })] })
    expect((await kept(browser)).shots).toEqual([{ ...shot, swing: 'half', club: null }])
  })

  it('MEM-35 (server, deleted) stay gone: a stale device brings back neither a shot nor a session with its shots', async () => {
    const { browser, session, shots } = await golferWithShots(3)
    const other = shotSession()
    await save(browser, { sessions: [other], shots: [keptShot(other)] })
    const [shot = keptShot(session), second = keptShot(session)] = shots
    await remove(browser, { shots: [shot.id] })
    const again = await save(browser, { shots, changes: [changed(shot, { mark: 'counts' })] })
    expect(again.gone).toEqual([shot.id])
    expect((await kept(browser)).shots.map(({ id }) => id)).not.toContain(shot.id)

    await remove(browser, { sessions: [session.id] })
    const late = keptShot(session)
    const answer = await save(browser, { sessions: [session], shots: [second, late] })
    expect(answer.gone).toEqual([session.id, second.id, late.id])
    const { sessions, shots: left, gone } = await kept(browser)
    expect([sessions, left.length]).toEqual([[other], 1])
    expect(gone).toEqual([shot.id, session.id])
  })

  it('go once however often a deletion is sent, and deleting what is gone or was never there is no fault', async () => {
    const { browser, session, shots } = await golferWithShots()
    const [shot = keptShot(session)] = shots
    const deletion = { save: randomUUID(), shots: [shot.id, randomUUID()] }
    const { position } = await browser.ask(deleteShots, deletion)
    expect((await browser.ask(deleteShots, deletion)).position).toBe(position)
    await remove(browser, { shots: [shot.id] })
    await remove(browser, {})
    expect((await kept(browser)).shots).toHaveLength(1)
  })

  it('say which changes are of no stored shot', async () => {
    const { browser, session } = await golferWithShots()
    const nowhere = keptShot(session)
    expect(await save(browser, { changes: [changed(nowhere, { mark: 'counts' })] })).toMatchObject({
      unknown: [nowhere.id],
      gone: [],
    })
  })

  it("MEM-36 are the golfer's alone: nobody else reads, changes or deletes them, and their ids are free", async () => {
    const ann = await golferWithShots()
    const bob = await golfer()
    const before = await kept(ann.browser)
    expect(await kept(bob.browser)).toMatchObject({ sessions: [], shots: [], gone: [], position: 0 })
    const [shot = keptShot(ann.session)] = ann.shots
    const change = changed(shot, { mark: 'left-out' })
    expect(await save(bob.browser, { changes: [change] })).toMatchObject({ unknown: [shot.id] })
    await remove(bob.browser, { sessions: [ann.session.id], shots: [shot.id] })
    expect(await kept(ann.browser)).toEqual(before)
    const carl = await golfer()
    await save(carl.browser, { sessions: [ann.session], shots: [{ ...shot, carryYards: 99 }] })
    expect(await kept(ann.browser)).toEqual(before)
    expect((await kept(carl.browser)).shots[0]?.carryYards).toBe(99)
  })

  it('refuse what was meant for another golfer, and visitors', async () => {
    const [ann, bob] = [await golferWithShots(), await golfer()]
    const other = { status: 403, body: { code: 'other-golfer' } }
    const ofAnn = { save: randomUUID(), golfer: ann.user.id }
    expect(await bob.browser.call(saveShots, { ...ofAnn, ...NOTHING, sessions: [shotSession()] })).toMatchObject(other)
    expect(await bob.browser.call(deleteShots, { ...ofAnn, sessions: [ann.session.id] })).toMatchObject(other)
    expect(await kept(bob.browser)).toMatchObject({ sessions: [], position: 0 })
    const visitor = app.openBrowser()
    for (const [endpoint, body] of [
      [getShots, undefined],
      [saveShots, { save: randomUUID(), ...NOTHING }],
      [deleteShots, { save: randomUUID() }],
    ] as const) {
      expect(await visitor.call(endpoint, body)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
    }
  })

  it('end with every row once when many devices send the same and other shots at once', async () => {
    const { browser, session } = await golferWithShots(0)
    const same = keptShot(session)
    const messages = Array.from({ length: 6 }, () => ({
      save: randomUUID(),
      ...NOTHING,
      shots: [keptShot(session), same],
    }))
    await Promise.all([...messages, ...messages].map((message) => browser.ask(saveShots, message)))
    const { shots, position } = await kept(browser)
    expect(new Set(shots.map(({ id }) => id)).size).toBe(7)
    expect(shots).toHaveLength(7)
    // The session, and each shot once.
    expect(position).toBe(8)
  })

  it('are counted as writes', async () => {
    const limited = await app.startAnother({ now: () => NOW, config: { writesPerMinute: 2 } })
    const browser = limited.openBrowser()
    await browser.ask(account.signUp, signUpForm())
    const session = shotSession()
    await save(browser, { sessions: [session] })
    await remove(browser, { shots: [randomUUID()] })
    for (const [endpoint, body] of [
      [saveShots, { ...NOTHING, shots: [keptShot(session)] }],
      [deleteShots, { sessions: [session.id] }],
    ] as const) {
      expect(await browser.call(endpoint, { save: randomUUID(), ...body })).toMatchObject({ status: 429 })
    }
    expect(await kept(browser)).toMatchObject({ sessions: [session], shots: [] })
    await limited.server.close()
  })

  it('go with the account', async () => {
    const { browser, user, session } = await golferWithShots()
    await remove(browser, { shots: [randomUUID()] })
    expect((await kept(browser)).sessions).toEqual([session])
    await app.database.db.deleteFrom('user').where('id', '=', user.id).execute()
    for (const table of ['shot_positions', 'shot_sessions', 'shots', 'shots_gone'] as const) {
      const rows = app.database.db.selectFrom(table).select('user_id').where('user_id', '=', user.id)
      expect(await rows.execute()).toEqual([])
    }
  })
})
