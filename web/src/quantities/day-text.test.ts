import { expect, it } from 'vitest'
import { dayText, dayTextOf, dayTexts, momentText } from './day-text.ts'

it('writes a calendar day as golfers read it, wherever they are', () => {
  expect(dayText('2026-11-21')).toBe('21 Nov 2026')
  expect(dayText('2024-02-29')).toBe('29 Feb 2024')
  expect(dayText('2026-11-02', 'en-US')).toBe('Nov 2, 2026')
})

it('writes the years of two days only where they differ', () => {
  expect(dayTexts('2026-01-01', '2026-11-21')).toEqual(['1 Jan', '21 Nov'])
  expect(dayTexts('2025-12-31', '2026-01-01')).toEqual(['31 Dec 2025', '1 Jan 2026'])
  expect(dayTexts('2026-01-01', '2026-11-21', 'de-DE')).toEqual(['01.01.', '21.11.'])
})

it('names no English month to readers of another language, and none of theirs on an English page', () => {
  expect(dayText('2026-11-02', 'de-DE')).toBe('02.11.2026')
  expect(dayText('2026-11-02', 'sv-SE')).toBe('2026-11-02')
  expect(dayText('2026-11-02', 'fr-FR')).toBe('02/11/2026')
  expect(dayTextOf(new Date(2026, 10, 2), 'de-DE')).toBe('02.11.2026')
})

it('writes a moment by its time, with the day when it was not today', () => {
  const now = new Date(2026, 10, 21, 9, 0)
  expect(momentText(new Date(2026, 10, 21, 3, 15), now, 'en-US')).toBe('03:15')
  expect(momentText(new Date(2026, 10, 20, 3, 15), now, 'en-US')).toBe('Nov 20, 03:15')
  expect(momentText(new Date(2026, 10, 20, 0, 5), now, 'de-DE')).toBe('20.11., 00:05')
})
