import AxeBuilder from '@axe-core/playwright'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { keptEdits } from '../support/device.ts'
import { FULL_BAG, open as openDistances, openParts, store } from '../support/gapping.ts'
import { expect, sidewaysOverflowPx, signUpGolfer, test } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const CLUBS = ['driver', '3-wood', '5-hybrid', '7-iron', 'pw'] as const

/** Conflicts at five clubs, as they were kept on the device when the page was last closed. */
async function keepConflicts(page: Page, golfer: Golfer): Promise<void> {
  await golfer.store(
    Object.fromEntries(
      CLUBS.map((club, index) => [`clubDistances.${club}`, { distance: 210 - index, source: 'measured' }]),
    ),
  )
  await page.goto('/')
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

test(
  'lists changes of another device accessibly, three at a time, on the smallest phone with text twice as large',
  { tag: EXHAUSTIVE },
  async ({ server, launchOptions }) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    const browser = await chromium.launch({ ...launchOptions, args })
    try {
      const context = await browser.newContext({ baseURL: server.url, viewport: { width: 320, height: 640 } })
      const golfer = await signUpGolfer(context, server.url)
      const page = await context.newPage()
      await keepConflicts(page, golfer)
      await expect(news(page)).toContainText('Changed on another device: Driver distance 200 yd → 210 yd.')
      await expect(news(page).getByRole('button', { name: 'Keep', exact: true })).toHaveCount(3)
      await news(page).getByText('2 more').click()
      await expect(news(page).getByRole('button', { name: 'Keep', exact: true })).toHaveCount(5)
      await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id }) => id)).toEqual([])
      }

      await news(page).getByRole('button', { name: 'Use 196 yd' }).click()
      await expect
        .poll(async () => (await golfer.profile()).clubDistances.find(({ club }) => club === 'pw')?.distance)
        .toBe(196)
      await expect(news(page).getByRole('button', { name: 'Use 196 yd' })).toHaveCount(0)
      await expect.poll(() => keptEdits(page)).toEqual([])
    } finally {
      await browser.close()
    }
  },
)

test(
  'keeps the focus among the news, then gives it to the page, and keeps all with one press',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await keepConflicts(page, golfer)
    const keep = news(page).getByRole('button', { name: 'Keep', exact: true })
    await expect(keep).toHaveCount(3)
    await keep.nth(2).focus()
    await page.keyboard.press('Enter')
    await expect(keep).toHaveCount(3)
    await expect(news(page).getByRole('button', { name: 'Use 197 yd' })).toBeFocused()
    await keep.nth(0).focus()
    await page.keyboard.press('Enter')
    await expect(news(page).getByRole('button', { name: 'Use 199 yd' })).toBeFocused()
    await news(page).getByRole('button', { name: 'Keep all' }).focus()
    await page.keyboard.press('Enter')
    await expect(news(page).getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(news(page).getByRole('button')).toHaveCount(0)
  },
)

test(
  'says near the thumb what was refused while the news are out of sight, once, and hands the focus on',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    // No estimate moves with the number, which would be said near the thumb too.
    await store(golfer, { '6-iron': [157], '7-iron': [146] })
    // A page of another version might send what this server refuses.
    await page.route('**/api/profile', (route) => {
      const postData = route.request().postData()?.replace('"value":{"distance":159', '"value":{"distance":999')
      return route.continue(postData === undefined ? {} : { postData })
    })
    await openDistances(page)
    const edit = page.getByRole('button', { name: 'Edit 6-Iron distance' })
    const echo = page.getByText(/^Not saved: your 6-Iron distance\. .*at most 400.* See the top of the page\.$/)
    await edit.click()
    await page.getByRole('textbox', { name: '6-Iron carry' }).fill('159')
    await page.keyboard.press('Enter')
    await expect(echo).toBeInViewport()
    await expect(news(page).getByRole('alert')).toContainText('Not saved: your 6-Iron distance.')
    await expect(news(page).getByRole('alert')).not.toBeInViewport()

    const dismissEcho = page.getByRole('button', { name: 'Dismiss' }).last()
    await dismissEcho.focus()
    await page.keyboard.press('Enter')
    await expect(echo).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.reload()
    await openParts(page)
    await expect(news(page).getByRole('alert')).toContainText('Not saved: your 6-Iron distance.')
    await expect(edit).toBeVisible()
    await expect(echo).toHaveCount(0)
    await news(page).getByRole('button', { name: 'Dismiss' }).focus()
    await page.keyboard.press('Enter')
    await expect(news(page).getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)

test(
  'says that only the copy is not kept when just local storage is full, until it is dismissed',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, FULL_BAG)
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('There is no room left.', 'QuotaExceededError')
      }
    })
    await page.goto('/')
    const copy = news(page).getByText("Couldn't save an offline copy")
    await expect(copy).toBeVisible()
    await expect(news(page)).not.toContainText('lost when you close')
    await news(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(copy).toHaveCount(0)
    await page.getByRole('link', { name: 'Calculator' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Distance Calculator' })).toBeFocused()
    await expect(copy).toHaveCount(0)
    await page.reload()
    await expect(copy).toBeVisible()
  },
)
