import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjustedGross, mostLikelyScore, netDoubleBogey } from './net-double-bogey.ts'
import { strokesReceived } from './strokes-received.ts'

const hole = fc.record({
  number: fc.integer({ min: 1, max: 18 }),
  par: fc.integer({ min: 3, max: 6 }),
  received: fc.option(fc.integer({ min: -1, max: 4 }), { nil: undefined }),
  score: fc.integer({ min: 1, max: 30 }),
})

describe('net double bogey', () => {
  it('HCP-07 is par + 2 + strokes received: for 24, 8 on a par 4 of index 5 and 6 on a par 3 of index 18; else par + 5', () => {
    const holes = Array.from({ length: 18 }, (_, place) => ({ strokeIndex: place + 1, lengthYards: null }))
    const { strokes } = strokesReceived({ courseHandicap: 24, holes })
    expect(netDoubleBogey({ par: 4, received: strokes[4] })).toBe(8)
    expect(netDoubleBogey({ par: 3, received: strokes[17] })).toBe(6)
    for (const par of [3, 4, 5, 6]) {
      expect(netDoubleBogey({ par, received: undefined })).toBe(par + 5)
      for (const received of [-1, 0, 1, 2, 3, 4]) expect(netDoubleBogey({ par, received })).toBe(par + 2 + received)
    }
  })
})

describe('the adjusted gross score', () => {
  it('HCP-08 sums the lower of score and net double bogey, and is never above the score', () => {
    expect(
      adjustedGross([
        { number: 1, par: 4, received: 1, score: 9 },
        { number: 2, par: 3, received: 0, score: 5 },
        { number: 3, par: 5, received: 2, score: 4 },
        { number: 4, par: 4, received: -1, score: 6 },
        { number: 5, par: 4, received: undefined, score: 12 },
      ]),
    ).toEqual({ score: 7 + 5 + 4 + 5 + 9, cutHoles: [1, 4, 5] })
    fc.assert(
      fc.property(fc.array(hole, { maxLength: 18 }), (holes) => {
        const { score, cutHoles } = adjustedGross(holes)
        const lower = holes.map((each) => Math.min(each.score, netDoubleBogey(each)))
        expect(score).toBe(lower.reduce((sum, each) => sum + each, 0))
        const gross = holes.reduce((sum, each) => sum + each.score, 0)
        expect(score).toBeLessThanOrEqual(gross)
        expect(cutHoles.length > 0).toBe(score < gross)
      }),
      { seed: 34 },
    )
  })

  it('is 0 of no holes', () => {
    expect(adjustedGross([])).toEqual({ score: 0, cutHoles: [] })
  })

  it('never falls when a score or the strokes received rise', () => {
    fc.assert(
      fc.property(hole, fc.nat({ max: 5 }), fc.nat({ max: 3 }), (each, moreStrokes, moreReceived) => {
        const { received } = each
        const more = {
          ...each,
          score: each.score + moreStrokes,
          received: received === undefined ? undefined : received + moreReceived,
        }
        expect(adjustedGross([more]).score).toBeGreaterThanOrEqual(adjustedGross([each]).score)
      }),
      { seed: 35 },
    )
  })
})

describe('the most likely score', () => {
  it.each([
    { strokesSoFar: 3, expectedStrokesToGo: 2.4, received: 1, score: 5 },
    { strokesSoFar: 3, expectedStrokesToGo: 2.5, received: 1, score: 6 },
    { strokesSoFar: 0, expectedStrokesToGo: 4.49, received: 0, score: 4 },
    { strokesSoFar: 6, expectedStrokesToGo: 2.1, received: 1, score: 7 },
    { strokesSoFar: 6, expectedStrokesToGo: 2.1, received: -1, score: 5 },
    { strokesSoFar: 6, expectedStrokesToGo: 2.1, received: undefined, score: 8 },
    { strokesSoFar: 9, expectedStrokesToGo: 2.1, received: undefined, score: 9 },
  ])(
    'on a par 4 after $strokesSoFar with $expectedStrokesToGo to go and $received received is $score',
    ({ strokesSoFar, expectedStrokesToGo, received, score }) => {
      expect(mostLikelyScore({ strokesSoFar, expectedStrokesToGo, par: 4, received })).toBe(score)
    },
  )

  it('is whole, never above net double bogey and no more than half a stroke off what is expected below it', () => {
    fc.assert(
      fc.property(
        hole,
        fc.nat({ max: 15 }),
        fc.double({ min: 1, max: 8, noNaN: true }),
        ({ par, received }, strokesSoFar, expectedStrokesToGo) => {
          const score = mostLikelyScore({ strokesSoFar, expectedStrokesToGo, par, received })
          expect(Number.isInteger(score)).toBe(true)
          const most = netDoubleBogey({ par, received })
          expect(score).toBeLessThanOrEqual(most)
          const offStrokes = Math.abs(score - strokesSoFar - expectedStrokesToGo)
          expect(score === most || offStrokes <= 0.5).toBe(true)
        },
      ),
      { seed: 36 },
    )
  })
})
