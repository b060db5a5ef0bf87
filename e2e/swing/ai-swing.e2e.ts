import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/ai-service.ts'
import { watchLayoutShifts } from '../support/layout-shifts.ts'
import { answerSwing, flight, openSwing, sheet } from '../support/swing.ts'
import { expect, WITH_MOTION } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

test.use(WITH_MOTION)

const ANALYSIS = {
  explainedFlight: 'slice',
  ballFlight: 'It curves away from you: at impact the face looked away from the path, path < face.',
  issues: ['Slice', 'Lost distance'],
  corrections: { grip: ['Strengthen your grip by half a knuckle.'], stance: [], swing: [], equipment: [] },
  drills: [{ name: 'Nine to three', description: 'Half swings & a held finish.', frequency: 'Ten each session.' }],
}
const said = (changes: object = {}) => ({ text: JSON.stringify({ ...ANALYSIS, ...changes }) })
const view = (page: Page) => sheet(page, 'AI’s view of your swing')
const rulesAnswer = (page: Page) => page.locator('.turf')

async function analyseSlice(page: Page) {
  await openSwing(page)
  await answerSwing(page, { misses: ['Push-slice'], distances: ['Lost distance'] })
  await expect(rulesAnswer(page).getByText('Rules', { exact: true })).toBeVisible()
}

test('SWI-09 AIS-01 AIS-23 shows the rules at once and what the AI says behind them, without moving anything', async ({
  page,
  golfer,
  ai,
}) => {
  await golfer.store({ age: 51, weight: 181, ballFlight: 'slice' })
  const callCount = ai.calls.length
  ai.answer = () => 'silent'
  await analyseSlice(page)
  await expect.poll(() => ai.calls.length).toBe(callCount + 1)
  const expectStill = await watchLayoutShifts(page)
  ai.answer = () => said()
  ai.release()
  await expect(view(page)).toContainText('path < face.')
  await expect(view(page)).toContainText('Half swings & a held finish.')
  await expect(view(page)).toContainText('Issues: Slice, Lost distance.')
  await expect(view(page).getByText('AI', { exact: true })).toBeVisible()
  await expectStill()

  await rulesAnswer(page).getByRole('link', { name: 'AI’s view' }).press('Enter')
  await expect(page.locator('#ai-analysis')).toBeFocused()
  await expect(view(page)).toBeInViewport()
  const facts = JSON.parse(ai.calls.at(-1)?.facts ?? '')
  expect(facts.answers).toEqual({
    ballFlight: 'slice',
    misses: ['push-slice'],
    contacts: [],
    distances: ['lost-distance'],
    toldApart: {},
  })
  for (const secret of [golfer.email, golfer.firstName, golfer.lastName])
    expect(ai.calls.at(-1)?.facts).not.toContain(secret)
})

test('is accessible with what the AI says', { tag: EXHAUSTIVE }, async ({ page, golfer, ai }) => {
  await golfer.store({ age: 53, weight: 183, ballFlight: 'slice' })
  ai.answer = () => said()
  await analyseSlice(page)
  await expect(view(page)).toContainText('path < face.')
  await expectAccessible(page, 'the analysis with what the AI says')
})

test(
  'SWI-09 AIS-01 asks no AI without a profile, and leaves the analysis of the rules as it is when the AI fails, with a line in the console',
  { tag: EXHAUSTIVE },
  async ({ page, golfer, ai }) => {
    await golfer.store({ age: 52, weight: 182, ballFlight: 'slice' })
    const callCount = ai.calls.length
    ai.answer = () => said({ explainedFlight: 'hook' })
    await page.route('**/api/profile', (route) => route.abort())
    await openSwing(page)
    await flight(page, 'Slice').check()
    await answerSwing(page, { misses: ['Push-slice'], distances: ['Lost distance'] })
    await expect(rulesAnswer(page).getByText('Rules', { exact: true })).toBeVisible()

    // The profile comes with the next page only.
    await page.goto('about:blank')
    await page.unrouteAll({ behavior: 'wait' })
    const told = page.waitForEvent('console', (message) => message.text().includes('The rules answer instead'))
    await analyseSlice(page)
    expect((await told).text()).toBe('The rules answer instead of the AI: Invalid AI response format')
    await expect(view(page)).toHaveCount(0)
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
    // The first question is that of the golfer with a profile.
    expect(ai.calls).toHaveLength(callCount + 1)
  },
)
