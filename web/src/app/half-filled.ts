import { useSyncExternalStore } from 'react'

/** What a reload would cost: a form in a dialog, text that was typed on the page, or nothing. */
type Unfinished = 'dialog' | 'typed' | 'nothing'

const typedInto = new Set<HTMLInputElement | HTMLTextAreaElement>()

/** From now on the page knows which of its fields have been typed into. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (isTextField(target)) typedInto.add(target)
  })
}

function unfinishedForm(): Unfinished {
  if (document.querySelector('dialog[open] form')) return 'dialog'
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field)
  return [...typedInto].some(({ value }) => value !== '') ? 'typed' : 'nothing'
}

export function useUnfinishedForm(): Unfinished {
  return useSyncExternalStore(subscribe, unfinishedForm)
}

/** No event tells that a field has left the page. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
  document.addEventListener('input', onChange)
  return () => {
    observer.disconnect()
    document.removeEventListener('input', onChange)
  }
}

function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !['radio', 'checkbox', 'range'].includes(target.type)
}
