import type { Locator, Page } from '@playwright/test'
import { openAllParts } from './parts.ts'
import { expect } from './test.ts'

export const STEPS = ['Your Golf Game', 'Physical Stats', 'Swing Data', 'Performance Goals', 'Recommendations'] as const

/** Opens the fitting at its first step. */
export async function openFitting(page: Page): Promise<void> {
  await page.goto('/equipment-fitting')
  await expectStep(page, 0)
}

export async function expectStep(page: Page, index: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: STEPS[index] ?? '', exact: true })).toBeVisible()
  await expect(page.getByText(`Step ${index + 1} of 5`)).toBeVisible()
}

export const previous = (page: Page): Locator => page.getByRole('button', { name: 'Previous' })
export const next = (page: Page): Locator => page.getByRole('button', { name: 'Next Step' })
/** The second name is that of a server without an AI service. */
export const analysis = (page: Page): Locator =>
  page.getByRole('button', { name: /^(?:AI Equipment Analysis|See my fitting)$/ })
export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })
export const speed = (page: Page): Locator => field(page, 'Swing speed with the driver')
export const choice = (page: Page, group: string, name: string): Locator =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
export const choices = (page: Page, group: string): Locator => page.getByRole('group', { name: group }).locator('label')

/** Goes to the step with this index; of the result it opens every part. */
export async function goToStep(page: Page, target: number, from = 0): Promise<void> {
  for (let index = from; index < target; index += 1) {
    await (index === STEPS.indexOf('Performance Goals') ? analysis(page) : next(page)).click()
    await expectStep(page, index + 1)
  }
  if (STEPS[target] !== 'Recommendations') return
  await expect(card(page, 'Driver')).toBeVisible()
  await openAllParts(page)
}

/** The recommendation card of a kind of club. */
export function card(page: Page, title: string): Locator {
  return page
    .locator('main section :is(section, details)')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
}
