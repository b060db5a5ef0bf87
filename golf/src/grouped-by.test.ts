import { expect, it } from 'vitest'
import { groupedBy } from './grouped-by.ts'

it('keeps the order of keys and of the items of each', () => {
  const groups = groupedBy([7, 4, 9, 2, 5], (number) => (number % 2 === 0 ? 'even' : 'odd'))
  expect([...groups]).toEqual([
    ['odd', [7, 9, 5]],
    ['even', [4, 2]],
  ])
  expect([...groupedBy([], String)]).toEqual([])
})
