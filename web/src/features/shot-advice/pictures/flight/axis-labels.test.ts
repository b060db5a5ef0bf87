import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { placeInRow } from './axis-labels.ts'
import { clubMark } from './flight.copy.ts'

it('marks clubs as they are marked on the sole, each differently', () => {
  expect((['driver', '3-wood', '4-hybrid', '7-iron', 'pw', 'putter'] as const).map(clubMark)).toEqual([
    'Dr',
    '3w',
    '4h',
    '7i',
    'PW',
    'Pt',
  ])
  expect(new Set(CLUB_TYPES.map(clubMark)).size).toBe(CLUB_TYPES.length)
})

const ROOM = { fromPx: 2, toPx: 260, gapPx: 8 }
const ROUNDING_PX = 1e-6
const labels = fc
  .array(fc.record({ wantedPx: fc.integer({ min: -40, max: 320 }), widthPx: fc.integer({ min: 8, max: 60 }) }), {
    maxLength: 3,
  })
  .map((given) => given.toSorted((a, b) => a.wantedPx - b.wantedPx))

describe('labels in a row', () => {
  it('never touch and never leave their room', () => {
    fc.assert(
      fc.property(labels, (given) => {
        const placedPx = placeInRow(given, ROOM)
        let endPx = ROOM.fromPx - ROOM.gapPx
        for (const [index, { widthPx }] of given.entries()) {
          const middlePx = placedPx[index] ?? NaN
          expect(middlePx - widthPx / 2).toBeGreaterThanOrEqual(endPx + ROOM.gapPx - ROUNDING_PX)
          endPx = middlePx + widthPx / 2
        }
        expect(endPx).toBeLessThanOrEqual(ROOM.toPx + ROUNDING_PX)
      }),
      { seed: 20_262, numRuns: 300 },
    )
  })

  it('stay where they are wanted when there is room', () => {
    const given = [60, 130, 200].map((wantedPx) => ({ wantedPx, widthPx: 40 }))
    expect(placeInRow(given, ROOM)).toEqual([60, 130, 200])
  })
})
