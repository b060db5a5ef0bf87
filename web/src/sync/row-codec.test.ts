import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newBagClub } from '@bagwise/golf/bag'
import { NO_EDITS, withConfirmed, withRefusal } from './edit-state.ts'
import type { GolferEdits } from './edit-state.ts'
import { editsOf, rowChanges, rowWrites } from './row-codec.ts'
import type { PlacedRow } from './row-codec.ts'

const GOLFER = 'golfer-1'
const INFLIGHT = { batch: 'batch-2', golfer: GOLFER, set: { handicap: { base: 18, value: 12 } } }
const EDITS: GolferEdits = {
  waiting: { age: { base: 35, value: 40 }, 'clubDistances.driver': { base: null, value: null } },
  batches: [INFLIGHT],
  refused: [{ path: 'weight', value: 9_999, message: 'Too heavy.' }],
}
const rowsOf = (edits: GolferEdits) => rowChanges(GOLFER, NO_EDITS, edits).map(({ row }) => row)

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  vi.restoreAllMocks()
})

it('reads the edits back from their rows, one row each', () => {
  expect(rowsOf(EDITS)).toHaveLength(4)
  expect(editsOf(GOLFER, rowsOf(EDITS))).toEqual(EDITS)
})

it('writes only the rows that have changed', () => {
  const after = { ...EDITS, waiting: { age: { base: 35, value: 41 } } }
  expect(rowChanges(GOLFER, EDITS, EDITS)).toEqual([])
  expect(rowChanges(GOLFER, EDITS, after)).toMatchObject([
    { key: [GOLFER, 'waiting', 'clubDistances.driver'], row: undefined },
    { key: [GOLFER, 'waiting', 'age'], row: { value: 41 } },
  ])
})

it('leaves out rows of other golfers and of other versions, without a word', () => {
  const others = rowsOf(EDITS).map((row) => ({ ...row, golfer: 'golfer-2' }))
  const newer = rowsOf(EDITS).map((row) => ({ ...row, schema: 2 }))
  expect(editsOf(GOLFER, [...others, ...newer])).toEqual(NO_EDITS)
  expect(console.error).not.toHaveBeenCalled()
})

it.each([
  { kind: 'waiting', path: 'age', base: 35, value: 'forty' },
  { kind: 'waiting', path: 'clubDistances.driver', base: null, value: { distance: 'far', source: 'manual' } },
  { kind: 'waiting', path: 'shoes', base: null, value: 'brown' },
  { kind: 'waiting', path: '__proto__', base: null, value: {} },
  { kind: 'inflight', batch: 7, set: INFLIGHT.set },
  { kind: 'inflight', batch: 'batch-2', set: {} },
  { kind: 'inflight', batch: 'batch-2', set: { shoes: { base: null, value: 'brown' } } },
  { kind: 'refused', path: 'age', value: 400 },
  { kind: 'lost', path: 'age', base: 35, value: 40 },
])('leaves out and reports a row it cannot read: %j', (row) => {
  expect(editsOf(GOLFER, [{ schema: 1, golfer: GOLFER, ...row }])).toEqual(NO_EDITS)
  expect(console.error).toHaveBeenCalledOnce()
})

it('reads batches oldest first and removes the one that is settled, whatever key it stands under', () => {
  const older = { ...INFLIGHT, batch: 'batch-1', set: { age: { base: 35, value: 41 } } }
  const [newerRow] = rowsOf({ ...NO_EDITS, batches: [INFLIGHT] })
  const [olderRow] = rowsOf({ ...NO_EDITS, batches: [older] })
  const placed = [
    { key: [GOLFER, 'inflight', 'batch-2'], row: newerRow },
    { key: [GOLFER, 'inflight', ''], row: olderRow },
  ]
  const edits = editsOf(GOLFER, [newerRow, olderRow])
  expect(edits.batches).toEqual([older, INFLIGHT])
  expect(rowWrites(GOLFER, placed, withConfirmed(edits, 'batch-1'))).toEqual([
    { key: [GOLFER, 'inflight', ''], row: undefined },
  ])
})

it.each([
  ['a newer Bagwise', { schema: 2, golfer: GOLFER, kind: 'waiting', path: 'age', years: 41 }],
  ['nobody knows what', { schema: 1, golfer: GOLFER, kind: 'waiting', path: 'age', base: 35, value: 'old' }],
])('never writes over a row of %s, and finds its own beside it again', (_whose, foreign) => {
  const key = [GOLFER, 'waiting', 'age']
  const after = { ...NO_EDITS, waiting: { age: { base: 35, value: 40 } } }
  const [write, ...more] = rowWrites(GOLFER, [{ key, row: foreign }], after)
  expect(more).toEqual([])
  expect(write?.key).not.toEqual(key)

  const placed: readonly PlacedRow[] = [{ key, row: foreign }, ...(write ? [write] : [])]
  expect(
    editsOf(
      GOLFER,
      placed.map(({ row }) => row),
    ),
  ).toEqual(after)
  expect(rowWrites(GOLFER, placed, NO_EDITS)).toEqual([{ key: write?.key, row: undefined }])
})

it('settles nothing by a late answer to an earlier batch', () => {
  const earlier = { ...INFLIGHT, batch: 'batch-1' }
  expect(withConfirmed(EDITS, 'batch-1')).toBe(EDITS)
  const refusal = { batch: earlier, faulty: ['handicap'], message: 'Too low.', snapshot: undefined }
  expect(withRefusal(EDITS, refusal)).toBe(EDITS)
})

/** A 7-iron with the loft and the flex that an unnamed club usually has. */
function sevenIron(brand: string) {
  const { type: _type, ...club } = newBagClub('7-iron')
  return { ...club, brand, loft: 32, shaftFlex: 'regular' as const }
}

const bagEdits = (brand: string): GolferEdits => ({
  waiting: {
    'golfBag.7-iron': { base: null, value: sevenIron(brand) },
    'golfBag.pw.loft': { base: 46, value: 46 },
    'golfBag.sw': { base: sevenIron(brand), value: null },
  },
  batches: [{ ...INFLIGHT, set: { 'golfBag.7-iron': { base: null, value: sevenIron(brand) } } }],
  refused: [],
})
/** As a page of before wrote them: without the version of the contract. */
const olderRowsOf = (edits: GolferEdits) => rowsOf(edits).map((row) => ({ ...row, contract: undefined }))

it('takes the usual loft and flex of an unnamed club for assumed when a page of before kept the edit', () => {
  const edits = editsOf(GOLFER, olderRowsOf(bagEdits('Standard')))
  const assumed = { ...sevenIron('Standard'), loft: null, shaftFlex: null }
  expect(edits.waiting['golfBag.7-iron']).toEqual({ base: null, value: assumed })
  expect(edits.batches[0]?.set['golfBag.7-iron']).toEqual({ base: null, value: assumed })
  expect(edits.waiting['golfBag.pw.loft']).toEqual({ base: 46, value: 46 })
  expect(edits.waiting['golfBag.sw']?.value).toBeNull()
})

it('keeps the loft and flex of a named club, and all that a page of today has kept', () => {
  expect(editsOf(GOLFER, olderRowsOf(bagEdits('Mizuno')))).toEqual(bagEdits('Mizuno'))
  expect(editsOf(GOLFER, rowsOf(bagEdits('Standard')))).toEqual(bagEdits('Standard'))
})
