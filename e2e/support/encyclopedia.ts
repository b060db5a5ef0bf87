import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Opens the encyclopedia with a query: 'topic=compression&search=soft'. */
export async function openEncyclopedia(page: Page, query = ''): Promise<void> {
  await page.goto(query === '' ? '/encyclopedia' : `/encyclopedia?${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Equipment Encyclopedia' })).toBeAttached()
}

export const searchBox = (page: Page): Locator => page.getByPlaceholder('Search equipment...')
export const category = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true })
export const itemCount = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^\d+ items?/ })
export const entries = (page: Page): Locator => page.getByRole('region', { name: 'Entries' }).getByRole('listitem')
export const entry = (page: Page, title: string): Locator =>
  entries(page)
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
    .getByRole('link')
export const article = (page: Page, title: string): Locator => page.getByRole('article', { name: title, exact: true })
/** The full article has loaded, beyond what the list knows. */
export const expectWholeArticle = (page: Page, title: string): Promise<void> =>
  expect(article(page, title).getByRole('heading', { level: 3, name: 'Pro Insights' })).toBeVisible()
