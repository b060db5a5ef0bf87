import type { Locator, Page } from '@playwright/test'
import { newBagClub } from '@bagwise/golf/bag'
import { part } from '../support/parts.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { expect, test } from '../support/test.ts'

/** What has closed parts, in a state that shows them. */
const PAGES = [
  '/',
  '/profile',
  '/distances',
  '/recommendations',
  '/distance-calculator',
  '/ball-matching',
  '/beginner-builder?budget=500-1200&frequency=monthly&skill=beginner&miss=right&course=municipal',
  '/shot-advisor?distance=120&lie=fairway&advice=yes',
]

/** Every closed part with a heading of its own. */
const accordions = (page: Page): Locator => page.locator('main details:has(> summary > :is(h2, h3, h4))')

/** With the sample golfer's nine and the putter one too many. */
const SURPLUS = ['3-wood', '4-iron', '5-iron', 'gw', 'lw'] as const

test('ACT-67 has closed parts of 52 px and one line, which never hide an error or a warning, all open in print', async ({
  page,
  context,
  server,
}) => {
  test.slow()
  const golfer = await signUpSampleGolfer(context, server.url)
  for (const address of PAGES) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const all = await accordions(page).evaluateAll((parts) =>
      parts.map((part) => {
        const summary = part.querySelector('summary')
        const answer = summary?.querySelector('span')
        const lineHeightPx = answer ? Number.parseFloat(getComputedStyle(answer).lineHeight) : 0
        return {
          name: summary?.innerText,
          heightPx: summary?.getBoundingClientRect().height,
          answer: answer?.textContent?.trim(),
          lines: answer && Math.round(answer.getBoundingClientRect().height / lineHeightPx),
          isClosed: !(part as HTMLDetailsElement).open,
          hidesFault: part.querySelector('[role=alert]:not(:empty), [aria-invalid=true], [data-warning]') !== null,
        }
      }),
    )
    for (const part of all) {
      // The golfer's email address here is longer than a line of a phone.
      const lines = part.answer?.includes('@') ? 2 : 1
      expect(part, `${address}: ${part.name}`).toMatchObject({ lines, answer: expect.stringMatching(/\S/) })
      expect(part.heightPx, `${address}: ${part.name}`).toBeGreaterThanOrEqual(52)
      if (part.isClosed) expect(part.hidesFault, `${address}: ${part.name}`).toBe(false)
    }
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => accordions(page).evaluateAll(visibleContents), { message: address }).not.toContain(false)
    await page.emulateMedia({ media: 'screen' })
  }

  // A club more than the rules allow: the bag opens by itself and stays open.
  const surplus = SURPLUS.map((club) => {
    const { type: _type, ...fresh } = newBagClub(club)
    return [`golfBag.${club}`, fresh]
  })
  await golfer.store(Object.fromEntries(surplus))
  await page.goto('/profile')
  const bag = part(page, 'Golf Bag')
  await expect(bag.getByRole('group', { name: /15/ })).toBeVisible()
  await bag.locator('summary').first().click()
  await expect(bag.getByRole('group', { name: /15/ })).toBeVisible()

  const account = part(page, 'Account')
  await account.locator('summary').first().click()
  await account.getByRole('button', { name: 'Change name' }).click()
  await account.getByLabel('First name').fill('')
  await account.getByRole('button', { name: 'Save name' }).click()
  await account.locator('summary').first().click()
  await expect(account.getByText('Enter your first name.').first()).toBeVisible()
  await account.getByRole('button', { name: 'Cancel' }).click()
  await account.locator('summary').first().click()
  await expect(account.getByRole('button', { name: 'Change name' })).toBeHidden()
})

test('opens the closed part that a link names', async ({ page, context, server }) => {
  await signUpSampleGolfer(context, server.url)
  await page.goto('/profile#bag')
  await expect(part(page, 'Golf Bag').getByRole('button', { name: 'Edit Bag' })).toBeInViewport()
  await page
    .getByRole('region', { name: 'Your game in figures' })
    .getByRole('link', { name: /Handicap$/ })
    .click()
  await expect(part(page, 'Handicap and rounds').getByRole('button', { name: 'Add a round' })).toBeVisible()
  await expect(part(page, 'Handicap and rounds')).toBeFocused()
  // The same link again, after the golfer closed it.
  await part(page, 'Handicap and rounds').locator('summary').first().click()
  await page
    .getByRole('region', { name: 'Your game in figures' })
    .getByRole('link', { name: /Handicap$/ })
    .click()
  await expect(part(page, 'Handicap and rounds').getByRole('button', { name: 'Add a round' })).toBeVisible()
})

function visibleContents(parts: (HTMLElement | SVGElement)[]): readonly boolean[] {
  return parts.map((part) => part.lastElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false)
}
