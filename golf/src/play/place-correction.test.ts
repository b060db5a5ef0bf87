import { expect, it } from 'vitest'
import { PLACE_CORRECTIONS, placeCorrectionAt } from './place-correction.ts'
import type { CorrectedKind } from './place-correction.ts'
import type { Spot } from './spot.ts'

const SPOTS: Readonly<Record<CorrectedKind, readonly [nearest: Spot, farthest: Spot]>> = {
  approach: [
    { kind: 'rough', leftYards: 50.1 },
    { kind: 'trees', leftYards: 600 },
  ],
  pitch: [
    { kind: 'fairway', leftYards: 20.1 },
    { kind: 'bunker', leftYards: 50 },
  ],
  chip: [
    { kind: 'fringe', leftYards: 0 },
    { kind: 'rough', leftYards: 20 },
  ],
}

it.each(['approach', 'pitch', 'chip'] as const)(
  'corrects places that are played with a %s by the table, on straight lines and the same beyond its ends',
  (kind) => {
    const of = (index: number) => Number(PLACE_CORRECTIONS.at(index)?.[kind])
    for (const spot of SPOTS[kind]) {
      for (const row of PLACE_CORRECTIONS) expect(placeCorrectionAt(spot, row)).toBeCloseTo(row[kind], 12)
      expect(placeCorrectionAt(spot, { handicap: 10 })).toBeCloseTo((of(0) + of(1)) / 2, 12)
      expect(placeCorrectionAt(spot, { handicap: -3 })).toBe(of(0))
      expect(placeCorrectionAt(spot, { handicap: 54 })).toBe(of(-1))
      expect(placeCorrectionAt(spot, { handicap: null })).toBe(placeCorrectionAt(spot, { handicap: 18 }))
    }
  },
)

it('leaves tee, green and hole alone, so that no hole gains or loses by it', () => {
  const spots: readonly Spot[] = [{ kind: 'tee', leftYards: 400 }, { kind: 'green', leftFeet: 20 }, { kind: 'holed' }]
  expect(spots.map((spot) => placeCorrectionAt(spot, { handicap: 7 }))).toEqual([0, 0, 0])
})
