import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

/** Of `web/src/styles/tokens.css`: what must be as strong as ink where more contrast is asked for. */
const FAINTER_TOKENS = ['ink-2', 'ink-3', 'rule', 'edge']
const INK = { light: '#15201b', dark: '#f4eedd' } as const

const SHOWN = [
  { system: 'light', chosen: undefined, shown: 'light' },
  { system: 'dark', chosen: undefined, shown: 'dark' },
  { system: 'dark', chosen: 'light', shown: 'light' },
  { system: 'light', chosen: 'dark', shown: 'dark' },
] as const

async function tokens(page: Page): Promise<readonly string[]> {
  return page.evaluate((names) => {
    const style = getComputedStyle(document.documentElement)
    return names.map((name) => style.getPropertyValue(`--color-${name}`))
  }, FAINTER_TOKENS)
}

test(
  'where more contrast is asked for, secondary text and every line are as strong as ink, at noon and at twilight',
  { tag: EXHAUSTIVE },
  async ({ page }) => {
    await page.goto('/privacy')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const { system, chosen, shown } of SHOWN) {
      await page.evaluate((theme) => {
        if (theme) document.documentElement.dataset.theme = theme
        else delete document.documentElement.dataset.theme
      }, chosen)
      const which = `${chosen ?? 'no theme'} chosen, ${system} system`
      await page.emulateMedia({ colorScheme: system, contrast: 'no-preference' })
      expect(await tokens(page), which).not.toContain(INK[shown])
      await page.emulateMedia({ colorScheme: system, contrast: 'more' })
      expect(await tokens(page), which).toEqual(FAINTER_TOKENS.map(() => INK[shown]))
    }
  },
)
