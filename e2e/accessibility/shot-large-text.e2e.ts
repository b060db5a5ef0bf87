import type { Page } from '@playwright/test'
import { analysis, answer, distance, drawer, openConditions, openShot, storeBag } from '../support/shot.ts'
import { expect, sidewaysOverflowPx, signUpGolfer, test as base } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

/** A golfer with a bag on a small phone whose text is twice as large. */
const test = base.extend<{ readonly largeText: Page }>({
  largeText: async ({ largeTextPhone, server }, use) => {
    await storeBag(await signUpGolfer(largeTextPhone, server.url))
    await use(await largeTextPhone.newPage())
  },
})

test(
  'needs no sideways scrolling on a small phone whose text is twice as large',
  { tag: EXHAUSTIVE },
  async ({ largeText: page }) => {
    await openShot(page, 'weather=windy&hazards=water-right&slope=uphill&lie=bunker&detail=firm-sand&lip=yes')
    await distance(page).fill('9999')
    expect((await distance(page).boundingBox())?.width).toBeGreaterThan(80)
    await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
    await openConditions(page)
    expect(
      await drawer(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Done' }).click()
    await distance(page).fill('143')
    await analysis(page).click()
    await expect(answer(page)).toContainText('143 plays like')
    await page.getByText('Change this shot').click()
    await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
  },
)
