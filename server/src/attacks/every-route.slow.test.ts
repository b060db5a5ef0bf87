import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getTakeout } from '@bagwise/contract/takeout'
import { API_ROUTES, nameOf, routesOfRouter } from '#server/testing/attacks/api-routes.ts'
import type { ApiRoute } from '#server/testing/attacks/api-routes.ts'
import { startAttackedServer } from '#server/testing/attacks/attacked-server.ts'
import type { AttackedServer, Golfer } from '#server/testing/attacks/attacked-server.ts'
import {
  FORBIDDEN_FIELDS,
  UNSAFE_NAMES,
  changedAt,
  entryAt,
  pathsIn,
  withField,
} from '#server/testing/attacks/corrupted-json.ts'
import { storedRows } from '#server/testing/stored-rows.ts'
import { KINDS_FOR_SWEEPS } from '#server/testing/temporary-database.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const UNSAFE = API_ROUTES.filter(({ endpoint }) => endpoint.method !== 'GET')
/** Where everybody of these tests has a row. */
const TABLES_OF_GOLFER = [
  'user',
  'account',
  'session',
  'profiles',
  'profile_batches',
  'progress_entries',
  'rounds',
  'shot_sessions',
  'shots',
  'played_rounds',
  'played_holes',
  'played_shots',
]
const GOLFERS_ONLY = API_ROUTES.filter(({ access }) => access === 'golfer')

it('is known here: a route of the router that no attack is tried on fails this test', async () => {
  const app = await startTestApp('sqlite')
  const known = API_ROUTES.map(nameOf)
  expect(routesOfRouter(app.server).toSorted()).toEqual(known.toSorted())
  await app.remove()
})

it('has no method that nobody meant, such as TRACE', async () => {
  const app = await startTestApp('sqlite')
  for (const method of ['TRACE', 'CONNECT', 'PROPFIND', 'OPTIONS', 'HEAD', 'PUT'] as const) {
    const { statusCode, headers } = await app.server.inject({ method, url: '/api/sign-in' })
    expect({ method, isRefused: statusCode >= 400 }).toEqual({ method, isRefused: true })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  }
  await app.remove()
})

describe.each(KINDS_FOR_SWEEPS)('every route on %s', (kind) => {
  let server: AttackedServer
  let watch: ReturnType<typeof createWatch>
  let ann: Golfer
  let ben: Golfer
  beforeAll(async () => {
    server = await startAttackedServer(kind)
    ann = await server.newGolfer({ firstName: 'Thumbelina', lastName: 'Tulipfield' })
    ben = await server.newGolfer({ firstName: 'Ben', lastName: 'Fairweather' })
    watch = createWatch(server)
    await watch.begin(ann, ben)
  })
  afterAll(() => server.close())

  it.each(API_ROUTES.map((route) => [nameOf(route), route] as const))(
    'answers its golfer as it should: %s',
    async (_name, route) => {
      const golfer = await server.newGolfer()
      const { cookie } = golfer
      const { status, text } = await server.ask(route.endpoint, { cookie, text: bodyFor(route, golfer) })
      expect({ status, text }).toMatchObject({ status: route.status })
    },
  )

  it.each(GOLFERS_ONLY.map((route) => [nameOf(route), route] as const))(
    'is nothing for nobody, nor for a cookie that was made up: %s',
    async (_name, route) => {
      const [name = '', value = ''] = ann.cookie.split('=')
      for (const cookie of ['', `${name}=${value.slice(0, -9)}AAAAAAAA%3D`, `${name}=${value.split('.')[0]}`]) {
        const { status, text } = await server.ask(route.endpoint, { cookie, text: bodyFor(route, ann) })
        expect({ status, body: JSON.parse(text) }).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
      }
      await watch.expectUnchanged(ann)
    },
  )

  it.each(GOLFERS_ONLY.map((route) => [nameOf(route), route] as const))(
    'shows and changes nothing of another golfer: %s',
    async (_name, route) => {
      const { cookie } = await server.signUpGolfer()
      const { golfer: _whose, ...unnamed } = Object(route.bodyOf(ann.about))
      for (const text of [bodyFor(route, ann), JSON.stringify(unnamed)]) {
        const answer = await server.ask(route.endpoint, { cookie, text })
        expect(answer.status).toBeLessThan(500)
        for (const word of ['Thumbelina', 'Tulipfield', ann.about.email, ann.about.userId, ann.about.sessionId]) {
          expect(answer.text).not.toContain(word)
        }
      }
      await watch.expectUnchanged(ann)
    },
  )

  it.each(UNSAFE.map((route) => [nameOf(route), route] as const))(
    'refuses NUL and halves of characters in every text: %s',
    async (_name, route) => {
      const body = route.bodyOf(ben.about)
      const texts = pathsIn(body).filter((path) => typeof entryAt(body, path) === 'string' && path[0] !== 'content')
      for (const path of texts) {
        for (const wrong of ['\u0000', '\ud83c', '\udf33']) {
          const text = JSON.stringify(changedAt(body, path, (entry) => `${String(entry)}${wrong}`))
          const answer = await server.ask(route.endpoint, { cookie: ben.cookie, text })
          // Another golfer's id is already refused for that reason.
          const isOther = route.access === 'golfer' && path.length === 1 && path[0] === 'golfer'
          const refused = isOther ? 403 : 422
          expect({ path, wrong, status: answer.status, text: answer.text }).toMatchObject({ status: refused })
        }
      }
      await watch.expectUnchanged(ben)
    },
  )

  it('gives a golfer their own takeout, whatever queries came before and whomever its own one names', async () => {
    const query = `?golfer=${ann.about.userId}&id=1&id=2`
    const { text } = await server.ask(getTakeout, { cookie: ben.cookie, query })
    expect(text).toContain(ben.about.email)
    expect(text).not.toContain(ann.about.email)
  })
})

