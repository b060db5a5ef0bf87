import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { editDatabase } from './outbox-database.ts'
import type { GolferEdits } from './edit-state.ts'

const GOLFER = 'golfer-1'
const TURNS_TO_SETTLE = 50
const EDIT = { handicap: { base: 18, value: 10 } }
const withEdit = (edits: GolferEdits): GolferEdits => ({ ...edits, waiting: EDIT })

/** What this database does only when the test says so: an event of its own for each request and each transaction. */
class Request extends EventTarget {
  result: unknown
  readonly error = new DOMException('The transaction was broken off', 'AbortError')
  answer(result: unknown): void {
    this.result = result
    this.dispatchEvent(new Event('success'))
  }
}

class Transaction extends EventTarget {
  readonly error = null
  readonly requests: Request[] = []
  readonly puts: unknown[] = []
  isOver = false
  isCommitting = false
  objectStore() {
    return {
      getAllKeys: () => this.request(),
      getAll: () => this.request(),
      put: (row: unknown) => this.puts.push(row),
      delete: () => {},
    }
  }
  /** Nothing is stored yet. */
  answerReads(): void {
    for (const request of this.requests.splice(0)) request.answer([])
  }
  complete(): void {
    this.isOver = true
    this.dispatchEvent(new Event('complete'))
  }
  abort(): void {
    if (this.isOver || this.isCommitting) throw new DOMException('Its commit is under way', 'InvalidStateError')
    this.isOver = true
    // In the order of browsers: first the requests that have no answer, then the transaction.
    queueMicrotask(() => {
      for (const request of this.requests.splice(0)) request.dispatchEvent(new Event('error'))
      this.dispatchEvent(new Event('abort'))
    })
  }
  private request(): Request {
    const request = new Request()
    this.requests.push(request)
    return request
  }
}

const transactions: Transaction[] = []
const page = new EventTarget()

class PageTransition extends Event {
  readonly persisted: boolean
  constructor(type: string, { persisted }: { readonly persisted: boolean }) {
    super(type)
    this.persisted = persisted
  }
}

function leavePage({ persisted }: { readonly persisted: boolean }): void {
  page.dispatchEvent(new PageTransition('pagehide', { persisted }))
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS_TO_SETTLE; turn += 1) await undefined
}

async function nextTransaction(): Promise<Transaction> {
  await settle()
  const transaction = transactions.at(-1)
  if (!transaction) throw new Error('No transaction was begun')
  return transaction
}

beforeEach(() => {
  transactions.length = 0
  const database = new EventTarget()
  Object.assign(database, {
    close: () => {},
    transaction: () => {
      const transaction = new Transaction()
      transactions.push(transaction)
      return transaction
    },
  })
  const open = () => {
    const request = new Request()
    queueMicrotask(() => request.answer(database))
    return request
  }
  vi.stubGlobal('indexedDB', { open })
  vi.stubGlobal('IDBKeyRange', { bound: () => undefined })
  vi.stubGlobal('window', page)
  vi.spyOn(console, 'debug').mockReturnValue()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a page that Safari freezes for the way back', () => {
  it('breaks off a transaction under way, so that it stops nobody else’s', async () => {
    const update = editDatabase().update(GOLFER, withEdit)
    const transaction = await nextTransaction()
    leavePage({ persisted: true })
    expect(transaction.isOver).toBe(true)
    await expect(update).rejects.toThrow('The transaction was broken off')
    expect(transaction.puts).toEqual([])
  })

  it('breaks off one that has written its rows but is not over', async () => {
    const update = editDatabase().update(GOLFER, withEdit)
    const transaction = await nextTransaction()
    transaction.answerReads()
    await settle()
    expect(transaction.puts).toHaveLength(1)
    leavePage({ persisted: true })
    await expect(update).rejects.toThrow('broke a transaction off')
  })

  it('leaves one alone whose commit is under way, and hears how it ends', async () => {
    const update = editDatabase().update(GOLFER, withEdit)
    const transaction = await nextTransaction()
    transaction.answerReads()
    await settle()
    transaction.isCommitting = true
    leavePage({ persisted: true })
    transaction.complete()
    await expect(update).resolves.toMatchObject({ waiting: EDIT })
  })

  it('breaks off the counting of other golfers’ edits', async () => {
    const count = editDatabase().countOthers(GOLFER)
    const transaction = await nextTransaction()
    leavePage({ persisted: true })
    expect(transaction.isOver).toBe(true)
    await expect(count).rejects.toThrow('The transaction was broken off')
  })
})

it('lets a transaction of a page that is gone for good end as it will', async () => {
  const update = editDatabase().update(GOLFER, withEdit)
  const transaction = await nextTransaction()
  leavePage({ persisted: false })
  expect(transaction.isOver).toBe(false)
  transaction.answerReads()
  await settle()
  transaction.complete()
  await expect(update).resolves.toMatchObject({ waiting: EDIT })
})

it('does not touch transactions that are over', async () => {
  const database = editDatabase()
  const update = database.update(GOLFER, withEdit)
  const transaction = await nextTransaction()
  transaction.answerReads()
  await settle()
  transaction.complete()
  await update
  const abort = vi.spyOn(transaction, 'abort')
  leavePage({ persisted: true })
  expect(abort).not.toHaveBeenCalled()
})
