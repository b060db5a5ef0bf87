import type { Page } from '@playwright/test'

/**
 * What a golfer can't read on the page as it stands: words that reach out of the view or of what holds them, words that
 * are cut, and words over other words. The first lines of a
 * text that a button opens are not cut.
 */
export function textFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    type Line = { readonly text: string; readonly element: Element; readonly box: DOMRect }
    const SLACK_PX = 1.5
    /** Letters are lower than their line. */
    const LETTERS = 0.5
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"] dialog, noscript') === null
    /** For screen readers alone. */
    const isSpoken = (element: Element) => {
      for (let up: Element | null = element; up; up = up.parentElement) {
        const { clip, clipPath, position } = getComputedStyle(up)
        if (position === 'absolute' && (clip !== 'auto' || clipPath !== 'none') && up.clientWidth <= 1) return true
      }
      return false
    }
    const styleUp = (element: Element, matches: (style: CSSStyleDeclaration, up: Element) => boolean) => {
      for (let up: Element | null = element; up; up = up.parentElement) {
        if (matches(getComputedStyle(up), up)) return up
      }
      return undefined
    }
    /** Nothing moves meanwhile: each part is looked up once, else this is most of the time of a sweep. */
    const once = <Found>(find: (element: Element) => Found) => {
      const known = new Map<Element, { readonly is: Found }>()
      return (element: Element): Found => {
        const found = known.get(element) ?? { is: find(element) }
        known.set(element, found)
        return found.is
      }
    }
    const scrolls = once((element) =>
      styleUp(element, ({ overflowX, overflowY }) => /auto|scroll/.test(`${overflowX} ${overflowY}`)),
    )
    /** Fixed or sticky parts, and dialogs, are over the page. */
    const layerOf = once((element) =>
      styleUp(element, ({ position }, up) => /fixed|sticky/.test(position) || up.matches('dialog')),
    )

    const top = [...document.querySelectorAll('dialog[open]')].findLast((dialog) => dialog.matches(':modal'))
    const walker = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT)
    const lines: Line[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || element.matches('script, style, title, desc, option')) continue
      if (!isShown(element) || isSpoken(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        const scroller = scrolls(element)?.getBoundingClientRect()
        const isScrolledAway = scroller && (box.left >= scroller.right || box.right <= scroller.left)
        if (box.width > 1 && box.height > 1 && !isScrolledAway) lines.push({ text: text.slice(0, 40), element, box })
      }
    }

    const faults = new Set<string>()
    const hidden = new Set<DOMRect>()
    for (const { text, element, box } of lines) {
      if ((box.left < -SLACK_PX || box.right > innerWidth + SLACK_PX) && !scrolls(element)) {
        faults.add(`out of view: ${text}`)
      }
      const holder = styleUp(element, ({ overflowX, overflowY }) => /hidden|clip/.test(`${overflowX} ${overflowY}`))
      if (!holder || holder === document.documentElement || holder === document.body || holder.matches('svg')) continue
      const within = holder.getBoundingClientRect()
      const letters = box.height * LETTERS * 0.5
      const isCut =
        box.left < within.left - SLACK_PX ||
        box.right > within.right + SLACK_PX ||
        box.top + letters < within.top - SLACK_PX ||
        box.bottom - letters > within.bottom + SLACK_PX
      if (!isCut) continue
      hidden.add(box)
      // Of texts that a button beside them opens.
      if (getComputedStyle(holder).webkitLineClamp === 'none') faults.add(`cut: ${text}`)
    }
    const seen = lines.filter(({ box }) => !hidden.has(box))
    for (const [index, one] of seen.entries()) {
      for (const other of seen.slice(index + 1)) {
        if (one.element === other.element) continue
        const inset = (box: DOMRect) => (box.height * (1 - LETTERS)) / 2
        const overX = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const overY =
          Math.min(one.box.bottom - inset(one.box), other.box.bottom - inset(other.box)) -
          Math.max(one.box.top + inset(one.box), other.box.top + inset(other.box))
        if (overX <= SLACK_PX || overY <= SLACK_PX || layerOf(one.element) !== layerOf(other.element)) continue
        faults.add(`over each other: ${one.text} / ${other.text}`)
      }
    }
    return [...faults]
  })
}
