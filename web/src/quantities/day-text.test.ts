import { expect, it } from 'vitest'
import { dayText, dayTexts } from './day-text.ts'

it('reads a day as golfers do, wherever they are', () => {
  expect(dayText('2026-11-21')).toBe('21 Nov 2026')
  expect(dayText('2024-02-29')).toBe('29 Feb 2024')
})

it('leaves out the year that two days share', () => {
  expect(dayTexts('2026-01-01', '2026-11-21')).toEqual(['1 Jan', '21 Nov'])
  expect(dayTexts('2025-12-31', '2026-01-01')).toEqual(['31 Dec 2025', '1 Jan 2026'])
})
