import { EDIT_DATABASE, EDIT_STORE, finish, orTooSlow, resultOf } from './outbox-database.ts'

/** All rows on this device, of any golfer; makes no database to find out. */
export async function rowsOnDevice(): Promise<readonly unknown[]> {
  return inExistingDatabase('readonly', (store) => resultOf<unknown[]>(store.getAll()), [])
}

/** Takes every row of the golfer off this device. */
export async function removeRowsOf(golfer: string): Promise<void> {
  await inExistingDatabase(
    'readwrite',
    (store) => resultOf(store.delete(IDBKeyRange.bound([golfer], [golfer, []]))),
    undefined,
  )
}

async function inExistingDatabase<Result>(
  mode: IDBTransactionMode,
  task: (store: IDBObjectStore) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === EDIT_DATABASE)) return otherwise
  const database = await orTooSlow(() => resultOf(indexedDB.open(EDIT_DATABASE)))
  try {
    if (!database.objectStoreNames.contains(EDIT_STORE)) return otherwise
    const transaction = database.transaction(EDIT_STORE, mode)
    const finished = finish(transaction)
    const result = await task(transaction.objectStore(EDIT_STORE))
    await finished
    return result
  } finally {
    database.close()
  }
}
