import type { Page } from '@playwright/test'
import type { ProgressEntry } from '@bagwise/contract/progress'
import { calculate, DRIVER_204_IRON_132_WEDGE_90, editDistance } from '../support/calculator.ts'
import { startsAnew } from '../support/device.ts'
import { startServer } from '../support/server.ts'
import { expect, signUpGolfer, test } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const DESKTOP = { width: 1280, height: 800 }
const KEY = 'bagwise.progress'
/** Longer than a try to reach the server, the wait after it and a start of the server. */
const SAVED_AGAIN_WITHIN_MS = 30_000

const header = (page: Page) => page.getByRole('banner')

/** The day on the calendar of the browser. */
async function today(page: Page): Promise<string> {
  return page.evaluate(() => new Date().toLocaleDateString('sv-SE'))
}

/** The entries as the server has them. */
async function storedEntries(page: Page): Promise<readonly ProgressEntry[]> {
  const url = new URL('/api/progress', page.url()).href
  return (await (await page.request.get(url)).json()).entries
}

/** The entries as this device has them. */
async function keptEntries(page: Page): Promise<readonly ProgressEntry[]> {
  const text = await page.evaluate((key) => localStorage.getItem(key), KEY)
  return text === null ? [] : JSON.parse(text).content.flatMap((one: { entries: ProgressEntry[] }) => one.entries)
}

/** The device and the server have the same. */
async function expectSameOnBoth(page: Page): Promise<void> {
  await expect(async () => expect(await keptEntries(page)).toEqual(await storedEntries(page))).toPass({
    timeout: SAVED_AGAIN_WITHIN_MS,
  })
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click()
  await startsAnew(page, () => page.getByRole('button', { name: 'Sign Out' }).click())
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible()
}

async function signIn(page: Page, { email, password }: Golfer) {
  await header(page).getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('TRE-02 TRE-03 is on the device and the server after edits, and back after sign-out and sign-in', async ({
  page,
  golfer,
}) => {
  await page.setViewportSize(DESKTOP)
  await golfer.store({ handicap: 20 })
  await page.goto('/distance-calculator')
  await calculate(page, DRIVER_204_IRON_132_WEDGE_90)
  await editDistance(page, '6-Iron', '141')
  await expect
    .poll(async () => (await storedEntries(page))[0]?.clubDistances['6-iron'])
    .toEqual({ distance: 141, source: 'manual' })
  await expectSameOnBoth(page)
  const entries = await storedEntries(page)
  expect(entries).toMatchObject([{ date: await today(page), handicap: 20 }])

  await signOut(page)
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull()
  await signIn(page, golfer)
  await expect.poll(() => keptEntries(page)).toEqual(entries)
  expect(await storedEntries(page)).toEqual(entries)
})

test(
  'keeps the entry of an edit made without reception until the server is back',
  { tag: EXHAUSTIVE },
  async ({ context, page }) => {
    const server = await startServer()
    await signUpGolfer(context, server.url)
    await page.goto(`${server.url}/distance-calculator`)
    await calculate(page, DRIVER_204_IRON_132_WEDGE_90)
    await expect.poll(async () => (await storedEntries(page)).length).toBe(1)

    await server.stop()
    await editDistance(page, '8-Iron', '121')
    await expect
      .poll(async () => (await keptEntries(page))[0])
      .toMatchObject({ clubDistances: { '8-iron': { distance: 121 } }, unsentId: expect.any(String) })

    await server.start()
    await expect
      .poll(async () => (await storedEntries(page))[0]?.clubDistances['8-iron'], { timeout: SAVED_AGAIN_WITHIN_MS })
      .toEqual({ distance: 121, source: 'manual' })
    await page.reload()
    await expectSameOnBoth(page)
    await server.dispose()
  },
)

test(
  'opens with a broken copy on the device, and has the entries of the server',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _golfer }) => {
    const broken = '{"schema":1,"content":[{'
    await page.goto('/distance-calculator')
    await calculate(page, DRIVER_204_IRON_132_WEDGE_90)
    await expect.poll(async () => (await storedEntries(page)).length).toBe(1)
    await expectSameOnBoth(page)
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, broken] as const)
    await page.reload()
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(`${key}.set-aside`), KEY)).toBe(broken)
    await expectSameOnBoth(page)
  },
)
