import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CLUB_TYPES } from '../club.ts'
import { DISTANCE_SOURCES } from '../distances/club-distance.ts'
import { entriesByDay, hasProgressed } from './progress-entry.ts'
import type { ProgressEntry, ProgressState } from './progress-entry.ts'

const distance = fc.record({
  distance: fc.integer({ min: 1, max: 400 }),
  source: fc.constantFrom(...DISTANCE_SOURCES),
})
const state: fc.Arbitrary<ProgressState> = fc.record({
  handicap: fc.option(fc.double({ min: -10, max: 54, noNaN: true }).map((strokes) => strokes + 0)),
  clubDistances: fc.dictionary(fc.constantFrom(...CLUB_TYPES), distance, { maxKeys: 5 }),
})
const entry: fc.Arbitrary<ProgressEntry> = fc
  .tuple(fc.integer({ min: 10, max: 28 }), state)
  .map(([day, known]) => ({ date: `2026-02-${day}`, ...known }))

it('keeps the last of a day, the earliest day first', () => {
  const at = (date: string, handicap: number): ProgressEntry => ({ date, handicap, clubDistances: {} })
  const entries = [at('2026-03-02', 18), at('2025-12-31', 20), at('2026-03-02', 17), at('2026-01-09', 19)]
  expect(entriesByDay(entries).map(({ date, handicap }) => [date, handicap])).toEqual([
    ['2025-12-31', 20],
    ['2026-01-09', 19],
    ['2026-03-02', 17],
  ])
})

it('has every day once and in order, and stays as it is when sorted again', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 40 }), (entries) => {
      const days = entriesByDay(entries)
      const dates = days.map(({ date }) => date)
      expect(dates).toEqual([...new Set(entries.map(({ date }) => date))].toSorted())
      for (const kept of days) expect(kept).toBe(entries.findLast(({ date }) => date === kept.date))
      expect(entriesByDay(days)).toEqual(days)
    }),
  )
})

it('is progress when the handicap, a carry, its source or the clubs with a carry are others', () => {
  const before: ProgressState = { handicap: 18, clubDistances: { driver: { distance: 204, source: 'estimated' } } }
  expect(hasProgressed(before, structuredClone(before))).toBe(false)
  expect(hasProgressed(before, { ...before, handicap: 17.9 })).toBe(true)
  expect(hasProgressed(before, { ...before, handicap: null })).toBe(true)
  expect(hasProgressed(before, { ...before, clubDistances: {} })).toBe(true)
  const [longer, measured] = [
    { distance: 205, source: 'estimated' },
    { distance: 204, source: 'measured' },
  ] as const
  expect(hasProgressed(before, { ...before, clubDistances: { driver: longer } })).toBe(true)
  expect(hasProgressed(before, { ...before, clubDistances: { driver: measured } })).toBe(true)
  expect(hasProgressed(before, { ...before, clubDistances: { ...before.clubDistances, pw: longer } })).toBe(true)
})

it('is progress both ways or not at all, and never from a state to itself', () => {
  fc.assert(
    fc.property(state, state, (one, other) => {
      expect(hasProgressed(one, other)).toBe(hasProgressed(other, one))
      expect(hasProgressed(one, structuredClone(one))).toBe(false)
    }),
  )
})
