import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signUp } from '@bagwise/contract/account'
import { PackedCourse, findCourses, getCourse } from '@bagwise/contract/courses'
import { coursePath, coursesPath } from '@bagwise/contract/course-paths'
import { packCourse } from '@bagwise/golf/course/pack-course'
import { createCourseStore } from '#server/features/courses/course-store.ts'
import { logWords } from '#server/testing/log-words.ts'
import { startStubOverpass } from '#server/testing/stubs/stub-overpass.ts'
import type { StubOverpass } from '#server/testing/stubs/stub-overpass.ts'
import { ST_ANDREWS, drawnCourse, mapText } from '#server/testing/sample-map.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import { mapCourseOf } from './map-course.ts'

const START = new Date('2026-11-21T12:00:00Z')
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** For states that a busy machine takes its time to reach. */
const PATIENT = { timeout: 30_000 }
const USER_AGENT = 'Bagwise at golf.example (ann@golf.example)'
const OFF = { status: 503, body: { code: 'courses-off', message: expect.stringMatching(/file, or map the hole/) } }

let lastNumber = 100
const nextId = () => `way/${(lastNumber += 1)}` as const
const sent = (course: Parameters<typeof packCourse>[0]) => JSON.parse(JSON.stringify(packCourse(course)))

describe.each(DATABASE_KINDS)('courses on %s', (kind) => {
  let stub: StubOverpass
  let app: TestApp
  let browser: Browser
  let now = START
  beforeEach(async () => {
    now = START
    stub = await startStubOverpass()
    app = await startTestApp(kind, options())
    browser = await signedIn(app)
  })
  afterEach(async () => {
    await app.remove()
    await stub.close()
  })

  function options({ callsPerDay = 10_000 }: { readonly callsPerDay?: number } = {}) {
    const overpass = { url: stub.url, userAgent: USER_AGENT, callsPerDay, deadlineMs: 20_000 }
    return { now: () => now, config: { overpass, trustedProxies: ['127.0.0.1'] } }
  }

  async function signedIn({ openBrowser }: Pick<TestApp, 'openBrowser'>) {
    const opened = openBrowser()
    await opened.ask(signUp, signUpForm())
    return opened
  }

  const ask = (id: string, { by = browser, ...headers }: { readonly by?: Browser } & Record<string, unknown> = {}) =>
    by.call({ ...getCourse, path: coursePath(id) }, undefined, headers as Record<string, string>)
  const near = (place = ST_ANDREWS, name?: string) =>
    browser.call({ ...findCourses, path: coursesPath({ place, name }) })
  const named = (name: string) => browser.call({ ...findCourses, path: coursesPath({ name }) })
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }

  async function kept(id: string) {
    await ask(id)
    await expect.poll(async () => (await ask(id)).status, PATIENT).toBe(200)
    return ask(id)
  }

  async function keep(number: number, changes: Partial<Parameters<typeof drawnCourse>[0]> = {}) {
    const course = mapCourseOf(drawnCourse({ number, ...changes }))
    if (!course) throw new Error('This course is beyond all limits')
    await createCourseStore(app.database.db).keep(course, now)
    return course
  }

  it('are asked for when they are unknown, kept, fresh for 30 days, and served at once when older, with the map asked behind', async () => {
    const id = nextId()
    expect(await ask(id)).toMatchObject({ status: 202, body: { state: 'asked' } })
    const answer = await kept(id)
    const course = sent(drawnCourse({ number: lastNumber }))
    expect(answer).toMatchObject({ status: 200, body: { course, isStale: false } })

    pass(30 * DAY_MS - MINUTE_MS)
    expect(await ask(id)).toMatchObject({ body: { isStale: false } })
    expect(stub.requests).toHaveLength(1)

    const release = Promise.withResolvers<void>()
    stub.answerWith((response) => void release.promise.then(() => response.end('{"elements":[]}')))
    pass(2 * MINUTE_MS)
    expect(await ask(id)).toMatchObject({ status: 200, body: { course, isStale: true } })
    expect(await ask(id)).toMatchObject({ status: 200, body: { course, isStale: true } })
    await expect.poll(() => stub.requests.length, PATIENT).toBe(2)
    release.resolve()
    // The map has lost it: what is kept stays, and the map is left alone for some hours.
    pass(HOUR_MS)
    expect(await ask(id)).toMatchObject({ status: 200, body: { course, isStale: true } })
    stub.answerWith(undefined)
    pass(6 * HOUR_MS)
    expect(await ask(id)).toMatchObject({ status: 200, body: { course, isStale: true } })
    await expect.poll(async () => (await ask(id)).body, PATIENT).toMatchObject({ isStale: false })
    expect(stub.requests).toHaveLength(3)
  })

  it('are relations, too', async () => {
    const number = (lastNumber += 1)
    expect((await kept(`relation/${number}`)).body).toMatchObject({
      course: { id: `relation/${number}`, holes: [{ number: 1, par: 4, green: expect.any(Number) }] },
    })
  })

  it('make one call for a hundred golfers who ask at once, and for two servers', async () => {
    const release = Promise.withResolvers<void>()
    stub.answerWith((response) => void release.promise.then(() => response.end('{"elements":[]}')))
    const another = await app.startAnother(options())
    const elsewhere = another.openBrowser()
    elsewhere.cookies = browser.cookies
    const id = nextId()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => ask(id, { by: index % 2 === 0 ? browser : elsewhere })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    await expect.poll(() => stub.requests.length, PATIENT).toBe(1)
    release.resolve()
    await expect.poll(async () => (await ask(id)).status, PATIENT).toBe(404)
    expect(stub.requests).toHaveLength(1)
    await another.server.close()
  })

  it('send the query, the name of the operator, and nothing of the golfer or the place', async () => {
    await kept('way/4711')
    await near()
    await expect.poll(() => stub.requests.length, PATIENT).toBe(2)
    const [course, place] = stub.requests
    const headers = {
      host: new URL(stub.url).host,
      connection: 'keep-alive',
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      'content-length': expect.stringMatching(/^\d+$/),
      accept: 'application/json',
      'accept-language': '*',
      'accept-encoding': expect.stringMatching(/^[a-z, ]+$/),
      'sec-fetch-mode': 'cors',
      'user-agent': USER_AGENT,
    }
    const kinds = [
      'nwr[golf]',
      'wr[natural~"^(water|wood|scrub)$"]',
      'wr[water]',
      'wr[landuse~"^(forest|reservoir)$"]',
      'wr[waterway~"^(riverbank|river|stream|ditch|drain|canal|brook)$"]',
    ]
    const inside = kinds.map((one) => `${one}(area.ground);`).join('')
    const beside = kinds.map((one) => `${one}(around.course:60);`).join('')
    expect(course).toEqual({
      method: 'POST',
      path: '/api/interpreter',
      headers,
      query: `[out:json][timeout:15][maxsize:33554432];way(4711)->.course;.course map_to_area->.ground;(.course;${inside}${beside});out geom;`,
    })
    expect(place).toEqual({
      method: 'POST',
      path: '/api/interpreter',
      headers,
      query:
        '[out:json][timeout:15][maxsize:33554432];wr[leisure=golf_course](around:10000,56.34,-2.80);out tags center 50;',
    })
  })

  it('stand in no table and no log with the place that found them', async () => {
    await browser.call({ ...findCourses, path: '/api/courses?latitudeDeg=43.98765&longitudeDeg=12.34567' })
    await expect.poll(() => stub.requests.length, PATIENT).toBe(1)
    expect(stub.requests[0]?.query).toContain('around:10000,43.98,12.34)')
    await app.flushMail(AbortSignal.abort())
    expect(logWords(app.log.join('\n'))).not.toMatch(/43\.9|12\.3|itudeDeg/)
    const tables = await app.database.db.introspection.getTables()
    for (const { name } of tables) {
      const rows = await app.database.db
        .selectFrom(name as 'course_maps')
        .selectAll()
        .execute()
      expect(JSON.stringify(rows)).not.toMatch(/43\.9[89]|12\.34|4398|1234/)
    }
  })

  it('are found near a place, nearest first, those that are kept before the map has answered', async () => {
    await keep(72, { name: 'Old Links', middle: { latitudeDeg: 56.341, longitudeDeg: -2.801 } })
    await keep(80, { name: 'Kept Links', middle: { latitudeDeg: 56.355, longitudeDeg: -2.8 } })
    await keep(81, { name: 'Other end', middle: { latitudeDeg: 56.6, longitudeDeg: -2.8 } })
    const first = await near()
    expect(first).toMatchObject({
      status: 202,
      body: { state: 'asked', courses: [{ id: 'way/72' }, { id: 'way/80' }] },
    })
    await expect.poll(async () => (await near()).status, PATIENT).toBe(200)
    const { body } = await near()
    expect(body).toEqual({
      state: 'complete',
      courses: [
        { id: 'relation/72', name: 'Öld Links', at: [56_341_000, -2_801_000] },
        { id: 'way/72', name: 'Old Links', at: [56_341_000, -2_801_000], holes: 1 },
        { id: 'way/73', at: [56_350_000, -2_800_000] },
        { id: 'way/80', name: 'Kept Links', at: [56_355_000, -2_800_000], holes: 1 },
        { id: 'way/71', name: 'Far Links', at: [56_360_000, -2_810_000] },
      ],
    })
    expect((await near(ST_ANDREWS, 'old')).body).toMatchObject({ courses: [{ id: 'relation/72' }, { id: 'way/72' }] })
    expect(stub.requests).toHaveLength(1)
    // A neighbour asks the same.
    await near({ latitudeDeg: 56.3301, longitudeDeg: -2.809 })
    expect(stub.requests).toHaveLength(1)
    pass(11 * MINUTE_MS)
    await near()
    await expect.poll(() => stub.requests.length, PATIENT).toBe(2)
  })

  it('are found across the antimeridian', async () => {
    stub.answerWith((response) => response.end('{"elements":[]}'))
    await keep(90, { middle: { latitudeDeg: -17.8, longitudeDeg: 179.98 } })
    await keep(91, { middle: { latitudeDeg: -17.8, longitudeDeg: -179.98 } })
    for (const longitudeDeg of [179.99, -179.99, 180, -180]) {
      const { body } = await near({ latitudeDeg: -17.8, longitudeDeg })
      expect(Object(body).courses).toHaveLength(2)
    }
  })

  it('are found by a part of their name among those that are kept, without accents and capitals, and never by wildcards', async () => {
    await keep(1, { name: 'Golfklúbbur Ödeby' })
    await keep(2, { name: '100% Links_Park' })
    for (const name of ['golfklubbur', 'ÖDEBY', 'odeby', 'bbur öd']) {
      expect(await named(name)).toMatchObject({ status: 200, body: { state: 'kept', courses: [{ id: 'way/1' }] } })
    }
    for (const name of ['00%', 'links_p', '100% links']) {
      expect(await named(name)).toMatchObject({ body: { courses: [{ id: 'way/2' }] } })
    }
    for (const name of ['%%%', 'G_lf', '___', "' or 1=1 --", 'nowhere']) {
      expect(await named(name)).toMatchObject({ status: 200, body: { courses: [] } })
    }
    expect(stub.requests).toEqual([])
  })

  it('HOL-38 are twenty of a place or a name for a golfer and none for a visitor, within 72 holes, 3,000 shapes and 60,000 numbers, with names cut at 100 characters', async () => {
    for (let number = 1; number <= 21; number += 1) await keep(number, { name: `Common Links ${number}` })
    for (const answer of [await near(), await named('common')]) expect(Object(answer.body).courses).toHaveLength(20)
    const visitor = app.openBrowser()
    for (const path of [coursesPath({ place: ST_ANDREWS }), coursesPath({ name: 'common' }), coursePath('way/1')]) {
      expect(await visitor.call({ method: 'GET', path })).toMatchObject({
        status: 401,
        body: { code: 'not-signed-in' },
      })
    }
    for (const query of [
      '',
      '?name=Ol',
      `?name=${'x'.repeat(81)}`,
      '?latitudeDeg=56',
      '?latitudeDeg=81&longitudeDeg=0',
    ]) {
      const answer = await browser.call({ method: 'GET', path: `/api/courses${query}` })
      expect(answer).toMatchObject({ status: 422, body: { message: expect.stringMatching(/^.{5,200}\.$/) } })
    }

    const number = (lastNumber += 1)
    stub.answerWith((response) => response.end(mapText({ number, name: `Links ${'x'.repeat(150)}` })))
    const { course } = Object((await kept(`way/${number}`)).body)
    expect([...course.name]).toHaveLength(100)
    expect(course.name).toContain('Links xxx')
    const [shape, hole] = [course.shapes[0], course.holes[0]]
    const many = (thing: object, count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...thing, id: `a/${index}` }))
    const isTaken = (changes: object) => PackedCourse.safeParse({ ...course, ...changes }).success
    const rings = (count: number) => Array.from({ length: count }, () => Array(1_000).fill(0))
    const bare = { holes: [], shapes: [] }
    expect([isTaken({ holes: many(hole, 72) }), isTaken({ holes: many(hole, 73) })]).toEqual([true, false])
    const small = { ...shape, rings: [[0, 0]] }
    expect([
      isTaken({ ...bare, shapes: many(small, 3_000) }),
      isTaken({ ...bare, shapes: many(small, 3_001) }),
    ]).toEqual([true, false])
    expect([isTaken({ ...bare, outline: rings(60) }), isTaken({ ...bare, outline: rings(61) })]).toEqual([true, false])
  })

  it('have an ETag, which is answered with 304 as long as nothing has changed', async () => {
    const id = nextId()
    const { headers } = await kept(id)
    const etag = String(headers['etag'])
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    const get = async (match: string) =>
      app.server.inject({
        url: coursePath(id),
        headers: { cookie: browser.cookies, 'if-none-match': match },
      })
    for (const match of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const same = await get(match)
      expect([same.statusCode, same.body, same.headers['etag']]).toEqual([304, '', etag])
    }
    expect((await get('"other"')).statusCode).toBe(200)
    pass(31 * DAY_MS)
    const stale = await get(etag)
    expect([stale.statusCode, stale.json().isStale]).toEqual([200, true])
    expect((await get(String(stale.headers['etag']))).statusCode).toBe(304)
  })

  it('are five thousand: the least recently asked leaves for the next', async () => {
    const times = [START.getTime() - 2 * DAY_MS, START.getTime() - DAY_MS]
    const rows = Array.from({ length: 5_000 }, (_, index) => ({
      id: `way/9${String(index).padStart(5, '0')}`,
      state: 'none' as const,
      asked_at: new Date(times[Math.min(index, 1)] ?? 0).toISOString(),
    }))
    for (let start = 0; start < rows.length; start += 500) {
      await app.database.db
        .insertInto('course_maps')
        .values(rows.slice(start, start + 500))
        .execute()
    }
    const [oldest] = rows
    await keep(55)
    const left = await app.database.db.selectFrom('course_maps').select('id').execute()
    expect(left).toHaveLength(5_000)
    expect(left.map(({ id }) => id)).toContain('way/55')
    expect(left.map(({ id }) => id)).not.toContain(oldest?.id)
  })

  it('note hourly that they were asked for, so that those in use stay', async () => {
    await keep(55)
    const askedAt = async () =>
      (await app.database.db.selectFrom('course_maps').select('asked_at').executeTakeFirstOrThrow()).asked_at
    pass(59 * MINUTE_MS)
    await ask('way/55')
    expect(await askedAt()).toBe(START.toISOString())
    pass(2 * MINUTE_MS)
    await ask('way/55')
    expect(await askedAt()).toBe(now.toISOString())
  })

  it('are twenty new ones an hour for an address, kept ones without an end, and more for others', async () => {
    await keep(55)
    stub.answerWith((response) => response.writeHead(500).end())
    for (let count = 0; count < 20; count += 1) {
      const id = nextId()
      expect(await ask(id, { 'x-forwarded-for': '192.0.2.1' })).toMatchObject({ status: 202 })
      await expect.poll(async () => (await ask(id)).status, PATIENT).toBe(503)
    }
    const refused = await ask(nextId(), { 'x-forwarded-for': '192.0.2.1' })
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-tries' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
    expect(await ask('way/55', { 'x-forwarded-for': '192.0.2.1' })).toMatchObject({ status: 200 })
    expect(await ask(nextId(), { 'x-forwarded-for': '192.0.2.2' })).toMatchObject({ status: 202 })
    pass(31 * DAY_MS)
    expect(await ask('way/55', { 'x-forwarded-for': '192.0.2.1' })).toMatchObject({ body: { isStale: true } })
  })

  it('are fetched one at a time with two waiting; beyond them the golfer reads when to try again', async () => {
    const release = Promise.withResolvers<void>()
    stub.answerWith((response) => void release.promise.then(() => response.end('{"elements":[]}')))
    const ids = [nextId(), nextId(), nextId()]
    for (const id of ids) expect(await ask(id)).toMatchObject({ status: 202 })
    const busy = await ask(nextId())
    expect(busy).toMatchObject({ status: 503, body: { code: 'courses-busy' }, headers: { 'retry-after': '20' } })
    expect(await near()).toMatchObject({ status: 503, body: { code: 'courses-busy' } })
    expect(stub.requests.length).toBeLessThanOrEqual(1)
    release.resolve()
    for (const id of ids) await expect.poll(async () => (await ask(id)).status, PATIENT).toBe(404)
    expect(stub.requests).toHaveLength(3)
    expect(stub.mostOpen()).toBe(1)
  })

  it('are counted by the day, for all servers together', async () => {
    const one = await app.startAnother(options({ callsPerDay: 2 }))
    const other = await app.startAnother(options({ callsPerDay: 2 }))
    const browsers = [one, other].map(({ openBrowser }) => Object.assign(openBrowser(), { cookies: browser.cookies }))
    const [first = browser, second = browser] = browsers
    for (const by of [first, second]) expect(await ask(nextId(), { by })).toMatchObject({ status: 202 })
    for (const by of [first, second]) {
      const refused = await ask(nextId(), { by })
      expect(refused).toMatchObject({ status: 503, body: { code: 'courses-resting' } })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    await expect.poll(() => stub.requests.length, PATIENT).toBe(2)
    pass(DAY_MS + MINUTE_MS)
    expect(await ask(nextId(), { by: first })).toMatchObject({ status: 202 })
    await one.server.close()
    await other.server.close()
  })

  it('are found and served without a map server, new ones are answered courses-off, and no request goes out', async () => {
    const off = await app.startAnother({ now: () => now })
    const golfer = await signedIn(off)
    await keep(55, { name: 'Imported Links' })
    const get = (path: `/api/${string}`) => golfer.call({ method: 'GET', path })
    const calls = app.log.length
    expect(await get(coursePath('way/55'))).toMatchObject({ status: 200, body: { isStale: false } })
    for (const path of [coursesPath({ place: ST_ANDREWS }), coursesPath({ name: 'imported' })]) {
      expect(await get(path)).toMatchObject({ status: 200, body: { state: 'kept', courses: [{ id: 'way/55' }] } })
    }
    const elsewhere = coursesPath({ place: { latitudeDeg: 10, longitudeDeg: 10 } })
    for (const path of [coursePath('way/56'), elsewhere]) expect(await get(path)).toMatchObject(OFF)
    expect(await get(coursesPath({ name: 'nowhere' }))).toMatchObject({
      status: 200,
      body: { state: 'kept', courses: [] },
    })
    pass(31 * DAY_MS)
    expect(await get(coursePath('way/55'))).toMatchObject({ status: 200, body: { isStale: true } })
    expect(stub.requests).toEqual([])
    expect(app.log.length).toBeGreaterThan(calls)
    await off.server.close()
  })

  it('are none for an id that no map has: those of files are looked for in what is kept only', async () => {
    for (const id of ['lines/way/1', 'at/ground/8.68/50.11', 'node/1', 'way/1234567890123456', 'own/1']) {
      expect(await ask(id)).toMatchObject({ status: 404, body: { code: 'course-unknown' } })
    }
    for (const id of ['way/1);out;', 'way/1 ', 'x'.repeat(65)]) expect(await ask(id)).toMatchObject({ status: 422 })
    expect(stub.requests).toEqual([])
  })

  it('are asked for again after a day when the map had none, and after three minutes when a server was lost meanwhile', async () => {
    stub.answerWith((response) => response.end('{"elements":[]}'))
    const id = nextId()
    await ask(id)
    await expect.poll(async () => (await ask(id)).status, PATIENT).toBe(404)
    pass(23 * HOUR_MS)
    expect(await ask(id)).toMatchObject({ status: 404, body: { code: 'course-unknown' } })
    pass(2 * HOUR_MS)
    stub.answerWith(undefined)
    expect(await ask(id)).toMatchObject({ status: 202 })
    await expect.poll(async () => (await ask(id)).status, PATIENT).toBe(200)

    const lost = nextId()
    await createCourseStore(app.database.db).claim(lost, undefined, now)
    const before = stub.requests.length
    expect(await ask(lost)).toMatchObject({ status: 202 })
    expect(stub.requests).toHaveLength(before)
    pass(4 * MINUTE_MS)
    await kept(lost)
  })

  it('are not marked as failed by a server that is stopped while it asks', async () => {
    stub.answerWith(() => undefined)
    const another = await app.startAnother(options())
    const elsewhere = Object.assign(another.openBrowser(), { cookies: browser.cookies })
    const id = nextId()
    await ask(id, { by: elsewhere })
    await expect.poll(() => stub.requests.length, PATIENT).toBe(1)
    await another.server.close()
    const rows = () => app.database.db.selectFrom('course_maps').select('state').where('id', '=', id).execute()
    await expect.poll(rows, PATIENT).toEqual([])
    stub.answerWith(undefined)
    await kept(id)
  })
})
