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
  const names = databases.flatMap(({ name }) => (name === undefined ? [] : [name]))
  await Promise.all(names.map(async (name) => attempt(() => emptyDatabase(name))))
  await Promise.all(names.map(deleteDatabase))
}

/** A tab that is slow to let go of a database delays its deletion; what was in it goes at once. */
async function emptyDatabase(name: string): Promise<void> {
  const database = await opened(name)
  const stores = [...database.objectStoreNames]
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite')
    for (const store of stores) transaction.objectStore(store).clear()
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Clearing was broken off')))
    })
  }
  database.close()
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database gave no reason')))
  })
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => resolve())
    request.addEventListener('blocked', () => resolve())
  })
}
