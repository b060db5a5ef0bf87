import AxeBuilder from '@axe-core/playwright'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { keptEdits } from './support/device.ts'
import { expect, sidewaysOverflowPx, signUpGolfer, test } from './support/test.ts'

const CLUBS = ['driver', '3-wood', '5-hybrid', '7-iron', 'pw'] as const

/** Conflicts at five clubs, as they were kept on the device when the page was last closed. */
async function keepConflicts(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('bagwise.conflicts') ?? '{}').content?.version))
    .toBeGreaterThan(0)
  await page.evaluate((clubs) => {
    const copy = JSON.parse(localStorage.getItem('bagwise.conflicts') ?? '{}')
    copy.content.open = clubs.map((club, index) => ({
      id: club,
      path: `clubDistances.${club}`,
      value: { distance: 200 - index, source: 'manual' },
      keptValue: { distance: 210 - index, source: 'measured' },
      reason: index % 2 === 0 ? 'replaced' : 'rejected',
      at: '2026-05-17T09:30:00.000Z',
      isOwn: index % 2 === 1,
    }))
    localStorage.setItem('bagwise.conflicts', JSON.stringify(copy))
  }, CLUBS)
  await page.reload()
}

const news = (page: Page) => page.getByRole('region', { name: 'About your changes' })

test('lists changes of another device accessibly, three at a time, on the smallest phone with text twice as large', async ({
  server,
  launchOptions,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await chromium.launch({ ...launchOptions, args })
  try {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 320, height: 640 } })
    const golfer = await signUpGolfer(context, server.url)
    const page = await context.newPage()
    await page.goto('/')
    await keepConflicts(page)
    await expect(news(page)).toContainText('Changed on another device: Driver distance 200 yd → 210 yd.')
    await expect(news(page).getByRole('button', { name: 'Keep' })).toHaveCount(3)
    await news(page).getByText('2 more').click()
    await expect(news(page).getByRole('button', { name: 'Keep' })).toHaveCount(5)
    await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    }

    await news(page).getByRole('button', { name: 'Use 196 yd' }).click()
    await expect.poll(async () => (await golfer.profile()).clubDistances).toMatchObject([{ club: 'pw', distance: 196 }])
    await expect(news(page).getByRole('button', { name: 'Use 196 yd' })).toHaveCount(0)
    await expect.poll(() => keptEdits(page)).toEqual([])
  } finally {
    await browser.close()
  }
})
