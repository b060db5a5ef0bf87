/** What the reader last used; undefined before anything. */
let last: 'pointer' | 'keyboard' | undefined

/** Keys that go with a pointer say nothing about how the reader gets around. */
const COMPANIONS = new Set(['Shift', 'Control', 'Alt', 'Meta'])

/** Whether the reader got here by a tap or a click rather than by keys. */
export function isByPointer(): boolean {
  return last === 'pointer'
}

/** From the start of the page, since parts that ask come later. */
export function watchInput(): void {
  document.addEventListener('pointerdown', () => (last = 'pointer'), true)
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (!COMPANIONS.has(key)) last = 'keyboard'
    },
    true,
  )
}
