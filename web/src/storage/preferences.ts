/** What this device remembers of its own. Theme and welcome, which are not personal, are kept over sign-out. */
const THEMES = ['system', 'noon', 'twilight'] as const
export type Theme = (typeof THEMES)[number]

const THEME_KEY = 'bagwise.theme'
const WELCOME_KEY = 'bagwise.welcome-seen'
const DELETED_KEY = 'bagwise.account-deleted'
/** The copy of who is signed in; gone with sign-out. */
export const SESSION_COPY_KEY = 'bagwise.session'
/** Fixed, as the specification asks (1 §3). */
export const PROFILE_COPY_KEY = 'bagwise.profile'
export const CONFLICTS_KEY = 'bagwise.conflicts'

export function storedTheme(): Theme {
  const stored = readPreference('localStorage', THEME_KEY)
  return THEMES.find((theme) => theme === stored) ?? 'system'
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

/** Whether any copy of what only a golfer may see is here, of whoever it is. */
export function isAnythingKept(): boolean {
  return [SESSION_COPY_KEY, PROFILE_COPY_KEY, CONFLICTS_KEY].some((key) => readPreference('localStorage', key) !== null)
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
