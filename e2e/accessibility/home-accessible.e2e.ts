import { chromium } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { FULL_BAG, store } from '../support/gapping.ts'
import { card, openConditions, test } from '../support/home.ts'
import { expect } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const PHONES = [390, 320]

test(
  'home is accessible to visitors, with an answer and with a fault in the card',
  { tag: EXHAUSTIVE },
  async ({ page }) => {
    test.slow()
    await page.goto('/')
    const playsLike = card(page, 'What does it play like?')
    await expect(playsLike.getByRole('status')).toContainText('Give or take')
    await openConditions(page)
    await expectAccessible(page, 'home of a visitor', PHONES)
    await playsLike.getByLabel('Distance').fill('far')
    await expect(playsLike.getByRole('status')).toContainText('Type a whole number')
    await expectAccessible(page, 'home with a fault', PHONES)
  },
)

test(
  'the 60-second bag is accessible on each of its screens, with a fault too',
  { tag: EXHAUSTIVE },
  async ({ page }) => {
    test.slow()
    const widths = [320, 390, 1280]
    await page.goto('/')
    const quickBag = card(page, 'Your bag in 60 seconds')
    await quickBag.getByRole('button', { name: 'Another club' }).click()
    await expectAccessible(page, 'first question', widths)
    await quickBag.getByRole('button', { name: '7-Iron' }).click()
    const field = page.getByRole('textbox', { name: 'Carry of your 7-iron' })
    const ladder = page.getByRole('region', { name: 'Your bag so far' }).getByRole('img')
    await expect(ladder).toBeVisible()
    await expectAccessible(page, 'number', widths)
    await field.fill('39')
    await field.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'from 40 to 210' })).toBeVisible()
    await expectAccessible(page, 'number with a fault', widths)
    await field.fill('95')
    await field.press('Enter')
    await expect(page.getByRole('radio', { name: 'Not sure' })).toBeVisible()
    await expectAccessible(page, 'hand and tees', widths)
    await page.getByRole('button', { name: 'Show my bag' }).click()
    await expect(page.getByRole('link', { name: 'Keep my bag' })).toBeVisible()
    await expectAccessible(page, 'finished bag', widths)
  },
)

test(
  'home is accessible to golfers, at their first visit and with everything filled in',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    test.slow()
    await page.goto('/')
    await expect(card(page, 'Learn Your Golf Game')).toBeVisible()
    await expect(card(page, 'Pro Golf Tips')).toBeVisible()
    await expectAccessible(page, 'home of a new golfer', PHONES)

    await store(golfer, FULL_BAG)
    await golfer.store({ hasCompletedOnboarding: true, currentIssues: ['Approach shots', 'Three-putts'] })
    await page.reload()
    await expect(card(page, 'Your Golf Focus').getByText('Three-putts')).toBeVisible()
    await expect(card(page, 'Pro Golf Tips')).toBeVisible()
    await expectAccessible(page, 'home of a golfer', PHONES)
  },
)

test('the contact dialog is accessible, with a fault too', { tag: EXHAUSTIVE }, async ({ page }) => {
  test.slow()
  await page.goto('/?dialog=contact')
  const dialog = page.getByRole('dialog', { name: 'Contact Us' })
  await expect(dialog.getByLabel('Message')).toBeVisible()
  await expectAccessible(page, 'contact', PHONES)
  await dialog.getByRole('button', { name: 'Send Message' }).click()
  await expect(dialog.getByText('Please fill in all fields')).toBeVisible()
  await expectAccessible(page, 'contact with a fault', PHONES)
})

test(
  'the parts of home for visitors fit a phone whose text is twice as large',
  { tag: EXHAUSTIVE },
  async ({ server, launchOptions }) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    const browser = await chromium.launch({ ...launchOptions, args })
    try {
      const page = await browser.newPage({ baseURL: server.url, viewport: { width: 390, height: 844 } })
      await page.goto('/?dialog=contact')
      await expect(page.getByRole('dialog').getByLabel('Message')).toBeVisible()
      await page.goto('/?dialog=none')
      await expect(card(page, 'What does it play like?').getByRole('status')).toContainText('Give or take')
      await openConditions(page)
      const overflowPx = () => page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth)
      await expect.poll(overflowPx).toBeLessThanOrEqual(0)
    } finally {
      await browser.close()
    }
  },
)
