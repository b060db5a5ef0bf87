import type { Locator, Page } from '@playwright/test'
import { openPart, part } from './parts.ts'
import { expect } from './test.ts'

/** Opens ball matching with a query, 'feel=soft&budget=premium', and waits for the balls. */
export async function openBalls(page: Page, query = ''): Promise<void> {
  await page.goto(`/ball-matching?${query}`)
  await expect(page.getByRole('heading', { level: 1, name: /^(?:AI Ball Performance|Ball) Matching$/ })).toBeVisible()
  await expect(balls(page).first()).toBeVisible()
  await openPart(part(page, 'Your choices'))
}

/** The same by popularity, as the specification has it. */
export async function openPopularBalls(page: Page, query = ''): Promise<void> {
  await openBalls(page, query)
  await openPart(part(page, 'How they were found'))
  await option(page, 'Order', 'Most popular').check()
}

export const speed = (page: Page): Locator => page.getByRole('spinbutton', { name: 'Swing Speed (mph)' })
export const option = (page: Page, legend: string, name: string | RegExp): Locator =>
  page.getByRole('group', { name: legend, exact: true }).getByRole('radio', { name })
export const refresh = (page: Page): Locator => page.getByRole('button', { name: 'Refresh Recommendations' })
export const balls = (page: Page): Locator => page.getByRole('list', { name: 'Recommended balls' }).getByRole('article')
export const ballNames = (page: Page): Locator => balls(page).getByRole('heading', { level: 3 })
export const resultHeading = (page: Page): Locator =>
  page.getByRole('heading', { level: 2, name: /ball for you|balls for you|No ball matches everything/ })
