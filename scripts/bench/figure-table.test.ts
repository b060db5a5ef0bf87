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

it('rounds to three digits that count', () => {
  expect([0.198_76, 36.64, 2263.4, 5].map(rounded)).toEqual(['0.199', '36.6', '2260', '5'])
})
