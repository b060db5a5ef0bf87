import { describe, expect, it } from 'vitest'
import { costliestCell } from './costliest-cell.ts'
import type { Gain } from './hole-gains.ts'
import { PARTS } from './parts.ts'
import type { Part } from './parts.ts'
import type { PartGains, RoundGains } from './round-gains.ts'
import { cellsOf } from './shot-cells.ts'
import type { ShotCell } from './shot-cells.ts'
import type { Spot } from './spot.ts'

const NOTHING: PartGains = { strokes: 0, seStrokes: 0, clarity: 'as-usual', movedStrokes: 0, shotCount: 0 }

type GivenGain = { readonly part: Part; readonly from: Spot } & Partial<Gain>

function gainOf({ strokes = 0, ...given }: GivenGain): Gain {
  return {
    to: { kind: 'holed' },
    curveStrokes: strokes,
    movedStrokes: 0,
    strokes,
    playedStrokes: 1,
    penaltyStrokes: 0,
    rest: null,
    ...given,
  }
}

/** A round of so many holes, with these gains on the first of them. */
function roundOf(gains: readonly GivenGain[], holeCount = 18): RoundGains {
  const holes = Array.from({ length: holeCount }, (_, index) => ({
    number: index + 1,
    gains: index === 0 ? gains.map(gainOf) : [],
  }))
  return {
    byPart: Object.fromEntries(PARTS.map((part) => [part, NOTHING])) as Record<Part, PartGains>,
    total: NOTHING,
    courseStrokes: undefined,
    comparison: 'own-handicap',
    holes,
    missingHoles: [],
  }
}

const APPROACH = { part: 'approach', from: { kind: 'fairway', leftYards: 120 } } as const
const CHIP = { part: 'short-game', from: { kind: 'rough', leftYards: 12 } } as const
const DRIVE = { part: 'tee', from: { kind: 'tee', leftYards: 400 } } as const
const times = <One>(count: number, one: One): readonly One[] => Array.from({ length: count }, () => one)

describe('what cost most', () => {
  it('is the cell with the lowest mean of the last five rounds, shrunk by n / (n + 12)', () => {
    const older = roundOf(times(18, { ...DRIVE, strokes: -1 }))
    const round = roundOf([...times(4, { ...CHIP, strokes: -0.4 }), ...times(6, { ...APPROACH, strokes: -0.2 })])
    const found = costliestCell([older, ...times(5, round)])
    expect(found).toMatchObject({ cell: 'chip', shotCount: 20, roundCount: 5, need: 'chipping', missSide: undefined })
    expect(found?.meanStrokes).toBeCloseTo((4 * -0.4 * 20) / 32, 9)
    expect(found?.seStrokes).toBeCloseTo(Math.sqrt((20 * 20 * 0.38 ** 2) / 39) / 5, 9)
  })

  it('needs six shots, and more than one standard error after shrinking', () => {
    expect(costliestCell([roundOf(times(5, { ...CHIP, strokes: -2 }))])).toBeUndefined()
    expect(costliestCell([roundOf(times(6, { ...CHIP, strokes: -2 }))])).toMatchObject({ cell: 'chip' })
    // 18 shots: 0.6 of the sum against 0.38 · √18 and a little less.
    expect(costliestCell([roundOf(times(18, { ...CHIP, strokes: -0.1 }))])).toBeUndefined()
    expect(costliestCell([roundOf(times(18, { ...CHIP, strokes: -0.15 }))])).toMatchObject({ cell: 'chip' })
  })

  it('is nothing where nothing stands out, and without a round', () => {
    expect(costliestCell([])).toBeUndefined()
    expect(costliestCell([roundOf([])])).toBeUndefined()
    expect(costliestCell(times(5, roundOf(times(10, { ...CHIP, strokes: 0.2 }))))).toBeUndefined()
    expect(costliestCell([roundOf(times(9, { part: 'no-place', from: CHIP.from, strokes: -3 }))])).toBeUndefined()
  })

  it('counts strokes in eighteen holes: nine holes are half a round', () => {
    const gains = times(8, { ...CHIP, strokes: -0.5 })
    const [nine, full] = [9, 18].map((holeCount) => costliestCell([roundOf(gains, holeCount)]))
    expect(nine?.meanStrokes).toBeCloseTo(2 * Number(full?.meanStrokes), 9)
  })
})

