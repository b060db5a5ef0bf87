type Key = string | readonly Key[]
type Row = { readonly key: Key; readonly value: unknown }
type Rows = Map<string, Row>

/** As databases order keys: lists come after texts, item by item. */
function compareKeys(one: Key, other: Key): number {
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : Number(one > other)
  if (typeof one === 'string') return -1
  if (typeof other === 'string') return 1
  for (const [index, item] of one.entries()) {
    const next = other[index]
    const order = next === undefined ? 1 : compareKeys(item, next)
    if (order !== 0) return order
  }
  return one.length < other.length ? -1 : 0
}

class Range {
  readonly lower: Key
  readonly upper: Key
  constructor(lower: Key, upper: Key) {
    this.lower = lower
    this.upper = upper
  }
  includes(key: Key): boolean {
    return compareKeys(this.lower, key) <= 0 && compareKeys(key, this.upper) <= 0
  }
}

class Request extends EventTarget {
  result: unknown = undefined
  error: unknown = null
}

class Transaction extends EventTarget {
  error: unknown = null
  #pending = 0
  #isOver = false
  readonly stores: ReadonlyMap<string, Rows>
  constructor(stores: ReadonlyMap<string, Rows>) {
    super()
    this.stores = stores
    this.#endWhenIdle()
  }
  objectStore(name: string) {
    const rows = this.stores.get(name)
    if (!rows) throw new DOMException('No such store', 'NotFoundError')
    const found = (what?: unknown) =>
      [...rows.values()]
        .filter(({ key }) =>
          what instanceof Range ? what.includes(key) : what === undefined || compareKeys(key, what as Key) === 0,
        )
        .toSorted((one, other) => compareKeys(one.key, other.key))
    return {
      get: (key: Key) => this.#request(() => structuredClone(found(key)[0]?.value)),
      getAll: (range?: unknown) => this.#request(() => found(range).map(({ value }) => structuredClone(value))),
      getAllKeys: (range?: unknown) => this.#request(() => found(range).map(({ key }) => structuredClone(key))),
      put: (value: unknown, key: Key) => {
        const row = { key: structuredClone(key), value: structuredClone(value) }
        return this.#request(() => void rows.set(JSON.stringify(key), row))
      },
      delete: (what: unknown) =>
        this.#request(() => {
          for (const { key } of found(what)) rows.delete(JSON.stringify(key))
        }),
    }
  }
  #request(answer: () => unknown): Request {
    if (this.#isOver) throw new DOMException('The transaction is over', 'TransactionInactiveError')
    const request = new Request()
    this.#pending += 1
    setImmediate(() => {
      request.result = answer()
      this.#pending -= 1
      request.dispatchEvent(new Event('success'))
      this.#endWhenIdle()
    })
    return request
  }
  /** As in a browser it ends once nothing is asked of it when what it answered has been heard. */
  #endWhenIdle(): void {
    setImmediate(() => {
      if (this.#pending > 0 || this.#isOver) return
      this.#isOver = true
      this.dispatchEvent(new Event('complete'))
    })
  }
}

/** For tests: databases in memory, as far as notes of this device use them, and what is in them. */
export function memoryIndexedDb() {
  const databases = new Map<string, Map<string, Rows>>()
  let failure: Error | undefined

  const indexedDB = {
    databases: () => Promise.resolve([...databases.keys()].map((name) => ({ name }))),
    open: (name: string) => {
      const request = new Request()
      setImmediate(() => {
        if (failure) {
          request.error = failure
          return request.dispatchEvent(new Event('error'))
        }
        const isNew = !databases.has(name)
        const stores = databases.get(name) ?? new Map<string, Rows>()
        databases.set(name, stores)
        request.result = Object.assign(new EventTarget(), {
          close: () => {},
          createObjectStore: (store: string) => void stores.set(store, new Map()),
          objectStoreNames: [...stores.keys()],
          transaction: () => new Transaction(stores),
        })
        if (isNew) request.dispatchEvent(new Event('upgradeneeded'))
        return request.dispatchEvent(new Event('success'))
      })
      return request
    },
  }
  return {
    indexedDB,
    IDBKeyRange: { bound: (lower: Key, upper: Key) => new Range(lower, upper) },
    failWith: (error: Error | undefined): void => {
      failure = error
    },
    /** Every row of a database by its store and key. */
    rowsOf: (name: string) =>
      [...(databases.get(name) ?? [])].flatMap(([store, rows]) =>
        [...rows.values()].map(({ key, value }) => ({ store, key, value })),
      ),
    /** Puts a row that no code of this version would write. */
    plant: (name: string, store: string, { key, value }: Row): void => {
      databases.get(name)?.get(store)?.set(JSON.stringify(key), { key, value })
    },
  }
}
