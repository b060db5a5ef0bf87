import type { Page } from '@playwright/test'
import {
  distanceButton,
  editDistance,
  resultRow,
  results,
  showAllClubs,
  storedDistance,
} from '../support/calculator.ts'
import { everythingKept, golferWithDistances, keptEdits, signInOn, startsAnew } from '../support/device.ts'
import { expect, signUpGolfer, test } from '../support/test.ts'
import type { NetworkProxy } from '../support/network-proxy.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const CALCULATOR = '/distance-calculator'

/** Another tab writes into the database of edits for as long as the golfer wants: every other step has to wait. */
async function holdDatabase(tab: Page): Promise<() => Promise<void>> {
  await tab.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('bagwise')
      request.addEventListener('success', () => resolve(request.result))
    })
    const hold = { isOver: false, ended: Promise.resolve() }
    Object.assign(window, { hold })
    const transaction = database.transaction('edits', 'readwrite')
    const goOn = () => {
      if (hold.isOver) return
      transaction.objectStore('edits').count().addEventListener('success', goOn)
    }
    hold.ended = new Promise((resolve) => {
      transaction.addEventListener('complete', () => {
        database.close()
        resolve()
      })
    })
    goOn()
  })
  return async () =>
    tab.evaluate(async () => {
      const { hold } = window as unknown as { readonly hold: { isOver: boolean; readonly ended: Promise<void> } }
      hold.isOver = true
      await hold.ended
    })
}

/** Types a distance, saves it and leaves for another page, all in one task. */
async function editAndLeave(page: Page, text: string): Promise<void> {
  await showAllClubs(page)
  await distanceButton(page, '6-Iron').click()
  const field = results(page).getByRole('textbox', { name: '6-Iron carry' })
  await field.fill(text)
  await field.evaluate((input: HTMLInputElement) => {
    input.form?.requestSubmit()
    // A page that takes up nothing.
    location.assign('/robots.txt')
  })
  await page.waitForURL('**/robots.txt')
}

/** Batches that carry the number, as often as they were sent. */
const batchesWith = (network: NetworkProxy, distanceYards: number) =>
  network
    .edits()
    .flatMap(({ batch, set }) => (JSON.stringify(set).includes(`"distance":${distanceYards}`) ? [batch] : []))

/** The rows that pages have left in local storage and nobody has taken up yet. */
const leftRows = (page: Page) =>
  page.evaluate((): readonly unknown[] => JSON.parse(localStorage.getItem('bagwise.left') ?? '{"content":[]}').content)

test('keeps an edit that was made as the page was left, and saves it once', async ({
  context,
  page,
  server,
  network,
}) => {
  const golfer = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
  const other = await context.newPage()
  await other.goto(`${network.url}/robots.txt`)
  const letGo = await holdDatabase(other)
  await editAndLeave(page, '141')
  expect(batchesWith(network, 141)).toEqual([])
  expect(await leftRows(page)).toHaveLength(1)
  await letGo()

  await page.goto(network.url + CALCULATOR)
  await expect(resultRow(page, '6-Iron')).toContainText('141')
  await expect.poll(async () => (await storedDistance(golfer, '6-iron'))?.distance).toBe(141)
  await expect.poll(() => keptEdits(page)).toEqual([])
  expect(await leftRows(page)).toEqual([])
  // Another device goes on from there; nothing that was left may undo it.
  await golfer.store({ 'clubDistances.6-iron': { distance: 150, source: 'manual' } })
  await page.reload()
  await expect(resultRow(page, '6-Iron')).toContainText('150')
  await expect.poll(() => keptEdits(page)).toEqual([])
  expect(new Set(batchesWith(network, 141)).size).toBe(1)
  expect(await storedDistance(golfer, '6-iron')).toMatchObject({ distance: 150 })
})

test(
  'starts anew when a page that left an edit behind is brought back',
  { tag: EXHAUSTIVE },
  async ({ context, page, server, network }) => {
    const golfer = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
    const other = await context.newPage()
    await other.goto(`${network.url}/robots.txt`)
    const letGo = await holdDatabase(other)
    await editDistance(page, '6-Iron', '141')
    // Chromium under test keeps no page for the way back: what Safari does is told to the page.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    expect(await leftRows(page)).toHaveLength(1)
    await letGo()
    expect(await keptEdits(other)).toEqual([])
    const startedAnew = page.waitForEvent('load')
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await startedAnew
    await expect(resultRow(page, '6-Iron')).toContainText('141')
    await expect.poll(async () => (await storedDistance(golfer, '6-iron'))?.distance).toBe(141)
    await expect.poll(() => keptEdits(page)).toEqual([])
    expect(new Set(batchesWith(network, 141)).size).toBe(1)
  },
)

test(
  'AUT-23 asks at sign-out about what a page has left behind, and forgets it',
  { tag: EXHAUSTIVE },
  async ({ context, page, server, network }) => {
    const golfer = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
    const leaver = await context.newPage()
    await leaver.setViewportSize({ width: 1280, height: 800 })
    await leaver.route('**/api/profile', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await leaver.goto(network.url + CALCULATOR)
    await expect(resultRow(leaver, '6-Iron')).toContainText('139')
    const other = await context.newPage()
    await other.goto(`${network.url}/robots.txt`)
    const letGo = await holdDatabase(other)
    await editDistance(page, '6-Iron', '141')
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    expect(await leftRows(page)).toHaveLength(1)
    await letGo()

    await leaver.getByRole('button', { name: 'Settings' }).click()
    await leaver.getByRole('button', { name: 'Sign Out' }).click()
    const question = leaver.getByRole('dialog', { name: 'Not saved yet' })
    await startsAnew(leaver, () => question.getByRole('button', { name: 'Sign out anyway' }).click())
    await expect(leaver.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    const startedAnew = page.waitForEvent('load')
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await startedAnew
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect.poll(() => keptEdits(page)).toEqual([])
    const kept = await everythingKept(page)
    for (const gone of [golfer.email, 'Jamie', '141']) expect(kept).not.toContain(gone)
  },
)

test(
  'gives what was left to its golfer only, after another one was here',
  { tag: EXHAUSTIVE },
  async ({ context, page, server, network }) => {
    const first = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
    const other = await context.newPage()
    await other.goto(`${network.url}/robots.txt`)
    const letGo = await holdDatabase(other)
    await editAndLeave(page, '141')
    await letGo()
    await context.clearCookies()
    const second = await signUpGolfer(context, server.url)
    // On a busy machine the page may have had the time to send it before it was gone.
    const sentBefore = batchesWith(network, 141)
    await page.goto(network.url + CALCULATOR)
    await expect(page.getByText('Another golfer has an unsaved change on this device')).toBeVisible()
    expect(batchesWith(network, 141)).toEqual(sentBefore)
    expect((await second.profile()).clubDistances).toEqual([])

    await context.clearCookies()
    await signInOn(context, first, server.url)
    await page.goto(network.url + CALCULATOR)
    await expect.poll(async () => (await storedDistance(first, '6-iron'))?.distance).toBe(141)
    await expect.poll(() => keptEdits(page)).toEqual([])
    expect(new Set(batchesWith(network, 141)).size).toBe(1)
  },
)
