import { focusPageStart } from '#ui/page-start.ts'

/**
 * For the `ref` of the hole's screen. A control that goes away or is disabled while it has the focus hands it to what is
 * marked `data-go-on`, or to the start of the page, so that people with a keyboard stay where they were.
 */
export function handOnFocus(screen: HTMLElement | null): (() => void) | undefined {
  if (!screen) return undefined
  let focused: Element | undefined

  const onFocusIn = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : undefined
  }
  const onFocusOut = () => {
    // The focus has been put elsewhere if what had it is still there a moment later.
    queueMicrotask(() => {
      if (focused && isThere(focused)) focused = undefined
    })
  }
  const observer = new MutationObserver(() => {
    if (!focused || isThere(focused)) return
    const { activeElement } = document
    // Browsers take the focus from a disabled control a little later.
    const isLost = activeElement === document.body || activeElement === focused
    focused = undefined
    if (!isLost) return
    const next = screen.querySelector<HTMLElement>('[data-go-on]:enabled, h2[data-go-on]')
    if (next) next.focus({ preventScroll: true })
    else focusPageStart()
  })

  screen.addEventListener('focusin', onFocusIn)
  screen.addEventListener('focusout', onFocusOut)
  observer.observe(screen, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    screen.removeEventListener('focusin', onFocusIn)
    screen.removeEventListener('focusout', onFocusOut)
    observer.disconnect()
  }
}

function isThere(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled')
}
