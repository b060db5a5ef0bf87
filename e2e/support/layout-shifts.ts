import type { Page } from '@playwright/test'
import { waitForAnimations } from './accessible.ts'
import { expect } from './test.ts'

/**
 * Records the position of everything readable or pressable; the returned function checks that nothing has moved and
 * that the browser counted no layout shift.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<void>> {
  await waitForAnimations(page)
  const watched = await page.evaluateHandle(async () => {
    await document.fonts.ready
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift' })
    const placeOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y + scrollY, width, height].map(Math.round).join(' ')
    }
    const elements = document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, button, input, svg)')
    // Elements without a box, such as an empty alert, have no position.
    const boxes = [...elements].filter((element) => element.getClientRects().length > 0)
    const places = new Map(boxes.map((element) => [element, placeOf(element)]))
    return {
      moved: () => [
        ...[...places]
          .filter(([element, place]) => !element.isConnected || placeOf(element) !== place)
          .map(([element, place]) => `${element.outerHTML.slice(0, 80)} was at ${place}, is at ${placeOf(element)}`),
        ...shifts.map((value) => `layout shift of ${value}`),
      ],
    }
  })
  return async () => expect(await watched.evaluate(({ moved }) => moved())).toEqual([])
}
