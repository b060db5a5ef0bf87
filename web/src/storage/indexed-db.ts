export function breakOff(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch (error) {
    // Over already, or its commit is under way: what becomes of it is told by its events.
    console.debug('A transaction could not be broken off', error)
  }
}

export function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database gave no reason')))
  })
}

export function finish(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The browser broke a transaction off')),
    )
  })
}
