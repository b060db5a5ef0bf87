import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Pictures that say something have a name and a role; all others are hidden from screen readers. */
export const unhiddenDrawings = (page: Page) =>
  page.locator('svg').evaluateAll((drawings) =>
    drawings
      .filter((drawing) => drawing.closest('[aria-hidden="true"]') === null)
      .filter((drawing) => drawing.getAttribute('role') !== 'img' || !drawing.hasAttribute('aria-label'))
      .filter((drawing) => drawing.closest('[role="img"]') === null)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )

/** Buttons and links with a drawing: some of them show no words. */
const iconControls = (page: Page) =>
  page
    .locator('button, a[href], summary')
    .filter({ visible: true })
    .filter({ has: page.locator('svg') })

const sourcesOf = (controls: Locator) => controls.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))

/** Expects a name of each control with a drawing that is shown now, page after page. */
export function controlNames(page: Page): (what: string) => Promise<void> {
  const named = new Set<string>()
  return async (what) => {
    const controls = iconControls(page)
    for (const [index, html] of (await sourcesOf(controls)).entries()) {
      // Every page has the header and the footer: what is the same to the letter has the same name.
      if (named.has(html)) continue
      await expect.soft(controls.nth(index), what).toHaveAccessibleName(/\S/)
      if (!html.includes('aria-labelledby')) named.add(html)
    }
  }
}