describe('the side of the misses', () => {
  const missed = (acrossYards: number, alongYards = 120, strokes = -0.6) => ({
    ...APPROACH,
    strokes,
    rest: { alongYards, acrossYards, sdYards: 4 },
  })

  it('is named where at least 60 % of at least five misses agree', () => {
    const sideOf = (...gains: readonly GivenGain[]) => costliestCell([roundOf(gains)])?.missSide
    const [right, left] = [missed(15), missed(-15)]
    const unseen = times(6, { ...APPROACH, strokes: -0.6 })
    expect(sideOf(...unseen, ...times(4, right))).toBeUndefined()
    expect(sideOf(...unseen, ...times(3, right), ...times(2, left))).toBe('right')
    expect(sideOf(...unseen, ...times(2, right), ...times(3, left))).toBe('left')
    expect(sideOf(...unseen, ...times(4, right), ...times(3, left))).toBeUndefined()
    // Nearer to the line than the place is known, and a shot that lost nothing.
    expect(sideOf(...unseen, ...times(5, missed(3)))).toBeUndefined()
    expect(sideOf(...times(12, { ...APPROACH, strokes: -0.6 }), ...times(9, missed(15, 120, 0.1)))).toBeUndefined()
  })

  it('is short or long of the pin as well, and then names the drills for it', () => {
    const needOf = (alongYards: number, acrossYards = 0) =>
      costliestCell([roundOf(times(9, missed(acrossYards, alongYards)))])
    expect(needOf(100)).toMatchObject({ missSide: 'short', need: 'short-of-target' })
    expect(needOf(140)).toMatchObject({ missSide: 'long', need: 'long-of-target' })
    expect(needOf(120, 20)).toMatchObject({ missSide: 'right', need: 'approach' })
  })

  it('is no more than left or right of a drive', () => {
    const drive = { ...DRIVE, strokes: -0.5, rest: { alongYards: 210, acrossYards: 25, sdYards: 4 } }
    expect(costliestCell([roundOf(times(14, drive))])).toMatchObject({ missSide: 'right', need: 'tee-shots' })
  })
})

it('names lost balls where penalties are at least half of what drives lost', () => {
  const lost = { ...DRIVE, strokes: -1.5, penaltyStrokes: 1 }
  const needOf = (...gains: readonly GivenGain[]) => costliestCell([roundOf(gains)])?.need
  expect(needOf(...times(3, lost), ...times(11, { ...DRIVE, strokes: -0.2 }))).toBe('lost-balls')
  expect(needOf(lost, ...times(13, { ...DRIVE, strokes: -0.3 }))).toBe('tee-shots')
})

describe('penalties elsewhere', () => {
  const wet = { ...APPROACH, strokes: -1.4, penaltyStrokes: 1 }
  const dry = (strokes: number) =>
    times(40, { ...APPROACH, from: { kind: 'fairway', leftYards: 170 }, strokes } as const)
  const costOf = (...gains: readonly GivenGain[]) => costliestCell([roundOf(gains)])

  it('are what to plan for, as far as the other shots do not make up for them', () => {
    expect(costOf(...times(9, wet), ...dry(0))).toMatchObject({ cell: 'penalties', need: 'planning', shotCount: 9 })
    const spread = times(9, wet).map(
      (gain, index) => ({ ...gain, from: { kind: 'rough', leftYards: 60 + 20 * index } }) as const,
    )
    expect(costOf(...spread, ...dry(0))).toMatchObject({ cell: 'penalties', need: 'planning', shotCount: 9 })
    expect(costOf(...spread, ...dry(0.02))?.meanStrokes).toBeCloseTo(((9 * -1.4 + 0.8) * 9) / 21, 9)
    expect(costOf(...spread, ...dry(-0.001))?.meanStrokes).toBeCloseTo((9 * -1.4 * 9) / 21, 9)
  })

  it('are no finding where golfers of the handicap have as many: what they cost, the others gain', () => {
    const spread = times(6, wet).map(
      (gain, index) => ({ ...gain, from: { kind: 'rough', leftYards: 60 + 30 * index } }) as const,
    )
    expect(costOf(...spread, ...dry(0.2))).toBeUndefined()
  })
})

it.each<readonly [readonly ShotCell[], GivenGain]>([
  [['tee'], DRIVE],
  [['tee'], { ...DRIVE, penaltyStrokes: 1 }],
  [['approach-100-to-150-yards', 'penalties'], { ...APPROACH, penaltyStrokes: 1 }],
  [['chip', 'penalties'], { ...CHIP, penaltyStrokes: 2 }],
  [['approach-50-to-100-yards'], { part: 'approach', from: { kind: 'rough', leftYards: 50.1 } }],
  [['approach-100-to-150-yards'], { part: 'approach', from: { kind: 'tee', leftYards: 100 } }],
  [['approach-150-to-200-yards'], { part: 'approach', from: { kind: 'trees', leftYards: 199.9 } }],
  [['approach-from-200-yards'], { part: 'approach', from: { kind: 'bunker', leftYards: 200 } }],
  [['sand'], { part: 'short-game', from: { kind: 'bunker', leftYards: 15 } }],
  [['chip'], { part: 'short-game', from: { kind: 'fringe', leftYards: 20 } }],
  [['pitch'], { part: 'short-game', from: { kind: 'rough', leftYards: 20.1 } }],
  [['putts-to-6-feet'], { part: 'putting', from: { kind: 'green', leftFeet: 6 } }],
  [['putts-to-25-feet'], { part: 'putting', from: { kind: 'green', leftFeet: 25 } }],
  [['putts-beyond-25-feet'], { part: 'putting', from: { kind: 'green', leftFeet: 26 } }],
  [[], { part: 'no-place', from: { kind: 'rough', leftYards: 26 } }],
])('puts a shot into %j', (cells, gain) => {
  expect(cellsOf(gainOf(gain))).toEqual(cells)
})
