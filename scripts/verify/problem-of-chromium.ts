import { chromium } from '@playwright/test'

const LAUNCH_WITHIN_MS = 30_000

/** Why a browser is of no use; undefined when it starts and draws text. */
export async function problemOfChromium(executablePath: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], timeout: LAUNCH_WITHIN_MS })
    try {
      const page = await browser.newPage()
      await page.setContent('<span>Bagwise</span>')
      const text = await page.locator('span').boundingBox()
      return text && text.width > 0 ? undefined : 'it has no font to draw text with'
    } finally {
      await browser.close()
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
