/** Where reading a page begins: its heading, or the page itself while it has none. */
export function focusPageStart(): void {
  const start = document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.getElementById('main')
  start?.focus({ preventScroll: true })
}

/** Shows and focuses the part of the page that the address names, '#bag'; false where there is none, or not yet. */
export function goToNamedPart(): boolean {
  const part = document.getElementById(window.location.hash.slice(1))
  part?.scrollIntoView({ behavior: 'instant' })
  part?.focus({ preventScroll: true })
  return part !== null
}
