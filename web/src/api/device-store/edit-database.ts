import { answeringInTime, inTime } from './answer-in-time.ts'
import type { GolferEdits } from './edit-rows.ts'
import type { EditStep, EditStore } from './edit-store.ts'
import { leftEdits } from './left-edits.ts'
import { othersAmong } from './rows-after-sign-out.ts'
import { editsOf, rowWrites } from './stored-rows.ts'

export const EDIT_DATABASE = 'bagwise'
const STORE = 'edits'

/** Edits in IndexedDB, a row each, shared by all tabs. Transactions of several tabs run one after the other. */
export function editDatabase(): EditStore {
  let connection: Promise<IDBDatabase> | undefined
  const running = new Set<IDBTransaction>()

  // Safari freezes a page that is left, with its unfinished transactions, and these stop those of every later page.
  function thaw({ persisted }: PageTransitionEvent) {
    if (persisted) for (const transaction of running) breakOff(transaction)
  }

  async function open(): Promise<IDBDatabase> {
    connection ??= connect()
    try {
      return await connection
    } catch (error) {
      connection = undefined
      throw error
    }
  }

  async function connect(): Promise<IDBDatabase> {
    const request = indexedDB.open(EDIT_DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    const database = await resultOf(request)
    window.addEventListener('pagehide', thaw)
    const letGo = () => {
      database.close()
      connection = undefined
    }
    database.addEventListener('close', letGo)
    // Another tab signs out and deletes the database: this one must not stand in the way.
    database.addEventListener('versionchange', letGo)
    return database
  }

  return answeringInTime({
    update: async (golfer, step, late) => {
      const database = await open()
      late?.throwIfAborted()
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
      late?.addEventListener('abort', () => breakOff(transaction))
      running.add(transaction)
      const finished = finish(transaction).finally(() => running.delete(transaction))
      try {
        const changed = await updateRows(transaction.objectStore(STORE), golfer, step)
        await finished
        return changed
      } catch (error) {
        // A part of the step must not be written: half of it may be a deletion.
        breakOff(transaction)
        await finished.catch(() => undefined)
        throw transaction.error ?? error
      }
    },
    countOthers: async (golfer) => {
      const transaction = (await open()).transaction(STORE, 'readonly')
      running.add(transaction)
      const rows = resultOf(transaction.objectStore(STORE).getAll())
      return othersAmong(golfer, await rows.finally(() => running.delete(transaction)))
    },
  })
}

/** Whether anybody's edits wait on this device; makes no database to find out. */
export async function holdsEdits(): Promise<boolean> {
  if (leftEdits().golfers().size > 0) return true
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === EDIT_DATABASE)) return false
  const database = await inTime(
    () => resultOf(indexedDB.open(EDIT_DATABASE)),
    () => undefined,
  )
  try {
    if (!database.objectStoreNames.contains(STORE)) return false
    return (await resultOf(database.transaction(STORE, 'readonly').objectStore(STORE).count())) > 0
  } finally {
    database.close()
  }
}

async function updateRows(store: IDBObjectStore, golfer: string, step: EditStep): Promise<GolferEdits> {
  const range = IDBKeyRange.bound([golfer], [golfer, []])
  const [keys, rows] = await Promise.all([resultOf(store.getAllKeys(range)), resultOf<unknown[]>(store.getAll(range))])
  const changed = step(editsOf(golfer, rows))
  const placed = keys.map((key, index) => ({ key, row: rows[index] }))
  for (const { key, row } of rowWrites(golfer, placed, changed)) {
    if (row) store.put(row, key)
    else store.delete(key)
  }
  return changed
}

function breakOff(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // Over already, or its commit is under way: what becomes of it is told by its events.
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
