import type { Departure } from './device-contents.ts'
import { isOtherEpoch } from './epochs.ts'
import { fieldOf } from './local-copy.ts'
import { SHOT_DATABASE, SHOT_STORES, keysOf } from './shot-database.ts'

type Leaving = {
  readonly departure: Departure
  /** Who leaves, where that is known; after `other-golfer` who is here instead. */
  readonly golfer: string | undefined
  /** The server's, where it has said it. */
  readonly epoch?: string | undefined
}

/**
 * Leaves of the kept shots what `DEVICE_CONTENTS` says: what the server has goes, what is not sent waits for its golfer.
 * After a restore the server may have less: then what it had said waits too, to be asked about. Whether there was anything, and is.
 */
export async function clearShots(leaving: Leaving): Promise<{ readonly isFound: boolean; readonly isLeft: boolean }> {
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === SHOT_DATABASE)) return { isFound: false, isLeft: false }
  const database = await resultOf(indexedDB.open(SHOT_DATABASE))
  try {
    if (database.objectStoreNames.length === 0) return { isFound: true, isLeft: false }
    const transaction = database.transaction(SHOT_STORES, 'readwrite')
    const isLeft = await leaveUnsent(transaction, leaving)
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Shots could not be cleared')))
    })
    return { isFound: true, isLeft }
  } finally {
    database.close()
  }
}

async function leaveUnsent(transaction: IDBTransaction, { departure, golfer, epoch }: Leaving): Promise<boolean> {
  const [known, unsent, positions] = SHOT_STORES.map((name) => transaction.objectStore(name))
  if (!known || !unsent || !positions) return false
  const isOver = departure === 'sign-out' || departure === 'deletion'
  for (const position of await resultOf<unknown[]>(positions.getAll())) {
    const owner = fieldOf(position, 'golfer')
    if (typeof owner !== 'string' || (departure === 'other-golfer' && owner === golfer)) continue
    const isRestored = isOtherEpoch({ epoch: textOf(fieldOf(position, 'epoch')) }, { epoch })
    if (isRestored && !isOver) await offer({ known, unsent, owner })
    known.delete(keysOf(owner))
    positions.delete([owner])
  }
  if (isOver && golfer !== undefined) unsent.delete(keysOf(golfer))
  return (await resultOf(unsent.count())) > 0
}

type Offering = { readonly known: IDBObjectStore; readonly unsent: IDBObjectStore; readonly owner: string }

/** What is in a session is a matter of its collection. One that is offered already stays as it was before. */
async function offer({ known, unsent, owner }: Offering): Promise<void> {
  const offered = await resultOf(unsent.getAllKeys(keysOf(owner)))
  const keys = new Set(offered.map((key) => JSON.stringify(key)))
  for (const row of await resultOf<unknown[]>(known.getAll(keysOf(owner)))) {
    const [session, shots] = [fieldOf(row, 'session'), fieldOf(row, 'shots')]
    const id = textOf(fieldOf(session, 'id'))
    if (id === undefined) continue
    const key = [owner, 'offered', id]
    if (!keys.has(JSON.stringify(key))) {
      unsent.put({ golfer: owner, kind: 'offered', id, content: { session, shots } }, key)
    }
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database gave no reason')))
  })
}
