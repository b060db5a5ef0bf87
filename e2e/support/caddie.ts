import type { Locator, Page } from '@playwright/test'
import { card } from './home.ts'
import { expect } from './test.ts'

export const caddie = (page: Page): Locator => card(page, 'Ask the caddie')
export const field = (page: Page): Locator => caddie(page).getByLabel('Your question')

/** Opens Learn and waits for the question field. */
export async function openCaddie(page: Page): Promise<void> {
  await page.goto('/learn')
  await expect(field(page)).toBeVisible()
}

/** Types a question and presses Enter. */
export async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await field(page).press('Enter')
}

/** The articles are shown and labelled as such. */
export async function expectArticles(page: Page, title: string): Promise<void> {
  await expect(caddie(page).getByRole('heading', { name: 'Closest articles' })).toBeVisible()
  await expect(caddie(page).getByText('Rules', { exact: true })).toBeVisible()
  await expect(caddie(page).getByRole('link', { name: title, exact: true })).toBeVisible()
}
