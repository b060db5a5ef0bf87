import type { Locator, Page } from '@playwright/test'
import { installClock } from './clock.ts'
import { expect } from './test.ts'

/** After a Hit the page is deaf for 1.5 seconds. */
const PAST_DEAF_MS = 1_600

type Start = {
  /** Undefined takes the course that stands in the form. */
  readonly course?: string
  readonly loop?: '18' | 'Front 9' | 'Back 9' | 'One hole'
  readonly startHole?: number
  readonly rules?: 'tournament' | 'no-devices'
  /** Where the product answers, if not at its usual address. */
  readonly at?: string
  /** The test has its own, by which positions are told. */
  readonly isClockThere?: boolean
}

/** From the form to the first hole, with a clock that tests may set on. Returns the id of the round. */
export async function startRound(
  page: Page,
  { course, loop = '18', startHole, rules, at = '', isClockThere = false }: Start = {},
): Promise<string> {
  if (!isClockThere) await installClock(page)
  await page.goto(`${at}/play/start`)
  if (course !== undefined) await typeCourse(page, course)
  if (loop !== '18') await page.getByText(loop, { exact: true }).click()
  if (startHole !== undefined)
    await page.getByRole('combobox', { name: /hole$/i }).first().selectOption(String(startHole))
  if (rules === 'tournament') await page.getByText('Yes', { exact: true }).click()
  if (rules === 'no-devices') await page.getByRole('switch', { name: 'No distance devices here' }).click()
  return openFirstHole(page)
}

/** Of a course that is not in the list. */
export async function typeCourse(page: Page, course: string): Promise<void> {
  const name = page.getByRole('textbox', { name: 'Name of the course' })
  const other = page.getByRole('radio', { name: 'Another course' })
  await name.or(other).first().waitFor()
  if (await other.isVisible()) await other.check()
  await name.fill(course)
}

/** Taps Start. Returns the id of the round. */
export async function openFirstHole(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Start the round' }).click()
  await page.waitForURL(/\/play\/[^/]+\/holes\/\d+$/)
  await expect(hitButton(page)).toBeVisible()
  return roundOf(page)
}

/** By the address. */
function roundOf(page: Page): string {
  const [, , id = ''] = new URL(page.url()).pathname.split('/')
  return id
}

export const hitButton = (page: Page): Locator => page.getByRole('button', { name: /^Hit, / })
export const undoButton = (page: Page): Locator => page.getByRole('button', { name: 'Undo', exact: true })
export const puttButton = (page: Page, putts: '0' | '1' | '2' | '3' | '4+'): Locator =>
  page.getByRole('button', { name: putts, exact: true })
export const holeButton = (page: Page, hole: number): Locator =>
  page.getByRole('button', { name: `Hole ${hole}`, exact: true }).last()
/** What was noted last. */
export const lastTap = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: words })

/** A stroke, and the pause that golfers make after it. */
export async function hit(page: Page): Promise<void> {
  const isFelt = await feelTap(page)
  await hitButton(page).click()
  await expect.poll(isFelt).toBe(true)
  await expect(lastTap(page, /noted/)).toBeVisible()
  await page.clock.fastForward(PAST_DEAF_MS)
}

/** Whether the next tap has been noted, which the phone feels once it shows: two strokes may read alike. */
async function feelTap(page: Page): Promise<() => Promise<boolean>> {
  const felt = await page.evaluateHandle(() => {
    const tap = { isFelt: false }
    const vibrate = () => (tap.isFelt = true)
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
    return tap
  })
  return () => felt.evaluate(({ isFelt }) => isFelt)
}

/** One of the rarer taps. */
export async function trouble(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Drop, lost…' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}(?!,)`) })
    .click()
}

/** Types how far it is to the pin. */
export async function typeDistance(page: Page, shown: number): Promise<void> {
  await page.getByRole('button', { name: /Type (another|the) distance/ }).click()
  for (const digit of String(shown))
    await page.getByRole('dialog').getByRole('button', { name: digit, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
}

/** Taps of fingers on the page from now on. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle(() => {
    const taps = { count: 0 }
    document.addEventListener('pointerdown', () => (taps.count += 1), { capture: true })
    return taps
  })
  return () => count.evaluate((taps) => taps.count)
}

/** To the putts, by a tap where the page does not expect the ball there. */
export async function toGreen(page: Page): Promise<void> {
  const tapped = page.getByRole('button', { name: 'On the green' })
  await expect(tapped.or(puttButton(page, '2'))).toBeVisible()
  if (await tapped.isVisible()) await tapped.click()
  await expect(puttButton(page, '2')).toBeVisible()
}

/** Ends the hole, and waits for the one that is played next. */
export async function nextHole(page: Page, hole: number): Promise<void> {
  await holeButton(page, hole).click()
  await expect(page).toHaveURL(new RegExp(`/holes/${hole}$`))
  await expect(hitButton(page)).toBeVisible()
}
