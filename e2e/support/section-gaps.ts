import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const ALLOWED_PX = [16, 24]
const WIDTHS_PX = [390, 1280]

/** As it stands, with all of its parts, on a phone and on a desktop. */
export async function expectSectionGaps(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 844 })
    await expect.soft.poll(() => otherGaps(page), `gaps of ${what} at ${width} px`).toEqual([])
  }
}

/**
 * Where one sheet stands below another at another distance. A sheet is a section or a frame with sections; those without
 * corners between them are one.
 */
export function otherGaps(page: Page): Promise<readonly string[]> {
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
