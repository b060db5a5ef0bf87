import { EDIT_DATABASE } from '#sync/outbox-database.ts'
import { finish, resultOf } from '#storage/indexed-db.ts'
import { WAITING_FILES } from '#storage/waiting-cache.ts'
import { clearRows } from '#storage/clear-rows.ts'
import { clearStorage } from '#storage/clear-storage.ts'
import { ROW_DATABASES } from '#storage/row-stores.ts'
import type { RowDatabase } from '#storage/row-stores.ts'

/** What stays of each row of edits; undefined when nothing does. */
type RowAfter = (row: unknown) => unknown

type Leaving = {
  readonly departure: 'sign-out' | 'deletion'
  readonly golfer: string | undefined
  readonly rowAfter: RowAfter
}

/** Clears every store of this origin on this device but for what `DEVICE_CONTENTS` lets stay. */
export async function clearDevice({ rowAfter, ...leaving }: Leaving): Promise<void> {
  clearStorage(leaving)
  for (const name of ROW_DATABASES) await attempt(() => clearUnsentRows(name, leaving))
  await attempt(() => deleteDatabases(rowAfter))
  await attempt(forgetWaitingFiles)
}

/** Over plain http pages have no caches. */
async function forgetWaitingFiles(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(WAITING_FILES)
}

/** A browser may forbid it. */
async function attempt(clear: () => Promise<void>): Promise<void> {
  try {
    await clear()
  } catch (error) {
    console.warn('A store on this device could not be cleared', error)
  }
}

/** Those of other golfers stay. */
async function clearUnsentRows(name: RowDatabase, leaving: Omit<Leaving, 'rowAfter'>): Promise<void> {
  const { isFound, isLeft } = await clearRows(name, leaving)
  if (isFound && !isLeft) await deleteDatabase(name)
}

const areRows: ReadonlySet<string> = new Set(ROW_DATABASES)

async function deleteDatabases(rowAfter: RowAfter): Promise<void> {
  const databases = await indexedDB.databases()
  const names = databases.flatMap(({ name }) => (name === undefined || areRows.has(name) ? [] : [name]))
  await Promise.all(
    names.map(async (name) => attempt(() => emptyDatabase(name, name === EDIT_DATABASE ? rowAfter : () => undefined))),
  )
  // Deleting the one that stays would take along what another tab writes into it at this moment.
  await Promise.all(names.filter((name) => name !== EDIT_DATABASE).map(deleteDatabase))
}

/** A tab that is slow to let go of a database delays its deletion; what was in it goes at once. */
async function emptyDatabase(name: string, rowAfter: RowAfter): Promise<void> {
  const database = await resultOf(indexedDB.open(name))
  const stores = [...database.objectStoreNames]
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite')
    for (const store of stores) changeRows(transaction.objectStore(store), rowAfter)
    await finish(transaction)
  }
  database.close()
}

function changeRows(store: IDBObjectStore, rowAfter: RowAfter): void {
  const rows = store.openCursor()
  rows.addEventListener('success', () => {
    const cursor = rows.result
    if (!cursor) return
    const row: unknown = cursor.value
    const left = rowAfter(row)
    if (left === undefined) cursor.delete()
    else if (left !== row) cursor.update(left)
    cursor.continue()
  })
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve())
  })
}
