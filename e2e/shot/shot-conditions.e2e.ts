import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { holdLocation, locationOptions, test } from '../support/home.ts'
import {
  analysis,
  answer,
  choice,
  distance,
  drawer,
  newShot,
  openConditions,
  openShot,
  situation,
  storeBag,
} from '../support/shot.ts'
import { expect } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const facts = (page: Page, text: string) => page.getByText(text, { exact: true })
const field = (page: Page, name: string) => drawer(page).getByRole('textbox', { name, exact: true })

test('SHO-18 a weather word sets the numbers, and the wind is asked for its direction', async ({ page, golfer }) => {
  await storeBag(golfer)
  await openShot(page)
  for (const [word, line] of [
    ['Windy', 'Wind 15 mph, into · 70°F'],
    ['Wet', 'Wind 5 mph, into · 60°F · Soft ground'],
    ['Cold', 'No wind · 45°F'],
    ['Hot', 'No wind · 90°F'],
    ['Calm', 'No wind · 70°F'],
  ] as const) {
    await choice(page, 'Weather', word).check()
    await expect(facts(page, line)).toBeVisible()
  }
  await expect(page.getByRole('group', { name: 'Wind', exact: true })).toHaveCount(0)
  await choice(page, 'Weather', 'Windy').check()
  await expect(choice(page, 'Wind', 'Into you')).toBeChecked()
  for (const [direction, words] of [
    ['Helping', 'helping'],
    ['From left', 'from the left'],
    ['From right', 'from the right'],
  ] as const) {
    await choice(page, 'Wind', direction).check()
    await expect(facts(page, `Wind 15 mph, ${words} · 70°F`)).toBeVisible()
  }
})

test('SHO-19 the numbers can be changed in Conditions, and what cannot be read is said', async ({ page, golfer }) => {
  await storeBag(golfer)
  await openShot(page, 'distance=150&weather=windy')
  await openConditions(page)
  await expect(drawer(page)).toContainText('What “Windy” stands for.')
  await field(page, 'Wind').fill('22')
  await expect(drawer(page)).toContainText('Your own numbers.')
  await field(page, 'Temperature').fill('hot')
  await expect(field(page, 'Temperature')).toHaveAccessibleDescription(
    'Type a temperature from −40 to 130 °F. Until then it stays 70 °F.',
  )
  await field(page, 'Temperature').fill('51')
  await field(page, 'By how much').fill('20')
  await drawer(page).getByText('Lower').click()
  await field(page, 'By how much').fill('-20')
  await expect(field(page, 'By how much')).toHaveAccessibleDescription(/choose Lower\. Until then it stays 20 ft\.$/)
  await field(page, 'By how much').fill('20')
  await field(page, 'Altitude of the course').fill('5,280')
  await drawer(page).getByRole('slider').press('ArrowRight')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Conditions' })).toBeFocused()
  await expect(page.getByText(/^Wind 22 mph, into.* · 51°F · Altitude 5,280 ft · Target 20 ft down$/)).toBeVisible()
  await analysis(page).click()
  await expect(situation(page)).toContainText('Wind 22 mph')
  await expect(situation(page)).toContainText('Target 20 ft down')
})

test('Back closes Conditions and keeps what was said there', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await storeBag(golfer)
  await openShot(page)
  await choice(page, 'Weather', 'Windy').check()
  await openConditions(page)
  await field(page, 'Wind').fill('22 mph')
  await page.goBack()
  await expect(drawer(page)).toHaveCount(0)
  await expect(facts(page, 'Wind 22 mph, into · 70°F')).toBeVisible()
  await expect(page).toHaveURL(/wind=22/)
  await expect(page).not.toHaveURL(/drawer/)

  await choice(page, 'Ball lie', 'Rough').check()
  await page.goForward()
  await expect(field(page, 'Wind')).toHaveValue('22')
  await expect(page).toHaveURL(/lie=rough.*drawer/)
  await page.goBack()
  await expect(choice(page, 'Ball lie', 'Rough')).toBeChecked()

  await openConditions(page)
  await field(page, 'Wind').fill('30')
  await page.reload()
  await expect(field(page, 'Wind')).toHaveValue('30')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(drawer(page)).toHaveCount(0)
  await expect(facts(page, 'Wind 30 mph, into · 70°F')).toBeVisible()
  await analysis(page).click()
  await expect(situation(page)).toContainText('Wind 30 mph')
  await page.getByText('Change this shot').click()
  await openConditions(page)
  await page.goBack()
  await expect(drawer(page)).toHaveCount(0)
  await expect(answer(page)).toBeVisible()
})

test('Conditions opened by a link close on the same screen', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await storeBag(golfer)
  await page.goto('/shot-advisor?weather=windy&drawer=conditions')
  await field(page, 'Wind').fill('21')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(facts(page, 'Wind 21 mph, into · 70°F')).toBeVisible()
})

test('SHO-20 live weather prefills the conditions once the place is known, and nobody is asked for it', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  await holdLocation(page)
  await openShot(page)
  await page.waitForLoadState('networkidle')
  expect(await locationOptions(page)).toEqual([])
  // The weather of the place that the operator chose is offered, not taken.
  await expect(facts(page, 'No wind · 70°F')).toBeVisible()
  await openConditions(page)
  await expect(drawer(page)).toContainText('Pinehurst now: 64°F, wind 11 mph from SW.')
  await expect(drawer(page).getByRole('link', { name: 'Open-Meteo.com' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
})

test('SHO-20 live weather prefills what the golfer has not touched', async ({ page, context, golfer }) => {
  await storeBag(golfer)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 52.4, longitude: 1.1 })
  await openShot(page)
  await expect(facts(page, 'Wind 11 mph, into · 64°F')).toBeVisible()
  await expect(choice(page, 'Weather', 'Now')).toBeChecked()
  await expect(page.getByText('From a weather service')).toBeVisible()
  await choice(page, 'Wind', 'Helping').check()
  await analysis(page).click()
  await expect(situation(page)).toContainText('Wind 11 mph, helping')
  await newShot(page).click()
  await choice(page, 'Weather', 'Cold').check()
  await page.reload()
  await expect(facts(page, 'No wind · 45°F')).toBeVisible()
})

test('every state of the shot advisor is accessible', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  test.slow()
  await storeBag(golfer)
  await openShot(page, 'weather=windy')
  await distance(page).fill('0')
  await expectAccessible(page, 'shot with a fault')
  await distance(page).fill('143')
  await openConditions(page)
  await field(page, 'Wind').fill('gale')
  await expectAccessible(page, 'conditions')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('checkbox', { name: 'Water right' }).check()
  await analysis(page).click()
  await expect(answer(page)).toBeVisible()
  await page.getByText('Change this shot').click()
  await expectAccessible(page, 'advice')
})
