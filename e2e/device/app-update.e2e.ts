import { appendFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { referenceField, showAllClubs } from '../support/calculator.ts'
import { FULL_BAG, openParts, store } from '../support/gapping.ts'
import { hit, puttButton, startRound, toGreen } from '../support/play-hole.ts'
import { startProductCopy } from '../support/product-copy.ts'
import type { ProductCopy } from '../support/product-copy.ts'
import { holdFiles, keptOnDevice, letFilesBeKept } from '../support/service-worker.ts'
import { comeBackToTab, expect, signUpGolfer, test as base } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { countLooks, lookCount } from './looks-for-versions.ts'

const test = base.extend<{ readonly product: ProductCopy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  product: async ({}, use) => {
    const product = await startProductCopy()
    await use(product)
    await product.dispose()
  },
})
test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ context }) => context.clock.install())

const READY = 'A new version of Bagwise is ready.'
const offer = (page: Page) => page.getByRole('status').filter({ hasText: READY })
const update = (page: Page) => offer(page).getByRole('button', { name: 'Update now' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** The first release has no number. */
async function expectRelease(page: Page, number: number) {
  const html = page.locator('html')
  if (number === 1) await expect(html).not.toHaveAttribute('data-release')
  else await expect(html).toHaveAttribute('data-release', String(number))
}

/** Comes back to the tab when it is time to look for a new version again. */
async function comeBackLater(page: Page) {
  await page.clock.fastForward('05:00')
  await comeBackToTab(page)
}

async function openFirstRelease(page: Page, url: string) {
  await page.goto(url)
  await expect(heading(page)).toBeVisible()
  await keptOnDevice(page)
}

test('RND-50 offers a new version without reloading, keeps typed text and old parts, offers the next one again, and starts none in mid-round unless tapped', async ({
  page,
  context,
  product,
}) => {
  await store(await signUpGolfer(context, product.server.url), FULL_BAG)
  await openFirstRelease(page, `${product.server.url}/distances`)
  const edit = page.getByRole('button', { name: 'Edit 6-Iron distance' })
  const field = page.getByRole('textbox', { name: '6-Iron carry' })
  await openParts(page)
  await edit.click()
  await field.fill('159')
  await product.release(2)
  await comeBackLater(page)

  const warning = "Finish what you're typing first: updating clears it."
  await expect(offer(page)).toContainText(warning)
  await expect(offer(page).getByRole('button', { name: 'Update anyway' })).toBeVisible()
  await expect(update(page)).toHaveCount(0)
  await expect(field).toHaveValue('159')
  await expectRelease(page, 1)
  await field.fill('157')
  await expect(offer(page)).not.toContainText(warning)
  await field.fill('500')
  await field.press('Enter')
  await expect(offer(page)).toContainText(warning)
  await field.fill('160')
  await field.press('Enter')
  await expect(edit).toBeVisible()
  await expect(offer(page)).not.toContainText(warning)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(heading(page)).toHaveText('Privacy')
  await expectRelease(page, 1)
  await update(page).click()
  await expectRelease(page, 2)
  await expect(heading(page)).toHaveText('Privacy')
  await expect(offer(page)).toHaveCount(0)

  await startRound(page, { course: 'Heather Links', at: product.server.url, isClockThere: true })
  await product.release(3)
  await comeBackLater(page)
  await expect(offer(page)).toBeVisible()
  // Five minutes in the pocket.
  await page.getByRole('button', { name: 'Tap to go on' }).click()
  await hit(page)
  await offer(page).getByRole('button', { name: 'Later' }).focus()
  await page.keyboard.press('Enter')
  await expect(offer(page)).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  await page.reload()
  await expectRelease(page, 2)
  await toGreen(page)
  await puttButton(page, '2').click()
  await expect(page.getByText('1 shot, 2 putts')).toBeVisible()
  await expectRelease(page, 2)
  await update(page).click()
  await expectRelease(page, 3)
  await expect(page.getByText('1 shot, 2 putts')).toBeVisible()
})

test(
  'says nothing of a loss where there is none: the calculator’s numbers survive an update',
  { tag: EXHAUSTIVE },
  async ({ page, context, product }) => {
    await signUpGolfer(context, product.server.url)
    await openFirstRelease(page, `${product.server.url}/distance-calculator`)
    await referenceField(page, 'Driver').fill('204')
    await product.release(2)
    await comeBackLater(page)
    await update(page).click()
    await expectRelease(page, 2)
    await expect(referenceField(page, 'Driver')).toHaveValue('204')
  },
)

test(
  'never lies over the buttons of an open row on a tablet or a desktop',
  { tag: EXHAUSTIVE },
  async ({ page, context, product }) => {
    await store(await signUpGolfer(context, product.server.url), FULL_BAG)
    await openFirstRelease(page, `${product.server.url}/distances`)
    await product.release(2)
    await comeBackLater(page)
    for (const path of ['/distances', '/distance-calculator']) {
      await page.goto(product.server.url + path)
      await (path === '/distances' ? openParts(page) : showAllClubs(page))
      await page.getByRole('button', { name: 'Edit 6-Iron distance' }).click()
      for (const width of [768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const card = await page.locator('[data-offer]').boundingBox()
        const save = await page.getByRole('button', { name: 'Save 6-Iron distance' }).boundingBox()
        const cancel = await page.getByRole('button', { name: 'Cancel editing 6-Iron distance' }).boundingBox()
        if (!card || !save || !cancel) throw new Error('The offer or the row is not there')
        const isBeside = card.x + card.width <= save.x || card.x >= cancel.x + cancel.width
        expect(isBeside, `${path} at ${width}`).toBe(true)
      }
    }
  },
)

test(
  'leaves the other tab as it is when one tab lets the new version in',
  { tag: EXHAUSTIVE },
  async ({ page, context, product }) => {
    await signUpGolfer(context, product.server.url)
    await openFirstRelease(page, `${product.server.url}/distance-calculator`)
    await referenceField(page, 'Driver').fill('204')
    const other = await context.newPage()
    await openFirstRelease(other, product.server.url)
    await product.release(2)
    await comeBackLater(other)
    await update(other).click()
    await expectRelease(other, 2)
    await expect(heading(other)).toBeVisible()

    await expect(offer(page)).toBeVisible()
    await expect(referenceField(page, 'Driver')).toHaveValue('204')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(heading(page)).toHaveText('Privacy')
    await expectRelease(page, 1)
    await update(page).click()
    await expectRelease(page, 2)
  },
)

test('waits with the offer while a dialog with a form is open', { tag: EXHAUSTIVE }, async ({ page, product }) => {
  await openFirstRelease(page, `${product.server.url}/privacy?dialog=sign-in`)
  const dialog = page.getByRole('dialog')
  const email = dialog.getByRole('textbox', { name: 'Email' })
  await email.fill('jamie@example.com')
  await product.release(2)
  const isReady = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = async () => {
          const registration = await navigator.serviceWorker.ready
          if (registration.waiting) resolve()
          else requestAnimationFrame(() => void look())
        }
        void look()
      }),
  )
  await comeBackLater(page)
  await isReady
  await expect(email).toHaveValue('jamie@example.com')
  await expect(page.getByText(READY)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(update(page)).toBeVisible()
})

test(
  'is whole again after a reload when the browser lost a part and the server no longer has it',
  { tag: EXHAUSTIVE },
  async ({ page, context, product }) => {
    await openFirstRelease(page, product.server.url)
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys())
          if (request.url.includes('privacy-screen')) await cache.delete(request)
      }
    })
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await product.release(2)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByText("This page didn't load.")).toBeVisible()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(heading(page)).toHaveText('Privacy')
    await expectRelease(page, 2)
  },
)

