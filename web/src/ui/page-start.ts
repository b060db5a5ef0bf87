/** Where reading a page begins: its heading, or the page itself while it has none. */
export function focusPageStart(): void {
  const start = document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.getElementById('main')
  start?.focus({ preventScroll: true })
}

/** Shows and focuses the part of the page that the address names, '#bag'; false where there is none, or not yet. */
export function goToNamedPart(): boolean {
  const part = openPart(window.location.hash.slice(1))
  part?.scrollIntoView({ behavior: 'instant' })
  part?.focus({ preventScroll: true })
  return part !== null
}

/** Opens the part with this id, and all that it is in: a link of the page goes there, but not into what is closed. */
export function openPart(id: string): HTMLElement | null {
  const part = document.getElementById(id)
  let closed = part?.closest('details')
  while (closed) {
    closed.open = true
    closed = closed.parentElement?.closest('details')
  }
  return part
}
