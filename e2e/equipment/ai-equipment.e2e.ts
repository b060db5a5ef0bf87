import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/ai-service.ts'
import { card, choice, goToStep, openFitting, STEPS } from '../support/fitting.ts'
import { sheet, store } from '../support/gapping.ts'
import { watchLayoutShifts } from '../support/layout-shifts.ts'
import { expect, WITH_MOTION } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

test.use(WITH_MOTION)

const RESULTS = STEPS.length - 1
const DRIVER = {
  brand: 'Fairway Forge',
  model: 'Glide 10K',
  loftDeg: 12,
  lengthInches: 45.5,
  shaftFlex: 'regular',
  shaftType: 'graphite',
  reasoning: 'It twists little & flies high: spin < launch.',
  fromDollars: 400,
  toDollars: 500,
  alternatives: ['Glide LS'],
}
const said = (changes: object = {}) => ({
  text: JSON.stringify({ categories: [{ category: 'driver', recommendations: [{ ...DRIVER, ...changes }] }] }),
})
/** The sheet, not what it stands in. */
const view = (page: Page) => sheet(page, 'AI’s view: clubs to look for').last()
const hint = (page: Page) => page.getByRole('link', { name: 'AI’s view' })

test('FIT-12 AIS-01 AIS-23 shows the fitting by rules at once and the AI’s clubs behind it, without moving anything', async ({
  page,
  golfer,
  ai,
}) => {
  await golfer.store({ age: 71, weight: 211, swingSpeed: 93, handicap: 12 })
  const callCount = ai.calls.length
  ai.answer = () => 'silent'
  await openFitting(page)
  await goToStep(page, RESULTS - 1)
  await choice(page, 'Primary goal', 'Accuracy').check()
  expect(ai.calls.length).toBe(callCount)
  await goToStep(page, RESULTS, RESULTS - 1)
  await expect(page.locator('.turf')).toContainText('10.5°')
  await expect.poll(() => ai.calls.length).toBe(callCount + 1)
  const expectStill = await watchLayoutShifts(page)
  ai.answer = () => said()
  ai.release()
  await expect(view(page)).toContainText('It twists little & flies high: spin < launch.')
  await expect(view(page)).toContainText('Fairway Forge Glide 10K')
  await expect(view(page)).toContainText(
    'Driver · Loft: 12° · Length: 45.5 in · Flex: regular · Shaft: graphite · $400-500',
  )
  await expect(view(page)).toContainText('The rules say otherwise: loft 10.5°.')
  await expect(view(page)).toContainText('check that each exists and what it costs')
  await expectStill()

  await hint(page).press('Enter')
  await expect(view(page).locator('..')).toBeFocused()
  await expect(view(page)).toBeInViewport()
  const { facts = '' } = ai.calls.at(-1) ?? {}
  expect(JSON.parse(facts)).toMatchObject({
    userProfile: { age: 71, weight: 211, swingSpeed: 93, handicap: 12 },
    budget: 'mid-range',
    priorities: ['accuracy'],
    currentIssues: [],
  })
  for (const own of [golfer.email, golfer.firstName, golfer.lastName]) expect(facts).not.toContain(own)
})

test(
  'FIT-12 AIS-01 keeps the fitting by rules without a profile, and when the AI says what is far from them',
  { tag: EXHAUSTIVE },
  async ({ page, golfer, ai }) => {
    await golfer.store({ age: 72, weight: 212, swingSpeed: 93 })
    const callCount = ai.calls.length
    ai.answer = () => said({ loftDeg: 15 })
    await page.route('**/api/profile', (route) => route.abort())
    await openFitting(page)
    await goToStep(page, RESULTS)
    await expect(page.locator('.turf').getByText('Rules', { exact: true })).toBeVisible()

    await page.unrouteAll()
    const told = page.waitForEvent('console', (message) => message.text().includes('The rules answer instead'))
    await openFitting(page)
    await goToStep(page, RESULTS)
    expect((await told).text()).toBe('The rules answer instead of the AI: Invalid AI response format')
    expect(ai.calls.length).toBe(callCount + 1)
    await expect(card(page, 'Driver')).toBeVisible()
    await expect(view(page)).toHaveCount(0)
    await expect(hint(page)).toHaveCount(0)
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
  },
)

test('has no accessibility faults with the AI’s clubs', { tag: EXHAUSTIVE }, async ({ page, golfer, ai }) => {
  await golfer.store({ age: 76, weight: 216, swingSpeed: 93 })
  ai.answer = () => said()
  await openFitting(page)
  await goToStep(page, RESULTS)
  await expect(view(page)).toBeVisible()
  await expectAccessible(page, 'a fitting with the AI’s clubs')
})

test.describe('the recommendations', () => {
  const open = async (page: Page) => {
    await page.goto('/recommendations')
    await expect(page.getByRole('article').first()).toBeVisible()
  }

  test(
    'AIS-01 AIS-23 stand at once, and the AI’s clubs come behind them without moving anything',
    { tag: EXHAUSTIVE },
    async ({ page, golfer, ai }) => {
      await store(golfer, { driver: [200], '5-iron': [150], '7-iron': [129], '8-iron': [127] })
      await golfer.store({ age: 73, weight: 213, swingSpeed: 92, currentIssues: ['Poor accuracy'] })
      const callCount = ai.calls.length
      ai.answer = () => 'silent'
      await open(page)
      await expect.poll(() => ai.calls.length).toBe(callCount + 1)
      const expectStill = await watchLayoutShifts(page)
      ai.answer = () => said({ loftDeg: 10.5 })
      ai.release()
      await expect(view(page)).toContainText('Fairway Forge Glide 10K')
      await expect(view(page)).not.toContainText('The rules say otherwise')
      await expectStill()
      await hint(page).press('Enter')
      await expect(view(page)).toBeInViewport()
      expect(JSON.parse(ai.calls.at(-1)?.facts ?? '')).toMatchObject({
        budget: 'mid-range',
        priorities: ['performance'],
        currentIssues: ['Poor accuracy'],
      })
      // What the golfer does on the page asks nothing anew.
      await page
        .getByRole('button', { name: /^Done: / })
        .first()
        .click()
      await expect(page.getByText('Set aside (1)')).toBeVisible()
      expect(ai.calls.length).toBe(callCount + 1)
    },
  )

  test('have no accessibility faults with the AI’s clubs', { tag: EXHAUSTIVE }, async ({ page, golfer, ai }) => {
    await store(golfer, { driver: [200], '5-iron': [150], '7-iron': [129], '8-iron': [127] })
    await golfer.store({ age: 75, weight: 215, swingSpeed: 93 })
    ai.answer = () => said()
    await open(page)
    await expect(view(page)).toContainText('The rules say otherwise')
    await expectAccessible(page, 'recommendations with the AI’s clubs')
  })

  test(
    'REC-11 AIS-01 are those of the rules alone when the AI fails, with a line in the console',
    { tag: EXHAUSTIVE },
    async ({ page, golfer, ai }) => {
      await store(golfer, { driver: [200], '5-iron': [150], '7-iron': [129], '8-iron': [127] })
      await golfer.store({ age: 74, weight: 214 })
      ai.answer = () => ({ text: 'Buy what you like.' })
      const told = page.waitForEvent('console', (message) => message.text().includes('The rules answer instead'))
      await open(page)
      expect((await told).text()).toBe('The rules answer instead of the AI: Invalid AI response format')
      await expect(view(page)).toHaveCount(0)
      await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
    },
  )
})
