import { describe, expect, it } from 'vitest'
import { strokesFrom, yardsOutside } from './hazards.ts'
import { holeOf } from './hole/hole.ts'
import type { Hazard, Pin, Shot } from './shot.ts'
import { expectedPutts, expectedStrokes } from './strokes.ts'

const HANDICAP = 15
const shotWith = (hazards: readonly Hazard[], pin: Pin = 'middle'): Shot => ({
  distanceYards: 150,
  lie: 'fairway',
  slope: 'flat',
  pin,
  hazards,
})
const from = (xYards: number, yYards: number, hazards: readonly Hazard[] = []) =>
  strokesFrom(holeOf(shotWith(hazards)), HANDICAP, { xYards, yYards })
const strokes = (surface: 'fairway' | 'rough' | 'sand', distanceYards: number) =>
  expectedStrokes({ handicap: HANDICAP, surface, distanceYards })

describe('a hole without hazards', () => {
  it('has putts on the green, fairway beside it and before it, and rough around', () => {
    expect(from(0, 140).strokes).toBeCloseTo(expectedPutts({ handicap: HANDICAP, distanceFeet: 30 }), 6)
    expect(from(14.9, 150).strokes).toBeCloseTo(strokes('fairway', 14.9), 6)
    expect(from(15.1, 150).strokes).toBeCloseTo(strokes('rough', 15.1), 6)
    expect(from(18, 150).strokes).toBeCloseTo(strokes('rough', 18), 6)
    expect(from(0, 125).strokes).toBeCloseTo(strokes('rough', 25), 6)
    expect(from(16, 100).strokes).toBeCloseTo(strokes('fairway', Math.hypot(16, 50)), 6)
    expect(from(0, 114).strokes).toBeCloseTo(strokes('fairway', 36), 6)
    expect(from(0, 116).strokes).toBeCloseTo(strokes('rough', 34), 6)
    expect(from(17, 100).strokes).toBeCloseTo(strokes('rough', Math.hypot(17, 50)), 6)
  })

  it('has trees beyond 35 yards from the line, unless the green is near', () => {
    const recovery = expectedStrokes({ handicap: HANDICAP, surface: 'recovery', distanceYards: Math.hypot(40, 50) })
    expect(from(40, 100).strokes).toBeCloseTo(0.7 * strokes('rough', Math.hypot(40, 50)) + 0.3 * recovery, 6)
    expect(from(40, 120).strokes).toBeCloseTo(strokes('rough', 50), 6)
    expect(from(36, 100).strokes).toBeGreaterThan(strokes('rough', Math.hypot(36, 50)) + 0.05)
    expect(from(34, 90).strokes).toBeCloseTo(strokes('rough', Math.hypot(34, 60)), 6)
  })

  it.each([
    { pin: 'front', greenYards: 159 },
    { pin: 'middle', greenYards: 150 },
    { pin: 'back', greenYards: 141 },
  ] as const)('has its green around $greenYards for a $pin pin at 150', ({ pin, greenYards }) => {
    expect(holeOf(shotWith([], pin))).toMatchObject({ pinYards: 150, greenYards })
  })
})

