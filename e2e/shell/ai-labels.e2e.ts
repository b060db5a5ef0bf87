import { test } from '../support/ai-service.ts'
import { balls, openBalls } from '../support/balls.ts'
import { calculate, resultRow, resultRows, storedDistances } from '../support/calculator.ts'
import { expectStep, goToStep, openFitting, speed, STEPS } from '../support/fitting.ts'
import { openQuestionnaire, questionnaire } from '../support/questionnaire.ts'
import { button, expectQuestion, openBuilder, setsAddress } from '../support/starter-sets.ts'
import { expectSwingQuestion, next, openSwing } from '../support/swing.ts'
import { expect } from '../support/test.ts'

const DESKTOP = { width: 1280, height: 800 }

test('CAL-01 CAL-04 CAL-09 names AI in the subtitle, the note and the hint of the calculator, inputs left and results right', async ({
  page,
  golfer: _signedIn,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/distance-calculator')
  await expect(page.getByRole('heading', { level: 1, name: 'Distance Calculator' })).toBeVisible()
  await expect(page.getByText('AI-powered club distance prediction', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'AI-powered calculation' })).toBeVisible()
  await expect(page.getByText('Ready to Calculate', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Enter reference distances to get AI-powered club calculations', { exact: true }),
  ).toBeVisible()

  await expect(async () => {
    const input = await page.getByRole('heading', { name: 'Reference distances' }).boundingBox()
    const output = await page.getByRole('heading', { name: 'Your Club Distances' }).boundingBox()
    expect(input?.x).toBeLessThan(DESKTOP.width / 2)
    expect(output?.x).toBeGreaterThan(DESKTOP.width / 2)
    expect(output?.y).toBe(input?.y)
  }).toPass({ timeout: 30_000 })
})

test('CAL-08 CAL-13 marks the entered references Manual and all others AI Calculated, with position, name and distance', async ({
  page,
  golfer,
}) => {
  await page.goto('/distance-calculator')
  await calculate(page, { Driver: '204', '7-Iron': '132' })
  await expect(resultRows(page)).toHaveCount(14)
  await expect(resultRows(page).filter({ hasText: 'AI Calculated' })).toHaveCount(12)
  const rows = await resultRows(page).allInnerTexts()
  for (const [index, row] of rows.entries()) {
    const isOwn = /^(?:Driver|7-Iron)$/m.test(row)
    expect(row).toMatch(new RegExp(String.raw`^${index + 1}\s+\d+yd[^]*^(?:Driver|\d-\w+|\w+ Wedge|Putter)$`, 'm'))
    expect(row).toContain(isOwn ? 'Manual' : 'AI Calculated')
    expect(row).not.toContain(isOwn ? 'AI Calculated' : 'Manual')
  }
  await expect.poll(async () => (await storedDistances(golfer)).length).toBe(14)
  const own = (await storedDistances(golfer)).filter(({ isManuallySet }) => isManuallySet)
  expect(own.map(({ club, source }) => [club, source])).toEqual([
    ['driver', 'manual'],
    ['7-iron', 'manual'],
  ])
  await expect(resultRow(page, '5-Iron').getByText('AI Calculated')).toBeVisible()
})

test('FIT-04 FIT-09 OPN-26 lets AI estimate an empty speed, and goes to the recommendations with AI Equipment Analysis', async ({
  page,
  golfer: _signedIn,
}) => {
  await openFitting(page)
  await goToStep(page, 2)
  await expect(speed(page)).toHaveValue('')
  const estimate = page.getByRole('button', { name: 'Let AI Estimate' })
  await estimate.click()
  await expect(speed(page)).toHaveValue('91')
  await expect(estimate).toHaveCount(0)
  await goToStep(page, 3, 2)
  const states = await page.evaluateHandle(() => {
    const submit = document.querySelector<HTMLButtonElement>('form button[type=submit]')
    const seen: string[] = []
    if (!submit) throw new Error('The form has no button')
    const note = () => seen.push(`${submit.textContent} ${submit.disabled ? 'disabled' : 'enabled'}`)
    note()
    new MutationObserver(note).observe(submit, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    })
    return seen
  })
  await page.getByRole('button', { name: 'AI Equipment Analysis' }).click()
  await expectStep(page, STEPS.length - 1)
  const seen = await states.jsonValue()
  expect(seen[0]).toBe('AI Equipment Analysis enabled')
  expect(seen).toContain('Analyzing... disabled')
  await page.getByRole('button', { name: 'Back to Questions' }).click()
  await page.goForward()
  await expectStep(page, STEPS.length - 1)
})

test('ONB-02 SWI-03 BAL-01 names AI in the questionnaire, runs AI Analyze Swing, and matches balls as AI Ball Performance Matching', async ({
  page,
  golfer: _signedIn,
}) => {
  await openQuestionnaire(page)
  await expect(questionnaire(page).getByRole('heading', { level: 2 })).toHaveText('Complete Your Golf Profile')
  await expect(
    questionnaire(page).getByText('12 questions for PGA-level AI recommendations', { exact: true }),
  ).toBeVisible()

  await openSwing(page)
  for (const question of [2, 3, 4]) {
    await expect(page.getByRole('button', { name: 'AI Analyze Swing' })).toHaveCount(0)
    await next(page).click()
    await expectSwingQuestion(page, question)
  }
  await page.getByRole('button', { name: 'AI Analyze Swing', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Your ball flight' })).toBeVisible()

  await openBalls(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Ball Performance Matching')
  await expect(balls(page).first()).toBeVisible()
})

test('SET-01 SET-09 REC-06 asks as AI Golf Club Fitting, flags a set AI RECOMMENDED, and says that AI recommendations are being generated', async ({
  page,
  golfer,
}) => {
  await openBuilder(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Golf Club Fitting')
  for (const question of [1, 2, 3, 4, 5]) {
    await expectQuestion(page, question)
    await expect(page.getByText(`${question * 20}% complete`, { exact: true })).toBeVisible()
    if (question < 5) await button(page, 'Next').click()
  }
  await page.goto(setsAddress())
  await expect(page.getByText('AI RECOMMENDED', { exact: true })).toHaveCount(1)

  await golfer.store({ hasCompletedOnboarding: true, handicap: 18 })
  const waiting = page.getByRole('status').filter({ hasText: 'Generating AI recommendations...' })
  const released = Promise.withResolvers<void>()
  await page.route('**/api/profile', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.evaluate(() => localStorage.removeItem('bagwise.profile'))
  await page.goto('/recommendations')
  await expect(waiting).toBeVisible()
  released.resolve()
  await expect(waiting).toHaveCount(0)
})
