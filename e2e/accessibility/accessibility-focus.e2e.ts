import type { Page } from '@playwright/test'
import { openLoaded } from '../support/accessible.ts'
import { FULL_BAG, store } from '../support/gapping.ts'
import { SWEPT_ROUTES } from '../support/route-table.ts'
import { saveImport } from '../support/shot-files.ts'
import { setsAddress } from '../support/starter-sets.ts'
import { sweep } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
/** Among them a desktop of 1280 by 1024 that is enlarged four times. */
const WINDOWS = sweep([PHONE, { width: 320, height: 256 }, DESKTOP], [{ width: 320, height: 256 }, DESKTOP])

/** What the addresses of the site map do not show by themselves. */
const RESULTS = [
  '/shot-advisor?distance=165&hazards=ob-left&advice=yes',
  setsAddress(),
  '/encyclopedia?topic=driver',
] as const

type Looked = { readonly lookCount: number; readonly hidden: readonly string[] }

/**
 * Gives every control the focus where it is hardest to see, at the upper and at the lower edge of what scrolls, under
 * whatever sticks there, and lists those that stay hidden with their ring (WCAG 2.2, 2.4.11).
 */
async function lookAtFocus(page: Page): Promise<Looked> {
  return page.evaluate(() => {
    const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
    const PLACES = [0.1, 0.3, 0.5, 0.7, 0.9]

    const scrollerOf = (element: Element): Element => {
      let around = element.parentElement
      while (around && around !== document.body) {
        if (/auto|scroll/.test(getComputedStyle(around).overflowY) && around.scrollHeight > around.clientHeight) {
          return around
        }
        around = around.parentElement
      }
      return document.scrollingElement ?? document.documentElement
    }
    const moveTo = (control: Element, edge: 'upper' | 'lower') => {
      const scroller = scrollerOf(control)
      const isPage = scroller === document.scrollingElement
      const frame = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect()
      const { top, bottom } = control.getBoundingClientRect()
      const top_ = scroller.scrollTop + (edge === 'upper' ? top - frame.top : bottom - frame.bottom)
      scroller.scrollTo({ top: top_, behavior: 'instant' })
    }
    /** The ring of a small control is around its label, its field or its row. */
    const ringed = (control: Element) =>
      [control, control.parentElement, control.parentElement?.parentElement].find((part) => {
        if (!part) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(part)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      }) ?? control
    const isSeen = (part: Element) =>
      [...part.getClientRects()].some(({ left, top, width, height }) =>
        PLACES.some((across) =>
          PLACES.some((down) => {
            const hit = document.elementFromPoint(left + width * across, top + height * down)
            return hit !== null && part.contains(hit)
          }),
        ),
      )

    let lookCount = 0
    const hidden: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue
      for (const edge of ['upper', 'lower'] as const) {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        moveTo(control, edge)
        control.focus()
        // What is switched off takes no focus.
        if (document.activeElement !== control) continue
        lookCount += 1
        const part = ringed(control)
        const { top, height } = part.getBoundingClientRect()
        if (!isSeen(part)) {
          hidden.push(`${edge} edge, at ${Math.round(top)}+${Math.round(height)}: ${control.outerHTML.slice(0, 160)}`)
        }
      }
    }
    return { lookCount, hidden }
  })
}

test(
  'nothing that has the focus is hidden by what sticks to the edges, not even four times enlarged',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    test.slow()
    await store(golfer, FULL_BAG)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of [...SWEPT_ROUTES, ...RESULTS]) {
      await openLoaded(page, path)
      for (const size of WINDOWS) {
        await page.setViewportSize(size)
        const { lookCount, hidden } = await lookAtFocus(page)
        expect.soft(hidden, `${path} at ${size.width}×${size.height}`).toEqual([])
        expect(lookCount, path).toBeGreaterThan(0)
      }
    }
  },
)

test(
  'nothing that has the focus is hidden by a notice that stays, on a phone and on a desktop',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await saveImport(page)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size)
      const { lookCount, hidden } = await lookAtFocus(page)
      expect.soft(hidden, `${size.width}×${size.height}`).toEqual([])
      expect(lookCount).toBeGreaterThan(0)
    }
  },
)
