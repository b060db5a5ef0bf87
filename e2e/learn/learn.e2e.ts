import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { card } from '../support/home.ts'
import { FULL_BAG, store } from '../support/gapping.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'What do you want to know?' })
const offer = (page: Page) => page.getByRole('search').getByRole('link')

async function openLearn(page: Page) {
  await page.goto('/learn')
  await expect(search(page)).toBeVisible()
}

test('ACT-64 offers the shot for a distance, the cause for a fault and the encyclopedia for any other word', async ({
  page,
  golfer,
}) => {
  await store(golfer, FULL_BAG)
  await openLearn(page)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(1)
  await expect(page.getByText('Ask the caddie')).toHaveCount(0)
  await expect(offer(page)).toHaveCount(0)

  await search(page).fill('165 yards')
  await expect(offer(page)).toHaveText('Get the club for 165 yards')
  await offer(page).click()
  await expect(page.getByRole('main').getByLabel('Distance to the pin').first()).toHaveValue('165')

  await page.goBack()
  await search(page).fill('I keep topping it')
  await expect(offer(page)).toHaveText('Find the cause: topped')
  await search(page).press('Enter')
  await expect(page).toHaveURL('/swing-analyzer?fault=topped')
  await expect(page.getByRole('checkbox', { name: 'Topped', exact: true })).toBeChecked()
  await expect(page.getByText('Question 1 of 4', { exact: true })).toBeVisible()

  await page.goBack()
  await search(page).fill('slice')
  await offer(page).click()
  await expect(page.getByRole('radio', { name: 'Slice', exact: true })).toBeChecked()

  await page.goBack()
  await search(page).fill('bounce')
  await expect(offer(page)).toHaveText('Search the encyclopedia for “bounce”')
  await search(page).press('Enter')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('bounce')
  await expect(page.getByRole('link', { name: /Bounce Angle/ })).toBeVisible()
})

test('has a bad shot, the golfer’s own focus with drills or the way to it, the tips that are open, and the kinds of articles', async ({
  page,
  golfer,
}) => {
  await openLearn(page)
  await expect(card(page, 'Your Golf Focus').getByRole('link', { name: 'Tell us about your game' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Learn' }).getByRole('link', { name: 'Tips' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tips' })).toBeFocused()
  await expect(card(page, 'Pro Golf Tips').getByRole('heading', { level: 3 })).toHaveCount(6)
  await golfer.store({
    shareCount: 1,
    currentIssues: ['Slicing or hooking off the tee', 'Losing balls', 'short game', 'putting'],
  })
  await page.reload()
  await expect(card(page, 'Pro Golf Tips').getByRole('heading', { level: 3 })).toHaveCount(11)
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible()

  await openLearn(page)
  await page.getByRole('link', { name: 'Short of target' }).click()
  await expect(page.getByRole('checkbox', { name: 'Lost distance', exact: true })).toBeChecked()

  await openLearn(page)
  const rows = card(page, 'Your Golf Focus').getByRole('listitem')
  await expect(rows).toHaveText([/Slicing or hooking off the tee.*minutes/, /Losing balls/, /short game/])
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL('/profile#practice')

  await openLearn(page)
  await expect(card(page, 'Pro Golf Tips').getByRole('button', { name: 'Next' })).toBeVisible()
  await expect(page.getByText('20 items')).toBeVisible()
  await page.getByRole('link', { name: 'Wedges', exact: true }).click()
  await expect(page).toHaveURL('/encyclopedia?category=wedges')
})

test('stands in one, two and three columns', { tag: EXHAUSTIVE }, async ({ page, golfer: _signedIn }) => {
  await openLearn(page)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  const columnCount = () =>
    page
      .getByRole('main')
      .evaluate(
        (main) =>
          new Set([...main.querySelectorAll('section')].map((one) => Math.round(one.getBoundingClientRect().left)))
            .size,
      )
  for (const [width, columns, pagePx] of [
    [900, 1, 712],
    [1100, 2, 960],
    [1440, 3, 1280],
    [2560, 3, 1640],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 })
    await expect.poll(columnCount, `${width} px`).toBe(columns)
    const content = await page
      .getByRole('main')
      .locator('h1')
      .evaluate((title) => title.parentElement?.clientWidth ?? 0)
    expect(content, `${width} px`).toBeLessThanOrEqual(pagePx)
  }
})

test('is accessible, with an offer too', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  test.slow()
  await golfer.store({ currentIssues: ['Losing balls'] })
  await openLearn(page)
  await search(page).fill('fat')
  await expectAccessible(page, 'Learn')
  await page.goto('/learn/tips')
  await expect(card(page, 'Pro Golf Tips').getByRole('heading', { level: 3 })).toHaveCount(6)
  await expectAccessible(page, 'Tips')
})
