import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { strokesReceived } from './strokes-received.ts'

const EIGHTEEN = Array.from({ length: 18 }, (_, place) => place + 1)
/** Odd on the first nine, even on the second. */
const CARD = [7, 3, 15, 11, 1, 13, 17, 5, 9, 8, 4, 16, 12, 2, 14, 18, 6, 10]

const byIndex = (strokeIndexes: readonly (number | null)[]) =>
  strokeIndexes.map((strokeIndex) => ({ strokeIndex, lengthYards: null }))
const byLength = (lengths: readonly (number | null)[]) =>
  lengths.map((lengthYards) => ({ strokeIndex: null, lengthYards }))
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** The stroke indexes of the card on which this many strokes are received. */
function indexesWith(wanted: number, strokes: readonly number[]): readonly number[] {
  return CARD.filter((_, place) => strokes[place] === wanted).toSorted((a, b) => a - b)
}

describe('strokes received', () => {
  it('HCP-04 are n over the holes by stroke index: 30 are two on 1 to 12 and one on 13 to 18; nines are ranked anew', () => {
    const { strokes, rankedBy } = strokesReceived({ courseHandicap: 30, holes: byIndex(CARD) })
    expect(indexesWith(2, strokes)).toEqual(EIGHTEEN.slice(0, 12))
    expect(indexesWith(1, strokes)).toEqual(EIGHTEEN.slice(12))
    expect(rankedBy).toBe('stroke-index')
    // Odd indexes rank 1 to 9: four strokes are for 1, 3, 5 and 7; of even ones eleven are two on 2 and 4.
    const out = strokesReceived({ courseHandicap: 4, holes: byIndex(CARD.slice(0, 9)) })
    expect(out.strokes).toEqual([1, 1, 0, 0, 1, 0, 0, 1, 0])
    const back = strokesReceived({ courseHandicap: 11, holes: byIndex(CARD.slice(9)) })
    expect(back.strokes).toEqual([1, 2, 1, 1, 2, 1, 1, 1, 1])

    const order = fc
      .constantFrom(9, 18)
      .chain((count) => fc.shuffledSubarray(EIGHTEEN, { minLength: count, maxLength: count }))
    fc.assert(
      fc.property(order, (strokeIndexes) => {
        for (let courseHandicap = -10; courseHandicap <= 60; courseHandicap += 1) {
          const received = strokesReceived({ courseHandicap, holes: byIndex(strokeIndexes) }).strokes
          expect(sumOf(received)).toBe(courseHandicap)
          const onEach = Math.floor(courseHandicap / strokeIndexes.length)
          const moreCount = courseHandicap - onEach * strokeIndexes.length
          const ranked = strokeIndexes.toSorted((a, b) => a - b)
          expect(received).toEqual(
            strokeIndexes.map((strokeIndex) => onEach + (ranked.indexOf(strokeIndex) < moreCount ? 1 : 0)),
          )
        }
      }),
      { seed: 32, numRuns: 40 },
    )
  })

  it('HCP-05 are given back by a plus golfer from the highest index down: plus 3 gives one on 18, 17 and 16', () => {
    const { strokes } = strokesReceived({ courseHandicap: -3, holes: byIndex(CARD) })
    expect(indexesWith(-1, strokes)).toEqual([16, 17, 18])
    expect(indexesWith(0, strokes)).toEqual(EIGHTEEN.slice(0, 15))
    // On nine holes from the highest of those.
    expect(strokesReceived({ courseHandicap: -2, holes: byIndex(CARD.slice(9)) }).strokes).toEqual([
      0, 0, -1, 0, 0, 0, -1, 0, 0,
    ])
    expect(
      strokesReceived({ courseHandicap: -20, holes: byIndex(CARD) }).strokes.filter((each) => each === -2),
    ).toEqual([-2, -2])
  })

  it('are none for a course handicap of 0, and never minus zero', () => {
    for (const courseHandicap of [0, -0]) {
      expect(strokesReceived({ courseHandicap, holes: byIndex(CARD) }).strokes).toEqual(CARD.map(() => 0))
    }
  })

  it('never fall on a hole when the course handicap rises', () => {
    for (let courseHandicap = -10; courseHandicap < 60; courseHandicap += 1) {
      const fewer = strokesReceived({ courseHandicap, holes: byIndex(CARD) }).strokes
      const more = strokesReceived({ courseHandicap: courseHandicap + 1, holes: byIndex(CARD) }).strokes
      expect(more.map((each, place) => each - (fewer[place] ?? 0)).toSorted()).toEqual([
        ...CARD.slice(1).map(() => 0),
        1,
      ])
    }
  })

  it('work on one hole, on none and on fewer than nine', () => {
    expect(strokesReceived({ courseHandicap: 2, holes: byIndex([7]) }).strokes).toEqual([2])
    expect(strokesReceived({ courseHandicap: 2, holes: [] }).strokes).toEqual([])
    expect(strokesReceived({ courseHandicap: 2, holes: byIndex([7, 18, 2]) }).strokes).toEqual([1, 0, 1])
  })
})

describe('without a stroke index for each hole', () => {
  it('the longest hole ranks first, holes without a length last, equal ones in their order', () => {
    const holes = byLength([380, null, 520, 160, 380, null])
    expect(strokesReceived({ courseHandicap: 2, holes })).toEqual({ strokes: [1, 0, 1, 0, 0, 0], rankedBy: 'length' })
    expect(strokesReceived({ courseHandicap: 5, holes }).strokes).toEqual([1, 1, 1, 1, 1, 0])
    expect(strokesReceived({ courseHandicap: -2, holes }).strokes).toEqual([0, -1, 0, 0, 0, -1])
  })

  it('holes without lengths rank in their order', () => {
    expect(strokesReceived({ courseHandicap: 2, holes: byLength([null, null, null]) })).toEqual({
      strokes: [1, 1, 0],
      rankedBy: 'order',
    })
  })

  it.each([
    { what: 'one missing', strokeIndexes: [1, null, 3] },
    { what: 'one twice', strokeIndexes: [2, 1, 2] },
    { what: 'all alike', strokeIndexes: [1, 1, 1] },
  ])('stroke indexes with $what count for nothing', ({ strokeIndexes }) => {
    const holes = strokeIndexes.map((strokeIndex, place) => ({ strokeIndex, lengthYards: 400 + place }))
    expect(strokesReceived({ courseHandicap: 1, holes })).toEqual({ strokes: [0, 0, 1], rankedBy: 'length' })
  })

  it('they sum to the course handicap all the same', () => {
    const hole = fc.record({
      strokeIndex: fc.option(fc.integer({ min: 1, max: 18 })),
      lengthYards: fc.option(fc.integer({ min: 30, max: 800 })),
    })
    fc.assert(
      fc.property(
        fc.array(hole, { minLength: 1, maxLength: 18 }),
        fc.integer({ min: -10, max: 60 }),
        (holes, courseHandicap) => {
          const { strokes } = strokesReceived({ courseHandicap, holes })
          expect(sumOf(strokes)).toBe(courseHandicap)
          expect(Math.max(...strokes) - Math.min(...strokes)).toBeLessThanOrEqual(1)
        },
      ),
      { seed: 33 },
    )
  })
})
