const KEY = 'bagwise.account-deleted'

/** Says to the page that starts next in this tab that an account was deleted here. */
export function markDeletion(): void {
  try {
    sessionStorage.setItem(KEY, 'yes')
  } catch (error) {
    console.warn('This device cannot remember that an account was deleted', error)
  }
}

export function isDeletionMarked(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    // Forbidden: then there is no mark either.
    return false
  }
}

export function forgetDeletion(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Forbidden: there is nothing to forget.
  }
}
