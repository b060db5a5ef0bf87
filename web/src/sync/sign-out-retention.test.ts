import { expect, it } from 'vitest'
import { NO_EDITS } from './edit-state.ts'
import type { GolferEdits } from './edit-state.ts'
import { othersAmong, rowAfterSignOut, rowsOf, rowsSince } from './sign-out-retention.ts'

const AGE = { base: 35, value: 40 }
const NAME = { base: 'Jamie', value: 'Robin' }

function waiting(golfer: string, changes: GolferEdits['waiting']): readonly unknown[] {
  return rowsOf(golfer, { ...NO_EDITS, waiting: changes })
}

it('keeps what another golfer left on the device, without what tells who that is', () => {
  const rows = waiting('golfer-2', { age: AGE, firstName: NAME, lastName: NAME, email: NAME })
  expect(rows.map((row) => rowAfterSignOut(row, [])).filter((row) => row !== undefined)).toEqual(
    waiting('golfer-2', { age: AGE }),
  )
})

it('takes a name out of a batch on its way, whose id stays', () => {
  const inflight = { batch: 'batch-1', golfer: 'golfer-2' }
  const [mixed] = rowsOf('golfer-2', { ...NO_EDITS, batches: [{ ...inflight, set: { age: AGE, firstName: NAME } }] })
  const [named] = rowsOf('golfer-2', { ...NO_EDITS, batches: [{ ...inflight, set: { firstName: NAME } }] })
  expect(rowAfterSignOut(mixed, [])).toEqual(
    rowsOf('golfer-2', { ...NO_EDITS, batches: [{ ...inflight, set: { age: AGE } }] })[0],
  )
  expect(rowAfterSignOut(named, [])).toBeUndefined()
})

it('takes a refused name off the device and keeps other refused edits', () => {
  const refused = [
    { path: 'firstName', value: 'Robin', message: 'Too long.' },
    { path: 'age', value: 400, message: 'Too high.' },
  ]
  const rows = rowsOf('golfer-2', { ...NO_EDITS, refused })
  expect(rows.map((row) => rowAfterSignOut(row, []) === row)).toEqual([false, true])
})

it('takes off what the golfer gave up, and keeps what was edited since, also under the same path', () => {
  const givenUp = waiting('golfer-1', { age: AGE })
  const since: GolferEdits = {
    ...NO_EDITS,
    waiting: { age: { base: 35, value: 41 }, handicap: { base: 18, value: 12 } },
  }
  expect(givenUp.map((row) => rowAfterSignOut(row, givenUp))).toEqual([undefined])
  expect(rowsOf('golfer-1', since).map((row) => rowAfterSignOut(row, givenUp))).toEqual(rowsOf('golfer-1', since))
  expect(rowsSince('golfer-1', since, givenUp)).toHaveLength(2)
  expect(rowsSince('golfer-1', { ...NO_EDITS, waiting: { age: AGE } }, givenUp)).toEqual([])
})

it('keeps no row that nobody can read: a name might be in it', () => {
  for (const row of [{}, null, 'Jamie', { schema: 2, golfer: 'golfer-2', kind: 'waiting', path: 'age', ...AGE }]) {
    expect(rowAfterSignOut(row, [])).toBeUndefined()
  }
})

it('counts the edits of other golfers, and those that hold a name', () => {
  const rows = [...waiting('golfer-1', { firstName: NAME }), ...waiting('golfer-2', { age: AGE, lastName: NAME })]
  expect(othersAmong('golfer-1', rows)).toEqual({ editCount: 2, nameCount: 1 })
  expect(othersAmong('golfer-3', rows)).toEqual({ editCount: 3, nameCount: 2 })
})
