import type { Page } from '@playwright/test'
import { openLoaded } from '../support/accessible.ts'
import { analysis, goToStep, openFitting } from '../support/fitting.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { advise, openShot } from '../support/shot.ts'
import { setsAddress } from '../support/starter-sets.ts'
import { SWEPT_ROUTES } from '../support/route-table.ts'
import { answerSwing, openSwing } from '../support/swing.ts'
import { expect, test } from '../support/test.ts'

type Screen = (page: Page) => Promise<unknown>

const ALLOWED_PX = [16, 24]
const WIDTHS_PX = [390, 1280]

const RESULTS: Readonly<Record<string, Screen>> = {
  'starter sets': (page) => openLoaded(page, setsAddress()),
  'fitting result': async (page) => {
    await openFitting(page)
    await goToStep(page, 3)
    await analysis(page).click()
  },
  'swing result': async (page) => {
    await openSwing(page)
    await answerSwing(page, { misses: ['Push-slice'] })
  },
  'shot result': async (page) => {
    await openShot(page, 'distance=120&lie=fairway&weather=windy&wind=10')
    await advise(page)
  },
}
const SCREENS: Readonly<Record<string, Screen>> = {
  ...Object.fromEntries(SWEPT_ROUTES.map((path) => [path, (page: Page) => openLoaded(page, path)])),
  ...RESULTS,
}

test('ACT-69 sets the sheets of a page 16 or 24 px apart, as first shown and after lazy parts have come', async ({
  page,
  context,
  server,
}) => {
  test.slow()
  await signUpSampleGolfer(context, server.url)
  for (const [name, open] of Object.entries(SCREENS)) {
    await page.setViewportSize({ width: WIDTHS_PX[0] ?? 0, height: 844 })
    await open(page)
    await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 844 })
      await expect.soft.poll(() => otherGaps(page), `${name} at ${width}`).toEqual([])
    }
  }
})

test('sets the sheets that stand for parts on their way as far apart', async ({ page, context, server }) => {
  await signUpSampleGolfer(context, server.url)
  await page.route('**/api/profile', () => {})
  for (const path of SWEPT_ROUTES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.soft.poll(() => otherGaps(page), path).toEqual([])
  }
})

/**
 * Where one sheet stands below another at another distance. A sheet is a section or a frame with sections; those without
 * corners between them are one.
 */
function otherGaps(page: Page): Promise<readonly string[]> {
  return page.locator('main').evaluate((main, allowedPx) => {
    const isFrame = (part: Element) => {
      const { borderTopWidth, borderLeftWidth, borderTopStyle } = getComputedStyle(part)
      return borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0 && parseFloat(borderLeftWidth) > 0
    }
    const isSheet = (part: Element) => part.matches('section, .rounded-sheet') || isFrame(part)
    /** Sheets and whatever else stands between them, in the order of the page. */
    const partsOf = (parent: Element): readonly Element[] =>
      [...parent.children].flatMap((part) => {
        const { height, width } = part.getBoundingClientRect()
        const hasBox = getComputedStyle(part).display !== 'contents'
        if (hasBox && (height <= 2 || width <= 2)) return []
        const isOne =
          isSheet(part) || !part.querySelector('section, .rounded-sheet') || part.matches('details, article')
        return isOne ? [part] : partsOf(part)
      })
    const parts = partsOf(main)
    return parts.flatMap((lower, index) => {
      const upper = parts[index - 1]
      if (!upper || !isSheet(upper) || !isSheet(lower)) return []
      const above = upper.getBoundingClientRect()
      const below = lower.getBoundingClientRect()
      const isInColumn = below.left < above.right && above.left < below.right && below.top >= above.bottom - 2
      const isJoined =
        isFrame(upper) &&
        isFrame(lower) &&
        getComputedStyle(upper).borderBottomLeftRadius === '0px' &&
        below.top - above.bottom < 1
      const gapPx = below.top - above.bottom
      if (!isInColumn || isJoined || allowedPx.some((allowed) => Math.abs(allowed - gapPx) < 0.75)) return []
      const nameOf = (sheet: Element) =>
        (sheet.querySelector('h2, h3')?.textContent ?? sheet.textContent ?? '').slice(0, 30)
      return [`${gapPx} px: ${nameOf(upper)} / ${nameOf(lower)}`]
    })
  }, ALLOWED_PX)
}
