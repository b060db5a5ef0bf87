import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedDifferentials } from './counted-differentials.ts'
import { estimateIndex } from './estimated-index.ts'
import type { DatedDifferential, IndexEstimate } from './estimated-index.ts'

type Known = Extract<IndexEstimate, { kind: 'known' }>

/** Day of 2026, from 0. */
function day(dayCount: number): string {
  return new Date(Date.UTC(2026, 0, 1 + dayCount)).toISOString().slice(0, '2026-11-21'.length)
}

/** One round a day, starting on January 1, 2026 or `from` days later. */
function rounds(differentials: readonly number[], { from = 0 } = {}): readonly DatedDifferential[] {
  return differentials.map((differential, index) => ({
    id: `${from + index}`,
    date: day(from + index),
    differential,
  }))
}

function known(played: readonly DatedDifferential[]): Known {
  const estimate = estimateIndex(played)
  if (estimate.kind !== 'known') throw new Error('too few rounds')
  return estimate
}

const times = (count: number, differential: number) => Array.from({ length: count }, () => differential)

/** Close together, so that no score is exceptional. */
const EVEN = [14.2, 13.1, 15.4, 12.6, 16.3, 13.9, 14.8, 12.9, 15.1, 13.4]
const TWENTY = [...EVEN, ...EVEN.map((differential) => differential + 0.5)]

describe('the estimated index', () => {
  // Averages of the lowest of EVEN and TWENTY in playing order, calculated by hand.
  it.each([
    { scoreCount: 3, lowest: [13.1], average: 13.1, index: 11.1 },
    { scoreCount: 4, lowest: [12.6], average: 12.6, index: 11.6 },
    { scoreCount: 5, lowest: [12.6], average: 12.6, index: 12.6 },
    { scoreCount: 6, lowest: [12.6, 13.1], average: 12.9, index: 11.9 },
    { scoreCount: 7, lowest: [12.6, 13.1], average: 12.9, index: 12.9 },
    { scoreCount: 8, lowest: [12.6, 12.9], average: 12.8, index: 12.8 },
    { scoreCount: 9, lowest: [12.6, 12.9, 13.1], average: 12.9, index: 12.9 },
    { scoreCount: 10, lowest: [12.6, 12.9, 13.1], average: 12.9, index: 12.9 },
    { scoreCount: 11, lowest: [12.6, 12.9, 13.1], average: 12.9, index: 12.9 },
    { scoreCount: 12, lowest: [12.6, 12.9, 13.1, 13.4], average: 13, index: 13 },
    { scoreCount: 13, lowest: [12.6, 12.9, 13.1, 13.4], average: 13, index: 13 },
    { scoreCount: 14, lowest: [12.6, 12.9, 13.1, 13.1], average: 12.9, index: 12.9 },
    { scoreCount: 15, lowest: [12.6, 12.9, 13.1, 13.1, 13.4], average: 13, index: 13 },
    { scoreCount: 16, lowest: [12.6, 12.9, 13.1, 13.1, 13.4], average: 13, index: 13 },
    { scoreCount: 17, lowest: [12.6, 12.9, 13.1, 13.1, 13.4, 13.6], average: 13.1, index: 13.1 },
    { scoreCount: 18, lowest: [12.6, 12.9, 13.1, 13.1, 13.4, 13.4], average: 13.1, index: 13.1 },
    { scoreCount: 19, lowest: [12.6, 12.9, 13.1, 13.1, 13.4, 13.4, 13.6], average: 13.2, index: 13.2 },
    { scoreCount: 20, lowest: [12.6, 12.9, 13.1, 13.1, 13.4, 13.4, 13.6, 13.9], average: 13.3, index: 13.3 },
  ])('averages the lowest $lowest.length of $scoreCount scores', ({ scoreCount, lowest, average, index }) => {
    const estimate = known(rounds(TWENTY.slice(0, scoreCount)))
    expect(estimate).toMatchObject({ index, averageDifferential: average, cap: 'none' })
    const counted = estimate.scores.filter(({ isCounted }) => isCounted).map(({ differential }) => differential)
    expect(counted.toSorted((a, b) => a - b)).toEqual(lowest)
    expect(estimate.scores).toHaveLength(scoreCount)
  })

  it('needs three scores, and says how many are missing', () => {
    expect(estimateIndex([])).toEqual({ kind: 'too-few', missingHoles: 54 })
    expect(estimateIndex(rounds([20]))).toEqual({ kind: 'too-few', missingHoles: 36 })
    expect(estimateIndex(rounds([20, 21]))).toEqual({ kind: 'too-few', missingHoles: 18 })
    expect(countedDifferentials(2)).toBeUndefined()
  })

  it('looks at the latest twenty by date', () => {
    const estimate = known([...rounds([12, 12, 12]), ...rounds(TWENTY, { from: 3 })].toReversed())
    expect(estimate.scores.map(({ id }) => id)).toEqual(TWENTY.map((_, index) => `${index + 3}`))
    expect(estimate.averageDifferential).toBe(13.3)
  })

  it('is negative for a plus golfer, and at most 54', () => {
    expect(known(rounds([-1.2, -2.5, 0.3, -0.4, -3])).index).toBe(-3)
    expect(known(rounds([70, 72, 68, 75, 71])).index).toBe(54)
    expect(known(rounds([70, 72, 68, 75, 71])).averageDifferential).toBe(68)
  })

  it('rounds half a tenth up, toward zero for a plus golfer', () => {
    expect(known(rounds([...times(5, 16), 15.1, 15.2])).averageDifferential).toBe(15.2)
    expect(known(rounds([...times(5, 0), -1.1, -1.2])).averageDifferential).toBe(-1.1)
  })
})

