import { isWelcomeSeen, markWelcomeSeen, storeTheme, storedTheme } from './device.ts'

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
