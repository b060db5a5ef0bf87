import type { Page } from '@playwright/test'

/** Minimum size of controls in the design system. */
const TARGET_PX = 44

/**
 * Controls on the page that are too small for a thumb, each with the size of the area that reacts to a press, its label
 * included. Links within a sentence are exempt, and so is what appears on focus. Of a dialog or a menu that lies over the page
 * only its own controls are looked at: the page is looked at without it.
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((targetPx) => {
    type Reach = { readonly widthPx: number; readonly heightPx: number }
    const CONTROLS =
      ':is(a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]):not([aria-hidden=true], a[href="#main"])'
    const HALF_PX = targetPx / 2 - 1

    const labelsOf = (control: Element) =>
      control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? [...(control.labels ?? [])] : []

    const isInline = (element: Element) => getComputedStyle(element).display === 'inline'

    /** A link among words, or a superscript number between them. */
    const isWithinText = (control: Element) => {
      if (!control.matches('a, button')) return false
      let outermost = control
      while (isInline(outermost) && outermost.parentElement && isInline(outermost.parentElement)) {
        outermost = outermost.parentElement
      }
      const wordsAround = outermost.parentElement?.textContent ?? ''
      return isInline(outermost) && wordsAround.trim().length > (control.textContent ?? '').trim().length
    }

    /** How far from the middle of a part a press still hits the control; empty when the middle does not. */
    const reachAround = (part: Element, parts: readonly Element[]): readonly Reach[] => {
      const { left, top, width, height } = part.getBoundingClientRect()
      const isHit = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy)
        return hit !== null && parts.some((own) => own.contains(hit))
      }
      if (!isHit(0, 0)) return []
      if (isHit(-HALF_PX, 0) && isHit(HALF_PX, 0) && isHit(0, -HALF_PX) && isHit(0, HALF_PX)) {
        return [{ widthPx: targetPx, heightPx: targetPx }]
      }
      const far = (dx: number, dy: number) => {
        let px = 0
        while (px < targetPx && isHit(dx * (px + 1), dy * (px + 1))) px += 1
        return px
      }
      return [{ widthPx: far(-1, 0) + far(1, 0) + 1, heightPx: far(0, -1) + far(0, 1) + 1 }]
    }

    const openMenu = () =>
      [...document.querySelectorAll('button[aria-expanded=true][aria-controls]')]
        .map((button) => document.getElementById(button.getAttribute('aria-controls') ?? ''))
        .find((panel) => panel?.checkVisibility() && getComputedStyle(panel).position === 'absolute')

    const around = document.querySelector('dialog[open]') ?? openMenu() ?? document
    const scrolledTo = { left: scrollX, top: scrollY, behavior: 'instant' } as const
    const small = [...around.querySelectorAll(CONTROLS)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || isWithinText(control)) return []
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const parts = [control, ...labelsOf(control)]
      const reaches = parts.flatMap((part) => reachAround(part, parts))
      if (reaches.some(({ widthPx, heightPx }) => Math.min(widthPx, heightPx) >= targetPx - 1)) return []
      if (reaches.length === 0) return []
      const sizes = reaches.map(({ widthPx, heightPx }) => `${widthPx}×${heightPx}`).join(', ')
      return [`${sizes}: ${control.outerHTML.slice(0, 160)}`]
    })
    window.scrollTo(scrolledTo)
    return small
  }, TARGET_PX)
}
