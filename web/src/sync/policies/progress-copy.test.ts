import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { DISTANCE_SOURCES } from '@bagwise/golf/distances/club-distance'
import { progressCopy } from './progress.ts'

const KEY = 'bagwise.progress'
let stored = new Map<string, string>()

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const distance = fc.record({
  distance: fc.integer({ min: 1, max: 400 }),
  source: fc.constantFrom(...DISTANCE_SOURCES),
})
const entry = fc.record(
  {
    date: fc.integer({ min: 10, max: 28 }).map((day) => `2026-02-${day}`),
    handicap: fc.option(fc.integer({ min: -10, max: 54 })),
    clubDistances: fc.dictionary(fc.constantFrom(...CLUB_TYPES), distance, { maxKeys: 4, noNullPrototype: true }),
    unsentId: fc.uuid(),
  },
  { requiredKeys: ['date', 'handicap', 'clubDistances'], noNullPrototype: true },
)
const progress = fc.array(
  fc.record({ golfer: fc.uuid(), entries: fc.array(entry, { maxLength: 4 }) }, { noNullPrototype: true }),
  { maxLength: 3 },
)

const GOOD = { date: '2026-11-21', handicap: 18, clubDistances: { driver: { distance: 204, source: 'measured' } } }

it('reads back what was written', () => {
  const copy = progressCopy()
  fc.assert(
    fc.property(progress, (written) => {
      expect(copy.write(written)).toBeUndefined()
      expect(copy.read()).toEqual(written)
    }),
  )
})

it.each([
  { ...GOOD, date: 'yesterday' },
  { ...GOOD, date: 20_261_121 },
  { ...GOOD, handicap: '18' },
  { ...GOOD, handicap: undefined },
  { ...GOOD, clubDistances: undefined },
  { ...GOOD, clubDistances: [] },
  { ...GOOD, clubDistances: { '1-iron': { distance: 200, source: 'manual' } } },
  { ...GOOD, clubDistances: { driver: { distance: 0, source: 'manual' } } },
  { ...GOOD, clubDistances: { driver: { distance: 200, source: 'guessed' } } },
  { ...GOOD, unsentId: 7 },
  null,
  'entry',
])('sets a copy aside that holds %j', (wrong) => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  stored.set(KEY, JSON.stringify({ schema: 1, content: [{ golfer: 'ann', entries: [GOOD, wrong] }] }))
  expect(progressCopy().read()).toBeUndefined()
  expect([...stored.keys()]).toEqual([`${KEY}.set-aside`])
  expect(error).toHaveBeenCalledOnce()
})

it('opens whatever stands there', { timeout: 30_000 }, () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const json = fc.jsonValue({ maxDepth: 1, stringUnit: 'grapheme-ascii' })
  const content = fc.oneof(json, fc.array(fc.record({ golfer: json, entries: json }), { maxLength: 2 }))
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    content.map((value) => JSON.stringify({ schema: 1, content: value })),
  )
  fc.assert(
    fc.property(text, (found) => {
      stored.clear()
      stored.set(KEY, found)
      const read = progressCopy().read()
      expect(stored.has(KEY)).toBe(read !== undefined)
      expect(stored.has(KEY) ? JSON.parse(found) : { content: read }).toMatchObject({ content: read })
    }),
    { numRuns: 80 },
  )
})
