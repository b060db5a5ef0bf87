import { useLayoutEffect } from 'react'
import { isThemeChosen, storedTheme } from '#storage/preferences.ts'
import { applyTheme } from './theme.ts'

/** What is read while playing is read in the sun: light, unless the golfer has chosen a theme. */
export function usePlayTheme(): void {
  useLayoutEffect(() => {
    if (isThemeChosen()) return undefined
    applyTheme('noon')
    return () => applyTheme(storedTheme())
  }, [])
}
