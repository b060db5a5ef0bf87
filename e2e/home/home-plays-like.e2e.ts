import type { Page } from '@playwright/test'
import { card, test } from '../support/home.ts'
import { expect } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const playsLike = (page: Page) => card(page, 'What does it play like?')
const field = (page: Page, name: string) => playsLike(page).getByLabel(name, { exact: true })
const answer = (page: Page) => playsLike(page).getByRole('status')
const parts = (page: Page) => playsLike(page).getByRole('list', { name: 'What changes it' })

const SHARED = 'Wind and hill share the credit.'

/** The number on screen, once it is there. */
async function shown(page: Page): Promise<number> {
  await expect(answer(page)).toContainText('Give or take')
  return Number.parseInt(await answer(page).innerText(), 10)
}

/** How far below the top of the card the fields begin. */
async function fieldsTop(page: Page): Promise<number> {
  const fieldHandle = await field(page, 'Distance').elementHandle()
  // Both at one moment: the page may be scrolling.
  return playsLike(page).evaluate(
    (element, distance) => (distance?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top,
    fieldHandle,
  )
}

async function open(page: Page) {
  await page.goto('/')
  await expect(answer(page)).toContainText('Give or take')
}

test('HOM-14 ACT-14 works a shot out for a visitor from distance, wind, temperature and elevation', async ({
  page,
}) => {
  await open(page)
  await expect(field(page, 'Distance')).toHaveValue('120')
  await expect(answer(page)).toContainText('133')
  await expect(parts(page)).toContainText('Windadds 13 yards')
  await expect(answer(page)).not.toContainText(SHARED)

  await field(page, 'Wind').fill('0')
  await expect(answer(page)).toContainText('120')
  await field(page, 'Temperature').fill('40')
  await expect(parts(page)).toContainText(/Temperatureadds [1-9]/)
  const cold = await shown(page)
  expect(cold).toBeGreaterThan(120)
  await field(page, 'Elevation').fill('30')
  await expect(parts(page)).toContainText(/Heightadds [1-9]/)
  expect(await shown(page)).toBeGreaterThan(cold)
  await expect(answer(page)).not.toContainText(SHARED)
  await field(page, 'Slope').selectOption('Downhill')
  await expect(parts(page)).toContainText(/Heighttakes off [1-9]/)
  await field(page, 'Wind').fill('15')
  await field(page, 'Wind direction').selectOption('Behind you')
  await expect(parts(page)).toContainText(/Windtakes off [1-9]/)
  await expect(answer(page)).toContainText(SHARED)
  await expect(page).toHaveURL('/')
})

test('works in metres too: the shot stays the same shot', { tag: EXHAUSTIVE }, async ({ page }) => {
  await open(page)
  await playsLike(page).getByText('Metric', { exact: true }).click()
  await expect(field(page, 'Distance')).toHaveValue('110')
  await expect(answer(page)).toContainText('122')
  await expect(parts(page)).toContainText('meters')
  // The weather beside it follows.
  await expect(page.getByRole('main')).toContainText(/\d°C/)
  await expect(page.getByRole('main')).not.toContainText('°F')
  await field(page, 'Distance').fill('366')
  await expect(answer(page)).toContainText(/a 153 km\/h driver carries 2\d\d meters/)
  await field(page, 'Distance').fill('367')
  await expect(answer(page)).toContainText('Type a whole number from 1 to 366 meters.')
  await expect(field(page, 'Distance')).toHaveAttribute('aria-invalid', 'true')
})

test('says what to type and never moves while the number comes and goes', { tag: EXHAUSTIVE }, async ({ page }) => {
  await open(page)
  await expect(answer(page)).toContainText('133')
  // The first paint is set in a stand-in for the font.
  await page.evaluate(() => document.fonts.ready.then(() => true))
  const before = await fieldsTop(page)
  for (const [name, text, sentence] of [
    ['Distance', '', 'Type a whole number from 1 to 400 yards.'],
    ['Wind', '75', 'Type a wind from 0 to 60 mph.'],
    ['Temperature', 'hot', 'Type a temperature from −40 to 130°F.'],
    ['Elevation', '900', 'Type an elevation from 0 to 300 feet.'],
    ['Distance', '20', 'That plays shorter than half a swing with the shortest wedge: chip it instead.'],
  ] as const) {
    const right = await field(page, name).inputValue()
    await field(page, name).fill(text)
    await expect(answer(page)).toHaveText(sentence)
    await expect.poll(() => fieldsTop(page)).toBe(before)
    await field(page, name).fill(right)
    await expect(answer(page)).toContainText('133')
  }
})

test('is there for visitors only', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await page.goto('/')
  await expect(page.getByText(`Welcome back, ${golfer.firstName}`)).toBeVisible()
  await expect(card(page, 'Your Bagwise Journey')).toBeVisible()
  await expect(playsLike(page)).toHaveCount(0)
})
