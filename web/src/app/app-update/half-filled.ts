import { useSyncExternalStore } from 'react'

/** What a reload would cost: a form in a dialog, text that was typed on the page, or nothing. */
type Unfinished = 'dialog' | 'typed' | 'nothing'
type TextField = HTMLInputElement | HTMLTextAreaElement

/** What stood in a field before it was typed into, or when its form was last sent. */
const settledTexts = new WeakMap<TextField, string>()
const typedInto = new Set<TextField>()

/** From now on the page knows which of its fields have been typed into. */
export function watchTyping(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (isTextField(target) && !typedInto.has(target)) settledTexts.set(target, target.value)
  })
  document.addEventListener('input', ({ target }) => {
    if (isTextField(target)) typedInto.add(target)
  })
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return
    for (const field of target.elements) if (isTextField(field)) settledTexts.set(field, field.value)
  })
}

function unfinishedForm(): Unfinished {
  if (document.querySelector('dialog[open] form')) return 'dialog'
  // A form whose choices a reload would lose too says so itself.
  if (document.querySelector('form[data-changed]')) return 'typed'
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field)
  return [...typedInto].some(isUnsettled) ? 'typed' : 'nothing'
}

/** A form that was sent and refused marks the field; a field whose text is in the address survives a reload. */
function isUnsettled(field: TextField): boolean {
  if (field.value === '' || field.dataset.inAddress !== undefined) return false
  return field.ariaInvalid === 'true' || field.value !== settledTexts.get(field)
}

export function useUnfinishedForm(): Unfinished {
  return useSyncExternalStore(subscribe, unfinishedForm)
}

/** No event tells that a field has left the page. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['open', 'aria-invalid', 'data-changed'],
  })
  document.addEventListener('input', onChange)
  document.addEventListener('submit', onChange)
  return () => {
    observer.disconnect()
    document.removeEventListener('input', onChange)
    document.removeEventListener('submit', onChange)
  }
}

function isTextField(target: EventTarget | null): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !['radio', 'checkbox', 'range'].includes(target.type)
}