describe('a hazard', () => {
  it('in front sends a ball in the water back before it, for a stroke', () => {
    // The water extends from 107 to 132.
    expect(from(5, 120, [{ kind: 'water', side: 'front' }]).strokes).toBeCloseTo(
      1 + strokes('rough', Math.hypot(5, 150 - 105)),
      6,
    )
    expect(from(5, 106, [{ kind: 'water', side: 'front' }]).strokes).toBe(from(5, 106).strokes)
    expect(from(5, 133, [{ kind: 'water', side: 'front' }]).strokes).toBe(from(5, 133).strokes)
  })

  it('at a side has its drop where the ball went in, and behind on the side of the green', () => {
    expect(from(-20, 140, [{ kind: 'water', side: 'left' }]).strokes).toBeCloseTo(
      1 + strokes('rough', Math.hypot(13, 10)),
      6,
    )
    expect(from(4, 180, [{ kind: 'water', side: 'back' }]).strokes).toBeCloseTo(
      1 + strokes('rough', Math.hypot(4, 16)),
      6,
    )
  })

  it.each([
    { kind: 'water', side: 'front', area: { nearYards: 107, farYards: 132, leftYards: -Infinity } },
    { kind: 'water', side: 'back', area: { nearYards: 168, farYards: 193, rightYards: Infinity } },
    { kind: 'water', side: 'right', area: { nearYards: 110, farYards: 190, leftYards: 15, rightYards: 40 } },
    { kind: 'bunker', side: 'front', area: { nearYards: 124, farYards: 132, leftYards: -12, rightYards: 12 } },
    { kind: 'bunker', side: 'left', area: { nearYards: 140, farYards: 160, leftYards: -23, rightYards: -15 } },
    { kind: 'ob', side: 'back', area: { nearYards: 168, farYards: Infinity, leftYards: -Infinity } },
    { kind: 'ob', side: 'front', area: { nearYards: 107, farYards: 132, rightYards: Infinity } },
  ] as const)('lies 3 yards off the green: $kind $side', ({ kind, side, area }) => {
    expect(holeOf(shotWith([{ kind, side }])).areas).toEqual([expect.objectContaining({ kind, side, ...area })])
  })

  it('out of bounds beside the hole begins behind fairway and rough, 27 yards off the line', () => {
    expect(holeOf(shotWith([{ kind: 'ob', side: 'left' }])).areas).toEqual([
      expect.objectContaining({ nearYards: -Infinity, farYards: Infinity, leftYards: -Infinity, rightYards: -27 }),
    ])
  })

  it('of sand costs what sand costs', () => {
    expect(from(18, 150, [{ kind: 'bunker', side: 'right' }]).strokes).toBeCloseTo(strokes('sand', 18), 6)
    expect(from(24, 150, [{ kind: 'bunker', side: 'right' }])).toEqual(from(24, 150))
  })

  it('out of bounds has the ball played again, along all of its side', () => {
    expect(from(-28, 20, [{ kind: 'ob', side: 'left' }]).isOut).toBe(true)
    expect(from(28, 20, [{ kind: 'ob', side: 'left' }]).isOut).toBe(false)
  })

  it('never begins where the ball lies, and lies before the pin however near that is', () => {
    const close: Shot = { ...shotWith([{ kind: 'water', side: 'front' }]), distanceYards: 22 }
    const [water] = holeOf(close).areas
    expect(water?.nearYards).toBe(3)
    expect(holeOf({ ...close, distanceYards: 18 }).areas).toMatchObject([{ nearYards: 3, farYards: 9 }])
    for (let distanceYards = 1; distanceYards <= 60; distanceYards += 1) {
      const [area] = holeOf({ ...close, distanceYards }).areas
      expect(area?.nearYards).toBeGreaterThan(0)
      expect(area?.farYards).toBeGreaterThan(Number(area?.nearYards))
      expect(area?.farYards).toBeLessThanOrEqual(Math.max(distanceYards / 2, distanceYards - 18))
    }
  })

  it('runs along the whole hole for a tee shot that cannot reach the green, and starts 21 yards off the line', () => {
    const [water] = holeOf(shotWith([{ kind: 'water', side: 'right' }]), { isBeyondTheBag: true }).areas
    expect(water).toMatchObject({ leftYards: 21, nearYards: -Infinity, farYards: Infinity })
  })
})

describe('the way to the edge of a hazard', () => {
  const [water] = holeOf(shotWith([{ kind: 'water', side: 'right' }])).areas
  const outside = (xYards: number, yYards: number) => water && yardsOutside(water, { xYards, yYards })

  it('is measured straight across, along, or to the corner, and is nothing within', () => {
    // The water is 15 to 40 yards right of the pin, from 110 to 190 yards.
    expect(outside(0, 150)).toBe(15)
    expect(outside(43, 150)).toBe(3)
    expect(outside(20, 100)).toBe(10)
    expect(outside(12, 106)).toBe(5)
    expect(outside(20, 150)).toBe(0)
  })

  it('is the same along the whole hole for an area without an end', () => {
    const [out] = holeOf(shotWith([{ kind: 'ob', side: 'left' }])).areas
    expect(out && yardsOutside(out, { xYards: 0, yYards: 20 })).toBe(27)
  })
})
