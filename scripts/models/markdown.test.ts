import { expect, it } from 'vitest'
import { bullets, page, paragraph, table } from './markdown.ts'
import { fixed, percent, rootMeanSquare, signed } from './numbers.ts'

it('aligns the columns of a table', () => {
  expect(table(['club', 'yd'], [['Driver', '275']])).toBe(
    ['| club   | yd  |', '| ------ | --- |', '| Driver | 275 |'].join('\n'),
  )
})

it('breaks a paragraph at 120 characters and never within a link or a piece of code', () => {
  const lines = paragraph('word '.repeat(23).trim(), '[two words](page.md)', '`npm run docs`').split('\n')
  expect(lines).toEqual(['word '.repeat(23).trim(), '[two words](page.md) `npm run docs`'])
})

it('indents what follows the first line of an item', () => {
  const [first = '', second] = bullets('word '.repeat(30).trim()).split('\n')
  expect(first.length).toBeLessThanOrEqual(120)
  expect(second).toMatch(/^ {2}word/u)
})

it('ends a page with one line break and parts its blocks with a blank line', () => {
  expect(page('# Title', 'Words.')).toBe('# Title\n\nWords.\n')
})

it('writes numbers with a true minus, and nothing without a sign', () => {
  expect([fixed(-1.25, 2), fixed(-0.04), signed(0.04), signed(3), signed(-3, 0)]).toEqual([
    '−1.25',
    '0.0',
    '0.0',
    '+3.0',
    '−3',
  ])
  expect(percent(0.13)).toBe('13 %')
})

it('takes the root of the mean of squares', () => {
  expect(rootMeanSquare([3, -4, 0, 0])).toBe(2.5)
})
