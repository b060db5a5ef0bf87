import type { Page } from '@playwright/test'

/** Counts in the page how often it looks for a new version: each time it registers anew. */
export async function countLooks(page: Page) {
  await page.addInitScript(() => {
    const workers = navigator.serviceWorker
    const register = workers.register.bind(workers)
    workers.register = (...details) => {
      const { dataset } = document.documentElement
      dataset['looks'] = String(Number(dataset['looks'] ?? 0) + 1)
      return register(...details)
    }
  })
}

/** How often so far. */
export const lookCount = async (page: Page) => Number(await page.locator('html').getAttribute('data-looks'))
