import type { Page } from '@playwright/test'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { setsAddress } from '../support/starter-sets.ts'
import { expect, test } from '../support/test.ts'

/** The phone's screen. */
const FIRST_VIEW_PX = 844

type Screen = {
  readonly address: string
  readonly budgetPx: number
  /** Comes last. */
  readonly waitFor: string
  /** What the first screen holds, whole. */
  readonly firstView: (page: Page) => readonly ReturnType<Page['locator']>[]
}

/** With the sample golfer, as first shown. */
const SCREENS: readonly Screen[] = [
  {
    address: '/profile',
    budgetPx: 1700,
    waitFor: 'How to practice',
    firstView: (page) => [
      page.getByRole('heading', { level: 1, name: 'Sam Miller' }),
      page.getByRole('list', { name: 'In short' }),
      page.getByRole('region', { name: 'Your game in figures' }),
      ...['Edit Profile', 'Retake Quiz', 'Sign Out'].map((name) => page.getByRole('button', { name })),
    ],
  },
  {
    address: '/',
    budgetPx: 2000,
    waitFor: 'Read it all',
    firstView: (page) => [
      page.getByRole('heading', { level: 1, name: 'Your bag' }),
      page
        .getByRole('main')
        .getByRole('link')
        .filter({ has: page.getByRole('img') }),
      page.getByRole('button', { name: 'Get my club' }),
    ],
  },
  {
    address: '/ball-matching',
    budgetPx: 1900,
    waitFor: 'Side by side',
    firstView: (page) => [page.locator('summary', { hasText: 'Your choices' }), ...cards(page, 2)],
  },
  {
    address: setsAddress(),
    budgetPx: 1900,
    waitFor: 'How we picked',
    firstView: (page) => [
      page.getByRole('article').first().getByText('$949', { exact: true }).first(),
      page.getByRole('article').first().getByRole('heading', { name: 'Why this set' }),
      page
        .getByRole('article')
        .first()
        .getByText(/Once a month/),
    ],
  },
]

test('pages are as long as a golfer scrolls, with what counts on the first screen', async ({
  page,
  context,
  server,
}) => {
  await signUpSampleGolfer(context, server.url)
  for (const { address, budgetPx, waitFor, firstView } of SCREENS) {
    await page.goto(address)
    await expect(page.getByText(waitFor, { exact: true }).first()).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
    await expect.poll(() => heightPx(page), address).toBeLessThanOrEqual(budgetPx)
    for (const part of firstView(page)) {
      await expect(part).toBeVisible()
      const box = await part.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? FIRST_VIEW_PX), `${address}: ${String(part)}`).toBeLessThanOrEqual(
        FIRST_VIEW_PX,
      )
    }
  }
})

function heightPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

function cards(page: Page, count: number) {
  return Array.from({ length: count }, (_, index) => page.getByRole('article').nth(index))
}
