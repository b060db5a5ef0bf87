import { CONFLICTS_KEY, PROFILE_COPY_KEY, PROGRESS_KEY, ROUNDS_KEY, SESSION_COPY_KEY } from './copy-keys.ts'

/** What this device remembers of its own. Theme and welcome, which are not personal, are kept over sign-out. */
const THEMES = ['system', 'noon', 'twilight'] as const
export type Theme = (typeof THEMES)[number]

const THEME_KEY = 'bagwise.theme'
const WELCOME_KEY = 'bagwise.welcome-seen'
const DELETED_KEY = 'bagwise.account-deleted'

export function storedTheme(): Theme {
  const stored = readPreference('localStorage', THEME_KEY)
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

/** Whether the golfer has chosen a theme by hand, the system's included. */
export function isThemeChosen(): boolean {
  return readPreference('localStorage', THEME_KEY) !== null
}

export function storeTheme(theme: Theme): void {
  writePreference('localStorage', THEME_KEY, theme)
}

export function isWelcomeSeen(): boolean {
  return readPreference('localStorage', WELCOME_KEY) !== null
}

export function markWelcomeSeen(): void {
  writePreference('localStorage', WELCOME_KEY, 'yes')
}

/** Whether somebody was signed in here when the page was last used. */
export function isGolferKept(): boolean {
  return readPreference('localStorage', SESSION_COPY_KEY) !== null
}

/** Whether it was this golfer: at once, for a page that must not be seen before it is known. */
export function isKeptGolfer(golfer: string): boolean {
  return isCopyOf(golfer, readPreference('localStorage', SESSION_COPY_KEY))
}

/** Whether the text of a copy is about this golfer: ids are random, so that no other text has one by chance. */
export function isCopyOf(golfer: string, text: string | null): boolean {
  return text?.includes(golfer) ?? false
}

/** Whether any copy of what only a golfer may see is here, of any golfer. */
export function isAnythingKept(): boolean {
  const keys = [SESSION_COPY_KEY, PROFILE_COPY_KEY, CONFLICTS_KEY, ROUNDS_KEY, PROGRESS_KEY]
  return keys.some((key) => readPreference('localStorage', key) !== null)
}

/** For the page that starts next in this tab: an account was deleted here. */
export function markAccountDeleted(): void {
  writePreference('sessionStorage', DELETED_KEY, 'yes')
}

export function isAccountDeleted(): boolean {
  return readPreference('sessionStorage', DELETED_KEY) !== null
}

export function forgetAccountDeleted(): void {
  writePreference('sessionStorage', DELETED_KEY, null)
}

type Store = 'localStorage' | 'sessionStorage'

// Browsers may forbid storage altogether (private windows, settings): the product then runs without it.
export function readPreference(store: Store, key: string): string | null {
  try {
    return window[store].getItem(key)
  } catch {
    return null
  }
}

export function writePreference(store: Store, key: string, value: string | null): void {
  try {
    if (value === null) window[store].removeItem(key)
    else window[store].setItem(key, value)
  } catch (error) {
    console.warn('A preference could not be kept on this device', error)
  }
}
