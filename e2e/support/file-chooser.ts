import type { FileChooser, Page } from '@playwright/test'

/** The file chooser that `open` opens. */
export async function fileChooserOf(page: Page, open: () => Promise<void>): Promise<FileChooser> {
  const chooser = page.waitForEvent('filechooser')
  // The browser hands over choosers from when it is told to: once it answers this, it has been.
  await page.evaluate(() => undefined)
  await open()
  return chooser
}
