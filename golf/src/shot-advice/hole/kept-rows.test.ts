import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groundMap } from '../ground/ground-map.ts'
import { groundOfShot } from '../ground/typed-ground.ts'
import type { Hazard, Shot } from '../shot.ts'
import { HAZARD_KINDS, HAZARD_SIDES } from '../shot.ts'
import { holeMap } from './hole-map.ts'
import type { HoleMap } from './hole-map.ts'
import { holeOf } from './hole.ts'
import { inTurn, keptRows } from './kept-rows.ts'

const HANDICAP = 15
const SIDE_YARDS = 60
const SHOT: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
const SIZE = { cellYards: 3, sideYards: SIDE_YARDS }

const columns = fc
  .tuple(fc.integer({ min: -3, max: 43 }), fc.integer({ min: -3, max: 43 }))
  .map(([one, other]) => ({ from: Math.min(one, other), end: Math.max(one, other) + 1 }))
  .filter(({ from, end }) => end > 0 && from <= 2 * (SIDE_YARDS / SIZE.cellYards))
const asked = fc.array(
  fc.record({ row: fc.integer({ min: -5, max: 70 }), rollYards: fc.constantFrom(0, 4, 11.5), columns }),
  { minLength: 1, maxLength: 12 },
)
const shots = fc.record({
  pinSide: fc.constantFrom(undefined, 'left' as const),
  hazards: fc.array(fc.record({ kind: fc.constantFrom(...HAZARD_KINDS), side: fc.constantFrom(...HAZARD_SIDES) }), {
    maxLength: 3,
  }),
})

const MAPS: readonly { readonly name: string; readonly mapOf: (shot: Shot) => HoleMap }[] = [
  { name: 'of a hole', mapOf: (shot) => holeMap({ hole: holeOf(shot), handicap: HANDICAP, ...SIZE }) },
  { name: 'of a ground', mapOf: (shot) => groundMap({ ground: groundOfShot(shot), handicap: HANDICAP, ...SIZE }) },
]

describe('rows of which only some cells are worked out', () => {
  it.each(MAPS)('are in these cells the whole rows to the last bit, whatever was asked before: $name', ({ mapOf }) => {
    fc.assert(
      fc.property(shots, asked, (more, all) => {
        const shot: Shot = { ...SHOT, ...more }
        const map = mapOf(shot)
        for (const { row, rollYards, columns: wanted } of all) {
          const whole = mapOf(shot).row(row, rollYards)
          const some = map.row(row, rollYards, wanted)
          const [from, end] = [Math.max(0, wanted.from), Math.min(whole.strokes.length, wanted.end)]
          expect(some.strokes.slice(from, end)).toEqual(whole.strokes.slice(from, end))
          expect(some.outShares.slice(from, end)).toEqual(whole.outShares.slice(from, end))
          const isAnyOut = some.outShares.slice(from, end).some((share) => share > 0)
          expect([some.hasOut, isAnyOut]).not.toEqual([false, true])
        }
      }),
      { numRuns: 60 },
    )
  })

  it.each(MAPS)('are as they were while three more are asked for: $name', ({ mapOf }) => {
    const hazards: readonly Hazard[] = [
      { kind: 'water', side: 'front' },
      { kind: 'ob', side: 'right' },
    ]
    const [map, other] = [mapOf({ ...SHOT, hazards }), mapOf({ ...SHOT, hazards })]
    const rows = [43, 44, 45, 46].map((row) => map.row(row, 9))
    rows.forEach(({ strokes, outShares }, index) => {
      const alone = other.row(43 + index, 9)
      expect([strokes, outShares]).toEqual([alone.strokes, alone.outShares])
    })
  })

  it.each(MAPS)('need no fewer strokes than the least of their row: $name', ({ mapOf }) => {
    fc.assert(
      fc.property(shots, fc.integer({ min: -5, max: 80 }), (more, row) => {
        const map = mapOf({ ...SHOT, ...more })
        const { strokes, outShares } = map.row(row, 0)
        const least = map.leastStrokes(row)
        expect(least).toBeGreaterThan(0)
        strokes.forEach((ofCell, column) => {
          expect(ofCell).toBeGreaterThanOrEqual(least * (1 - (outShares[column] ?? 0)) - 1e-9)
        })
      }),
      { numRuns: 100 },
    )
  })

  it('are worked out once', () => {
    fc.assert(
      fc.property(fc.array(columns, { minLength: 1, maxLength: 8 }), (all) => {
        const timesOf = new Map<number, number>()
        const row = keptRows({
          make: () => timesOf,
          fill: (times, _, { from, end }) => {
            for (let column = from; column < end; column += 1) times.set(column, (times.get(column) ?? 0) + 1)
          },
        })
        for (const { from, end } of all) {
          const times = row(7, { from, end })
          for (let column = from; column < end; column += 1) expect(times.get(column)).toBe(1)
        }
        expect([...timesOf.values()].every((times) => times === 1)).toBe(true)
      }),
    )
  })

  it('share arrays in turn', () => {
    let made = 0
    const next = inTurn(3, () => (made += 1))
    expect([next(), next(), next(), next()]).toEqual([1, 2, 3, 1])
  })
})
