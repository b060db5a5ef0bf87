import type { Page } from '@playwright/test'
import { expectWholeArticle, itemCount, openEncyclopedia, searchBox } from '../support/encyclopedia.ts'
import { expect, sidewaysOverflowPx, signUpGolfer, test as base } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

/** A golfer on a small phone whose text is twice as large. */
const test = base.extend<{ readonly largeText: Page }>({
  largeText: async ({ largeTextPhone, server }, use) => {
    await signUpGolfer(largeTextPhone, server.url)
    await use(await largeTextPhone.newPage())
  },
})

test(
  'needs no sideways scrolling on a small phone whose text is twice as large',
  { tag: EXHAUSTIVE },
  async ({ largeText: page }) => {
    await openEncyclopedia(page)
    await searchBox(page).fill('compresion')
    await expect(itemCount(page)).toContainText('Did you mean:')
    await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
    await openEncyclopedia(page, 'topic=game-improvement-irons')
    await expectWholeArticle(page, 'Game Improvement Irons')
    await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
  },
)
