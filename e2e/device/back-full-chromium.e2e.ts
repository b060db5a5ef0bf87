import type { Browser, Page } from '@playwright/test'
import { signInOn, startsAnew } from '../support/device.ts'
import {
  atRest,
  expectPagesAreKept,
  goBack,
  recordShowings,
  startPageKeepingBrowser,
} from '../support/page-keeping-browser.ts'
import type { Showing } from '../support/page-keeping-browser.ts'
import { skipWelcome } from '../support/skip-welcome.ts'
import { expect, signUpGolfer, test as base } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

type Device = { readonly page: Page; readonly showings: readonly Showing[]; readonly golfer: Golfer }

const HANDICAP = 17.3
const STEPS_BACK = 4

const test = base.extend<{ readonly device: Device }, { readonly keepingBrowser: Browser }>({
  keepingBrowser: [
    async ({ launchOptions }, use) => {
      const browser = await startPageKeepingBrowser(launchOptions)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  // A golfer who has opened several pages, in a tab that is known to keep pages.
  device: async ({ keepingBrowser, server }, use) => {
    const viewport = { width: 1280, height: 800 }
    const context = await keepingBrowser.newContext({ baseURL: server.url, viewport, serviceWorkers: 'allow' })
    await skipWelcome(context)
    const page = await context.newPage()
    const showings = await recordShowings(page)
    await expectPagesAreKept(page, showings)
    const golfer = await signUpGolfer(context, server.url)
    await golfer.store({ handicap: HANDICAP })
    await use({ page, showings, golfer })
    await context.close()
  },
})

// In one worker, one after the other: each starts a browser of its own.
test.describe.configure({ mode: 'default' })

const golferLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Jamie Ortega' })
const personal = ({ email }: Golfer) => [email, 'Jamie', 'Ortega', String(HANDICAP)]

async function openPages(page: Page) {
  await page.goto('/profile')
  await expect(page.getByText(String(HANDICAP)).first()).toBeVisible()
  await page.goto('/')
  await expect(golferLink(page)).toBeVisible()
  // Within the page: two steps of the history are of one document.
  await golferLink(page).click()
  // Home has the number too, and stays until the profile is there.
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText(String(HANDICAP)).first()).toBeVisible()
  await atRest(page)
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click()
  await startsAnew(page, () => page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click())
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
}

/** The answer to sign-out as browsers see it that do not know the header, or not on plain http. */
async function withoutClearing(page: Page) {
  await page.route('**/api/sign-out', async (route) => {
    const response = await route.fetch()
    const { 'clear-site-data': _clearing, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
}

/** Goes back through the whole history. Whatever is shown, at once or later, is no word of the golfer. */
async function expectNothingByBack({ page, showings, golfer }: Device, isVisitor = true) {
  const before = showings.length
  for (let step = 0; step < STEPS_BACK; step += 1) {
    await goBack(page)
    if (page.url() === 'about:blank') break
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In', includeHidden: true })
    const other = page.getByRole('banner').getByRole('link', { name: 'Robin Vale', includeHidden: true })
    await expect(isVisitor ? signIn : other).toBeAttached()
    for (const word of personal(golfer)) expect(await page.locator('body').innerText()).not.toContain(word)
  }
  await expect.poll(() => showings.length).toBeGreaterThan(before)
  const seen = JSON.stringify(showings.slice(before).map(({ text }) => text))
  for (const word of personal(golfer)) expect(seen).not.toContain(word)
}

test('HRD-08 HRD-09 shows nothing of a golfer after Sign Out, neither by Back nor in a tab that is opened again, has no signed-in page in the history and keeps the files of Bagwise', async ({
  device,
  server,
}) => {
  const { page, golfer } = device
  await openPages(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    localStorage.setItem('bagwise.theme', 'noon')
  })
  const stepCount = await page.evaluate(() => history.length)
  await signOut(page)
  expect(await page.evaluate(() => history.length)).toBe(stepCount)
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).length,
      theme: localStorage.getItem('bagwise.theme'),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }))
  await expect.poll(left).toEqual({ workers: 1, caches: 1, theme: 'noon', databases: ['bagwise'] })

  // What a tab that is opened again gets: its address, and the session storage of the one that was closed.
  const [again] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open('/profile')),
  ])
  await expect(again.getByRole('dialog', { name: 'Create Your Free Account' })).toBeVisible()
  for (const word of personal(golfer)) expect(await again.locator('body').innerText()).not.toContain(word)
  await again.close()
  await expectNothingByBack(device)

  await signInOn(page.context(), golfer, server.url)
  await page.goto('/')
  await expect(golferLink(page)).toBeVisible()
})

test(
  'HRD-08 shows nothing of a golfer by Back where the browser kept their pages over Sign Out',
  { tag: EXHAUSTIVE },
  async ({ device }) => {
    const { page, showings } = device
    await withoutClearing(page)
    await openPages(page)
    await signOut(page)
    const before = showings.length
    await expectNothingByBack(device)
    expect(showings.slice(before).some(({ isKept }) => isKept)).toBe(true)
  },
)

test('HRD-08 shows another golfer of the device nothing by Back', async ({ device, server }) => {
  const { page, golfer } = device
  await withoutClearing(page)
  await openPages(page)
  await signOut(page)
  const other = await signUpGolfer(page.context(), server.url, { firstName: 'Robin', lastName: 'Vale' })
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Robin Vale' })).toBeVisible()
  expect(other.email).not.toBe(golfer.email)
  await expectNothingByBack(device, false)
})

test('HRD-09 shows a page again by Back to the golfer who is still signed in, without loading it anew', async ({
  device,
}) => {
  const { page, showings } = device
  await openPages(page)
  // A browser with much else to do gives up keeping a page, and loads it.
  await expect(async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.goto('/privacy')
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    const checked = page.waitForResponse('**/api/session')
    await goBack(page)
    await checked
    await expect(page.getByText(String(HANDICAP)).first()).toBeVisible()
    const showing = showings.at(-1)
    expect(showing).toMatchObject({ path: '/profile', isKept: true, whyNotKept: [] })
    expect(showing?.text).not.toContain(String(HANDICAP))
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  }).toPass({ timeout: 120_000 })
})
