import type { Theme } from '#storage/preferences.ts'

/** `data-theme`, which is also what the media of the page's `theme-color` names. */
const SCHEMES = { noon: 'light', twilight: 'dark' } as const

/** Shows the theme now, in the browser's own bar too; the system's own follows its setting by itself. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = SCHEMES[theme]

  const metas = Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
  for (const meta of metas) meta.dataset.paper ??= meta.content
  const chosen = metas.find(({ media }) => theme !== 'system' && media.includes(SCHEMES[theme]))
  for (const meta of metas) meta.content = (chosen ?? meta).dataset.paper ?? meta.content
}