// R&A, Interpretations of Rule 5: randa.org/Rules-of-Handicapping/2019/Rules/Interpretations/Rule-5-Interpretations
describe('the examples of the Rules of Handicapping', () => {
  it('start a golfer with 15.3, 15.2 and 16.6 at 13.2', () => {
    expect(known(rounds([15.3, 15.2, 16.6])).index).toBe(13.2)
  })

  it('start a golfer with 40.7, 42.4 and 36.1 at 34.1, and after 45.9, 43.6 and 45.0 stand at 37.4', () => {
    const first = [40.7, 42.4, 36.1]
    expect(known(rounds(first)).index).toBe(34.1)
    expect(known(rounds([...first, 45.9, 43.6, 45]))).toMatchObject({
      averageDifferential: 38.4,
      adjustmentStrokes: -1,
      index: 37.4,
    })
  })
})

describe('the caps', () => {
  /** Twenty rounds that end at an index of 10, never a lower one before. */
  const FIRST = [...times(6, 13), ...times(14, 10)]
  /** After twenty more rounds only those count. */
  const after = (laterCount: number, differential: number) =>
    known([...rounds(FIRST), ...rounds(times(laterCount, differential), { from: 20 })])

  it('leave alone what rose by three strokes', () => {
    expect(after(20, 13)).toMatchObject({ index: 13, cap: 'none', lowIndex: 10 })
  })

  it('count half of what is beyond three strokes', () => {
    expect(after(20, 14)).toMatchObject({ averageDifferential: 14, index: 13.5, cap: 'soft', lowIndex: 10 })
    expect(after(20, 13.1)).toMatchObject({ averageDifferential: 13.1, index: 13.1, cap: 'soft' })
    expect(after(20, 17)).toMatchObject({ averageDifferential: 17, index: 15, cap: 'soft' })
  })

  it('end at five strokes', () => {
    expect(after(20, 17.1)).toMatchObject({ averageDifferential: 17.1, index: 15, cap: 'hard', lowIndex: 10 })
    expect(after(20, 40)).toMatchObject({ averageDifferential: 40, index: 15, cap: 'hard', lowIndex: 10 })
  })

  it('wait for twenty scores', () => {
    const nineteen = [...rounds(times(3, 10)), ...rounds(times(16, 30), { from: 3 })]
    expect(known(nineteen)).toMatchObject({ averageDifferential: 21.4, index: 21.4, cap: 'none', lowIndex: undefined })
    const twenty = [...nineteen, ...rounds([30], { from: 19 })]
    // Three rounds of 10 gave an index of 8.
    expect(known(twenty)).toMatchObject({ averageDifferential: 22.5, index: 13, cap: 'hard', lowIndex: 8 })
  })

  it('look 365 days back from the latest score', () => {
    // The eighth lowest is a 10 until twelve of the later rounds have been played, on day 32.
    const steady = [...rounds(FIRST), ...rounds(times(12, 30), { from: 20 })]
    const eightOn = (date: string) => times(8, 30).map((differential, at) => ({ id: `late ${at}`, date, differential }))
    expect(known(steady)).toMatchObject({ index: 10, lowIndex: 10 })
    expect(known([...steady, ...eightOn(day(31 + 365))])).toMatchObject({ index: 15, cap: 'hard', lowIndex: 10 })
    expect(known([...steady, ...eightOn(day(31 + 366))])).toMatchObject({ index: 30, cap: 'none', lowIndex: undefined })
  })
})

