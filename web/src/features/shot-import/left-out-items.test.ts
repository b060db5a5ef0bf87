import { expect, it } from 'vitest'
import { leftOutItems } from './left-out-items.ts'
import { leftOutLines } from './shot-import.copy.ts'

it('folds copies into one item and keeps every other line', () => {
  const leftOut = [
    { line: 4, reason: 'misread' },
    { line: 6, reason: 'duplicate' },
    { line: 8, reason: 'putter' },
    { line: 9, reason: 'duplicate' },
  ] as const
  expect(leftOutItems(leftOut)).toEqual([
    { lines: [4], reason: 'misread' },
    { lines: [6, 9], reason: 'duplicate' },
    { lines: [8], reason: 'putter' },
  ])
  expect(leftOutItems([])).toEqual([])
})

it('names the first lines of many', () => {
  expect(leftOutLines([6])).toBe('Line 6:')
  expect(leftOutLines([6, 9, 12])).toBe('Lines 6, 9 and 12:')
  expect(leftOutLines([6, 7, 8, 9, 10, 11, 12])).toBe('Lines 6, 7, 8, 9, 10 and 2 more:')
})
