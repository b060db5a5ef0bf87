import { focusPageStart } from './page-start.ts'

/**
 * For the `ref` of a group of notices, each marked `data-notice`. A notice that goes away while it has the focus hands it
 * to the next one with a button, or to the start of the page, so that people with a keyboard stay where they were.
 */
export function keepFocus(group: HTMLElement | null): (() => void) | undefined {
  if (!group) return undefined
  let left: { readonly element: Element; readonly place: number } | undefined

  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    left = { element: target, place: noticesIn(group).findIndex((notice) => notice.contains(target)) }
  }
  const onFocusOut = ({ target }: FocusEvent) => {
    // The focus has been put elsewhere if what had it is still there a moment later.
    queueMicrotask(() => {
      if (left?.element === target && left.element.isConnected) left = undefined
    })
  }
  const observer = new MutationObserver(() => {
    if (!left || left.element.isConnected) return
    const { place } = left
    left = undefined
    if (document.activeElement === document.body) focusFrom(noticesIn(group).slice(Math.max(0, place)))
  })

  group.addEventListener('focusin', onFocusIn)
  group.addEventListener('focusout', onFocusOut)
  observer.observe(group, { childList: true, subtree: true })
  return () => {
    group.removeEventListener('focusin', onFocusIn)
    group.removeEventListener('focusout', onFocusOut)
    observer.disconnect()
  }
}

function noticesIn(group: HTMLElement): readonly HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>('[data-notice]')]
}

function focusFrom(notices: readonly HTMLElement[]): void {
  const buttons = notices.map((notice) => notice.querySelector<HTMLElement>('button:enabled'))
  const next = buttons.find((button) => button?.checkVisibility() === true)
  if (next) next.focus()
  else focusPageStart()
}
