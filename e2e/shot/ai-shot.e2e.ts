import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/ai-service.ts'
import {
  advise,
  analysis,
  answer,
  changeShot,
  distance,
  endTournament,
  newShot,
  openPart,
  openShot,
} from '../support/shot.ts'
import { startTournament, storeBag, strip, tournament } from '../support/shot.ts'
import { watchLayoutShifts } from '../support/layout-shifts.ts'
import { startServer } from '../support/server.ts'
import { expect, signUpGolfer, WITH_MOTION } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

test.use(WITH_MOTION)

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

test('SHO-13 AIS-01 AIS-23 shows the rules at once and what the AI says behind them, without moving anything, and the rules alone when it fails', async ({
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
  await expect(page.getByText('Checking the other clubs…')).toHaveCount(0)
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

  await changeShot(page)
  await distance(page).fill('140')
  ai.answer = () => said({ recommendedClub: 'driver' })
  const told = page.waitForEvent('console', (message) => message.text().includes('The rules answer instead'))
  await advise(page)
  await expect(rulesClub(page)).toHaveText('7-Iron')
  const message = await told
  expect([message.type(), message.text()]).toEqual([
    'info',
    'The rules answer instead of the AI: Invalid AI response format',
  ])
  await expect(view(page)).toHaveCount(0)
  await expect((await openPart(page, 'How we worked it out')).getByText('Rules', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
})

test('ACT-35 names the button by whether an AI is asked, and needs club distances', async ({
  page,
  golfer,
  browser,
}) => {
  await openShot(page)
  await expect(page.getByRole('button', { name: 'AI Shot Analysis' })).toBeDisabled()
  await expect(strip(page)).toContainText('Set up your club distances first')
  await expect(strip(page).getByRole('link', { name: 'Calculate My Distances' })).toBeVisible()
  await storeBag(golfer)
  await page.reload()
  await expect(page.getByRole('button', { name: 'AI Shot Analysis' })).toBeEnabled()

  const server = await startServer()
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })
  await storeBag(await signUpGolfer(context, server.url))
  const plain = await context.newPage()
  await openShot(plain)
  await expect(plain.getByRole('button', { name: 'Why this club' })).toBeEnabled()
  await expect(plain.getByRole('button', { name: 'AI Shot Analysis' })).toHaveCount(0)
  await context.close()
  await server.dispose()
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
    await expect(view(page)).toContainText(/By the rules it is (about the same|a touch worse|(much )?worse)\./)
    await expect(rulesClub(page)).toHaveText('6-Iron')
    expect(ai.calls).toHaveLength(callCount + 1)

    // Another shot is another question, and a shot that was asked about is not asked about again.
    await changeShot(page)
    await distance(page).fill('140')
    ai.answer = () => said({ recommendedClub: '8-iron', alternativeClubs: [] })
    await advise(page)
    await expect(rulesClub(page)).toHaveText('7-Iron')
    await expect(view(page)).toContainText('AI would hit one club less: the 8-Iron.')
    expect(ai.calls).toHaveLength(callCount + 2)
    await newShot(page).click()
    await page.goBack()
    await expect(view(page)).toContainText('AI would hit one club less: the 8-Iron.')
    expect(ai.calls).toHaveLength(callCount + 2)
  },
)

test(
  'follows a shot next to its questions without asking, and asks the AI when told to',
  { tag: EXHAUSTIVE },
  async ({ page, golfer, ai }) => {
    await storeBag(golfer)
    await golfer.store({ age: 46, weight: 176 })
    await page.setViewportSize({ width: 1280, height: 800 })
    const callCount = ai.calls.length
    ai.answer = () => said({ recommendedClub: '5-iron' })
    await openShot(page, 'distance=150')
    await expect(rulesClub(page)).toHaveText('6-Iron')
    await distance(page).fill('140')
    await expect(rulesClub(page)).toHaveText('7-Iron')
    await distance(page).fill('150')
    await expect(rulesClub(page)).toHaveText('6-Iron')
    await analysis(page).click()
    await expect(view(page)).toContainText('AI would hit one club more: the 5-Iron.')
    // Nothing was asked before the press.
    expect(ai.calls).toHaveLength(callCount + 1)

    await distance(page).fill('140')
    await expect(rulesClub(page)).toHaveText('7-Iron')
    await expect(view(page)).toContainText('has changed since AI looked at it')
    await expect(answer(page).getByRole('link', { name: 'AI’s view' })).toHaveCount(0)
    ai.answer = () => said({ recommendedClub: '8-iron', alternativeClubs: [] })
    await view(page).getByRole('button', { name: 'Ask AI about this shot' }).press('Enter')
    await expect(view(page)).toContainText('AI would hit one club less: the 8-Iron.')
    await expect(page.locator('#ai-shot')).toBeFocused()
    expect(ai.calls).toHaveLength(callCount + 2)

    await distance(page).fill('133')
    ai.answer = () => ({ text: 'I cannot say.' })
    await view(page).getByRole('button', { name: 'Ask AI about this shot' }).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'AI gave no answer this time.' })).toBeVisible()
  },
)

test('asks no AI in a tournament', { tag: EXHAUSTIVE }, async ({ page, golfer, ai }) => {
  await storeBag(golfer)
  await golfer.store({ age: 44, weight: 174 })
  const callCount = ai.calls.length
  ai.answer = () => said()
  await openShot(page, 'distance=150&tournament=yes&advice=yes')
  await expect(tournament(page)).toBeChecked()
  await expect(page.locator('main')).not.toContainText(/\bAI\b/)
  await tournament(page).click()
  await page.getByRole('button', { name: 'Turn it off' }).click()
  await expect(view(page)).toContainText('AI would hit')
  // Nothing was asked before the tournament ended.
  expect(ai.calls).toHaveLength(callCount + 1)
  await changeShot(page)
  await startTournament(page)
  await expect(view(page)).toHaveCount(0)
  await expect(page.locator('main')).not.toContainText(/\bAI\b/)
  await endTournament(page)
  expect(ai.calls).toHaveLength(callCount + 1)
})
