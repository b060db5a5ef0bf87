import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/ai-service.ts'
import { analysis, answer, openShot, storeBag, tournament } from '../support/shot.ts'
import { watchLayoutShifts } from '../support/layout-shifts.ts'
import { expect } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const ADVICE = {
  recommendedClub: '6-iron',
  alternativeClubs: ['7-iron'],
  adjustments: {
    clubSelection: 'One more club & a smooth swing, "easy does it".',
    ballPosition: 'Just ahead of the middle.',
    stance: 'Feet under the shoulders.',
    swing: 'Three quarters of your strength.',
    aim: 'At the middle of the green; 5 < 6.',
  },
  tips: ['Finish in balance, with your belt at the pin.'],
}
const said = (changes: object = {}) => ({ text: JSON.stringify({ ...ADVICE, ...changes }) })
const view = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'AI’s view of this shot' }) })
const rulesClub = (page: Page) => answer(page).getByRole('heading', { level: 2 })

test('SHO-13 AIS-01 AIS-23 shows the rules at once and what the AI says behind them, without moving anything', async ({
  page,
  golfer,
  ai,
}) => {
  await storeBag(golfer)
  await golfer.store({ age: 41, weight: 171 })
  await openShot(page, 'distance=150')
  const callCount = ai.calls.length
  ai.answer = () => 'silent'
  await analysis(page).click()
  await expect(rulesClub(page)).toHaveText('6-Iron')
  await expect(page.getByText('Looking at it from both sides.')).toHaveCount(0)
  await expect.poll(() => ai.calls.length).toBe(callCount + 1)
  const expectStill = await watchLayoutShifts(page)
  ai.answer = () => said()
  ai.release()
  await expect(view(page)).toContainText('AI would hit the 6-Iron too.')
  await expect(view(page).getByText('AI', { exact: true })).toBeVisible()
  await expectStill()
  // What it says is text, whatever is in it.
  await expect(view(page)).toContainText('One more club & a smooth swing, "easy does it".')
  await expect(view(page)).toContainText('At the middle of the green; 5 < 6.')

  await answer(page).getByRole('link', { name: 'AI’s view' }).press('Enter')
  await expect(page.locator('#ai-shot')).toBeFocused()
  await expect(page.locator('#ai-shot')).toBeInViewport()
  await expect(rulesClub(page)).toHaveText('6-Iron')
  const sent = ai.calls.at(-1)?.facts ?? ''
  for (const secret of [golfer.email, golfer.firstName, golfer.lastName]) expect(sent).not.toContain(secret)
})

test('is accessible with what the AI says', { tag: EXHAUSTIVE }, async ({ page, golfer, ai }) => {
  await storeBag(golfer)
  await golfer.store({ age: 45, weight: 175 })
  ai.answer = () => said({ recommendedClub: '5-iron' })
  await openShot(page, 'distance=150&advice=yes')
  await expect(view(page)).toContainText('AI would hit one club more')
  await expectAccessible(page, 'the advice with what the AI says')
})

test(
  'says plainly that the AI would hit another club, and asks it again only when told to',
  { tag: EXHAUSTIVE },
  async ({ page, golfer, ai }) => {
    await storeBag(golfer)
    await golfer.store({ age: 42, weight: 172 })
    const callCount = ai.calls.length
    ai.answer = () => said({ recommendedClub: '5-iron' })
    await openShot(page, 'distance=150&advice=yes')
    await expect(view(page)).toContainText('AI would hit one club more: the 5-Iron.')
    await expect(view(page)).toContainText(/By the rules it is (about the same|0\.\d\d strokes worse)\./)
    await expect(rulesClub(page)).toHaveText('6-Iron')
    expect(ai.calls).toHaveLength(callCount + 1)

    await page.getByText('Change this shot').click()
    await page.getByRole('textbox', { name: 'Distance to the pin' }).fill('140')
    await expect(rulesClub(page)).toHaveText('7-Iron')
    await expect(view(page)).toContainText('has changed since AI looked at it')
    await expect(answer(page).getByRole('link', { name: 'AI’s view' })).toHaveCount(0)
    expect(ai.calls).toHaveLength(callCount + 1)

    ai.answer = () => said({ recommendedClub: '8-iron', alternativeClubs: [] })
    await view(page).getByRole('button', { name: 'Ask AI about this shot' }).press('Enter')
    await expect(view(page)).toContainText('AI would hit one club less: the 8-Iron.')
    await expect(page.locator('#ai-shot')).toBeFocused()
    expect(ai.calls).toHaveLength(callCount + 2)

    await page.getByRole('textbox', { name: 'Distance to the pin' }).fill('133')
    ai.answer = () => ({ text: 'I cannot say.' })
    await view(page).getByRole('button', { name: 'Ask AI about this shot' }).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'AI has nothing to add to this shot.' })).toBeVisible()
  },
)

test('SHO-13 AIS-01 leaves the advice of the rules as it is when the AI fails, with a line in the console', async ({
  page,
  golfer,
  ai,
}) => {
  await storeBag(golfer)
  await golfer.store({ age: 43, weight: 173 })
  ai.answer = () => said({ recommendedClub: 'driver' })
  const told = page.waitForEvent('console', (message) => message.text().includes('The rules answer instead'))
  await openShot(page, 'distance=150&advice=yes')
  await expect(rulesClub(page)).toHaveText('6-Iron')
  const message = await told
  expect([message.type(), message.text()]).toEqual([
    'info',
    'The rules answer instead of the AI: Invalid AI response format',
  ])
  await expect(view(page)).toHaveCount(0)
  await expect(answer(page).getByText('Rules', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
})

test('asks no AI in a tournament', { tag: EXHAUSTIVE }, async ({ page, golfer, ai }) => {
  await storeBag(golfer)
  await golfer.store({ age: 44, weight: 174 })
  const callCount = ai.calls.length
  ai.answer = () => said()
  await openShot(page, 'distance=150&tournament=yes&advice=yes')
  await expect(tournament(page)).toBeChecked()
  await expect(page.locator('main')).not.toContainText(/\bAI\b/)
  expect(ai.calls).toHaveLength(callCount)
  await tournament(page).click()
  await expect(view(page)).toContainText('AI would hit')
  expect(ai.calls).toHaveLength(callCount + 1)
  await tournament(page).click()
  await expect(view(page)).toHaveCount(0)
  await expect(page.locator('main')).not.toContainText(/\bAI\b/)
  expect(ai.calls).toHaveLength(callCount + 1)
})
