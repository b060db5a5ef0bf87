import type { Locator, Page } from '@playwright/test'

/** What opens and closes a part of the page, by the part's heading. */
export const summaryOf = (page: Page, heading: string): Locator =>
  page.locator('main summary').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
