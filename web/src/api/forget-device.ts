import { isWelcomeSeen, markWelcomeSeen, storeTheme, storedTheme } from './device.ts'

/** Clears every store of this origin on this device, then writes the two preferences back. */
export async function forgetEverything(): Promise<void> {
  const theme = storedTheme()
  const welcomeSeen = isWelcomeSeen()
  await attempt(() => localStorage.clear())
  await attempt(() => sessionStorage.clear())
  await attempt(deleteDatabases)
  if (theme !== 'system') storeTheme(theme)
  if (welcomeSeen) markWelcomeSeen()
}

/** A browser may forbid one store and allow the next. */
async function attempt(clear: () => void | Promise<void>): Promise<void> {
  try {
    await clear()
  } catch (error) {
    console.warn('A store on this device could not be cleared', error)
  }
}

async function deleteDatabases(): Promise<void> {
  const databases = await indexedDB.databases()
  await Promise.all(databases.flatMap(({ name }) => (name === undefined ? [] : [deleteDatabase(name)])))
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => resolve())
    request.addEventListener('blocked', () => resolve())
  })
}
