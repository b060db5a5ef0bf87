import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patchOf } from '@bagwise/golf/shot-advice/ground/ground'
import type { Frame } from './hole-frame.ts'
import { clipped, seenRings, simplified } from './ring-points.ts'
import type { PxRing } from './ring-points.ts'

/** Two px a yard; the tee is in the middle of the lower edge. */
const FRAME: Frame = { widthPx: 200, heightPx: 400, pxPerYard: 2, leftYards: -50, topYards: 200 }
const BEYOND_PX = 14

function box(left: number, right: number, near: number, far: number) {
  return Float64Array.of(left, near, right, near, right, far, left, far)
}

/** As a path is filled whose rule is nonzero. */
function windingAt(rings: readonly PxRing[], xPx: number, yPx: number): number {
  let winding = 0
  for (const ring of rings) {
    for (let index = 0; index < ring.length; index += 2) {
      const [fromX = 0, fromY = 0] = ring.slice(index, index + 2)
      const [toX = 0, toY = 0] = [...ring, ...ring].slice(index + 2, index + 4)
      if (fromY <= yPx !== toY <= yPx && fromX + ((yPx - fromY) / (toY - fromY)) * (toX - fromX) > xPx)
        winding += toY > fromY ? 1 : -1
    }
  }
  return winding
}

function areaPx(ring: PxRing): number {
  return ring.reduce((sum, x, index) => {
    if (index % 2 === 1) return sum
    const [y = 0, nextX = ring[0] ?? 0, nextY = ring[1] ?? 0] = ring.slice(index + 1, index + 4)
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

describe('the rings of a patch', () => {
  it('are its corners in px, y upwards', () => {
    const [ring] = seenRings(patchOf('green', [box(-10, 10, 100, 130)]), FRAME)
    expect(ring).toEqual([80, 200, 120, 200, 120, 140, 80, 140])
  })

  it('leave out what is not in the frame', () => {
    expect(seenRings(patchOf('bunker', [box(200, 220, 100, 120)]), FRAME)).toEqual([])
    expect(seenRings(patchOf('bunker', [box(-10, 10, 900, 920)]), FRAME)).toEqual([])
  })

  it('have holes where inner rings are, whichever way the map draws them', () => {
    const outer = box(-40, 40, 20, 180)
    const island = box(-10, 10, 90, 110)
    const pond = box(-20, 20, 60, 140)
    for (const rings of [
      [outer, pond, island],
      [outer.toReversed().map((_, index, all) => all[index % 2 === 0 ? index + 1 : index - 1] ?? 0), pond, island],
      [island, pond, outer],
    ]) {
      const seen = seenRings(patchOf('trees', rings), FRAME)
      expect(windingAt(seen, 100 - 60, 200)).not.toBe(0)
      expect(windingAt(seen, 100 + 30, 200)).toBe(0)
      expect(windingAt(seen, 100, 200)).not.toBe(0)
    }
  })

  it('add up where patches of one path overlap', () => {
    const seen = [patchOf('fairway', [box(-20, 20, 20, 100)]), patchOf('fairway', [box(-20, 20, 80, 160).toReversed()])]
    const rings = seen.flatMap((patch) => seenRings(patch, FRAME))
    expect(windingAt(rings, 100, 400 - 180)).not.toBe(0)
  })

  it('are cut off beyond the frame, and keep their whole area within', () => {
    const everywhere = patchOf('out', [box(-3000, 3000, -3000, 3000), box(-30, 30, -500, 500)])
    const seen = seenRings(everywhere, FRAME)
    for (const ring of seen) {
      ring.forEach((px, index) => {
        expect(px).toBeGreaterThanOrEqual(-BEYOND_PX)
        expect(px).toBeLessThanOrEqual((index % 2 === 0 ? 200 : 400) + BEYOND_PX)
      })
    }
    expect(windingAt(seen, 20, 200)).not.toBe(0)
    expect(windingAt(seen, 100, 200)).toBe(0)
  })
})

const anyRing = fc
  .array(fc.tuple(fc.integer({ min: -300, max: 500 }), fc.integer({ min: -300, max: 700 })), {
    minLength: 3,
    maxLength: 30,
  })
  .map((corners) => corners.flat())

describe('a ring', () => {
  it('is inside the cut as it was, wherever it is cut', () => {
    fc.assert(
      fc.property(anyRing, fc.integer({ min: 0, max: 199 }), fc.integer({ min: 0, max: 399 }), (ring, x, y) => {
        const cut = clipped(ring, FRAME)
        expect(windingAt([cut], x + 0.37, y + 0.41)).toBe(windingAt([ring], x + 0.37, y + 0.41))
      }),
    )
  })

  it('loses corners that are not seen, and none that is', () => {
    const circle = Array.from({ length: 360 }, (_, deg) => [
      100 + 60 * Math.cos((deg * Math.PI) / 180),
      100 + 60 * Math.sin((deg * Math.PI) / 180),
    ]).flat()
    const fewer = simplified(circle)
    expect(fewer.length).toBeLessThan(circle.length / 6)
    expect(Math.abs(areaPx(fewer) / areaPx(circle) - 1)).toBeLessThan(0.02)
    const star = [0, 0, 10, 30, 20, 0, 18, 31, 40, 40, 0, 38]
    expect(simplified(star)).toEqual(star)
    expect(simplified([0, 0, 50, 0.2, 100, 0, 100, 100, 0, 100])).toEqual([0, 0, 100, 0, 100, 100, 0, 100])
  })
})
