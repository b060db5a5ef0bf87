import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/ai-service.ts'
import { ballNames, balls, openBalls, option, refresh } from '../support/balls.ts'
import { sheet } from '../support/gapping.ts'
import { watchLayoutShifts } from '../support/layout-shifts.ts'
import { expect, WITH_MOTION } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

test.use(WITH_MOTION)

const view = (page: Page) => sheet(page, 'AI’s view: three balls')

/** Chooses the second to the fourth of the balls that it is offered. */
function choose({ facts }: { readonly facts: string }) {
  const { balls: offered } = JSON.parse(facts) as { readonly balls: readonly { readonly id: string }[] }
  const reasons = ['Soft off the face & calm: spin < flight.']
  return { text: JSON.stringify({ balls: offered.slice(1, 4).map(({ id }) => ({ id, reasons })) }) }
}

test('BAL-09 AIS-01 AIS-23 shows the local match at once and the AI’s choice behind it, without moving anything', async ({
  page,
  golfer,
  ai,
}) => {
  await golfer.store({ age: 61, weight: 201, swingSpeed: 90 })
  const callCount = ai.calls.length
  ai.answer = () => 'silent'
  await openBalls(page, 'feel=soft')
  await expect(balls(page)).toHaveCount(5)
  await expect.poll(() => ai.calls.length).toBe(callCount + 1)
  const expectStill = await watchLayoutShifts(page)
  ai.answer = choose
  ai.release()
  await expect(view(page)).toContainText('Soft off the face & calm: spin < flight.')
  await expect(view(page).getByText('AI', { exact: true })).toBeVisible()
  await expectStill()

  // Figures and rank are those of catalogue and rules.
  const second = (await ballNames(page).nth(1).innerText()).replace(/\s+/, ' ')
  const first = view(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first()
  await expect(first.getByRole('heading')).toHaveText(second)
  await expect(first).toContainText(/soft · compression about \d+ · \d-piece · \$[\d.]+\/dozen/)
  await expect(first).toContainText('Number 2 by the rules.')

  await page.getByRole('link', { name: 'AI’s view' }).press('Enter')
  await expect(view(page).locator('..')).toBeFocused()
  await expect(view(page)).toBeInViewport()

  const { facts = '' } = ai.calls.at(-1) ?? {}
  expect(JSON.parse(facts)).toMatchObject({
    userProfile: { age: 61, weight: 201 },
    swingSpeedMph: 90,
    preferredFeel: 'soft',
  })
  for (const own of [golfer.email, golfer.firstName, golfer.lastName]) expect(facts).not.toContain(own)
})

test(
  'BAL-09 AIS-01 keeps the local match as it is when the AI fails, and asks again only when the golfer does',
  { tag: EXHAUSTIVE },
  async ({ page, golfer, ai }) => {
    await golfer.store({ age: 62, weight: 202 })
    ai.answer = () => ({ text: JSON.stringify({ balls: [{ id: 'titleist-pro-v9', reasons: ['It is new.'] }] }) })
    const told = page.waitForEvent('console', (message) => message.text().includes('The rules answer instead'))
    await openBalls(page, 'budget=premium')
    expect((await told).text()).toBe('The rules answer instead of the AI: Invalid AI response format')
    await expect(balls(page)).toHaveCount(4)
    await expect(view(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'AI’s view' })).toHaveCount(0)
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)

    const callCount = ai.calls.length
    ai.answer = choose
    await option(page, 'Preferred Feel', 'Soft').check()
    await option(page, 'Preferred Feel', 'Firm').check()
    await refresh(page).click()
    await expect(view(page)).toBeVisible()
    expect(ai.calls.length).toBe(callCount + 1)
  },
)

test(
  'BAL-09 AIS-01 asks no AI without a profile, nor for balls that the budget does not allow',
  { tag: EXHAUSTIVE },
  async ({ page, golfer, ai }) => {
    ai.answer = choose
    const callCount = ai.calls.length
    await golfer.store({ handicap: 0, age: 63, weight: 203 })
    await openBalls(page, 'speed=65&budget=budget')
    await expect(page.getByRole('heading', { name: 'No ball matches everything' })).toBeVisible()
    await golfer.store({ handicap: 20 })
    await page.route('**/api/profile', (route) => route.abort())
    await page.evaluate(() => localStorage.removeItem('bagwise.profile'))
    await openBalls(page, 'speed=88')
    await expect(page.getByText('we match balls for a handicap of 18')).toBeVisible()
    await expect(view(page)).toHaveCount(0)
    // With the profile it is asked, for the first time.
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(view(page)).toBeVisible()
    expect(ai.calls.length).toBe(callCount + 1)
  },
)

test('has no accessibility faults with the AI’s choice', { tag: EXHAUSTIVE }, async ({ page, golfer, ai }) => {
  await golfer.store({ age: 64, weight: 204 })
  ai.answer = choose
  await openBalls(page, 'feel=soft')
  await expect(view(page)).toBeVisible()
  await expectAccessible(page, 'balls with the AI’s choice')
})
