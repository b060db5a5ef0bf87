import type { Page } from '@playwright/test'
import { comeToRest } from './accessible.ts'
import { expect } from './test.ts'

/**
 * Remembers where everything that can be read or pressed is; the function it returns checks that nothing of it has moved
 * since, and that the browser has counted no layout shift.
 */
export async function watchStillness(page: Page): Promise<() => Promise<void>> {
  await comeToRest(page)
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
    // What has no box has no place either: an empty alert.
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
