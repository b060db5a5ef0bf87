import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gainTrend } from './gain-trend.ts'
import { roundGains } from './round-gains.ts'
import type { RoundGains } from './round-gains.ts'
import { holeOf, shotsOf } from './testing/logged-holes.ts'

/** So many holes, each with a drive that ends so far from the pin. */
function roundOf(holeCount: number, leftYards: number): RoundGains {
  const shots = shotsOf({ lie: 'tee' }, { lie: 'fairway', leftYards })
  const hole = holeOf({ shots, putts: 2, firstPuttFeet: 20, score: 4 })
  return roundGains(
    Array.from({ length: holeCount }, () => hole),
    { handicap: 15, tees: null },
  )
}

describe('the trend of a part', () => {
  it('is the mean of the last 5, 10 and 20 rounds', () => {
    const rounds = Array.from({ length: 23 }, (_, index) => roundOf(18, 130 + 2 * index))
    const { means, points } = gainTrend(rounds).tee
    expect(points).toHaveLength(20)
    for (const { ofRounds, roundCount, meanStrokes } of means) {
      const latest = rounds.slice(-ofRounds)
      expect(roundCount).toBe(ofRounds)
      expect(meanStrokes).toBeCloseTo(latest.reduce((sum, { byPart }) => sum + byPart.tee.strokes, 0) / ofRounds, 9)
    }
    expect(means.map(({ ofRounds }) => ofRounds)).toEqual([5, 10, 20])
  })

  it('takes what there is of fewer rounds', () => {
    const { means } = gainTrend([roundOf(18, 150), roundOf(18, 160)]).tee
    expect(means.map(({ roundCount }) => roundCount)).toEqual([2, 2, 2])
    expect(gainTrend([]).tee).toEqual({
      points: [],
      means: [5, 10, 20].map((ofRounds) => ({ ofRounds, roundCount: 0, meanStrokes: 0, seStrokes: 0 })),
      missingRounds: undefined,
      missingForHalfStroke: undefined,
    })
  })

  it('counts nine holes as half a round, and shows them as eighteen', () => {
    const [nine, full] = [roundOf(9, 150), roundOf(18, 150)]
    const { points, means } = gainTrend([nine, full]).tee
    expect(points[0]?.strokes).toBeCloseTo(2 * nine.byPart.tee.strokes, 9)
    expect(points[0]?.strokes).toBeCloseTo(Number(points[1]?.strokes), 9)
    expect(points.map(({ holeCount }) => holeCount)).toEqual([9, 18])
    const mixed = gainTrend([roundOf(9, 120), roundOf(18, 180)]).tee.means[0]
    const expected = (roundOf(9, 120).byPart.tee.strokes + roundOf(18, 180).byPart.tee.strokes) / 1.5
    expect(mixed?.meanStrokes).toBeCloseTo(expected, 9)
    expect(means[0]?.seStrokes).toBeCloseTo(Math.hypot(nine.byPart.tee.seStrokes, full.byPart.tee.seStrokes) / 1.5, 9)
  })

  it('says how many rounds are missing until a mean as large as this one is beyond its error', () => {
    const { missingRounds, means } = gainTrend([roundOf(18, 203)]).tee
    const [meanStrokes, seStrokes] = [Number(means[2]?.meanStrokes), Number(means[2]?.seStrokes)]
    expect(Math.abs(meanStrokes)).toBeLessThan(seStrokes)
    const needed = (seStrokes / meanStrokes) ** 2
    expect(missingRounds).toBe(Math.ceil(needed - 1))
    expect(gainTrend(Array.from({ length: 20 }, () => roundOf(18, 90))).tee.missingRounds).toBe(0)
  })

  it('says how many rounds are missing until half a stroke is beyond its error', () => {
    const { missingForHalfStroke, means } = gainTrend([roundOf(18, 203), roundOf(18, 180)]).tee
    const needed = 2 * (Number(means[2]?.seStrokes) / 0.5) ** 2
    expect(missingForHalfStroke).toBe(Math.ceil(needed - 2))
  })

  it('asks for fewer rounds the more there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 300 }), fc.integer({ min: 1, max: 19 }), (leftYards, count) => {
        const missing = (roundCount: number) =>
          gainTrend(Array.from({ length: roundCount }, () => roundOf(18, leftYards))).tee.missingRounds ?? Infinity
        expect(missing(count + 1)).toBeLessThanOrEqual(missing(count))
      }),
      { seed: 20_265, numRuns: 50 },
    )
  })
})
