import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPlaceProblem } from '@bagwise/golf/shot-advice/hazard-place'
import { UNITS } from '@bagwise/golf/golfer'
import { fairwayHint, placeHint } from '#features/shot-advice/form/shot-form.copy.ts'
import { PLACE_NAMES, placeTexts, readFairwayWidth, readPlace } from './typed-yards.ts'

const STANDING = { toReachYards: 115, toClearYards: 138 }
const read = (toReachYards: string, toClearYards: string, last: (typeof PLACE_NAMES)[number] = 'toClearYards') =>
  readPlace({ toReachYards, toClearYards }, { standing: STANDING, last, units: 'yards' })

describe('the place of a hazard as it is typed', () => {
  it('takes both ends, one of them or none', () => {
    expect(read('95', '120')).toEqual({ place: { toReachYards: 95, toClearYards: 120 }, problems: {} })
    expect(read('', '120')).toEqual({ place: { toReachYards: undefined, toClearYards: 120 }, problems: {} })
    expect(read(' 95 yd ', '')).toEqual({ place: { toReachYards: 95, toClearYards: undefined }, problems: {} })
    expect(read('', '')).toEqual({ place: { toReachYards: undefined, toClearYards: undefined }, problems: {} })
  })

  it('ADV-36 keeps the old value of what is nearer than 0 or no whole number, with a problem at its field', () => {
    const problem = { problem: 'out-of-range', from: 0, to: 600 }
    for (const text of ['-1', '601', '12.5', 'far'])
      expect(read(text, '120', 'toReachYards'), text).toMatchObject({
        place: { toReachYards: 115, toClearYards: 120 },
        problems: { toReachYards: problem },
      })
    expect(read('', '0')).toMatchObject({ place: { toClearYards: 138 }, problems: { toClearYards: { from: 1 } } })
  })

  it('ADV-36 keeps both old values where it is cleared before it is reached or 0 yards wide', () => {
    for (const text of ['95', '110', '115'])
      expect(read('115', text)).toEqual({
        place: STANDING,
        problems: { toClearYards: { problem: 'past-other-end', otherShown: 115 } },
      })
    expect(read('140', '138', 'toReachYards')).toEqual({
      place: STANDING,
      problems: { toReachYards: { problem: 'past-other-end', otherShown: 138 } },
    })
  })

  it('takes what one field says as soon as the other allows it', () => {
    expect(read('140', '160')).toEqual({ place: { toReachYards: 140, toClearYards: 160 }, problems: {} })
  })

  it('is in metres for golfers who read metres, and keeps its exact yards while nothing else is typed', () => {
    expect(placeTexts(STANDING, 'metres')).toEqual({ toReachYards: '105', toClearYards: '126' })
    const typed = { toReachYards: '105', toClearYards: '130' }
    expect(readPlace(typed, { standing: STANDING, last: 'toClearYards', units: 'metres' })).toEqual({
      place: { toReachYards: 115, toClearYards: 142 },
      problems: {},
    })
  })

  it('never makes a hazard that cannot be, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.record({ toReachYards: fc.string(), toClearYards: fc.string() }),
        fc.record({
          toReachYards: fc.integer().map(String),
          toClearYards: fc.integer({ min: -9, max: 700 }).map(String),
        }),
        fc.boolean(),
        fc.constantFrom(...PLACE_NAMES),
        fc.constantFrom(...UNITS),
        (words, numbers, isNumber, last, units) => {
          const texts = isNumber ? numbers : words
          const { place } = readPlace(texts, { standing: STANDING, last, units })
          expect(findPlaceProblem(place)).toBeUndefined()
        },
      ),
      { seed: 36, numRuns: 300 },
    )
  })
})

describe('the width of a fairway as it is typed', () => {
  it('is 10 to 100 yards, or as usual', () => {
    expect(readFairwayWidth('28', undefined, 'yards')).toEqual({ yards: 28 })
    expect(readFairwayWidth('', 28, 'yards')).toEqual({ yards: undefined })
    for (const text of ['9', '101', '-30', 'wide'])
      expect(readFairwayWidth(text, 28, 'yards'), text).toEqual({ problem: 'out-of-range', from: 10, to: 100 })
    expect(readFairwayWidth('25', undefined, 'metres')).toEqual({ yards: 27 })
  })
})

describe('the sentences at the fields', () => {
  it('say what to type and what counts meanwhile', () => {
    const facts = { standingYards: 115, units: 'yards' } as const
    expect(placeHint('toReachYards', { ...facts, problem: { problem: 'out-of-range', from: 0, to: 600 } })).toBe(
      'Type a whole number from 0 to 600 yards. Still 115 yards.',
    )
    const past = { problem: 'past-other-end', otherShown: 138 } as const
    expect(placeHint('toReachYards', { ...facts, problem: past })).toBe(
      'It must begin before it ends: type less than 138 yards. Still 115 yards.',
    )
    expect(placeHint('toClearYards', { ...facts, standingYards: undefined, problem: past })).toBe(
      'It must end after it begins: type more than 138 yards. Until then we assume the usual place.',
    )
    expect(
      fairwayHint({ problem: { problem: 'out-of-range', from: 9, to: 91 }, standingYards: 30, units: 'metres' }),
    ).toBe('Type a whole number from 9 to 91 meters. Still 27 meters.')
  })
})
