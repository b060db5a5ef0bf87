import type { BrowserContext, Page } from '@playwright/test'
import type { HistoryEntry } from '@bagwise/contract/profile'
import { keptEdits } from '../support/device.ts'
import { startProxy } from '../support/network-proxy.ts'
import type { NetworkProxy } from '../support/network-proxy.ts'
import { DATABASE_KINDS } from '../support/own-database.ts'
import type { DatabaseKind } from '../support/own-database.ts'
import { editDetails, shownDetail } from '../support/profile-details.ts'
import { openPart } from '../support/parts.ts'
import { addRound, roundsSection, storedCourses } from '../support/rounds.ts'
import { keptOnDevice } from '../support/service-worker.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { skipWelcome } from '../support/skip-welcome.ts'
import { attachHistory, expect, historyOf, signUpGolfer, test as base } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'
import { RELEASE_BEFORE, startVersionBefore } from '../support/version-before.ts'
import type { UpgradableServer } from '../support/version-before.ts'

/** A golfer's phone with a page of the version before, on a connection of its own. */
type Device = {
  readonly context: BrowserContext
  readonly page: Page
  readonly network: NetworkProxy
  readonly golfer: Golfer
  readonly history: readonly string[]
}

const test = base.extend<{
  readonly startBefore: (kind: DatabaseKind) => Promise<UpgradableServer>
  readonly openDevice: (url: string) => Promise<Device>
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  startBefore: async ({}, use) => {
    const started: UpgradableServer[] = []
    await use(async (kind) => {
      const server = await startVersionBefore(kind)
      started.push(server)
      return server
    })
    for (const server of started) await server.dispose()
  },
  openDevice: async ({ browser }, use, testInfo) => {
    const opened: Device[] = []
    await use(async (url) => {
      const device = await openOn(url, await browser.newContext({ serviceWorkers: 'allow' }))
      opened.push(device)
      return device
    })
    for (const { context, network, history } of opened) {
      await attachHistory(testInfo, history)
      await context.close()
      await network.dispose()
    }
  },
})

const BEFORE = { handicap: 20, age: 40, ballFlight: 'fade', golfGoals: [] }
const EDITED = { handicap: 12, age: 41, ballFlight: 'draw', golfGoals: ['more-distance'] }
const COURSES = ['Dune Park', 'Old Mill']
/** Of a profile that is new, then was stored once. */
const FIRST_VERSION = 2

async function openOn(url: string, context: BrowserContext): Promise<Device> {
  await skipWelcome(context)
  const golfer = await signUpGolfer(context, url)
  await golfer.store(BEFORE)
  const network = await startProxy(url)
  const page = await context.newPage()
  const history = historyOf(page)
  await page.goto(`${network.url}/profile`)
  await expectOldPage(page)
  await expect(shownDetail(page, 'Handicap')).toHaveText('20')
  await keptOnDevice(page)
  return { context, page, network, golfer, history }
}

const html = (page: Page) => page.locator('html')
const expectOldPage = (page: Page) => expect(html(page)).toHaveAttribute('data-release', String(RELEASE_BEFORE))

const kindsKept = async (page: Page) => (await keptEdits(page)).map(({ kind }) => kind).toSorted()

async function expectAllShown(page: Page): Promise<void> {
  await expect(shownDetail(page, 'Handicap')).toHaveText('12')
  await expect(shownDetail(page, 'Age')).toHaveText('41 years')
  await expect(shownDetail(page, 'Ball flight')).toHaveText('Draw')
  await expect(shownDetail(page, 'Goals')).toHaveText('More distance')
  await openPart(page.locator('#handicap'))
  const rounds = roundsSection(page).locator('[data-round]')
  for (const course of COURSES) await expect(rounds.filter({ hasText: course })).toHaveCount(1)
  await expect(rounds).toHaveCount(COURSES.length)
}

/** An edit and a round that the server stores, and whose answers are lost. */
async function editWithLostAnswers({ page, network, golfer }: Device, url: string): Promise<void> {
  network.set('no-answers')
  await editDetails(page, (field) => field('Handicap').fill('12'))
  await addRound(page, 'Old Mill')
  await expect.poll(async () => (await golfer.profile()).handicap).toBe(12)
  await expect.poll(() => storedCourses(page, url)).toEqual(['Old Mill'])
  expect(await kindsKept(page)).toEqual(['inflight'])
}

