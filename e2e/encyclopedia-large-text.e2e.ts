import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectWholeArticle, itemCount, openEncyclopedia, searchBox } from './support/encyclopedia.ts'
import { expect, sidewaysOverflowPx, signUpGolfer, test as base } from './support/test.ts'

/** A golfer on a small phone whose text is twice as large. */
const test = base.extend<{ readonly largeText: Page }>({
  largeText: async ({ server, launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    const browser = await chromium.launch({ ...launchOptions, args })
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 320, height: 844 } })
    await context.addInitScript(() => localStorage.setItem('bagwise.welcome-seen', 'yes'))
    await signUpGolfer(context, server.url)
    await use(await context.newPage())
    await browser.close()
  },
})

test('needs no sideways scrolling on a small phone whose text is twice as large', async ({ largeText: page }) => {
  await openEncyclopedia(page)
  await searchBox(page).fill('compresion')
  await expect(itemCount(page)).toContainText('these come closest')
  await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
  await openEncyclopedia(page, 'topic=game-improvement-irons')
  await expectWholeArticle(page, 'Game Improvement Irons')
  await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
})
