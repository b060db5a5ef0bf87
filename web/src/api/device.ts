/** What this device remembers of its own: nothing personal, kept over sign-out. */
export type Theme = 'system' | 'noon' | 'twilight'

const THEMES: readonly string[] = ['system', 'noon', 'twilight']
const THEME_KEY = 'bagwise.theme'
const WELCOME_KEY = 'bagwise.welcome-seen'

export function storedTheme(): Theme {
  const theme = read(THEME_KEY)
  return isTheme(theme) ? theme : 'system'
}

function isTheme(text: string | null): text is Theme {
  return text !== null && THEMES.includes(text)
}

export function storeTheme(theme: Theme): void {
  write(THEME_KEY, theme)
}

export function isWelcomeSeen(): boolean {
  return read(WELCOME_KEY) !== null
}

export function markWelcomeSeen(): void {
  write(WELCOME_KEY, 'yes')
}

/** Clears every store of this origin on this device, then writes the two preferences back. */
export async function forgetEverything(): Promise<void> {
  const theme = storedTheme()
  const welcomeSeen = isWelcomeSeen()
  try {
    localStorage.clear()
    sessionStorage.clear()
    const databases = await indexedDB.databases()
    await Promise.all(databases.flatMap(({ name }) => (name === undefined ? [] : [deleteDatabase(name)])))
  } catch (error) {
    console.warn('Storage on this device could not be cleared', error)
  }
  if (theme !== 'system') storeTheme(theme)
  if (welcomeSeen) markWelcomeSeen()
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => resolve())
    request.addEventListener('blocked', () => resolve())
  })
}

// Browsers may forbid storage altogether (private windows, settings): the product then runs without it.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch (error) {
    console.warn('A preference could not be kept on this device', error)
  }
}
