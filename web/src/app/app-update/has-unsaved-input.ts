import { useSyncExternalStore } from 'react'

/** What a reload would lose: a form in a dialog, text typed on the page, or nothing. */
type UnsavedInput = 'dialog' | 'typed' | 'nothing'
type TextField = HTMLInputElement | HTMLTextAreaElement

/** A field's text before typing, or when its form was last sent. */
const savedTexts = new WeakMap<TextField, string>()
const typedInto = new Set<TextField>()

/** Starts recording which fields have been typed into. */
export function watchTyping(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (isTextField(target) && !typedInto.has(target)) savedTexts.set(target, target.value)
  })
  document.addEventListener('input', ({ target }) => {
    if (isTextField(target)) typedInto.add(target)
  })
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return
    for (const field of target.elements) if (isTextField(field)) savedTexts.set(field, field.value)
  })
}

function unsavedInput(): UnsavedInput {
  if (document.querySelector('dialog[open] form')) return 'dialog'
  // Set by forms whose choices a reload would lose as well.
  if (document.querySelector('form[data-changed]')) return 'typed'
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field)
  return [...typedInto].some(isUnsaved) ? 'typed' : 'nothing'
}

/** A rejected form marks its fields as invalid; a field whose text is in the address survives a reload. */
function isUnsaved(field: TextField): boolean {
  if (field.value === '' || field.dataset.inAddress !== undefined) return false
  return field.ariaInvalid === 'true' || field.value !== savedTexts.get(field)
}

export function useUnsavedInput(): UnsavedInput {
  return useSyncExternalStore(subscribe, unsavedInput)
}

/** There is no event for a field that leaves the page. */
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
