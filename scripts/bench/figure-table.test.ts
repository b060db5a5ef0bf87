import { expect, it } from 'vitest'
import { rounded, tableOf } from './figure-table.ts'

it('prints a line per figure with its budget, its ratio and a verdict', () => {
  const printed = tableOf([
    { what: 'one flight', value: 30, unit: 'µs', budget: 40, peer: 49 },
    { what: 'a bag', value: 5.5, unit: 'ms', budget: 5, note: '14 clubs' },
    { what: 'ratio', value: 71.26, unit: 'times' },
  ])
  expect(printed.split('\n')).toEqual([
    '  figure           value  budget  value/budget   peer  verdict  note',
    '  one flight       30 µs   40 µs          0.75  49 µs  within',
    '  a bag           5.5 ms    5 ms          1.10         over     14 clubs',
    '  ratio       71.3 times',
  ])
})

it('is within a budget that it just meets', () => {
  expect(tableOf([{ what: 'one flight', value: 40, unit: 'µs', budget: 40 }])).toContain('within')
})

it('is under a floor that it does not reach, and within one that it just reaches', () => {
  const printed = tableOf([
    { what: 'reads', value: 0.29, unit: 'times', floor: 0.3 },
    { what: 'edits', value: 0.6, unit: 'times', floor: 0.6 },
  ])
  expect(printed.split('\n').slice(1)).toEqual([
    '  reads   0.29 times  ≥ 0.3 times          0.97        under',
    '  edits    0.6 times  ≥ 0.6 times          1.00        within',
  ])
})

it('holds a count against a budget of none', () => {
  const printed = tableOf([
    { what: 'errors', value: 0, unit: 'answers', budget: 0 },
    { what: 'losses', value: 2, unit: 'answers', budget: 0 },
  ])
  expect(printed.split('\n').slice(1)).toEqual([
    '  errors  0 answers  0 answers                      within',
    '  losses  2 answers  0 answers                      over',
  ])
})

it('does not call within what could not be measured', () => {
  expect(tableOf([{ what: 'reads', value: Number.NaN, unit: 'ms', budget: 5 }])).toContain('over')
  expect(tableOf([{ what: 'reads', value: Number.NaN, unit: 'times', floor: 5 }])).toContain('under')
})

it('rounds to three digits that count', () => {
  expect([0.198_76, 36.64, 2263.4, 5].map(rounded)).toEqual(['0.199', '36.6', '2260', '5'])
})
