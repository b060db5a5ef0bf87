import type { BrowserContext, Page } from '@playwright/test'
import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import type { KeptShot } from '@bagwise/contract/shots'
import { expectAccessible } from '../support/accessible.ts'
import { SAVED_AGAIN_WITHIN_MS, signInOn } from '../support/device.ts'
import { fileChooserOf } from '../support/file-chooser.ts'
import { keepShots } from '../support/kept-shots.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { rapsodoFile, SESSION } from '../support/shot-files.ts'
import { comeBackToTab, comeBackUntil, expect, signUpGolfer, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const SHOT_COUNT = SESSION.length
const SEVEN_COUNT = SESSION.filter(([club]) => club === '7i').length
const DAY_TO_COME = '2199-01-01'

test.use({ viewport: { width: 390, height: 844 } })

const shotRows = (page: Page) => page.locator('[data-shot]')

async function storedShots(context: BrowserContext, url: string): Promise<readonly KeptShot[]> {
  const answer = await context.request.get(`${url}/api/shots`, { headers: { ...PAGE_HEADERS, origin: url } })
  return (await answer.json()).shots
}

/** Keeps the shots of a file, whether the server can be reached or not. */
async function importFile(page: Page, url = ''): Promise<void> {
  await page.goto(`${url}/distances/import`)
  const chooser = await fileChooserOf(page, () => page.getByRole('button', { name: 'Choose a file' }).click())
  await chooser.setFiles({ name: 'session.csv', mimeType: 'text/csv', buffer: Buffer.from(rapsodoFile(SESSION)) })
  await page.getByRole('button', { name: /^Keep \d+ shots$/ }).click()
  await expect(page.getByRole('heading', { name: `${SHOT_COUNT} shots kept.` })).toBeVisible()
}

test(
  'MEM-35 (screens) keeps the mark of one device and the club of another, the last of two marks, and tells both devices',
  { tag: EXHAUSTIVE },
  async ({ page, context, browser, server }) => {
    const golfer = await signUpSampleGolfer(context, server.url)
    await keepShots(context, server.url, [{ day: '2026-11-20', shots: [{ carryYards: 102 }, { carryYards: 98 }] }])
    const laptopContext = await browser.newContext({ baseURL: server.url })
    await signInOn(laptopContext, golfer, server.url)
    const laptop = await laptopContext.newPage()
    const devices = [page, laptop]
    const rowOf = (device: Page, carry: string) => shotRows(device).filter({ hasText: carry })
    const open = async (device: Page, carry: string) => {
      await rowOf(device, carry).getByRole('button', { expanded: false }).click()
    }
    for (const device of devices) {
      await device.goto('/clubs/7-iron?tab=shots')
      await expect(shotRows(device)).toHaveCount(2)
      await open(device, '102 yd')
    }
    const markOf = async (carryYards: number) => {
      const shot = (await storedShots(context, server.url)).find((one) => one.carryYards === carryYards)
      return [shot?.mark, shot?.club]
    }

    await rowOf(page, '102 yd').getByLabel('Does it count?').selectOption('left-out')
    await expect.poll(() => markOf(102)).toEqual(['left-out', '7-iron'])
    await rowOf(laptop, '102 yd').getByLabel('Does it count?').selectOption('counts')
    await expect.poll(() => markOf(102)).toEqual(['counts', '7-iron'])
    await comeBackUntil(page, page.locator('[data-news]'))
    for (const device of devices) {
      await expect(device.locator('[data-news]')).toHaveText('7-Iron, 102 yd: left out → counts')
      await device.getByRole('button', { name: 'OK: the changes of another device are seen' }).click()
      await expect(device.locator('[data-news]')).toHaveCount(0)
      await open(device, '98 yd')
    }

    await rowOf(page, '98 yd').getByLabel('Does it count?').selectOption('left-out')
    await expect.poll(() => markOf(98)).toEqual(['left-out', '7-iron'])
    await rowOf(laptop, '98 yd').getByLabel('Club').selectOption('8-iron')
    await expect.poll(() => markOf(98)).toEqual(['left-out', '8-iron'])
    await comeBackUntil(page, page.locator('[data-news]'))
    await expect(page.locator('[data-news]')).toHaveText('7-Iron, 98 yd: 7-Iron → 8-Iron')
    await expect(laptop.locator('[data-news]')).toHaveText('8-Iron, 98 yd: we decide → left out')
    await expectAccessible(page, 'a shot that another device has changed')
    await laptopContext.close()
  },
)

test('MEM-38 (refused) keeps refused shots on the device, says why at once and on the page of the club, and sends them later', async ({
  page,
  context,
  server,
  golfer: _signedIn,
}) => {
  await page.route('**/api/shots', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    // A phone whose clock is ahead.
    const postData = route
      .request()
      .postData()
      ?.replaceAll(/"day":"[^"]+"/g, `"day":"${DAY_TO_COME}"`)
    return route.continue(postData === undefined ? {} : { postData })
  })
  await importFile(page)
  const reason = 'That day is still to come. Check the date of the session.'
  await expect(page.getByRole('alert').filter({ hasText: `These shots stay on this device: ${reason}` })).toBeVisible()
  expect(await storedShots(context, server.url)).toEqual([])

  await page.goto('/clubs/7-iron?tab=shots')
  await expect(shotRows(page)).toHaveCount(SEVEN_COUNT)
  await expect(page.locator('[data-refused]')).toHaveText(/^Your shots of .+ stay on this device: /)
  await expect(page.locator('[data-refused]')).toContainText(reason)
  await expectAccessible(page, 'a session that the server has refused')

  await page.unrouteAll()
  await page.reload()
  await expect.poll(async () => (await storedShots(context, server.url)).length).toBe(SHOT_COUNT)
  await expect(page.locator('[data-refused]')).toHaveCount(0)
})