/** What is refused before a database is asked, or the same way by both. */
describe('every route, whatever the database', () => {
  let server: AttackedServer
  let watch: ReturnType<typeof createWatch>
  let ann: Golfer
  let ben: Golfer
  beforeAll(async () => {
    server = await startAttackedServer('sqlite')
    ann = await server.newGolfer()
    ben = await server.newGolfer()
    watch = createWatch(server)
    await watch.begin(ann, ben)
  })
  afterAll(() => server.close())

  it.each(UNSAFE.map((route) => [nameOf(route), route] as const))(
    'is refused to other pages, whatever else is right about the request: %s',
    async (_name, route) => {
      const origins = ['https://evil.example', 'null', '', server.url.replace('http:', 'https:'), `${server.url}.evil`]
      // Programs with a token send none, and no cookie counts there.
      for (const origin of origins.filter((each) => each !== '' || route.access !== 'token')) {
        const sent = { cookie: ann.cookie, text: bodyFor(route, ann), headers: { origin } }
        const { status, text, headers } = await server.ask(route.endpoint, sent)
        expect({ status, body: JSON.parse(text) }).toMatchObject({ status: 403, body: { code: 'foreign-origin' } })
        expect(headers.getSetCookie()).toEqual([])
      }
      // Content types that a form on another site can send without a preflight.
      for (const contentType of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const sent = { cookie: ann.cookie, text: bodyFor(route, ann), headers: { 'content-type': contentType } }
        expect(await server.ask(route.endpoint, sent)).toMatchObject({ status: 415 })
      }
      await watch.expectUnchanged(ann)
    },
  )

  it.each(UNSAFE.map((route) => [nameOf(route), route] as const))(
    'takes no field that is not its own, at any depth: %s',
    async (_name, route) => {
      const body = route.bodyOf(ben.about)
      for (const path of objectsIn(body)) {
        for (const name of FORBIDDEN_FIELDS) {
          const text = JSON.stringify(withField(body, path, [name, 'chosen']))
          const answer = await server.ask(route.endpoint, { cookie: ben.cookie, text })
          expect({ path, name, status: answer.status, text: answer.text }).toMatchObject({ status: 422 })
        }
      }
      await watch.expectUnchanged(ben)
    },
  )

  it.each(UNSAFE.map((route) => [nameOf(route), route] as const))(
    'refuses names of prototypes, at any depth: %s',
    async (_name, route) => {
      const body = route.bodyOf(ben.about)
      for (const path of objectsIn(body)) {
        for (const name of UNSAFE_NAMES) {
          const text = JSON.stringify(withField(body, path, [name, { isAdmin: true }]))
          const answer = await server.ask(route.endpoint, { cookie: ben.cookie, text })
          expect({ path, name, status: answer.status, body: JSON.parse(answer.text) }).toMatchObject({
            status: 400,
            body: { code: 'unsafe-json' },
          })
        }
      }
    },
  )

  it.each(UNSAFE.map((route) => [nameOf(route), route] as const))(
    'refuses what is too large, too deep, too long or no JSON: %s',
    async (_name, route) => {
      // A file that is too large is refused while it is being sent: `bounds.test.ts` looks at the answer.
      const takesFiles = route.endpoint.path === '/api/takeout'
      const tooLarge = [JSON.stringify({ a: 'x'.repeat(256 * 1024) }), 413, 'body-too-large'] as const
      const refusals = [
        ...(takesFiles ? [] : [tooLarge]),
        [`${'['.repeat(1_500)}${']'.repeat(1_500)}`, 400, 'unsafe-json'],
        [JSON.stringify(Array.from({ length: 1_001 }, () => 1)), 400, 'unsafe-json'],
        [JSON.stringify(Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`k${at}`, 1]))), 422, undefined],
        ['{"a":', 400, 'malformed-json'],
        ['', 400, 'malformed-json'],
        ['null', 422, undefined],
        ['[]', 422, undefined],
        ['1e999', 422, undefined],
      ] as const
      for (const [text, status, code] of refusals) {
        const answer = await server.ask(route.endpoint, { cookie: ben.cookie, text })
        expect({ sent: text.slice(0, 20), status: answer.status }).toEqual({ sent: text.slice(0, 20), status })
        const { code: answered } = JSON.parse(answer.text)
        expect(answered).toBe(code ?? answered)
      }
    },
  )

  it.each(API_ROUTES.map((route) => [nameOf(route), route] as const))(
    'makes nothing of a query that is not its own: %s',
    async (_name, route) => {
      const queries = [
        '?__proto__[isAdmin]=1',
        '?__proto__=1&constructor=1',
        `?golfer=${ann.about.userId}&id=1&id=2`,
        '?%00=%00&%zz',
      ]
      const isRead = [
        'GET /api/weather',
        'GET /api/shots',
        'GET /api/courses',
        'GET /api/play/round',
        'GET /api/live-shots/stream',
      ].includes(nameOf(route))
      for (const query of queries) {
        const added = route.endpoint.path.includes('?') ? query.replace('?', '&') : query
        const { status } = await server.ask(route.endpoint, { query: added, text: bodyFor(route, ann) })
        const allowed = isRead ? 422 : route.access === 'golfer' ? 401 : route.status
        expect({ query, status }).toEqual({ query, status: allowed })
      }
    },
  )
})

