import { ROW_DATABASES, keysOf } from '#storage/row-stores.ts'
import type { RowDatabase } from '#storage/row-stores.ts'
import { EDIT_DATABASE, EDIT_STORE, orTooSlow } from './outbox-database.ts'
import { finish, resultOf } from '#storage/indexed-db.ts'

type Place = { readonly name: string; readonly store: string }

const EDITS: Place = { name: EDIT_DATABASE, store: EDIT_STORE }

/** All rows of edits on this device, of any golfer; makes no database to find out. */
export async function rowsOnDevice(): Promise<readonly unknown[]> {
  return allRows(EDITS)
}

/** The same for what is not sent of a collection. */
export async function unsentRowsOnDevice(name: RowDatabase): Promise<readonly unknown[]> {
  return allRows({ name, store: 'unsent' })
}

/** Takes every such row of the golfer off this device. */
export async function removeRowsOf(golfer: string): Promise<void> {
  for (const place of [EDITS, ...ROW_DATABASES.map((name): Place => ({ name, store: 'unsent' }))]) {
    await inExistingDatabase(place, 'readwrite', (store) => resultOf(store.delete(keysOf(golfer))))
  }
}

async function allRows(place: Place): Promise<readonly unknown[]> {
  return (await inExistingDatabase(place, 'readonly', (store) => resultOf<unknown[]>(store.getAll()))) ?? []
}

async function inExistingDatabase<Result>(
  { name, store }: Place,
  mode: IDBTransactionMode,
  task: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result | undefined> {
  const known = await indexedDB.databases()
  if (!known.some((database) => database.name === name)) return undefined
  const database = await orTooSlow(() => resultOf(indexedDB.open(name)))
  try {
    if (!database.objectStoreNames.contains(store)) return undefined
    const transaction = database.transaction(store, mode)
    const finished = finish(transaction)
    const result = await task(transaction.objectStore(store))
    await finished
    return result
  } finally {
    database.close()
  }
}
