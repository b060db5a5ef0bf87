import { createListeners } from '#storage/listeners.ts'
import { breakOff, finish, resultOf } from '#storage/indexed-db.ts'
import { withTimeout } from '#http/with-timeout.ts'
import type { GolferEdits } from './edit-state.ts'
import type { EditStep, EditStore } from './outbox-store.ts'
import { editsOf, rowWrites } from './row-codec.ts'
import { othersAmong } from './sign-out-retention.ts'

export const EDIT_DATABASE = 'bagwise'
export const EDIT_STORE = 'edits'

/** Edits in IndexedDB, a row each, shared by all tabs. Transactions of several tabs run one after the other. */
export function editDatabase(): EditStore {
  let connection: Promise<IDBDatabase> | undefined
  const running = new Set<IDBTransaction>()
  const takenAway = createListeners()

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
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(EDIT_STORE))
    const database = await resultOf(request)
    window.addEventListener('pagehide', thaw)
    const letGo = () => {
      database.close()
      connection = undefined
    }
    database.addEventListener('close', () => {
      letGo()
      takenAway.tell()
    })
    // Another tab signs out and deletes the database: this one must not stand in the way.
    database.addEventListener('versionchange', letGo)
    return database
  }

  return withAnswerTimeout({
    onTakenAway: (listener) => void takenAway.subscribe(listener),
    update: async (golfer, step, late) => {
      const database = await open()
      late?.throwIfAborted()
      const transaction = database.transaction(EDIT_STORE, 'readwrite', { durability: 'strict' })
      late?.addEventListener('abort', () => breakOff(transaction))
      running.add(transaction)
      const finished = finish(transaction).finally(() => running.delete(transaction))
      try {
        const changed = await updateRows(transaction.objectStore(EDIT_STORE), golfer, step)
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
      const transaction = (await open()).transaction(EDIT_STORE, 'readonly')
      running.add(transaction)
      const rows = resultOf(transaction.objectStore(EDIT_STORE).getAll())
      return othersAmong(golfer, await rows.finally(() => running.delete(transaction)))
    },
  })
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

/** Some browsers neither open a database nor say why, and some phones take their time: the page then goes on without. */
const ANSWER_WITHIN_MS = 3_000

export class DeviceTooSlow extends Error {
  /** How the step ends after all: it may still be written. Undefined when it is not; never rejects. */
  readonly outcome: Promise<GolferEdits | undefined>

  constructor(outcome: Promise<GolferEdits | undefined>) {
    super('The database of this device does not answer')
    this.outcome = outcome
  }
}

/** The store, but nothing takes longer than a golfer waits. */
export function withAnswerTimeout(store: EditStore): EditStore {
  return {
    ...store,
    update: (golfer, step) =>
      orTooSlow(
        (late) => store.update(golfer, step, late),
        (edits) => edits,
      ),
    countOthers: (golfer) => orTooSlow(() => store.countOthers(golfer)),
  }
}

/** Rejects when the task takes too long, and tells the task so. */
export async function orTooSlow<Result>(
  task: (late: AbortSignal) => Promise<Result>,
  editsOf: (result: Result) => GolferEdits | undefined = () => undefined,
): Promise<Result> {
  const late = new AbortController()
  const result = task(late.signal)
  const inTime = await withTimeout(
    result.then((value) => ({ value })),
    ANSWER_WITHIN_MS,
  )
  if (inTime) return inTime.value
  const problem = new DeviceTooSlow(result.then(editsOf, () => undefined))
  late.abort(problem)
  throw problem
}
