import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export const flight = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true })
export const tick = (page: Page, name: string): Locator => page.getByRole('checkbox', { name, exact: true })
export const next = (page: Page): Locator => page.getByRole('button', { name: 'Next', exact: true })
export const previous = (page: Page): Locator => page.getByRole('button', { name: 'Previous', exact: true })
/** The second name is that of a server without an AI service. */
export const analyze = (page: Page): Locator =>
  page.getByRole('button', { name: /^(?:AI Analyze Swing|Find the cause)$/ })
export const again = (page: Page): Locator => page.getByRole('button', { name: 'Analyze Again', exact: true })
export const sheet = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('section, details')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

export async function expectSwingQuestion(page: Page, questionNumber: number): Promise<void> {
  await expect(page.getByText(`Question ${questionNumber} of 4`, { exact: true })).toBeVisible()
}

export async function openSwing(page: Page): Promise<void> {
  await page.goto('/swing-analyzer')
  await expectSwingQuestion(page, 1)
}

/** Ticks these answers in their questions, from the first question to the analysis. */
export async function answerSwing(
  page: Page,
  { misses = [], contacts = [], distances = [] }: Readonly<Partial<Record<Multi, readonly string[]>>>,
): Promise<void> {
  await expectSwingQuestion(page, 1)
  for (const [index, names] of [misses, contacts, distances].entries()) {
    await next(page).click()
    await expectSwingQuestion(page, index + 2)
    for (const name of names) await tick(page, name).check()
  }
  await analyze(page).click()
}
type Multi = 'misses' | 'contacts' | 'distances'
