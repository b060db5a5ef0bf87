import type { GolferEdits } from './edit-rows.ts'
import type { EditStep, EditStore } from './edit-store.ts'
import { editsOf, rowChanges } from './stored-rows.ts'

const DATABASE = 'bagwise'
const STORE = 'edits'
/** Some browsers neither open a database nor say why: the page then goes on without. */
const OPEN_WITHIN_MS = 3_000

/** Edits in IndexedDB, a row each, shared by all tabs. Transactions of several tabs run one after the other. */
export function editDatabase(): EditStore {
  let connection: Promise<IDBDatabase> | undefined

  async function open(): Promise<IDBDatabase> {
    connection ??= inTime(connect())
    try {
      return await connection
    } catch (error) {
      connection = undefined
      throw error
    }
  }

  async function connect(): Promise<IDBDatabase> {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    const database = await resultOf(request)
    const letGo = () => {
      database.close()
      connection = undefined
    }
    database.addEventListener('close', letGo)
    // Another tab signs out and deletes the database: this one must not stand in the way.
    database.addEventListener('versionchange', letGo)
    return database
  }

  return {
    update: async (golfer, step) => {
      const transaction = (await open()).transaction(STORE, 'readwrite', { durability: 'strict' })
      const [changed] = await Promise.all([
        updateRows(transaction.objectStore(STORE), golfer, step),
        finish(transaction),
      ])
      return changed
    },
    countOthers: async (golfer) => {
      const store = (await open()).transaction(STORE, 'readonly').objectStore(STORE)
      const keys = await resultOf(store.getAllKeys())
      return keys.filter((key) => Array.isArray(key) && key[0] !== golfer).length
    },
  }
}

async function updateRows(store: IDBObjectStore, golfer: string, step: EditStep): Promise<GolferEdits> {
  const edits = editsOf(golfer, await resultOf(store.getAll(IDBKeyRange.bound([golfer], [golfer, []]))))
  const changed = step(edits)
  for (const { key, row } of rowChanges(golfer, edits, changed)) {
    if (row) store.put(row, key)
    else store.delete(key)
  }
  return changed
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database gave no reason')))
  })
}

function finish(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The browser broke a transaction off')),
    )
  })
}

async function inTime<Result>(result: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database of this device does not open')), OPEN_WITHIN_MS)
  })
  return Promise.race([result, tooLate]).finally(() => clearTimeout(timer))
}
