import { newId } from '#http/ids.ts'
import { createListeners } from '#storage/listeners.ts'
import { fieldOf } from '#storage/local-copy.ts'
import { ROW_STORES, keysOf, makeRowStores } from '#storage/row-stores.ts'
import { orTooSlow } from '#sync/outbox-database.ts'
import { breakOff, finish, resultOf } from '#storage/indexed-db.ts'

/** What was read, and of which write: as long as no other tab has written it need not be read again. */
export type ReadState<State> = { readonly state: State; readonly revision: string | undefined }

/** From what a device holds to what it is to hold; it may run more than once, also on what another tab has written. */
export type StateStep<State> = (state: State) => State

type Taken<State> = { readonly step: StateStep<State>; readonly last: ReadState<State> | undefined }

/** Where rows wait and are kept, by golfer. */
export type RowDevice<State> = {
  /** Takes the step and keeps what it changes, all in one transaction. Rejects when that takes too long. */
  readonly update: (golfer: string, taken: Taken<State>) => Promise<ReadState<State>>
  /** The browser has taken the database away from the page: whatever was in it may be gone. */
  readonly onTakenAway?: (listener: () => void) => void
}

/** A row as it is written, under the key that begins with the golfer; one that goes is undefined. */
export type RowChange = { readonly store: 'known' | 'unsent'; readonly key: readonly string[]; readonly row: unknown }

/** The rows of one golfer. */
export type StoredRows = {
  readonly known: readonly unknown[]
  readonly unsent: readonly unknown[]
  /** How much the device has read of what the server says, and in which epoch. */
  readonly position: unknown
}

/** How a golfer's state becomes rows, and rows a state. */
export type RowCodec<State> = {
  readonly stateOf: (rows: StoredRows) => State
  /** What has to be written so that the device says `after` instead of `before`. */
  readonly rowChanges: (golfer: string, before: State, after: State) => readonly RowChange[]
  readonly positionOf: (state: State) => object
}

type Options<State> = RowCodec<State> & { readonly name: string; readonly version: number }

/** Rows in IndexedDB, shared by all tabs. Transactions of several tabs run one after the other. */
export function rowDatabase<State>({ name, version, ...codec }: Options<State>): RowDevice<State> {
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
    const request = indexedDB.open(name, version)
    request.addEventListener('upgradeneeded', () => makeRowStores(request.result))
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

  async function update(golfer: string, taken: Taken<State>, late: AbortSignal): Promise<ReadState<State>> {
    const database = await open()
    late.throwIfAborted()
    const transaction = database.transaction(ROW_STORES, 'readwrite', { durability: 'strict' })
    late.addEventListener('abort', () => breakOff(transaction))
    running.add(transaction)
    const finished = finish(transaction).finally(() => running.delete(transaction))
    try {
      const changed = await updateRows(transaction, { golfer, taken, codec })
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

type Update<State> = { readonly golfer: string; readonly taken: Taken<State>; readonly codec: RowCodec<State> }

async function updateRows<State>(
  transaction: IDBTransaction,
  { golfer, taken: { step, last }, codec }: Update<State>,
): Promise<ReadState<State>> {
  const positions = transaction.objectStore('positions')
  const position = await resultOf<unknown>(positions.get([golfer]))
  const found = revisionOf(position)
  const before =
    last && last.revision === found ? last.state : codec.stateOf({ position, ...(await rowsIn(transaction, golfer)) })
  const state = step(before)
  if (state === before) return { state, revision: found }
  for (const { store, key, row } of codec.rowChanges(golfer, before, state)) {
    const rows = transaction.objectStore(store)
    if (row === undefined) rows.delete([...key])
    else rows.put(row, [...key])
  }
  const revision = newId()
  positions.put({ golfer, ...codec.positionOf(state), revision }, [golfer])
  return { state, revision }
}

async function rowsIn(transaction: IDBTransaction, golfer: string) {
  const ofGolfer = keysOf(golfer)
  const [known, unsent] = await Promise.all(
    (['known', 'unsent'] as const).map((store) => resultOf<unknown[]>(transaction.objectStore(store).getAll(ofGolfer))),
  )
  return { known: known ?? [], unsent: unsent ?? [] }
}

export function revisionOf(position: unknown): string | undefined {
  const revision = fieldOf(position, 'revision')
  return typeof revision === 'string' ? revision : undefined
}
