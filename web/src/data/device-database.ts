import { withTimeout } from '#http/with-timeout.ts'
import { finish, resultOf } from '#storage/indexed-db.ts'

export type DeviceDatabase<Store extends string> = {
  readonly name: string
  readonly version: number
  readonly stores: readonly Store[]
}

/** Some phones take their time: the page then goes on without (as the outbox does). */
const ANSWER_WITHIN_MS = 3_000

/**
 * One transaction in a database of this device only. `task` makes its requests at once and waits for nothing else. Rejects
 * where the browser forbids it or does not answer.
 */
export async function inDeviceDatabase<Store extends string, Result>(
  database: DeviceDatabase<Store>,
  { stores, mode }: { readonly stores: readonly Store[]; readonly mode: IDBTransactionMode },
  task: (store: (name: Store) => IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const inTime = await withTimeout(
    taken(database, { stores, mode }, task).then((result) => ({ result })),
    ANSWER_WITHIN_MS,
  )
  if (!inTime) throw new Error('The database of this device does not answer')
  return inTime.result
}

async function taken<Store extends string, Result>(
  { name, version, stores: allStores }: DeviceDatabase<Store>,
  { stores, mode }: { readonly stores: readonly Store[]; readonly mode: IDBTransactionMode },
  task: (store: (name: Store) => IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const request = indexedDB.open(name, version)
  request.addEventListener('upgradeneeded', () => {
    for (const store of allStores) request.result.createObjectStore(store)
  })
  const opened = await resultOf(request)
  // Another tab signs out and deletes the database: this one must not stand in the way.
  opened.addEventListener('versionchange', () => opened.close())
  try {
    const transaction = opened.transaction(stores, mode)
    const [result] = await Promise.all([task((store) => transaction.objectStore(store)), finish(transaction)])
    return result
  } finally {
    opened.close()
  }
}