/** While there is no server at all: the device itself has the page. */
async function editOffline({ page }: Device): Promise<void> {
  await page.reload()
  await expectOldPage(page)
  await expect(shownDetail(page, 'Handicap')).toHaveText('12')
  await editDetails(page, async (field) => {
    await field('Age').fill('41')
    await field('Ball flight').selectOption('Draw')
    await field('More distance').check()
  })
  await addRound(page, 'Dune Park')
  await expectAllShown(page)
}

/** What the server refuses stays on the device as well: here nothing does. */
async function sendEverything({ page, network }: Device): Promise<void> {
  network.set('good')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => keptEdits(page)).toEqual([])
  const kept = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  await expect.poll(() => kept('bagwise.rounds')).toMatch(/^(?!.*unsentId).*Dune Park/)
  await expect.poll(() => kept('bagwise.progress')).toMatch(/^(?!.*unsentId).*"handicap":12/)
}

async function expectStoredOnce({ context, page, network, golfer }: Device, url: string): Promise<void> {
  const answer = async (path: string) => (await context.request.get(url + path)).json()
  expect(await golfer.profile()).toMatchObject(EDITED)
  const { entries }: { readonly entries: readonly HistoryEntry[] } = await answer('/api/profile/history')
  const asText = (path: string, value: unknown) => JSON.stringify([path, value])
  const edits = Object.entries(EDITED).map(([path, value]) => asText(path, value))
  const changes = entries.map(({ path, keptValue }) => asText(path, keptValue))
  expect(changes.filter((change) => edits.includes(change)).toSorted()).toEqual(edits.toSorted())

  const batches = new Set(network.edits().map(({ batch }) => batch))
  expect(await answer('/api/profile')).toMatchObject({ version: FIRST_VERSION + batches.size })
  const tries = network.edits().filter(({ set }) => Object.hasOwn(set, 'handicap'))
  expect(tries.length).toBeGreaterThan(1)
  expect(new Set(tries.map(({ batch }) => batch)).size).toBe(1)

  expect(await storedCourses(page, url)).toEqual(COURSES)
  expect(await answer('/api/progress')).toMatchObject({ entries: [{ handicap: 12 }] })
}

/** Reloads the old page, which finds the new version, and lets that in. */
async function updatePage(page: Page): Promise<void> {
  await page.reload()
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect(html(page)).not.toHaveAttribute('data-release')
  await expectAllShown(page)
}

/** The calls from now on that change something. */
function recordWrites(page: Page): readonly string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`)
  })
  return writes
}

for (const kind of DATABASE_KINDS) {
  test(
    `HRD-37 stores once and shows every edit made offline when the server is upgraded meanwhile, with the old page and with the new service worker, on ${kind}`,
    kind === 'postgres' ? { tag: EXHAUSTIVE } : {},
    async ({ startBefore, openDevice }) => {
      const server = await startBefore(kind)
      const devices = await Promise.all([openDevice(server.url), openDevice(server.url)])
      const [withOldPage, withNewWorker] = devices
      await Promise.all(devices.map((device) => editWithLostAnswers(device, server.url)))
      const before = await server.migrations()
      await server.stop()
      await Promise.all(devices.map(editOffline))
      // Files arrive on this device, calls do not: the new version comes in before anything can be sent.
      withNewWorker.network.set('none')
      await server.startUpgraded()
      const after = await server.migrations()
      expect(after.slice(0, before.length)).toEqual(before)
      expect(after.length).toBeGreaterThan(before.length)

      await sendEverything(withOldPage)
      await expectOldPage(withOldPage.page)
      await expectAllShown(withOldPage.page)
      await expectStoredOnce(withOldPage, server.url)
      const writesOfOldPage = recordWrites(withOldPage.page)
      await updatePage(withOldPage.page)

      await updatePage(withNewWorker.page)
      expect(await kindsKept(withNewWorker.page)).toEqual(['inflight', 'waiting', 'waiting', 'waiting'])
      await sendEverything(withNewWorker)
      await expectAllShown(withNewWorker.page)
      await expectStoredOnce(withNewWorker, server.url)
      const writesOfNewWorker = recordWrites(withNewWorker.page)
      await withNewWorker.page.reload()
      await expectAllShown(withNewWorker.page)

      await expectStoredOnce(withOldPage, server.url)
      expect([...writesOfOldPage, ...writesOfNewWorker]).toEqual([])
    },
  )
}
