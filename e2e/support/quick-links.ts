import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The links of the footer. */
const quickLinks = (page: Page): Locator => page.getByRole('navigation', { name: 'Quick links' })

/** A tool's link in the footer. On a phone they open at a tap. */
export async function quickLink(page: Page, name: string): Promise<Locator> {
  const links = quickLinks(page)
  await expect(links).toBeAttached()
  const opener = links.getByRole('button', { name: 'Quick links', expanded: false })
  if (await opener.isVisible()) await opener.click()
  return links.getByRole('link', { name, exact: true })
}
