import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Opens the encyclopedia at an address: 'topic=compression&search=soft'. */
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
/** The whole article is there, not only what the list knows of it. */
export const expectWholeArticle = (page: Page, title: string): Promise<void> =>
  expect(article(page, title).getByRole('heading', { level: 3, name: 'Pro Insights' })).toBeVisible()
