import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** A part of the page that opens and closes, by its heading. */
export const part = (page: Page, name: string): Locator =>
  page
    .locator('main details')
    .filter({ has: page.locator('> summary > :is(h2, h3, h4)').getByText(name, { exact: true }) })

/** Opens it by its summary, unless it is open. */
export async function openPart(closed: Locator): Promise<void> {
  await expect(closed).toBeVisible()
  const isOpen = () => closed.evaluate((details) => details instanceof HTMLDetailsElement && details.open)
  // The address may open it at the moment of the click, which then closes it.
  await expect(async () => {
    if (!(await isOpen())) await closed.locator('> summary').click()
    expect(await isOpen()).toBe(true)
  }).toPass()
}

/** Opens all of the page that have a heading. */
export async function openAllParts(page: Page): Promise<void> {
  await page.locator('main details:has(> summary > :is(h2, h3, h4))').evaluateAll((parts) => {
    for (const closed of parts) closed.setAttribute('open', '')
  })
}