function bodyFor({ bodyOf }: ApiRoute, { about }: Golfer): string | undefined {
  const body = bodyOf(about)
  return body === undefined ? undefined : JSON.stringify(body)
}

/** Compares a golfer's rows with those of the look before, which need not be read again. */
function createWatch({ place }: Pick<AttackedServer, 'place'>) {
  const seen = new Map<string, unknown>()
  const look = async (golfer: Golfer) => {
    const { userId } = golfer.about
    const before = seen.get(userId)
    const now = await everythingOf(golfer, place)
    seen.set(userId, now)
    return { before, now }
  }
  return {
    begin: async (...golfers: readonly Golfer[]) => {
      for (const golfer of golfers) await look(golfer)
    },
    expectUnchanged: async (golfer: Golfer) => {
      const { before, now } = await look(golfer)
      expect(now).toEqual(before)
    },
  }
}

/** Every row that names a golfer, except when sessions were used. The takeout rests after each answer: this does not. */
async function everythingOf({ about }: Golfer, place: AttackedServer['place']): Promise<unknown> {
  const { session: sessions = [], ...tables } = await storedRows(place)
  const unused = sessions.map(({ updatedAt: _used, expiresAt: _until, ...session }) => session)
  const isTheirs = (row: object) => Object.values(row).some((value) => value === about.userId || value === about.email)
  const named = Object.entries({ ...tables, session: unused }).map(
    ([table, rows]) =>
      [
        table,
        rows
          .filter(isTheirs)
          .map((row) => JSON.stringify(row))
          .toSorted(),
      ] as const,
  )
  const found = Object.fromEntries(named.filter(([, rows]) => rows.length > 0))
  expect(Object.keys(found)).toEqual(expect.arrayContaining(TABLES_OF_GOLFER))
  return found
}

/** Paths of the objects within a body. */
function objectsIn(body: unknown) {
  return pathsIn(body).filter((path) => {
    const entry = entryAt(body, path)
    return typeof entry === 'object' && entry !== null && !Array.isArray(entry)
  })
}