test(
  'MEM-38 (sign-out) asks before unsent shots are lost, and keeps them from the next golfer until their golfer is back',
  { tag: EXHAUSTIVE },
  async ({ page, context, server, network }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const first = await signUpGolfer(context, server.url)
    await page.route('**/api/shots', (route) => route.abort())
    await importFile(page, network.url)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    const asked = page.getByRole('dialog', { name: 'Not saved yet' })
    await expect(asked).toContainText("Your latest changes aren't saved. Sign out now and you'll lose them.")
    await asked.getByRole('button', { name: 'Stay' }).click()
    await expect(asked).toBeHidden()
    expect(await storedShots(context, server.url)).toEqual([])

    await page.close()
    await context.clearCookies()
    await signUpGolfer(context, server.url)
    const next = await context.newPage()
    await next.goto(`${network.url}/clubs/7-iron`)
    await expect(next.getByRole('heading', { name: 'No shots with your 7-Iron yet' })).toBeVisible()
    expect(await storedShots(context, server.url)).toEqual([])
    await next.close()

    await context.clearCookies()
    await signInOn(context, first, server.url)
    const back = await context.newPage()
    await back.goto(`${network.url}/clubs/7-iron?tab=shots`)
    await expect(shotRows(back)).toHaveCount(SEVEN_COUNT)
    await expect.poll(async () => (await storedShots(context, server.url)).length).toBe(SHOT_COUNT)
  },
)

const STORES = {
  full: {
    banner: 'Your device is full. Free up space before you close this page, or unsaved changes will be lost.',
    take: () => {
      const full = () => {
        throw new DOMException('There is no room left.', 'QuotaExceededError')
      }
      Storage.prototype.setItem = full
      IDBObjectStore.prototype.put = full
    },
  },
  blocked: {
    banner: 'This browser keeps nothing on the device. Changes that have not reached Bagwise are lost',
    take: () => {
      const forbid = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      for (const store of ['localStorage', 'sessionStorage']) Object.defineProperty(window, store, { get: forbid })
      Object.defineProperty(window, 'indexedDB', { get: forbid })
    },
  },
} as const

for (const [name, { banner, take }] of Object.entries(STORES)) {
  test(`MEM-38 (${name} store) keeps shots for the visit, says so, and sends them from there`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ baseURL: server.url })
    await context.addInitScript(take)
    const golfer = await signUpGolfer(context, server.url)
    await golfer.store({ 'clubDistances.7-iron': { distance: 141, source: 'estimated' } })
    const page = await context.newPage()
    await page.route('**/api/shots', (route) => route.abort())
    await importFile(page)
    await expect(page.getByRole('alert').filter({ hasText: banner })).toBeVisible()
    await page.getByRole('link', { name: 'See your distances' }).click()
    await page.locator('#club-distances summary').first().click()
    await page.locator('[data-club="7-iron"]').getByRole('button', { name: '7-Iron', exact: true }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Pattern and shots' }).click()
    await page.getByRole('tab', { name: 'Shots' }).click()
    await expect(shotRows(page)).toHaveCount(SEVEN_COUNT)
    expect(await storedShots(context, server.url)).toEqual([])

    await page.unrouteAll()
    await comeBackToTab(page)
    await expect
      .poll(async () => (await storedShots(context, server.url)).length, { timeout: SAVED_AGAIN_WITHIN_MS })
      .toBe(SHOT_COUNT)
    await context.close()
  })
}
