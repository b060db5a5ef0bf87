import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { readCourse } from '../../golf/reference/course-files.ts'
import { installClock } from '../support/clock.ts'
import { AUGUSTA, AUGUSTA_PATH, courseFile, openFile, picture } from '../support/courses.ts'
import { freePort } from '../support/local-port.ts'
import { runAdmin } from '../support/operator.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { startMapServer } from '../support/map-server.ts'
import { SERVER_FILE, startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { expect, signUpGolfer, test } from '../support/test.ts'
import { withoutTimes } from '../support/without-times.ts'

const LINKS = { latitudeDeg: 56.34331, longitudeDeg: -2.80314 }
const SLOW_LINKS = '/api/courses/way%2F101'
const DAY_MS = 24 * 60 * 60 * 1000

/** Asks or changes what the server has stored. */
function rowsOf({ dataDir }: RunningServer, statement: string) {
  using database = new DatabaseSync(join(dataDir, 'bagwise.db'))
  return database.prepare(statement).all()
}

/** When the page asks for courses and is answered, by its own clock. */
async function recordAsking(
  page: Page,
): Promise<() => Promise<readonly { readonly askedMs: number; readonly answeredMs: number }[]>> {
  await page.addInitScript(() => {
    const asked: object[] = []
    Object.assign(window, { courseCalls: asked })
    const ask = window.fetch.bind(window)
    window.fetch = async (...call) => {
      const address = call[0] instanceof Request ? call[0].url : String(call[0])
      const askedMs = Date.now()
      const answer = await ask(...call)
      if (address.includes('/api/courses/')) {
        // Whole, so that the page has read it too when it is counted.
        await answer.clone().text()
        asked.push({ askedMs, answeredMs: Date.now() })
      }
      return answer
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'courseCalls'))
}

test('HOL-40 an unknown course is asked for after 2, 4 and 8 seconds with one call for two golfers, fresh for 30 days, then served at once and fetched behind', async ({
  page,
  context,
  browser,
}) => {
  const map = await startMapServer(LINKS)
  const server = await startServer(map.settings)
  await signUpSampleGolfer(context, server.url)
  const other = await browser.newContext()
  await signUpGolfer(other, server.url)
  const ask = async (by: BrowserContext) => {
    const answer = await by.request.get(`${server.url}${SLOW_LINKS}`)
    return { status: answer.status(), ...(await answer.json()) }
  }

  const calls = await recordAsking(page)
  await installClock(page)
  const statuses: number[] = []
  page.on('response', (answer) => answer.url().endsWith(SLOW_LINKS) && statuses.push(answer.status()))
  // From before the first answer on time passes only when the test says so.
  const paused = Promise.withResolvers<void>()
  await page.route(`**${SLOW_LINKS}`, async (route) => {
    await paused.promise
    await route.continue()
  })
  const firstAsked = page.waitForRequest(`**${SLOW_LINKS}`)
  await page.goto(`${server.url}/courses/way~101`)
  await firstAsked
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
  paused.resolve()
  await expect.poll(async () => (await calls()).length).toBe(1)
  expect(await ask(other)).toEqual({ status: 202, state: 'asked' })
  for (const count of [2, 3, 4]) {
    await page.clock.runFor(10_000)
    await expect.poll(async () => (await calls()).length).toBe(count)
  }
  await page.clock.resume()
  await expect(page.getByText('The map is taking its time. Try again in a minute.')).toBeVisible()
  const waits = (await calls()).map(({ askedMs }, index, all) => askedMs - (all[index - 1]?.answeredMs ?? askedMs))
  expect(waits).toEqual([0, 2_000, 4_000, 8_000])
  expect(statuses).toEqual([202, 202, 202, 202])
  expect(map.queries).toHaveLength(1)

  map.letGo()
  await expect.poll(async () => (await ask(other)).status).toBe(200)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('link', { name: /^Hole 1, Par 4/ })).toBeVisible()
  expect(map.queries).toHaveLength(1)

  const fetchedAgo = (days: number) =>
    rowsOf(
      server,
      `update course_maps set tried_at = null, fetched_at = '${new Date(Date.now() - days * DAY_MS).toISOString()}'`,
    )
  map.holdBack()
  fetchedAgo(29.9)
  expect(await ask(other)).toMatchObject({ status: 200, isStale: false })
  expect(map.queries).toHaveLength(1)
  fetchedAgo(30.1)
  for (const golfer of [context, other]) {
    expect(await ask(golfer)).toMatchObject({ status: 200, isStale: true, course: { name: 'Slow Links' } })
  }
  await expect.poll(() => map.queries.length).toBe(2)
  map.letGo()
  await expect.poll(async () => (await ask(other)).isStale).toBe(false)
  expect(map.queries).toHaveLength(2)
  await other.close()
  await server.dispose()
  await map.close()
})

test('HOL-42 a place leaves the device rounded and stands in no table and no log, and a position on the hole view is in no request', async ({
  page,
  context,
}) => {
  const map = await startMapServer(LINKS)
  map.letGo()
  const server = await startServer({ ...map.settings, LOG_LEVEL: 'trace' })
  await signUpSampleGolfer(context, server.url)
  await context.grantPermissions(['geolocation'])
  const sent: string[] = []
  page.on('request', (request) =>
    sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
  )
  await page.goto(`${server.url}/courses`)
  await context.setGeolocation({ latitude: 56.34567, longitude: -2.79876, accuracy: 5 })
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.getByRole('link', { name: /Slow Links/ })).toBeVisible()
  const near = sent.flatMap((line) => /\/api\/courses\?(\S+)/.exec(line)?.[1] ?? [])
  expect(new Set(near)).toEqual(new Set(['latitudeDeg=56.34&longitudeDeg=-2.8']))

  await openFile(page, courseFile('us-augusta'))
  await expect(page.getByRole('heading', { name: AUGUSTA })).toBeVisible()
  const [tee] = readCourse('us-augusta').holes[11]?.line ?? []
  if (!tee) throw new Error('The course has a 12th hole')
  // The page asks for the weather of the place that it was allowed to know, rounded as well.
  const weather = page.waitForRequest(/\/api\/weather/)
  await page.goto(`${server.url}${AUGUSTA_PATH}/holes/12`)
  await expect(picture(page)).toBeVisible()
  await weather
  const before = sent.length
  await context.setGeolocation({ latitude: tee.latitudeDeg + 0.0004, longitude: tee.longitudeDeg, accuracy: 20 })
  await page.getByRole('button', { name: 'I am here' }).click()
  await expect(page.getByText('Position good to 22 yd only.')).toBeVisible()
  await page.getByRole('link', { name: /^Next hole/ }).click()
  await expect(page.getByRole('heading', { name: 'Hole 13' })).toBeVisible()
  const hole = tee.latitudeDeg.toFixed(2)
  expect(sent.slice(before).filter((line) => /itudeDeg/.test(line) || line.includes(hole))).toEqual([])
  expect(sent.filter((line) => /56\.345|2\.798/.test(line))).toEqual([])

  const tables = rowsOf(server, "select name from sqlite_master where type = 'table'").map(({ name }) => String(name))
  expect(tables).toContain('course_maps')
  const place = new RegExp(`56\\.34|-2\\.8|2\\.798|563456|latitude|${hole.replace('.', '\\.')}`)
  for (const table of tables.filter((name) => name !== 'course_maps')) {
    expect(JSON.stringify(rowsOf(server, `select * from "${table}"`)), table).not.toMatch(place)
  }
  expect(rowsOf(server, 'select * from course_maps')).toEqual([])
  // It is a log of every request.
  expect(server.said()).toContain('/api/courses')
  // Its times and durations may have any digits.
  expect(withoutTimes(server.said())).not.toMatch(place)
  await server.dispose()
  await map.close()
})