describe('an exceptional score', () => {
  const steady = rounds([20, 20, 20, 20, 20])

  it.each([
    { below: 6.9, differential: 13.1, reductionStrokes: 0, index: 15.6 },
    { below: 7, differential: 13, reductionStrokes: 1, index: 14.5 },
    { below: 9.9, differential: 10.1, reductionStrokes: 1, index: 13.1 },
    { below: 10, differential: 10, reductionStrokes: 2, index: 12 },
  ])(
    'of $below below the index in effect takes $reductionStrokes off each score',
    ({ differential, reductionStrokes, index }) => {
      const estimate = known([...steady, { id: 'best', date: day(5), differential }])
      expect(estimate.scores.map((score) => score.reductionStrokes)).toEqual(times(6, reductionStrokes))
      expect(estimate.scores.at(-1)).toMatchObject({ id: 'best', isExceptional: reductionStrokes > 0 })
      // The average of the best and 20, less the adjustment for six scores, less the reduction.
      expect(estimate.index).toBe(index)
    },
  )

  it('takes nothing off later ones, and adds to other reductions', () => {
    const estimate = known([
      ...steady,
      { id: 'best', date: day(5), differential: 12 },
      { id: 'plain', date: day(6), differential: 18 },
      { id: 'again', date: day(7), differential: 5 },
    ])
    expect(estimate.scores.map(({ reductionStrokes }) => reductionStrokes)).toEqual([2, 2, 2, 2, 2, 2, 1, 1])
  })

  it('is measured by the index in effect before its day: two of one day count alike', () => {
    const both = known([
      ...steady,
      { id: 'morning', date: day(5), differential: 13 },
      { id: 'evening', date: day(5), differential: 12 },
    ])
    expect(both.scores.filter(({ isExceptional }) => isExceptional)).toHaveLength(2)
    expect(both.scores.map(({ reductionStrokes }) => reductionStrokes)).toEqual(times(7, 2))
  })

  it('is none while there is no index yet', () => {
    expect(known(rounds([30, 31, 12])).scores.every(({ reductionStrokes }) => reductionStrokes === 0)).toBe(true)
  })
})

describe('every list of rounds', () => {
  const differential = fc.integer({ min: -50, max: 500 }).map((tenths) => tenths / 10)
  const dated = fc.record({ dayCount: fc.nat({ max: 60 }), differential })
  const played = fc
    .array(dated, { maxLength: 45 })
    .map((list) => list.map(({ dayCount, ...round }, index) => ({ id: `${index}`, date: day(dayCount), ...round })))

  it('has one estimate, in whatever order it comes, also the rounds of one day', () => {
    fc.assert(
      fc.property(
        played.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([list, shuffled]) => {
          expect(estimateIndex(shuffled)).toEqual(estimateIndex(list))
        },
      ),
      { seed: 21 },
    )
  })

  it('has an index of one decimal up to 54, from as many of the latest twenty as the table says', () => {
    fc.assert(
      fc.property(played, (list) => {
        const estimate = estimateIndex(list)
        expect(estimate.kind).toBe(list.length < 3 ? 'too-few' : 'known')
        if (estimate.kind === 'too-few') return
        const { index, scores } = estimate
        expect(index).toBeLessThanOrEqual(54)
        expect(index).toBe(Number(index.toFixed(1)))
        expect(scores).toHaveLength(Math.min(20, list.length))
        const counted = scores.filter(({ isCounted }) => isCounted)
        expect(counted).toHaveLength(countedDifferentials(list.length)?.lowestCount ?? 0)
        const [highest, lowestLeft] = [
          Math.max(...counted.map((score) => score.differential)),
          Math.min(...scores.filter(({ isCounted }) => !isCounted).map((score) => score.differential)),
        ]
        expect(highest).toBeLessThanOrEqual(lowestLeft)
      }),
      { seed: 22 },
    )
  })

  // Within seven strokes nothing is exceptional; within a year no Low Index expires. Then better rounds only help.
  const close = fc.array(fc.integer({ min: 100, max: 169 }), { minLength: 3, maxLength: 45 })

  it('has no higher index when one of its rounds is better', () => {
    fc.assert(
      fc.property(close, fc.nat(), fc.integer({ min: 1, max: 69 }), (tenths, which, betterTenths) => {
        const at = which % tenths.length
        const better = tenths.map((each, index) => (index === at ? Math.max(100, each - betterTenths) : each))
        const indexOf = (list: readonly number[]) => known(rounds(list.map((each) => each / 10))).index
        expect(indexOf(better)).toBeLessThanOrEqual(indexOf(tenths))
      }),
      { seed: 23 },
    )
  })

  it('has no higher index after one more round that beats all of twenty', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 100, max: 169 }), { minLength: 20, maxLength: 40 }), (tenths) => {
        const list = rounds(tenths.map((each) => each / 10))
        const best = Math.min(...tenths) / 10
        const more = [...list, ...rounds([best], { from: list.length })]
        expect(known(more).index).toBeLessThanOrEqual(known(list).index)
      }),
      { seed: 24 },
    )
  })

  it('never stands more than five strokes above its Low Index', () => {
    fc.assert(
      fc.property(played, (list) => {
        const estimate = estimateIndex(list)
        if (estimate.kind === 'too-few' || estimate.lowIndex === undefined) return
        expect(estimate.index - estimate.lowIndex).toBeLessThanOrEqual(5 + 1e-9)
      }),
      { seed: 25 },
    )
  })
})
