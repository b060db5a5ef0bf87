import type { Page } from '@playwright/test'
import { editDistance, resultRow, storedDistance } from '../support/calculator.ts'
import { golferWithDistances, keptEdits } from '../support/device.ts'
import { comeBackToTab, expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const CLEARED =
  'Your browser cleared what Bagwise keeps on this device. The changes that were still open on this page are back on it.'

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 800 }))

/** What a browser does that needs room, and "clear site data" without its cookies. */
async function clearStorage(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage,cache_storage' })
}

/** Counts how often the page asks the browser to keep its storage, and answers no. */
async function refuseToKeepStorage(page: Page) {
  await page.addInitScript(() => {
    let count = 0
    navigator.storage.persist = () => {
      count += 1
      document.documentElement.dataset.asked = String(count)
      return Promise.resolve(false)
    }
  })
}
const askedCount = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.asked ?? '0'))

test('HRD-24 (an edit) asks for lasting storage once an edit waits, and goes on when refused; where storage is cleared it writes the edit again, says so, and sends it once', async ({
  context,
  page,
  server,
  network,
}) => {
  await refuseToKeepStorage(page)
  const golfer = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
  expect(await askedCount(page)).toBe(0)
  network.set('none')
  await editDistance(page, '6-Iron', '141')
  await expect.poll(() => askedCount(page)).toBe(1)
  // What waits is being sent, in vain: from here on it stays as it is.
  await expect.poll(async () => (await keptEdits(page)).map(({ kind }) => kind)).toEqual(['inflight'])
  const edits = await keptEdits(page)
  const { version } = await (await context.request.get(`${server.url}/api/profile`)).json()
  await clearStorage(page)
  await expect(page.getByText(CLEARED)).toBeVisible()
  await expect.poll(() => keptEdits(page)).toEqual(edits)
  await expect(resultRow(page, '6-Iron')).toContainText('141')

  // Those that the server has answered: a try in vain may be on its way.
  const saved: (readonly string[])[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.method() !== 'PATCH' || !response.ok()) return
    saved.push(Object.keys((request.postDataJSON() as { readonly set: object }).set))
  })
  network.set('good')
  await expect.poll(async () => (await storedDistance(golfer, '6-iron'))?.distance).toBe(141)
  await expect.poll(() => keptEdits(page)).toEqual([])
  expect((await (await context.request.get(`${server.url}/api/profile`)).json()).version).toBe(version + 1)
  expect(saved).toEqual([['clubDistances.6-iron']])
  await page.getByRole('region', { name: 'About your changes' }).getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(CLEARED)).toHaveCount(0)
  await editDistance(page, '6-Iron', '142')
  await expect.poll(async () => (await storedDistance(golfer, '6-iron'))?.distance).toBe(142)
  expect(await askedCount(page)).toBe(1)
})

test(
  'HRD-24 (a round) writes a round that waits in an open page again, says so, and sends it once',
  { tag: EXHAUSTIVE },
  async ({ context, page, golfer, server, network }) => {
    await page.goto(`${network.url}/profile#handicap`)
    const section = page.getByRole('region', { name: 'Handicap and rounds' })
    await expect(section.getByRole('button', { name: 'Add a round' })).toBeVisible()
    expect((await golfer.profile()).id).not.toBe('')
    await page.route('**/api/rounds', async (route) => {
      if (route.request().method() === 'GET') await route.continue()
      else await route.abort()
    })
    await section.getByRole('button', { name: 'Add a round' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Course', { exact: true }).fill('Dunes Course')
    await dialog.getByLabel('Course rating').fill('72')
    await dialog.getByLabel('Slope').fill('113')
    await dialog.getByLabel('Adjusted gross score').fill('90')
    await dialog.getByRole('button', { name: 'Save round' }).click()
    const kept = () => page.evaluate(() => localStorage.getItem('bagwise.rounds') ?? '')
    await expect.poll(kept).toContain('Dunes Course')
    await clearStorage(page)
    await comeBackToTab(page)
    await expect(page.getByText(CLEARED)).toBeVisible()
    await expect.poll(kept).toContain('Dunes Course')
    await page.unrouteAll()
    await comeBackToTab(page)
    const stored = async () => (await (await context.request.get(`${server.url}/api/rounds`)).json()).rounds
    await expect.poll(stored).toEqual([expect.objectContaining({ course: 'Dunes Course' })])
    await expect.poll(kept).not.toContain('unsentId')
  },
)
