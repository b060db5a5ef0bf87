/** Where reading a page begins: its heading, or the page itself while it has none. */
export function focusPageStart(): void {
  const start = document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.getElementById('main')
  start?.focus({ preventScroll: true })
}
