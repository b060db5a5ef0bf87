import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { FULL_BAG, store } from '../support/gapping.ts'
import { EXHAUSTIVE, sweep } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'
import { quickLink } from '../support/quick-links.ts'

const ALL_TOOL_LINKS = [
  'Equipment Fitting',
  'Distance Calculator',
  'Shot Advisor',
  'Swing Analyzer',
  'Distances',
  'Recommendations',
  'Starter Sets',
  'Ball Matching',
  'Encyclopedia',
] as const

/** What is empty, asks or starts at once before there is a distance. */
const TOOL_LINKS = sweep(ALL_TOOL_LINKS, ['Distance Calculator', 'Distances', 'Starter Sets', 'Ball Matching'])

/** The tools are checked in two tests, so that each stays well within its time. */
const HALF = Math.ceil(TOOL_LINKS.length / 2)

async function follow(page: Page, link: string) {
  await (await quickLink(page, link)).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test('every page and dialog of a visitor is accessible', { tag: EXHAUSTIVE }, async ({ page }) => {
  test.slow()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, 'home')
  await follow(page, 'Privacy')
  await expectAccessible(page, 'privacy')
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible()
  await expectAccessible(page, 'not found')
  for (const dialog of ['sign-in', 'sign-up']) {
    await page.goto(`/?dialog=${dialog}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, dialog)
  }
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Please fill in all fields')).toBeVisible()
  await expectAccessible(page, 'sign-up with a fault')
})

test(
  'the menus of a golfer and the dialogs of an account are accessible',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible()
    await expectAccessible(page, 'menu')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const name of ['Analysis', 'Settings']) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByText(name === 'Settings' ? 'Dark' : 'What to change first, and why').first()).toBeVisible()
      await expectAccessible(page, name)
      await page.setViewportSize({ width: 1280, height: 800 })
    }
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await page.getByRole('radio', { name: 'Metric' }).check()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByRole('dialog', { name: 'Not saved yet' })).toBeVisible()
    await expectAccessible(page, 'sign-out with unsaved edits')
    await page.goto('/?dialog=capture')
    await expect(page.getByRole('dialog').getByLabel('First name')).toBeVisible()
    await expectAccessible(page, 'capture')
  },
)

test(
  'the home page and the first tools of a golfer without distances are accessible',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    test.slow()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Pick one shot you know' })).toBeVisible()
    await expectAccessible(page, 'home')
    for (const link of TOOL_LINKS.slice(0, HALF)) {
      await follow(page, link)
      await expectAccessible(page, link)
    }
  },
)

test(
  'the other tools of a golfer without distances and the profile are accessible',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    test.slow()
    await page.goto('/')
    for (const link of TOOL_LINKS.slice(HALF)) {
      await follow(page, link)
      await expectAccessible(page, link)
    }
    await page.getByRole('banner').getByRole('link', { name: 'Jamie Ortega' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Jamie Ortega' })).toBeFocused()
    await expectAccessible(page, 'profile')
  },
)

test('the pages with distances are accessible', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  test.slow()
  await store(golfer, FULL_BAG)
  await page.goto('/')
  await expect(page.getByText('estimated ±')).toBeVisible()
  await expectAccessible(page, 'home')
  for (const link of ['Distance Calculator', 'Distances']) {
    await follow(page, link)
    await expect(page.getByText('7-Iron').first()).toBeAttached()
    await expectAccessible(page, `${link} with distances`)
  }
})
