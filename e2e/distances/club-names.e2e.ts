import type { Page } from '@playwright/test'
import { openLoaded } from '../support/accessible.ts'
import { FULL_BAG, store } from '../support/gapping.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const PATHS = ['/', '/distance-calculator', '/distances', '/yardage-card', '/profile']
const WIDTHS_PX = [300, 320, 360, 390, 1280]

/** Names such as "5-Wood" that stand on two lines, with what stands around them. */
async function brokenNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      for (const { 0: name, index } of (text.nodeValue ?? '').matchAll(/\d-(?:Wood|Hybrid|Iron)/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + name.length)
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top))
        if (lines.size > 1) broken.push(text.parentElement?.innerText ?? name)
      }
    }
    return broken
  })
}

test('no club breaks at its hyphen, however narrow the column', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  test.slow()
  await store(golfer, FULL_BAG)
  for (const path of PATHS) {
    await openLoaded(page, path)
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 844 })
      expect(await brokenNames(page), `${path} at ${width} px`).toEqual([])
    }
  }
})
