import { describe, expect, it } from 'vitest'
import { groundMap } from './ground-map.ts'
import { patchOf } from './ground.ts'
import type { Ground } from './ground.ts'
import { rectangle } from './ground-rings.ts'
import { groundTarget } from './ground-target.ts'
import { cornerExtra } from './round-corner.ts'

/** 240 yards straight on, then 200 to the right: woods fill the corner. */
const PIN = { x: 200, y: 240 }
const DOGLEG: Ground = {
  pin: PIN,
  greenMiddle: PIN,
  way: [{ x: 0, y: 0 }, { x: 0, y: 240 }, PIN],
  patches: [
    patchOf('fairway', [rectangle({ left: -20, right: 20, near: 0, far: 260 })]),
    patchOf('fairway', [rectangle({ left: -20, right: 190, near: 220, far: 260 })]),
    patchOf('trees', [rectangle({ left: 25, right: 180, near: 0, far: 210 })]),
  ],
  isTreesKnown: true,
  unknown: [],
}
const STRAIGHT: Ground = { ...DOGLEG, way: [{ x: 0, y: 0 }, PIN] }

describe('the way round a corner', () => {
  it('counts where trees stand between a place and the pin, and nowhere else', () => {
    const extra = cornerExtra(DOGLEG)
    if (!extra) throw new Error('There is no corner')
    // Short of the corner the woods are in the way: up to it, and then on.
    expect(extra({ x: 0, y: 100 })).toBeCloseTo(140 + 200 - Math.hypot(200, 140), 6)
    expect(extra({ x: 0, y: 240 })).toBe(0)
    expect(extra({ x: 100, y: 240 })).toBe(0)
    // In between it is read from the places around.
    const between = extra({ x: 0, y: 105 })
    expect(between).toBeLessThan(extra({ x: 0, y: 100 }))
    expect(between).toBeGreaterThan(extra({ x: 0, y: 110 }))
    expect(cornerExtra(STRAIGHT)).toBeUndefined()
    expect(cornerExtra({ ...DOGLEG, patches: DOGLEG.patches.slice(0, 2) })).toBeUndefined()
  })

  it('makes a ball short of the corner dearer, in every frame', () => {
    const at = (ground: Ground, y: number) => {
      const map = groundMap({ ground, handicap: 15, cellYards: 1, sideYards: 40, extraYards: cornerExtra(ground) })
      return map.row(y, 0).strokes[map.sideCells] ?? Number.NaN
    }
    expect(at(DOGLEG, 150)).toBeGreaterThan(at(STRAIGHT, 150) + 0.05)
    expect(at(DOGLEG, 240)).toBeCloseTo(at(STRAIGHT, 240), 9)
    const swing = {
      club: '7-iron',
      loftDeg: 32,
      kind: 'full',
      swingFraction: 1,
      carryTodayYards: 150,
      finishYards: 150,
      driftYards: 0,
      scatters: [],
    } as const
    const target = groundTarget(DOGLEG, 15)
    expect(target.leftYards(swing)).toBeCloseTo(90 + 200, 3)
    const map = target.frameOf(swing).mapOf({ cellYards: 1, sideYards: 40 })
    // Frames are 3° apart: this one is a little off the way.
    expect(map.row(150, 0).strokes[map.sideCells]).toBeCloseTo(at(DOGLEG, 150), 2)
  })
})
