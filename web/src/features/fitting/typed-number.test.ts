import { expect, it } from 'vitest'
import { readTypedNumber } from './typed-number.ts'

const ENDS = { min: -10, max: 160 }

it('reads numbers with point or comma, plus or minus', () => {
  expect(['95', '95.5', '95,5', '+3', '-1.5', '−1.5', ' 9 '].map((text) => readTypedNumber(text, ENDS))).toEqual([
    95, 95.5, 95.5, 3, -1.5, -1.5, 9,
  ])
})

it('reads nothing into words, half-typed numbers and numbers beyond the ends', () => {
  const texts = ['fast', '95 mph', '95.', '.', '-', '1e2', '1,000', '161', '-11', 'Infinity']
  expect(texts.map((text) => readTypedNumber(text, ENDS))).toEqual(Array(texts.length).fill(undefined))
})

it('knows no minus zero', () => {
  expect(Object.is(readTypedNumber('-0', ENDS), 0)).toBe(true)
})
