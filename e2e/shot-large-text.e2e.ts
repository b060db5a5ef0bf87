import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { analysis, answer, distance, drawer, openConditions, openShot, storeBag } from './support/shot.ts'
import { expect, sidewaysOverflowPx, signUpGolfer, test as base } from './support/test.ts'

/** A golfer with a bag on a small phone whose text is twice as large. */
const test = base.extend<{ readonly largeText: Page }>({
  largeText: async ({ server, launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    const browser = await chromium.launch({ ...launchOptions, args })
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 320, height: 844 } })
    await context.addInitScript(() => localStorage.setItem('bagwise.welcome-seen', 'yes'))
    await storeBag(await signUpGolfer(context, server.url))
    await use(await context.newPage())
    await browser.close()
  },
})

test('needs no sideways scrolling on a small phone whose text is twice as large', async ({ largeText: page }) => {
  await openShot(page, 'weather=windy&hazards=water-right&slope=uphill')
  await distance(page).fill('9999')
  expect((await distance(page).boundingBox())?.width).toBeGreaterThan(80)
  await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
  await openConditions(page)
  expect(await drawer(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(
    0,
  )
  await page.getByRole('button', { name: 'Done' }).click()
  await distance(page).fill('143')
  await analysis(page).click()
  await expect(answer(page)).toContainText('143 plays like')
  await page.getByText('Change this shot').click()
  await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
})
