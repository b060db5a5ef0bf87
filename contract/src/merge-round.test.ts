import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changedFields, isSameRound, mergeRound, roundBy } from './merge-round.ts'
import type { Round } from './rounds.ts'

const ROUND = {
  id: 'r1',
  date: '2026-11-20',
  course: 'Heather Links',
  tees: 'White',
  courseRating: 71.3,
  slopeRating: 128,
  adjustedGrossScore: 91,
  playingConditions: null,
}
const SCORED = { ...ROUND, adjustedGrossScore: 79 }

/** Few values per field, so that rounds often agree. */
const round: fc.Arbitrary<Round> = fc
  .record({
    id: fc.constant('r1'),
    date: fc.constantFrom('2026-11-19', '2026-11-20'),
    course: fc.constantFrom('Heather Links', 'Old Links'),
    tees: fc.constantFrom('', 'White'),
    courseRating: fc.constantFrom(71.3, 72),
    slopeRating: fc.constantFrom(113, 128),
    adjustedGrossScore: fc.constantFrom(79, 87.91),
    playingConditions: fc.constantFrom(null, 0, 1),
    handicapThen: fc.constantFrom(undefined, 14.2, -1),
  })
  .map(({ handicapThen, ...each }) => (handicapThen === undefined ? each : { ...each, handicapThen }))
const maybe = fc.option(round)

it('changes what the golfer changed, and leaves what another device changed', () => {
  expect(mergeRound({ stored: SCORED, base: ROUND, wanted: { ...ROUND, tees: 'Yellow' } })).toEqual({
    ...SCORED,
    tees: 'Yellow',
  })
  expect(mergeRound({ stored: SCORED, base: ROUND, wanted: { ...ROUND, adjustedGrossScore: 88 } })).toEqual({
    ...ROUND,
    adjustedGrossScore: 88,
  })
})

it('brings a round that is gone back whole, and takes all of one that the golfer had not seen', () => {
  expect(mergeRound({ stored: null, base: ROUND, wanted: SCORED })).toEqual(SCORED)
  expect(mergeRound({ stored: ROUND, base: null, wanted: SCORED })).toEqual(SCORED)
})

it('changes nothing when the golfer changed nothing, and what is wanted when nobody else did', () => {
  fc.assert(
    fc.property(round, round, (stored, wanted) => {
      expect(roundBy((field) => stored[field])).toEqual(stored)
      expect(mergeRound({ stored, base: wanted, wanted })).toEqual(stored)
      expect(mergeRound({ stored, base: stored, wanted })).toEqual(wanted)
    }),
    { seed: 81 },
  )
})

it('takes a round without a number of holes for one of eighteen, as pages send it that know no other', () => {
  const nine = { ...ROUND, courseRating: 35.6, holeCount: 9 } as const
  const { holeCount: _unknown, ...asKnown } = nine
  expect(mergeRound({ stored: nine, base: asKnown, wanted: { ...asKnown, tees: 'Yellow' } })).toEqual({
    ...nine,
    tees: 'Yellow',
  })
  const eighteen: Round = { ...ROUND, holeCount: 18 }
  expect(roundBy((field) => eighteen[field])).toEqual(ROUND)
  expect(isSameRound(ROUND, { ...ROUND, holeCount: 18 })).toBe(true)
  expect(changedFields(ROUND, nine)).toEqual(['courseRating', 'holeCount'])
})

it('leaves the handicap at the start to a page that knows none, and takes it away with one that does', () => {
  const begun: Round = { ...ROUND, courseRating: 35.6, holeCount: 9, handicapThen: 14.2 }
  const { handicapThen: _unknown, ...asKnown } = begun
  expect(mergeRound({ stored: begun, base: asKnown, wanted: { ...asKnown, tees: 'Yellow' } })).toEqual({
    ...begun,
    tees: 'Yellow',
  })
  expect(mergeRound({ stored: begun, base: begun, wanted: asKnown })).toEqual(asKnown)
  expect(changedFields(asKnown, begun)).toEqual(['handicapThen'])
})

it('names the fields in which two rounds differ', () => {
  expect(changedFields(ROUND, { ...SCORED, tees: '' })).toEqual(['tees', 'adjustedGrossScore'])
  expect(changedFields(null, null)).toEqual([])
  fc.assert(
    fc.property(maybe, maybe, (one, other) => {
      expect(isSameRound(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other))
    }),
    { seed: 82 },
  )
})
