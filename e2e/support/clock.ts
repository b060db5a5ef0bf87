import type { Page } from '@playwright/test'

/**
 * Playwright's clock, whose `performance` knows of no file: pages would wait ten seconds for those that have come
 * (`web/src/http/page-loaded.ts`). From the next load on they know.
 */
export async function installClock(page: Page, time = new Date()): Promise<void> {
  await page.addInitScript('self.entriesByName = performance.getEntriesByName.bind(performance)')
  await page.clock.install({ time })
  await page.addInitScript('performance.getEntriesByName = self.entriesByName')
}
