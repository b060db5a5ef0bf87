import type { BrowserContext, Page } from '@playwright/test'

/**
 * Marks the welcome dialog as seen before any page of `target` runs, so that it does not cover the page. Documents
 * without an origin (the blank first one, a browser's error page) have no store and are left alone.
 */
export async function skipWelcome(target: BrowserContext | Page): Promise<void> {
  // As text: the scripts that use this know no browser types.
  await target.addInitScript("if (self.origin !== 'null') localStorage.setItem('bagwise.welcome-seen', 'yes')")
}
