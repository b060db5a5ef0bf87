import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { referenceField } from './support/calculator.ts'
import { startProductCopy } from './support/product-copy.ts'
import type { ProductCopy } from './support/product-copy.ts'
import { keptOnDevice } from './support/service-worker.ts'
import { comeBackToTab, expect, signUpGolfer, test as base } from './support/test.ts'

const test = base.extend<{ readonly product: ProductCopy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  product: async ({}, use) => {
    const product = await startProductCopy()
    await use(product)
    await product.dispose()
  },
})
test.use({ serviceWorkers: 'allow' })

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

async function openFirstRelease(page: Page, url: string) {
  await page.goto(url)
  await expect(heading(page)).toBeVisible()
  await keptOnDevice(page)
}

test('offers a new version without reloading, keeps typed text and old parts, and offers the next one again', async ({
  page,
  context,
  product,
}) => {
  await signUpGolfer(context, product.server.url)
  await openFirstRelease(page, `${product.server.url}/distance-calculator`)
  await referenceField(page, 'Driver').fill('204')
  await product.release(2)
  await comeBackToTab(page)

  await expect(offer(page)).toContainText('Updating would lose what you have typed on this page.')
  await expect(offer(page).getByRole('button', { name: 'Update anyway' })).toBeVisible()
  await expect(update(page)).toHaveCount(0)
  await expect(referenceField(page, 'Driver')).toHaveValue('204')
  await expectRelease(page, 1)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(heading(page)).toHaveText('Privacy')
  await expectRelease(page, 1)
  await update(page).click()
  await expectRelease(page, 2)
  await expect(heading(page)).toHaveText('Privacy')
  await expect(offer(page)).toHaveCount(0)

  await product.release(3)
  await comeBackToTab(page)
  await offer(page).getByRole('button', { name: 'Later' }).click()
  await expect(offer(page)).toHaveCount(0)
  await page.reload()
  await expectRelease(page, 2)
  await update(page).click()
  await expectRelease(page, 3)
})

test('leaves the other tab as it is when one tab lets the new version in', async ({ page, context, product }) => {
  await signUpGolfer(context, product.server.url)
  await openFirstRelease(page, `${product.server.url}/distance-calculator`)
  await referenceField(page, 'Driver').fill('204')
  const other = await context.newPage()
  await openFirstRelease(other, product.server.url)
  await product.release(2)
  await comeBackToTab(other)
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
})

test('waits with the offer while a dialog with a form is open', async ({ page, product }) => {
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
  await comeBackToTab(page)
  await isReady
  await expect(email).toHaveValue('jamie@example.com')
  await expect(page.getByText(READY)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(update(page)).toBeVisible()
})

test('is whole again after a reload when the browser lost a part and the server no longer has it', async ({
  page,
  context,
  product,
}) => {
  await openFirstRelease(page, product.server.url)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (request.url.includes('privacy-screen')) await cache.delete(request)
    }
  })
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await product.release(2)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByText('A part of Bagwise could not be loaded')).toBeVisible()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(heading(page)).toHaveText('Privacy')
  await expectRelease(page, 2)
})

test('removes what an older version kept once no page needs it', async ({ page, product }) => {
  await openFirstRelease(page, product.server.url)
  const keptVersions = () => page.evaluate(async () => (await caches.keys()).length)
  expect(await keptVersions()).toBe(1)
  await product.release(2)
  await comeBackToTab(page)
  await update(page).click()
  await expectRelease(page, 2)
  await expect.poll(keptVersions).toBe(1)
})

test('looks for a new version at the start and every hour', async ({ page, product }) => {
  await page.clock.install()
  await openFirstRelease(page, product.server.url)
  await product.release(2)
  await page.reload()
  await update(page).click()
  await expectRelease(page, 2)
  await expect(heading(page)).toBeVisible()

  await product.release(3)
  await page.clock.fastForward('59:00')
  await expect(offer(page)).toHaveCount(0)
  await page.clock.fastForward('01:00')
  await expect(offer(page)).toBeVisible()
})

test('never mixes two versions: one of which a file is not as listed does not come in', async ({ page, product }) => {
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
  await comeBackToTab(page)
  expect(await outcome).toBe('redundant')
  await page.reload()
  await expectRelease(page, 1)
  await expect(heading(page)).toBeVisible()

  await product.release(3)
  await comeBackToTab(page)
  await update(page).click()
  await expectRelease(page, 3)
})
