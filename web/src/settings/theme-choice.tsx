import { useSyncExternalStore } from 'react'
import { storeTheme, storedTheme } from '#storage/preferences.ts'
import type { Theme } from '#storage/preferences.ts'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { nextPaint } from '#ui/next-paint.ts'
import * as copy from './settings.copy.ts'
import { applyTheme } from './theme.ts'

const THEME_CHOICES = [
  { value: 'system', label: copy.themeLabels.system },
  { value: 'noon', label: copy.themeLabels.noon },
  { value: 'twilight', label: copy.themeLabels.twilight },
] as const

/** Kept here too: a device may forbid to store it. */
let chosenTheme: Theme | undefined
const listeners = new Set<() => void>()

/** Wherever it stands on the page, every one of it shows the same. */
export function ThemeChoice() {
  const theme = useSyncExternalStore(subscribe, () => chosenTheme ?? storedTheme())
  return (
    <ChoiceRow legend={copy.theme} choices={THEME_CHOICES} chosen={theme} onChoose={(chosen) => void choose(chosen)} />
  )
}

/** The choice is shown at once, the whole page in its colours a moment later. */
async function choose(theme: Theme): Promise<void> {
  chosenTheme = theme
  storeTheme(theme)
  for (const listener of listeners) listener()
  await nextPaint()
  if (chosenTheme === theme) applyTheme(theme)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
