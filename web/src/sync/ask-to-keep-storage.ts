let isAsked = false

/**
 * Asks the browser, once on a page, not to clear this device when it runs out of room: something is on it that is
 * nowhere else. A browser that refuses, or asks its user and hears no, changes nothing. Plain http has no such question.
 */
export function askToKeepStorage(): void {
  if (isAsked) return
  isAsked = true
  const storage: StorageManager | undefined = navigator.storage
  storage?.persist().catch((error: unknown) => console.debug('The browser did not say whether it keeps storage', error))
}
