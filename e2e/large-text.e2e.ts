import { chromium } from '@playwright/test'
import { expect, sidewaysOverflowPx, signUpGolfer, test } from './support/test.ts'

test('needs no sideways scrolling on a phone whose text is twice as large', async ({ server, launchOptions }) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await chromium.launch({ ...launchOptions, args })
  try {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })
    const golfer = await signUpGolfer(context, server.url)
    await golfer.store({
      'golfBag.driver': { ...CLUB, loft: 10.5 },
      'golfBag.7-iron': { ...CLUB, loft: 32 },
      'clubDistances.driver': { distance: 204, source: 'measured' },
      'clubDistances.7-iron': { distance: 132, source: 'estimated' },
    })
    const page = await context.newPage()
    for (const [path, heading] of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Quick access' })).toBeVisible()
      await expect.poll(() => sidewaysOverflowPx(page), path).toBeLessThanOrEqual(0)
    }
  } finally {
    await browser.close()
  }
})

const CLUB = {
  brand: '',
  model: '',
  shaftType: 'steel',
  shaftFlex: 'regular',
  lie: 60,
  length: 36,
  isInBag: true,
  notes: '',
}

const PAGES = [
  ['/', 'Welcome back, Jamie'],
  ['/distance-calculator', 'Distance Calculator'],
  ['/distances', 'Distances'],
  ['/shot-advisor', 'Shot Advisor'],
] as const
