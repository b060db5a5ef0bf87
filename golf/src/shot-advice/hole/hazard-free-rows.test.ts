import fc from 'fast-check'
import { expect, it } from 'vitest'
import { strokesFrom } from '../hazards.ts'
import { PINS } from '../shot.ts'
import { hazardFreeRows } from './hazard-free-rows.ts'
import { GREEN, holeOf } from './hole.ts'

const SIDE_CELLS = 30
const OFF_GREEN_YARDS = GREEN.halfDepthYards + GREEN.fringeYards + 3

const asked = fc.record({
  distanceYards: fc.oneof(fc.integer({ min: 20, max: 400 }), fc.double({ min: 20, max: 400, noNaN: true })),
  pin: fc.constantFrom(...PINS),
  pinSide: fc.constantFrom(undefined, 'left' as const, 'right' as const),
  fairwayWidthYards: fc.constantFrom(undefined, 24),
  handicap: fc.constantFrom(4, 15),
  sideCells: fc.constantFrom(SIDE_CELLS, 2 * SIDE_CELLS),
  row: fc.integer({ min: 0, max: 140 }),
  column: fc.integer({ min: -SIDE_CELLS, max: SIDE_CELLS }),
})

it('has the strokes of each place off the green, whatever holes were looked at before', () => {
  fc.assert(
    fc.property(fc.array(asked, { minLength: 2, maxLength: 12 }), (all) => {
      for (const { handicap, sideCells, row, column, ...shot } of all) {
        const hole = holeOf({ ...shot, hazards: [] })
        const cells = { cellYards: 3, sideCells }
        const rowOf = hazardFreeRows({ hole, handicap, cells })
        const strokes = rowOf(row, { from: 0, end: 2 * sideCells + 1 })[sideCells + column]
        const place = { xYards: column * 3, yYards: row * 3 }
        const isOff = Math.abs(place.yYards - hole.greenYards) > OFF_GREEN_YARDS
        const wanted = strokesFrom(hole, handicap, place).strokes
        expect(Math.abs((strokes ?? Number.NaN) - wanted) < 1e-9 || !isOff).toBe(true)
      }
    }),
    { numRuns: 150 },
  )
})