test('removes what an older version kept once no page needs it', { tag: EXHAUSTIVE }, async ({ page, product }) => {
  await openFirstRelease(page, product.server.url)
  const keptVersions = () => page.evaluate(async () => (await caches.keys()).length)
  expect(await keptVersions()).toBe(1)
  await product.release(2)
  await comeBackLater(page)
  await update(page).click()
  await expectRelease(page, 2)
  await expect.poll(keptVersions).toBe(1)
})

/** Whether a new version is being kept or waits. */
async function isComing(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { installing, waiting } = await navigator.serviceWorker.ready
    return installing !== null || waiting !== null
  })
}

/** The names of all that versions have kept, the oldest first. */
const keptCaches = (page: Page) => page.evaluate(() => caches.keys())

test(
  'keeps what has arrived of a new version that is not whole, and removes older ones, at every start',
  { tag: EXHAUSTIVE },
  async ({ page, product }) => {
    await page.goto(`${product.server.url}/robots.txt`)
    await page.evaluate(() => caches.open('bagwise-older'))
    await openFirstRelease(page, product.server.url)
    await product.release(2)
    await appendFile(join(product.dist, 'index.html'), '<!-- half way through the next deployment -->')
    await comeBackLater(page)
    await expect.poll(() => keptCaches(page)).toHaveLength(3)
    await expect.poll(() => isComing(page)).toBe(false)

    const [older, running, coming] = await keptCaches(page)
    expect(older).toBe('bagwise-older')
    // A start that already keeps the next try removes nothing.
    await expect(async () => {
      await page.reload()
      await expectRelease(page, 1)
      await expect.poll(() => keptCaches(page)).toEqual([running, coming])
    }).toPass()
  },
)