/** Writes down to where the server's own sockets go. */
const WATCH_SOCKETS = `--import=data:text/javascript,${encodeURIComponent(
  "import net from 'node:net';import{appendFileSync}from'node:fs';const connect=net.Socket.prototype.connect;net.Socket.prototype.connect=function(...to){appendFileSync('sockets.txt',JSON.stringify(to[0])+'\\n');return connect.apply(this,to)}",
)}`

test('HOL-39 without a map server kept and imported courses are found and served, new ones answer courses-off, nothing goes out, and the screen offers a file and three taps', async ({
  page,
  context,
}) => {
  const weatherPort = String(await freePort())
  const server = await startServer({ NODE_OPTIONS: WATCH_SOCKETS, WEATHER_URL: `http://127.0.0.1:${weatherPort}` })
  await runAdmin(server, 'courses', 'import', courseFile('us-augusta'))
  await signUpSampleGolfer(context, server.url)
  const get = async (path: string) => {
    const answer = await context.request.get(`${server.url}${path}`)
    return { status: answer.status(), ...(await answer.json()) }
  }
  const augusta = { name: AUGUSTA, id: 'way/871993734' }
  const courses = expect.arrayContaining([expect.objectContaining(augusta)])
  expect(await get('/api/courses?name=augusta')).toMatchObject({ status: 200, courses })
  expect(await get('/api/courses?latitudeDeg=33.50&longitudeDeg=-82.02')).toMatchObject({
    status: 200,
    courses,
  })
  // One that was kept from a map server that is no longer set.
  rowsOf(server, `update course_maps set fetched_at = '${new Date(Date.now() - 90 * DAY_MS).toISOString()}'`)
  expect(await get('/api/courses/way%2F871993734')).toMatchObject({ status: 200, isStale: true, course: augusta })
  for (const path of [SLOW_LINKS, '/api/courses?latitudeDeg=10.00&longitudeDeg=10.00']) {
    expect(await get(path)).toMatchObject({ status: 503, code: 'courses-off' })
  }

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 10, longitude: 10 })
  await page.goto(`${server.url}/courses`)
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.getByRole('status').filter({ hasText: /map file, or map the hole/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Open a map file' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled()
  await expect(page.getByText('Three taps a hole: tee, front of the green, back of the green.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Map it yourself' })).toBeEnabled()

  // The weather, which pages ask for too, shows that sockets are seen: nobody listens at its address.
  const log = join(server.dataDir, 'sockets.txt')
  const sockets = async () => (existsSync(log) ? (await readFile(log, 'utf8')).trim().split('\n') : [])
  await context.request.get(`${server.url}/api/weather?latitudeDeg=10&longitudeDeg=10`)
  await expect.poll(async () => (await sockets()).join(' ')).toContain(weatherPort)
  for (const socket of await sockets()) expect(socket).toContain(weatherPort)
  await server.dispose()

  const env = { PATH: process.env.PATH, DATA_DIR: server.dataDir, OVERPASS_URL: 'http://127.0.0.1:1/api/interpreter' }
  await expect(promisify(execFile)(process.execPath, [SERVER_FILE], { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('OVERPASS_USER_AGENT must be set together with OVERPASS_URL'),
  })
})
