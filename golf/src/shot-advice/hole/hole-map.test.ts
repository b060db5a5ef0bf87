import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { strokesFrom } from '../hazards.ts'
import type { Hazard, Shot } from '../shot.ts'
import { HAZARD_KINDS, HAZARD_SIDES } from '../shot.ts'
import { holeMap } from './hole-map.ts'
import { holeOf } from './hole.ts'

const HANDICAP = 15
const SIDE_YARDS = 60
const FAIRWAY: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }

function mapOf(hazards: readonly Hazard[], cellYards = 1) {
  const hole = holeOf({ ...FAIRWAY, hazards })
  return { hole, map: holeMap({ hole, handicap: HANDICAP, cellYards, sideYards: SIDE_YARDS }) }
}

const cells = fc.record({ row: fc.integer({ min: -20, max: 220 }), column: fc.integer({ min: -60, max: 60 }) })
const hazards = fc.array(
  fc.record({ kind: fc.constantFrom(...HAZARD_KINDS), side: fc.constantFrom(...HAZARD_SIDES) }),
  { maxLength: 3 },
)

describe('the map of a hole', () => {
  it('has in the middle of a cell what a ball needs that stops there, away from any edge', () => {
    const { hole, map } = mapOf([{ kind: 'water', side: 'left' }])
    for (const { x, y } of [
      { x: 0, y: 150 },
      { x: 5, y: 145 },
      { x: 25, y: 150 },
      { x: -25, y: 140 },
      { x: 0, y: 80 },
      { x: 45, y: 60 },
    ]) {
      const { strokes } = strokesFrom(hole, HANDICAP, { xYards: x, yYards: y })
      expect(map.row(y, 0).strokes[map.sideCells + x]).toBeCloseTo(strokes, 9)
    }
  })

  it('never gets cheaper by a hazard, nor has more out of bounds than a cell holds', () => {
    fc.assert(
      fc.property(hazards, cells, fc.double({ min: 0, max: 15, noNaN: true }), (all, { row, column }, rollYards) => {
        const bare = mapOf([]).map
        const { map } = mapOf(all)
        const { strokes, outShares } = map.row(row, rollYards)
        const outShare = outShares[map.sideCells + column] ?? 0
        expect(outShare).toBeGreaterThanOrEqual(0)
        expect(outShare).toBeLessThanOrEqual(1)
        const bareStrokes = bare.row(row, rollYards).strokes[bare.sideCells + column] ?? Number.NaN
        expect(strokes[map.sideCells + column]).toBeGreaterThanOrEqual(bareStrokes * (1 - outShare) - 1e-9)
      }),
      { seed: 20_263, numRuns: 100 },
    )
  })

  it('has a ball in the water that lands in it and would have rolled out, and lets one roll out of sand', () => {
    // Water and sand in front both end at 132 yards.
    const { map: water } = mapOf([{ kind: 'water', side: 'front' }])
    const middle = water.sideCells
    expect(water.row(135, 6).strokes[middle]).toBeGreaterThan(Number(water.row(135, 0).strokes[middle]) + 0.5)
    expect(water.row(140, 6).strokes[middle]).toBe(water.row(140, 0).strokes[middle])
    const { map: sand } = mapOf([{ kind: 'bunker', side: 'front' }])
    expect(sand.row(135, 6).strokes[middle]).toBe(sand.row(135, 0).strokes[middle])
  })

  it('drops a ball beside water at a side no farther on than the water is long, wherever it would have run to', () => {
    // The water at the left ends at 190 yards; the ball landed in it and would have stopped at 195.
    const { hole, map } = mapOf([{ kind: 'water', side: 'left' }])
    const { strokes } = strokesFrom(hole, HANDICAP, { xYards: -20, yYards: 190 - 1e-9 })
    expect(map.row(195, 8).strokes[map.sideCells - 20]).toBeCloseTo(strokes, 6)
  })

  it('has the mean of its quarters for a cell at the edge of the green', () => {
    const { hole, map } = mapOf([], 3)
    const { map: half } = mapOf([], 1.5)
    // The green ends 12 yards off the line: half of this cell is green, half fringe.
    const [column, row] = [4, 50]
    const at = (xYards: number, yYards: number) => strokesFrom(hole, HANDICAP, { xYards, yYards }).strokes
    const quarters = [at(11.25, 149.25), at(11.25, 150.75), at(12.75, 149.25), at(12.75, 150.75)]
    const mean = quarters.reduce((sum, strokes) => sum + strokes, 0) / quarters.length
    expect(map.row(row, 0).strokes[map.sideCells + column]).toBeCloseTo(mean, 9)
    expect(Math.abs(mean - at(12, 150))).toBeGreaterThan(0.1)
    expect(half.row(2 * row, 0).strokes[half.sideCells]).toBeCloseTo(at(0, 150), 9)
  })

  it('counts the share of a cell that a hazard covers', () => {
    // Out of bounds begins 27 yards to the right: in the middle of a cell.
    const { map } = mapOf([{ kind: 'ob', side: 'right' }])
    const { outShares } = map.row(100, 0)
    expect([26, 27, 28].map((column) => outShares[map.sideCells + column])).toEqual([0, 0.5, 1])
    // Out of bounds behind begins at 168 yards and counts in full next to the left one.
    const { map: both } = mapOf([
      { kind: 'ob', side: 'back' },
      { kind: 'ob', side: 'left' },
    ])
    const behind = both.row(175, 0).outShares
    expect([-40, -27, 0].map((column) => behind[both.sideCells + column])).toEqual([1, 1, 1])
  })
})
