import { describe, expect, it } from 'vitest'
import { strokeCurves, strokesOn } from '../strokes.ts'
import { groundMap } from './ground-map.ts'
import { rectangle } from './ground-rings.ts'
import { patchOf } from './ground.ts'
import type { Cover, Ground, Patch } from './ground.ts'

const HANDICAP = 15
const PIN = { x: 0, y: 200 }

function ground(...patches: readonly Patch[]): Ground {
  return { pin: PIN, greenMiddle: PIN, patches, way: [{ x: 0, y: 0 }, PIN], isTreesKnown: true, unknown: [] }
}

const box = (cover: Cover, left: number, right: number, near: number, far: number) =>
  patchOf(cover, [rectangle({ left, right, near, far })])

/** In the middle of a cell of a yard. */
function strokesAt(of: Ground, x: number, y: number, rollYards = 0): number {
  const map = groundMap({ ground: of, handicap: HANDICAP, cellYards: 1, sideYards: 100 })
  return map.row(y, rollYards).strokes[map.sideCells + x] ?? Number.NaN
}

const { rough, fairway } = strokeCurves(HANDICAP)
const fromRough = (x: number, y: number) => strokesOn(rough, Math.hypot(x, y - PIN.y))

describe('the map of a ground', () => {
  it('HOL-25 drops a ball before yellow water, before or beside red water, and keeps lost what would have rolled on', () => {
    // From 100 to 140, and from 10 to 50 to the right of the line.
    const yellow = ground(box('water', 10, 50, 100, 140))
    expect(strokesAt(yellow, 30, 120)).toBeCloseTo(1 + fromRough(30, 98), 6)
    expect(strokesAt(yellow, 12, 138)).toBeCloseTo(1 + fromRough(12, 98), 6)
    expect(strokesAt(yellow, 5, 120)).toBeCloseTo(fromRough(5, 120), 6)

    const red = ground(box('water-red', 10, 50, 100, 140))
    // Nearer to where it went in than to the side, and the other way round.
    expect(strokesAt(red, 45, 105)).toBeCloseTo(1 + fromRough(45, 98), 6)
    expect(strokesAt(red, 14, 138)).toBeCloseTo(1 + fromRough(8, 138), 6)
    // Across the line there is no side to drop on.
    const across = ground(box('water-red', -90, 90, 100, 140))
    expect(strokesAt(across, 14, 138)).toBeCloseTo(1 + fromRough(14, 98), 6)

    const rolled = (of: Ground, x: number, y: number) => strokesAt(of, x, y, 12)
    expect(rolled(yellow, 30, 148)).toBeCloseTo(1 + fromRough(30, 98), 6)
    expect(rolled(yellow, 30, 154)).toBeCloseTo(fromRough(30, 154), 6)
    const out = ground(box('out', 10, 50, 100, 140))
    const map = groundMap({ ground: out, handicap: HANDICAP, cellYards: 1, sideYards: 100 })
    expect(map.hasOut).toBe(true)
    expect(map.row(148, 12).outShares[map.sideCells + 30]).toBeCloseTo(1, 9)
    expect(map.row(154, 12).outShares[map.sideCells + 30]).toBe(0)
    const sand = ground(box('bunker', 10, 50, 100, 140))
    expect(rolled(sand, 30, 148)).toBeCloseTo(fromRough(30, 148), 6)
  })

  it('lays each cover over those below by its share of the cell, and raises the cost by hazards only', () => {
    const half = ground(patchOf('fairway', [rectangle({ left: -20, right: 20, near: 100.25, far: 180 })]))
    const own = strokesOn(fairway, 100)
    expect(strokesAt(half, 0, 100)).toBeCloseTo(0.25 * own + 0.75 * fromRough(0, 100), 6)
    // A bunker next to the hole may cost less than thick trees: it never makes a place cheaper.
    const trees = box('trees', -20, 20, 60, 180)
    for (let y = 60; y < 180; y += 7) {
      const without = strokesAt(ground(trees), 0, y)
      expect(strokesAt(ground(trees, box('bunker', -20, 20, 60, 180)), 0, y)).toBeGreaterThanOrEqual(without - 1e-9)
    }
  })
})
