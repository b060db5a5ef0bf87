import fc from 'fast-check'
import { expect, it } from 'vitest'
import { entryDay } from './progress.ts'

it('is today, or the newest known day while that is at most two days ahead', () => {
  expect(entryDay({ today: '2026-11-21', known: [] })).toBe('2026-11-21')
  expect(entryDay({ today: '2026-11-21', known: ['2026-11-02', '2026-11-20'] })).toBe('2026-11-21')
  expect(entryDay({ today: '2026-11-21', known: ['2026-11-22'] })).toBe('2026-11-22')
  expect(entryDay({ today: '2026-12-31', known: ['2027-01-02', '2027-01-01'] })).toBe('2027-01-02')
  expect(entryDay({ today: '2026-11-21', known: ['2026-11-24', '2026-12-21'] })).toBe('2026-11-21')
  expect(entryDay({ today: '2026-11-21', known: ['2026-11-22', '2026-12-21'] })).toBe('2026-11-22')
})

it('never goes back while the calendar goes back by up to two days at a time', () => {
  const stepDays = fc.integer({ min: -1, max: 3 })
  fc.assert(
    fc.property(fc.array(stepDays, { maxLength: 30 }), (stepsDays) => {
      const known: string[] = []
      let dayNumber = 0
      for (const days of stepsDays) {
        const newestNumber = known.length === 0 ? 0 : numberOf(known.at(-1) ?? '')
        dayNumber = Math.max(dayNumber + days, newestNumber - 2)
        known.push(entryDay({ today: dayOf(dayNumber), known }))
      }
      expect(known).toEqual(known.toSorted())
    }),
  )
})

const START_MS = Date.UTC(2026, 10, 21)
const DAY_MS = 24 * 60 * 60 * 1000

function dayOf(dayNumber: number): string {
  return new Date(START_MS + dayNumber * DAY_MS).toISOString().slice(0, '2026-11-21'.length)
}

function numberOf(day: string): number {
  return (Date.parse(day) - START_MS) / DAY_MS
}
