import type { Departure } from './device-contents.ts'
import { isOtherEpoch } from './epochs.ts'
import { finish, resultOf } from './indexed-db.ts'
import { fieldOf } from './local-copy.ts'
import { ROUND_NOTES_DATABASE } from './play-notes-database.ts'
import { OWN_COURSE_DATABASE, PLAY_DATABASE, ROW_STORES, SHOT_DATABASE, keysOf } from './row-stores.ts'
import type { RowDatabase } from './row-stores.ts'

type Offered = { readonly id: unknown; readonly content: object }

/** How a row of what the server has said is offered to its golfer after a restore. */
const OFFERS = {
  [SHOT_DATABASE]: (row: unknown): Offered => {
    const [session, shots] = [fieldOf(row, 'session'), fieldOf(row, 'shots')]
    return { id: fieldOf(session, 'id'), content: { session, shots } }
  },
  [OWN_COURSE_DATABASE]: (row: unknown): Offered => {
    const course = fieldOf(row, 'course')
    return { id: fieldOf(course, 'id'), content: { course } }
  },
  [PLAY_DATABASE]: (row: unknown): Offered => {
    const [round, rows] = [fieldOf(row, 'round'), fieldOf(row, 'rows')]
    return { id: fieldOf(round, 'id'), content: { round, rows } }
  },
} as const

type Leaving = {
  readonly departure: Departure
  /** Who leaves, where that is known; after `other-golfer` who is here instead. */
  readonly golfer: string | undefined
  /** The server's, where it has said it. */
  readonly epoch?: string | undefined
}

/**
 * Leaves of rows by golfer what `DEVICE_CONTENTS` says: what the server has goes, what is not sent waits for its golfer.
 * After a restore the server may have less: then what it had said waits too, to be asked about. Whether there was anything, and is.
 */
export async function clearRows(
  name: RowDatabase,
  leaving: Leaving,
): Promise<{ readonly isFound: boolean; readonly isLeft: boolean }> {
  const databases = await indexedDB.databases()
  if (!databases.some((one) => one.name === name)) return { isFound: false, isLeft: false }
  const database = await resultOf(indexedDB.open(name))
  try {
    if (database.objectStoreNames.length === 0) return { isFound: true, isLeft: false }
    const transaction = database.transaction(ROW_STORES, 'readwrite')
    const isLeft = await leaveUnsent(transaction, { ...leaving, offeredOf: OFFERS[name] })
    await finish(transaction)
    return { isFound: true, isLeft }
  } finally {
    database.close()
  }
}

/** Of notes of played rounds those of the golfer who is here stay. */
export async function clearRoundNotes({ golfer }: Pick<Leaving, 'golfer'>): Promise<void> {
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === ROUND_NOTES_DATABASE)) return
  const database = await resultOf(indexedDB.open(ROUND_NOTES_DATABASE))
  try {
    const names = [...database.objectStoreNames]
    if (names.length === 0) return
    const transaction = database.transaction(names, 'readwrite')
    for (const name of names) {
      const store = transaction.objectStore(name)
      const keys = await resultOf(store.getAllKeys())
      for (const key of keys) if (!Array.isArray(key) || key[0] !== golfer) store.delete(key)
    }
    await finish(transaction)
  } finally {
    database.close()
  }
}

async function leaveUnsent(
  transaction: IDBTransaction,
  { departure, golfer, epoch, offeredOf }: Leaving & Pick<Offering, 'offeredOf'>,
): Promise<boolean> {
  const [known, unsent, positions] = ROW_STORES.map((name) => transaction.objectStore(name))
  if (!known || !unsent || !positions) return false
  const isOver = departure === 'sign-out' || departure === 'deletion'
  for (const position of await resultOf<unknown[]>(positions.getAll())) {
    const owner = fieldOf(position, 'golfer')
    if (typeof owner !== 'string' || (departure === 'other-golfer' && owner === golfer)) continue
    const isRestored = isOtherEpoch({ epoch: textOf(fieldOf(position, 'epoch')) }, { epoch })
    if (isRestored && !isOver) await offer({ known, unsent, owner, offeredOf })
    known.delete(keysOf(owner))
    positions.delete([owner])
  }
  if (isOver && golfer !== undefined) unsent.delete(keysOf(golfer))
  return (await resultOf(unsent.count())) > 0
}

type Offering = {
  readonly known: IDBObjectStore
  readonly unsent: IDBObjectStore
  readonly owner: string
  readonly offeredOf: (row: unknown) => Offered
}

/** What is in a row is a matter of its collection. One that is offered already stays as it was before. */
async function offer({ known, unsent, owner, offeredOf }: Offering): Promise<void> {
  const offered = await resultOf(unsent.getAllKeys(keysOf(owner)))
  const keys = new Set(offered.map((key) => JSON.stringify(key)))
  for (const row of await resultOf<unknown[]>(known.getAll(keysOf(owner)))) {
    const { id: found, content } = offeredOf(row)
    const id = textOf(found)
    if (id === undefined) continue
    const key = [owner, 'offered', id]
    if (!keys.has(JSON.stringify(key))) {
      unsent.put({ golfer: owner, kind: 'offered', id, content }, key)
    }
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
