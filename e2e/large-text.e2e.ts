import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { FULL_BAG, store } from './support/gapping.ts'
import { expect, sidewaysOverflowPx, signUpGolfer, test as base } from './support/test.ts'
import type { Golfer } from './support/test.ts'

const PAGES = [
  ['/', 'Welcome back, Jamie'],
  ['/distance-calculator', 'Distance Calculator'],
  ['/distances', 'Distances'],
  ['/shot-advisor', 'Shot Advisor'],
] as const
const PHONE_WIDTHS_PX = [320, 360, 390]
/** Three figures of this field's size, so large. */
const THREE_FIGURES_PX = 80

type LargeText = { readonly page: Page; readonly golfer: Golfer }

/** A golfer with a full bag on a phone whose text is twice as large. */
const test = base.extend<{ readonly largeText: LargeText }>({
  largeText: async ({ server, launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    const browser = await chromium.launch({ ...launchOptions, args })
    const context = await browser.newContext({ baseURL: server.url })
    await context.addInitScript(() => localStorage.setItem('bagwise.welcome-seen', 'yes'))
    const golfer = await signUpGolfer(context, server.url)
    await store(golfer, FULL_BAG)
    await use({ page: await context.newPage(), golfer })
    await browser.close()
  },
})

async function expectToFit(page: Page, what: string) {
  for (const width of PHONE_WIDTHS_PX) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => sidewaysOverflowPx(page), `${what} at ${width}`).toBeLessThanOrEqual(0)
    const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox()
    expect((menu?.x ?? width) + (menu?.width ?? 0), `menu of ${what} at ${width}`).toBeLessThanOrEqual(width)
  }
}

test('needs no sideways scrolling on phones whose text is twice as large, also while an edit waits', async ({
  largeText: { page },
}) => {
  for (const [path, heading] of PAGES) {
    await page.goto(path)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Quick access' })).toBeVisible()
    await expectToFit(page, path)
  }

  await page.route('**/api/profile', (route) =>
    route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.goto('/distances')
  await page.getByText('Show numbers').click()
  await page.getByRole('button', { name: 'Edit 6-Iron distance' }).click()
  await page.getByRole('textbox', { name: '6-Iron carry' }).fill('159')
  await page.keyboard.press('Enter')
  await expect(page.locator('header').getByRole('status')).toContainText('1 change waiting')
  await expectToFit(page, 'an edit that waits')
})

test('leaves room to type a distance on phones whose text is twice as large', async ({ largeText: { page } }) => {
  for (const path of ['/distances', '/distance-calculator']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Edit 6-Iron distance' }).click()
    for (const width of PHONE_WIDTHS_PX) {
      await page.setViewportSize({ width, height: 844 })
      const field = await page.getByRole('textbox', { name: '6-Iron carry' }).boundingBox()
      expect(field?.width, `${path} at ${width}`).toBeGreaterThan(THREE_FIGURES_PX)
      for (const name of ['Save 6-Iron distance', 'Cancel editing 6-Iron distance']) {
        const button = await page.getByRole('button', { name }).boundingBox()
        expect((button?.x ?? width) + (button?.width ?? 0), `${name} at ${width}`).toBeLessThanOrEqual(width)
      }
    }
  }
})
