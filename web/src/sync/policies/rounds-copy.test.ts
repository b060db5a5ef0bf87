import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleStorage } from '#testing/sample-storage.ts'
import { roundsCopy } from './round-rows.ts'

const KEY = 'bagwise.rounds'
const GOOD = {
  id: 'r1',
  date: '2026-11-21',
  course: 'Heather Links',
  tees: '',
  courseRating: 71.3,
  slopeRating: 128,
  adjustedGrossScore: 91,
  playingConditions: null,
}
let storage: ReturnType<typeof sampleStorage>

beforeEach(() => {
  storage = sampleStorage()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const bare = {
  id: fc.uuid(),
  date: fc.integer({ min: 10, max: 28 }).map((day) => `2026-02-${day}`),
  course: fc.string({ unit: 'grapheme' }),
  tees: fc.string(),
  courseRating: fc.integer({ min: 550, max: 850 }).map((tenths) => tenths / 10),
  slopeRating: fc.integer({ min: 55, max: 155 }),
  adjustedGrossScore: fc.oneof(
    fc.integer({ min: 40, max: 200 }),
    fc.integer({ min: 4_000, max: 20_000 }).map((hundredths) => hundredths / 100),
  ),
  playingConditions: fc.option(fc.integer({ min: -1, max: 3 })),
}
const eighteen = fc.record(bare, { noNullPrototype: true })
const nine = fc.record(
  {
    ...bare,
    courseRating: fc.constantFrom(27, 35.6, 43),
    holeCount: fc.constant(9),
    handicapThen: fc.constantFrom(14.2, -1),
  },
  { noNullPrototype: true },
)
const bareRound = fc.oneof(eighteen, nine)
const base = fc.option(bareRound)
const sent = fc.record({ save: fc.uuid(), base, round: bareRound, isDeleted: fc.boolean() }, { noNullPrototype: true })
const news = fc.record({ before: bareRound, isBack: fc.boolean() }, { noNullPrototype: true })
const round = fc.record(
  {
    ...bare,
    base,
    sent,
    news,
    unsentId: fc.uuid(),
    isDeleted: fc.boolean(),
    refusal: fc.string(),
  },
  {
    requiredKeys: [
      'id',
      'date',
      'course',
      'tees',
      'courseRating',
      'slopeRating',
      'adjustedGrossScore',
      'playingConditions',
    ],
    noNullPrototype: true,
  },
)

it('reads back what was written', () => {
  const golfers = fc.array(
    fc.record({ golfer: fc.uuid(), entries: fc.array(round, { maxLength: 3 }) }, { noNullPrototype: true }),
    { maxLength: 3 },
  )
  fc.assert(
    fc.property(golfers, (written) => {
      expect(roundsCopy().write(written)).toBeUndefined()
      expect(roundsCopy().read()).toEqual(written)
    }),
    { seed: 51 },
  )
})

it.each([
  { ...GOOD, id: 7 },
  { ...GOOD, date: 'yesterday' },
  { ...GOOD, course: null },
  { ...GOOD, tees: undefined },
  { ...GOOD, courseRating: '71.3' },
  { ...GOOD, courseRating: 90 },
  { ...GOOD, slopeRating: 0 },
  { ...GOOD, adjustedGrossScore: undefined },
  { ...GOOD, playingConditions: undefined },
  { ...GOOD, playingConditions: 9 },
  { ...GOOD, unsentId: 7 },
  { ...GOOD, isDeleted: 'yes' },
  { ...GOOD, refusal: {} },
  { ...GOOD, base: 7 },
  { ...GOOD, base: { ...GOOD, slopeRating: 0 } },
  { ...GOOD, sent: null },
  { ...GOOD, sent: { save: 's', base: null, round: GOOD } },
  { ...GOOD, sent: { save: 's', round: GOOD, isDeleted: true } },
  { ...GOOD, news: { before: null, isBack: true } },
  { ...GOOD, news: { before: GOOD } },
  null,
  'round',
])('sets a copy aside that holds %j', (wrong) => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  storage.setItem(KEY, JSON.stringify({ schema: 1, content: [{ golfer: 'ann', entries: [GOOD, wrong] }] }))
  expect(roundsCopy().read()).toBeUndefined()
  expect(Object.keys(storage.texts())).toEqual([`${KEY}.set-aside`])
  expect(error).toHaveBeenCalledOnce()
})

it('opens whatever stands there', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const json = fc.jsonValue({ maxDepth: 1, stringUnit: 'grapheme-ascii' })
  const content = fc.oneof(json, fc.array(fc.record({ golfer: json, entries: json }), { maxLength: 2 }))
  fc.assert(
    fc.property(content, (value) => {
      storage.setItem(KEY, JSON.stringify({ schema: 1, content: value }))
      const read = roundsCopy().read()
      expect(storage.getItem(KEY) !== null).toBe(read !== undefined)
    }),
    { numRuns: 80, seed: 52 },
  )
})
