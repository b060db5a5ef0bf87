import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signUp } from '@bagwise/contract/account'
import { findCourses, getCourse } from '@bagwise/contract/courses'
import { coursePath, coursesPath } from '@bagwise/contract/course-paths'
import { getHealth } from '@bagwise/contract/health'
import { ST_ANDREWS, drawnCourse, mapText } from '#server/testing/sample-map.ts'
import { NO_SERVICE_URL } from '#server/testing/stubs/stub-service.ts'
import { startStubOverpass } from '#server/testing/stubs/stub-overpass.ts'
import type { StubOverpass } from '#server/testing/stubs/stub-overpass.ts'
import { KINDS_FOR_SWEEPS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import { createCourseStore } from './course-store.ts'
import { mapCourseOf } from './map-course.ts'
import { readCourse } from './read-course.ts'

const START = new Date('2026-11-21T12:00:00Z')
const MINUTE_MS = 60_000
/** For states that a busy machine takes its time to reach. */
const PATIENT = { timeout: 30_000 }
const SHORT_DEADLINE_MS = 300
const MEGABYTE = 1_000_000

const html = '<!DOCTYPE html><html><body><h1>Welcome</h1></body></html>'
const good = mapText({ number: 1 })

/** What a map server may do wrong, and what the log says of it. */
const FAULTS: Readonly<Record<string, readonly [fault: (response: ServerResponse) => void, problem: string]>> = {
  'status 500': [(response) => response.writeHead(500).end('oops'), 'it answered with status 500'],
  'status 400': [(response) => response.writeHead(400).end(html), 'it answered with status 400'],
  'a redirect': [
    (response) => response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
    'it cannot be reached (no connection)',
  ],
  'a permanent redirect': [
    (response) => response.writeHead(308, { location: '/elsewhere' }).end(),
    'it cannot be reached (no connection)',
  ],
  HTML: [(response) => response.end(html), 'its answer is no map that can be read'],
  nothing: [(response) => response.end(), 'its answer is no map that can be read'],
  null: [(response) => response.end('null'), 'its answer is no map that can be read'],
  'another JSON': [(response) => response.end('{"elements":{"a":1}}'), 'its answer is no map that can be read'],
  'half a map': [(response) => response.end(good.slice(0, 900)), 'its answer is no map that can be read'],
  'a map that it has not finished': [
    (response) =>
      response.end(
        JSON.stringify({
          elements: [],
          remark: 'runtime error: Query timed out in "query" at line 1 after 16 seconds.',
        }),
      ),
    'its answer is no map that can be read',
  ],
  'a cut connection': [
    (response) => {
      response.writeHead(200, { 'content-length': good.length })
      response.write(good.slice(0, 900), () => response.destroy())
    },
    'it cannot be reached (UND_ERR_SOCKET)',
  ],
  'a closed connection': [(response) => response.destroy(), 'it cannot be reached (UND_ERR_SOCKET)'],
  '9 MB': [(response) => response.end(good.padEnd(9 * MEGABYTE)), 'its answer is too long'],
  'an answer without an end': [pourForever, 'its answer is too long'],
  silence: [() => undefined, 'it did not answer in time'],
  'headers and silence': [(response) => response.writeHead(200).flushHeaders(), 'it did not answer in time'],
}

/** The database keeps only that there was one: on the second, a status, an answer that is read and a deadline are enough. */
const FAULTS_ON = {
  sqlite: Object.entries(FAULTS),
  postgres: Object.entries(FAULTS).filter(([what]) => ['status 500', 'half a map', 'silence'].includes(what)),
} as const

function pourForever(response: ServerResponse): void {
  const chunk = ' '.repeat(64 * 1024)
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', pour)
  pour()
}

describe.each(KINDS_FOR_SWEEPS)('a map server that fails, on %s', (kind) => {
  let stub: StubOverpass
  let app: TestApp
  let browser: Browser
  let now = START
  beforeEach(async () => {
    now = START
    stub = await startStubOverpass()
    await start({ deadlineMs: 20_000 })
  })
  afterEach(async () => {
    await app.remove()
    await stub.close()
  })

  async function start({ deadlineMs, url = stub.url }: { readonly deadlineMs: number; readonly url?: string }) {
    const overpass = { url, userAgent: 'Bagwise', callsPerDay: 10_000, deadlineMs }
    app = await startTestApp(kind, { now: () => now, config: { overpass, trustedProxies: ['127.0.0.1'] } })
    browser = app.openBrowser()
    await browser.ask(signUp, signUpForm())
  }

  let addressCount = 0
  const ask = (id: string) => {
    addressCount += 1
    const address = `192.0.${Math.floor(addressCount / 200)}.${addressCount % 200}`
    return browser.call({ ...getCourse, path: coursePath(id) }, undefined, { 'x-forwarded-for': address })
  }
  const near = () => browser.call({ ...findCourses, path: coursesPath({ place: ST_ANDREWS }) })
  const rowOf = (id: string) => createCourseStore(app.database.db).find(id)
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }

  async function keep(number: number) {
    const course = mapCourseOf(drawnCourse({ number }))
    if (!course) throw new Error('This course is beyond all limits')
    await createCourseStore(app.database.db).keep(course, now)
    return course
  }

  const problems = () =>
    app.log.flatMap((line) => {
      const { problem } = JSON.parse(line)
      return typeof problem === 'string' ? [problem] : []
    })

  it.each(FAULTS_ON[kind].map(([what, [fault, problem]]) => [what, fault, problem] as const))(
    'gives %s: the golfer reads that the course cannot be had, nothing kept is replaced, and the server goes on',
    async (_what, fault, problem) => {
      if (problem === 'it did not answer in time') {
        await app.remove()
        await start({ deadlineMs: SHORT_DEADLINE_MS })
      }
      await keep(1)
      stub.answerWith(fault)
      expect(await ask('way/2')).toMatchObject({ status: 202 })
      await expect.poll(async () => (await ask('way/2')).status, PATIENT).toBe(503)
      expect(await ask('way/2')).toMatchObject({
        body: {
          code: 'course-unreadable',
          message:
            'The map server gave no map of this course that can be read. Please try again in ten minutes, or open a map file.',
        },
        headers: { 'retry-after': '600' },
      })
      expect(problems()).toContain(problem)
      expect(app.log.join('\n')).not.toMatch(/elsewhere|Welcome|"level":50/)

      pass(31 * 24 * 60 * MINUTE_MS)
      const before = await rowOf('way/1')
      expect(await ask('way/1')).toMatchObject({ status: 200, body: { isStale: true } })
      await expect.poll(() => stub.requests.length, PATIENT).toBe(2)
      await expect.poll(async () => (await ask('way/3')).status, PATIENT).toBe(503)
      const { packed, etag, fetched_at, state } = (await rowOf('way/1')) ?? {}
      expect({ packed, etag, fetched_at, state }).toEqual({
        packed: before?.packed,
        etag: before?.etag,
        fetched_at: before?.fetched_at,
        state: 'kept',
      })
      expect(await browser.ask(getHealth)).toEqual({ status: 'ok' })

      stub.answerWith(undefined)
      pass(11 * MINUTE_MS)
      await expect.poll(async () => (await ask('way/2')).status, PATIENT).toBe(200)
    },
  )

  it('HOL-41 is left alone for 10 minutes, doubled up to 6 hours, after a 429 or 504; redirects, 9 MB and no maps replace nothing; an address gets 20 courses an hour', async () => {
    await keep(1)
    const restsMinutes = [10, 20, 40, 80, 160, 320, 360, 360]
    for (const [index, restMinutes] of restsMinutes.entries()) {
      const status = index % 2 === 0 ? 429 : 504
      stub.answerWith((response) => response.writeHead(status).end('slow down'))
      const id = `way/10${index}`
      expect(await ask(id)).toMatchObject({ status: 202 })
      await expect.poll(async () => (await rowOf(id))?.state, PATIENT).toBe('failed')
      expect(stub.requests).toHaveLength(index + 1)
      const resting = await ask(`way/20${index}`)
      expect(resting).toMatchObject({
        status: 503,
        body: { code: 'courses-resting', message: expect.stringMatching(/try again later, open a map file/) },
        headers: { 'retry-after': String(restMinutes * 60) },
      })
      expect(await near()).toMatchObject({ status: 200, body: { state: 'kept', courses: [{ id: 'way/1' }] } })
      expect(await ask('way/1')).toMatchObject({ status: 200 })
      pass(restMinutes * MINUTE_MS - 1_000)
      expect(await ask(`way/20${index}`)).toMatchObject({ body: { code: 'courses-resting' } })
      expect(stub.requests).toHaveLength(index + 1)
      pass(2_000)
    }
    // It works again, and the next rest is a short one.
    stub.answerWith(undefined)
    await expect.poll(async () => (await ask('way/300')).status, PATIENT).toBe(200)
    stub.answerWith((response) => response.writeHead(429).end())
    await ask('way/301')
    await expect.poll(async () => (await ask('way/302')).headers['retry-after'], PATIENT).toBe('600')
    pass(11 * MINUTE_MS)

    const packed = (await rowOf('way/1'))?.packed
    pass(31 * 24 * 60 * MINUTE_MS)
    for (const what of ['a redirect', '9 MB', 'HTML'] as const) {
      stub.answerWith(FAULTS[what]?.[0])
      const before = stub.requests.length
      expect(await ask('way/1')).toMatchObject({ status: 200, body: { isStale: true } })
      await expect.poll(() => stub.requests.length, PATIENT).toBe(before + 1)
      await expect.poll(async () => (await ask(`way/40${what.length}`)).status, PATIENT).toBe(503)
      expect(await rowOf('way/1')).toMatchObject({ state: 'kept', packed })
      pass(7 * 60 * MINUTE_MS)
    }

    stub.answerWith((response) => response.writeHead(500).end())
    const from = { 'x-forwarded-for': '198.51.100.7' }
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) {
      const path = coursePath(`way/5${count}`)
      statuses.push((await browser.call({ ...getCourse, path }, undefined, from)).status)
      await expect.poll(async () => (await rowOf(`way/5${count}`))?.state, PATIENT).not.toBe('asked')
    }
    expect(statuses).toEqual([...Array(20).fill(202), 429])
  })

  it('is asked for no place for ten minutes after it has given no list, while kept courses are found', async () => {
    for (const fault of [FAULTS['HTML'], FAULTS['another JSON'], FAULTS['status 500'], FAULTS['a redirect']]) {
      stub.answerWith(fault?.[0])
      await near()
      await expect.poll(near, PATIENT).toMatchObject({ status: 503, body: { code: 'course-unreadable' } })
      const before = stub.requests.length
      expect(await near()).toMatchObject({ status: 503 })
      expect(stub.requests).toHaveLength(before)
      pass(11 * MINUTE_MS)
    }
    stub.answerWith((response) => response.end(JSON.stringify({ elements: [{ type: 'way' }] }).padEnd(MEGABYTE)))
    await keep(1)
    await near()
    await expect.poll(near, PATIENT).toMatchObject({ status: 200, body: { state: 'kept', courses: [{ id: 'way/1' }] } })
  })

  it('names courses that are nowhere on earth: they are left out', async () => {
    const center = { lat: 56.34, lon: -2.8 }
    const elements = [
      { type: 'way', id: 1, center, tags: { name: `${'x'.repeat(120)}` } },
      { type: 'way', id: 2, center: { lat: 89, lon: 0 } },
      { type: 'way', id: 3, center: { lat: 10, lon: 500 } },
      { type: 'way"', id: 4, center },
    ]
    stub.answerWith((response) => response.end(JSON.stringify({ elements })))
    await near()
    await expect.poll(near, PATIENT).toMatchObject({
      body: { state: 'complete', courses: [{ id: 'way/1', name: `${'x'.repeat(99)}…` }] },
    })
    expect(Object((await near()).body).courses).toHaveLength(1)
  })

  it('cannot be reached: the golfer reads a sentence, and the log says why', async () => {
    await app.remove()
    await start({ deadlineMs: 20_000, url: NO_SERVICE_URL })
    await ask('way/2')
    await expect.poll(async () => (await ask('way/2')).body, PATIENT).toMatchObject({ code: 'course-unreadable' })
    expect(problems()[0]).toMatch(/^it cannot be reached \(.+\)$/)
  })
})

describe('the thread that reads maps', () => {
  const stopping = new AbortController().signal

  it('gives the course with its id, and none for another', async () => {
    const course = mapCourseOf(drawnCourse({ number: 1 }))
    expect(await readCourse({ text: good, id: 'way/1' }, { stopping })).toEqual(course)
    expect(await readCourse({ text: good, id: 'way/2' }, { stopping })).toBeUndefined()
  })

  it('fails alone when its memory is not enough', async () => {
    const geometry = Array.from({ length: 150_000 }, (_, index) => ({ lat: 50 + index / 1e6, lon: 8.123_456 }))
    const ways = Array.from({ length: 2 }, (_, id) => ({ type: 'way', id, tags: { golf: 'path' }, geometry }))
    const text = JSON.stringify({ elements: ways })
    await expect(readCourse({ text, id: 'way/1' }, { stopping, memoryMb: 16 })).rejects.toThrow(
      'its answer takes too much memory',
    )
  })

  it('ends when the server stops', async () => {
    await expect(readCourse({ text: good, id: 'way/1' }, { stopping: AbortSignal.abort() })).rejects.toThrow(
      'its answer takes too long to read',
    )
  })
})
