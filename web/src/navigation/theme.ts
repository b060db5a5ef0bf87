import { storeTheme } from '#api/device/device.ts'
import type { Theme } from '#api/device/device.ts'

/** `data-theme` and the colour of the browser's own bar: `--color-paper` in tokens.css. */
const CHOSEN = {
  noon: { name: 'light', paper: '#F4F0E2' },
  twilight: { name: 'dark', paper: '#10181C' },
} as const

/** Shows the theme now; the system's own follows its setting by itself. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = CHOSEN[theme].name

  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? CHOSEN.twilight : CHOSEN.noon
    meta.content = theme === 'system' ? own.paper : CHOSEN[theme].paper
  }
}

export function chooseTheme(theme: Theme): void {
  storeTheme(theme)
  applyTheme(theme)
}
