import type { Locator, Page } from '@playwright/test'
import { openLoaded, waitForAnimations } from '../support/accessible.ts'
import { FULL_BAG, store } from '../support/gapping.ts'
import { SWEPT_ROUTES } from '../support/route-table.ts'
import { analysis, choice, closeMore, moreLine, openMore, openShot, tournament } from '../support/shot.ts'
import { expect, sidewaysOverflowPx, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

/** WCAG 2.2, 1.4.12: what a page must bear. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** What counts as moving: shorter than any eye sees. */
const AT_ONCE_MS = 20

/** Whether it looks different once this has been done elsewhere on the page. */
async function looksDifferentAfter(part: Locator, page: Page, act: () => Promise<void>): Promise<boolean> {
  const picture = async () => {
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.mouse.move(0, 0)
    await waitForAnimations(page)
    return part.screenshot()
  }
  const before = await picture()
  await act()
  return !before.equals(await picture())
}

test(
  'with the colours of the system it still shows what is chosen, what is on and what is a button',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, FULL_BAG)
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await openShot(page)
    const expectSeen = async (legend: string, chosen: string, other: string) => {
      const chip = page.getByRole('group', { name: legend }).locator('label').filter({ hasText: chosen }).first()
      await choice(page, legend, other).check()
      expect(await looksDifferentAfter(chip, page, () => choice(page, legend, chosen).check()), legend).toBe(true)
    }
    await expectSeen('Ball lie', 'Rough', 'Fairway')
    for (const button of [analysis(page), moreLine(page)]) {
      await expect(button).toHaveCSS('border-top-style', 'solid')
      await expect(button).not.toHaveCSS('border-top-width', '0px')
    }
    await openMore(page)
    await expectSeen('Pin position', 'Front', 'Middle')
    const felt = page.getByRole('switch', { name: 'Wind as you feel it' })
    expect(await looksDifferentAfter(felt, page, () => felt.check())).toBe(true)
    await expect(tournament(page)).not.toBeChecked()
    await closeMore(page)

    await page.goto('/profile#account')
    const units = page.getByRole('group', { name: 'Units' }).first()
    const metres = units.locator('label').filter({ hasText: 'Metric' })
    await units.getByRole('radio', { name: 'US' }).check()
    expect(await looksDifferentAfter(metres, page, () => units.getByRole('radio', { name: 'Metric' }).check())).toBe(
      true,
    )
  },
)

test(
  'no page scrolls sideways with the widest spacing of text, and nothing moves where less motion is asked for',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    test.slow()
    await store(golfer, FULL_BAG)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of SWEPT_ROUTES) {
      await openLoaded(page, path)
      const moving = await page.evaluate(
        (atOnceMs) =>
          document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > atOnceMs)
            .length,
        AT_ONCE_MS,
      )
      expect(moving, path).toBe(0)
      // A sheet that the content policy does not know of.
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets = [sheet]
      }, TEXT_SPACING)
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => sidewaysOverflowPx(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
      }
    }
  },
)
