/** What this device remembers of its own. Theme and welcome, which are not personal, are kept over sign-out. */
const THEMES = ['system', 'noon', 'twilight'] as const
export type Theme = (typeof THEMES)[number]

const THEME_KEY = 'bagwise.theme'
const WELCOME_KEY = 'bagwise.welcome-seen'
const SHARES_KEY = 'bagwise.share-count'
const FREE_ACCESS_KEY = 'bagwise.free-access-hidden'
/** The copy of who is signed in; gone with sign-out. */
export const SESSION_COPY_KEY = 'bagwise.session'
/** Fixed, as the specification asks (1 §3). */
export const PROFILE_COPY_KEY = 'bagwise.profile'
export const CONFLICTS_KEY = 'bagwise.conflicts'

export function storedTheme(): Theme {
  const stored = read('localStorage', THEME_KEY)
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

export function storeTheme(theme: Theme): void {
  write('localStorage', THEME_KEY, theme)
}

export function isWelcomeSeen(): boolean {
  return read('localStorage', WELCOME_KEY) !== null
}

export function markWelcomeSeen(): void {
  write('localStorage', WELCOME_KEY, 'yes')
}

/** Whether somebody was signed in here when the page was last used. */
export function isGolferKept(): boolean {
  return read('localStorage', SESSION_COPY_KEY) !== null
}

/** Whether any copy of what only a golfer may see is here, of whoever it is. */
export function isAnythingKept(): boolean {
  return [SESSION_COPY_KEY, PROFILE_COPY_KEY, CONFLICTS_KEY].some((key) => read('localStorage', key) !== null)
}

/** Hidden for this visit only. */
export function isFreeAccessHidden(): boolean {
  return read('sessionStorage', FREE_ACCESS_KEY) !== null
}

export function hideFreeAccess(): void {
  write('sessionStorage', FREE_ACCESS_KEY, 'yes')
}

/** How often this golfer has shared Bagwise from this device, or 0. Another golfer's shares are not theirs. */
export function storedShareCount(golferId: string): number {
  const [golfer, count] = (read('localStorage', SHARES_KEY) ?? '').split(' ')
  const shares = Number(count)
  return golfer === golferId && Number.isSafeInteger(shares) && shares > 0 ? shares : 0
}

export function storeShareCount(golferId: string, shareCount: number): void {
  write('localStorage', SHARES_KEY, `${golferId} ${shareCount}`)
}

type Store = 'localStorage' | 'sessionStorage'

// Browsers may forbid storage altogether (private windows, settings): the product then runs without it.
function read(store: Store, key: string): string | null {
  try {
    return window[store].getItem(key)
  } catch {
    return null
  }
}

function write(store: Store, key: string, value: string): void {
  try {
    window[store].setItem(key, value)
  } catch (error) {
    console.warn('A preference could not be kept on this device', error)
  }
}
