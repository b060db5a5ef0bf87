import type { Columns } from './hole-map.ts'

type Rows<Row> = {
  readonly make: (row: number) => Row
  /** Works these cells out; each cell is asked for once. */
  readonly fill: (made: Row, row: number, columns: Columns) => void
}

/** Rows that are kept. Most swings reach a part of the map's width only: a row's cells are worked out when they are asked for. */
export function keptRows<Row>({ make, fill }: Rows<Row>): (row: number, columns: Columns) => Row {
  const kept = new Map<number, { readonly made: Row; from: number; end: number }>()
  return (row, { from, end }) => {
    let known = kept.get(row)
    if (!known) {
      known = { made: make(row), from, end: from }
      kept.set(row, known)
    }
    if (from < known.from) {
      fill(known.made, row, { from, end: known.from })
      known.from = from
    }
    if (end > known.end) {
      fill(known.made, row, { from: known.end, end })
      known.end = end
    }
    return known.made
  }
}

/** Rows that share an array. */
const ROWS_AT_ONCE = 32

/** Arrays of this length, filled with 0. One that is cut from a larger one takes a quarter of the time to make. */
export function rowArrays(length: number): () => Float64Array {
  let block = new Float64Array(0)
  let usedCount = 0
  return () => {
    if (usedCount * length === block.length) {
      block = new Float64Array(ROWS_AT_ONCE * length)
      usedCount = 0
    }
    usedCount += 1
    return block.subarray((usedCount - 1) * length, usedCount * length)
  }
}

/** So many of them, one after the other and from the first again. */
export function inTurn<Made>(count: number, make: () => Made): () => Made {
  const all = Array.from({ length: count }, make)
  let turn = -1
  return () => {
    turn = (turn + 1) % count
    return all[turn] ?? make()
  }
}

/** What is made for each key when it is first asked for. */
export function keptBy<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new Map<Key, Made>()
  return (key) => {
    const found = known.get(key) ?? make(key)
    known.set(key, found)
    return found
  }
}

/** What is made when it is first asked for. */
export function kept<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
