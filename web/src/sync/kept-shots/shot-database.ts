import { createListeners } from '#storage/listeners.ts'
import { SHOT_DATABASE, SHOT_DATABASE_VERSION, SHOT_STORES, keysOf, makeShotStores } from '#storage/shot-database.ts'
import { newId } from '#http/ids.ts'
import { breakOff, finish, orTooSlow, resultOf } from '#sync/outbox-database.ts'
import { parsePosition, rowChanges, stateOf } from './shot-rows.ts'
import type { GolferShots, ShotStep } from './shot-state.ts'

/** What was read, and of which write: as long as no other tab has written it need not be read again. */
export type ReadShots = { readonly state: GolferShots; readonly revision: string | undefined }

/** Where shots wait and are kept, by golfer. */
export type ShotDevice = {
  /** Takes the step and keeps what it changes, all in one transaction. Rejects when that takes too long. */
  readonly update: (golfer: string, taken: Taken) => Promise<ReadShots>
  /** The browser has taken the database away from the page: whatever was in it may be gone. */
  readonly onTakenAway?: (listener: () => void) => void
}
type Taken = { readonly step: ShotStep; readonly last: ReadShots | undefined }

/** Shots in IndexedDB, a row for each session, shared by all tabs. Transactions of several tabs run one after the other. */
export function shotDatabase(): ShotDevice {
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
    const request = indexedDB.open(SHOT_DATABASE, SHOT_DATABASE_VERSION)
    request.addEventListener('upgradeneeded', () => makeShotStores(request.result))
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

  async function update(golfer: string, taken: Taken, late: AbortSignal): Promise<ReadShots> {
    const database = await open()
    late.throwIfAborted()
    const transaction = database.transaction(SHOT_STORES, 'readwrite', { durability: 'strict' })
    late.addEventListener('abort', () => breakOff(transaction))
    running.add(transaction)
    const finished = finish(transaction).finally(() => running.delete(transaction))
    try {
      const changed = await updateRows(transaction, golfer, taken)
      await finished
      return changed
    } catch (error) {
      breakOff(transaction)
      await finished.catch(() => undefined)
      throw transaction.error ?? error
    }
  }

  return {
    onTakenAway: (listener) => void takenAway.subscribe(listener),
    // Should a step be written after all, it finds itself done when it is taken again.
    update: (golfer, taken) => orTooSlow((late) => update(golfer, taken, late)),
  }
}

async function updateRows(transaction: IDBTransaction, golfer: string, { step, last }: Taken): Promise<ReadShots> {
  const positions = transaction.objectStore('positions')
  const position = parsePosition(await resultOf<unknown>(positions.get([golfer])))
  const before =
    last && last.revision === position?.revision
      ? last.state
      : stateOf({ position, ...(await rowsIn(transaction, golfer)) })
  const state = step(before)
  if (state === before) return { state, revision: position?.revision }
  for (const { store, key, row } of rowChanges(golfer, before, state)) {
    const rows = transaction.objectStore(store)
    if (row === undefined) rows.delete([...key])
    else rows.put(row, [...key])
  }
  const revision = newId()
  positions.put({ golfer, position: state.position, epoch: state.epoch, revision }, [golfer])
  return { state, revision }
}

async function rowsIn(transaction: IDBTransaction, golfer: string) {
  const ofGolfer = keysOf(golfer)
  const [known, unsent] = await Promise.all(
    (['known', 'unsent'] as const).map((store) => resultOf<unknown[]>(transaction.objectStore(store).getAll(ofGolfer))),
  )
  return { known: known ?? [], unsent: unsent ?? [] }
}