test(
  'looks for a new version when the golfer comes back, at most every five minutes, and an hour after the last look',
  { tag: EXHAUSTIVE },
  async ({ page, product }) => {
    await countLooks(page)
    await openFirstRelease(page, product.server.url)
    await expect.poll(() => lookCount(page)).toBe(1)
    await page.clock.fastForward('04:00')
    await comeBackToTab(page)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    expect(await lookCount(page)).toBe(1)
    await comeBackLater(page)
    await expect.poll(() => lookCount(page)).toBe(2)
    await comeBackToTab(page)
    expect(await lookCount(page)).toBe(2)
    await page.clock.fastForward('59:00')
    expect(await lookCount(page)).toBe(2)
    await page.clock.fastForward('01:00')
    await expect.poll(() => lookCount(page)).toBe(3)
  },
)

test('looks for a new version at the start and every hour', { tag: EXHAUSTIVE }, async ({ page, product }) => {
  await countLooks(page)
  await openFirstRelease(page, product.server.url)
  await product.release(2)
  await page.reload()
  await update(page).click()
  await expectRelease(page, 2)
  await expect(heading(page)).toBeVisible()

  await product.release(3)
  const before = await lookCount(page)
  await page.clock.fastForward('59:00')
  expect(await lookCount(page)).toBe(before)
  await expect(offer(page)).toHaveCount(0)
  await page.clock.fastForward('01:00')
  await expect(offer(page)).toBeVisible()
})

test(
  'never mixes two versions: one of which a file is not as listed does not come in',
  { tag: EXHAUSTIVE },
  async ({ page, product }) => {
    await openFirstRelease(page, product.server.url)
    await product.release(2)
    await appendFile(join(product.dist, 'index.html'), '<!-- half way through the next deployment -->')
    const outcome = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          void navigator.serviceWorker.ready.then((registration) =>
            registration.addEventListener('updatefound', () => {
              const coming = registration.installing
              coming?.addEventListener('statechange', () => resolve(coming.state))
            }),
          )
        }),
    )
    await comeBackLater(page)
    expect(await outcome).toBe('redundant')
    await page.reload()
    await expectRelease(page, 1)
    await expect(heading(page)).toBeVisible()

    await product.release(3)
    await comeBackLater(page)
    await update(page).click()
    await expectRelease(page, 3)
  },
)

test(
  'tries again a minute later on a device that is new to Bagwise when a file did not arrive',
  { tag: EXHAUSTIVE },
  async ({ page, product }) => {
    const icon = join(product.dist, 'icon-512.png')
    await rename(icon, `${icon}.away`)
    await holdFiles(page)
    const said = async (text: string) => page.waitForEvent('console', (message) => message.text().startsWith(text))
    const failed = Promise.all([
      said('The first version could not be kept'),
      said('No new version could be looked for'),
    ])
    await page.goto(product.server.url)
    await expect(page.getByRole('region', { name: 'Your tools' })).toBeVisible()
    // From here on the page's time passes only when told. It waits as long as it has tried, but for a minute at least.
    await page.clock.pauseAt(new Date(Date.now() + 10_000))
    await letFilesBeKept(page)
    await failed
    await rename(`${icon}.away`, icon)
    await page.clock.runFor('00:59')
    expect(await page.evaluate(async () => navigator.serviceWorker.getRegistration())).toBeUndefined()
    await page.clock.runFor('00:01')
    await keptOnDevice(page)
  },
)
