import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Place } from '@bagwise/golf/course/plane'
import { patchOf } from '@bagwise/golf/shot-advice/ground/ground'
import { GREEN_BOOK_PX_PER_YARD, holeFrame, isInFrame, placeOfPoint, pointOf, pointOfTap } from './hole-frame.ts'
import { blankGround } from './hole-marks.ts'
import type { DrawnGround, HoleView } from './hole-marks.ts'

const SIZE = { view: 'hole', widthPx: 390, heightPx: 563 } as const

function square({ x, y }: Place, halfYards: number) {
  return Float64Array.of(
    x - halfYards,
    y - halfYards,
    x + halfYards,
    y - halfYards,
    x + halfYards,
    y + halfYards,
    x - halfYards,
    y + halfYards,
  )
}

function holeAlong(way: readonly Place[]): DrawnGround {
  const greenMiddle = way.at(-1) ?? { x: 0, y: 0 }
  return { way, greenMiddle, patches: [patchOf('green', [square(greenMiddle, 12)])] }
}

const TEE = { x: 0, y: 0 }
const straight = (yards: number) => holeAlong([TEE, { x: 0, y: yards }])
const DOGLEG = holeAlong([TEE, { x: 150, y: 260 }, { x: 0, y: 480 }])

const anyWay = fc
  .record({ yards: fc.integer({ min: 60, max: 640 }), aside: fc.integer({ min: -200, max: 200 }) })
  .map(({ yards, aside }) => holeAlong([TEE, { x: aside, y: yards / 2 }, { x: 0, y: yards }]))
const anyView = fc.constantFrom<HoleView>('hole', 'rest', 'green')
const anySize = fc.record({
  widthPx: fc.integer({ min: 230, max: 800 }),
  heightPx: fc.integer({ min: 230, max: 900 }),
  view: anyView,
})

describe('the frame of a hole', () => {
  it('shows the tee, the whole way and the green, the tee below', () => {
    fc.assert(
      fc.property(anyWay, anySize, (ground, size) => {
        const frame = holeFrame(ground, { ball: TEE, pin: ground.greenMiddle }, { ...size, view: 'hole' })
        const points = [...ground.way, { x: 12, y: ground.greenMiddle.y + 12 }].map((place) => pointOf(frame, place))
        expect(points.every((point) => isInFrame(frame, point))).toBe(true)
        expect(pointOf(frame, TEE).yPx).toBeGreaterThan(pointOf(frame, ground.greenMiddle).yPx)
      }),
    )
  })

  it('is filled by a hole of 60 yards and by a dogleg of 580', () => {
    const lengthPx = (ground: DrawnGround) => {
      const frame = holeFrame(ground, { ball: TEE }, SIZE)
      return pointOf(frame, TEE).yPx - pointOf(frame, ground.greenMiddle).yPx
    }
    expect(lengthPx(straight(60))).toBeGreaterThan(0.6 * SIZE.heightPx)
    expect(lengthPx(straight(580))).toBeGreaterThan(0.8 * SIZE.heightPx)
    expect(lengthPx(DOGLEG)).toBeGreaterThan(0.8 * SIZE.heightPx)
  })

  it('shows 30 yards around the green, or what lies between ball and green', () => {
    const green = holeFrame(straight(400), {}, { ...SIZE, view: 'green' })
    expect(pointOf(green, { x: -42, y: 400 }).xPx).toBeCloseTo(0, 6)
    expect(isInFrame(green, pointOf(green, { x: 0, y: 358 }))).toBe(true)
    const ball = { x: 10, y: 250 }
    const rest = holeFrame(straight(400), { ball }, { ...SIZE, view: 'rest' })
    expect(isInFrame(rest, pointOf(rest, ball))).toBe(true)
    expect(isInFrame(rest, pointOf(rest, TEE))).toBe(false)
  })

  it('reaches to an oval, a ball or another tee that lie beside the hole', () => {
    const ground = straight(200)
    const oval = { at: { x: 90, y: 180 }, lateralSdYards: 20, distanceSdYards: 10, alongDeg: 0, isOwn: true }
    const ball = { x: -140, y: 100 }
    const tee = { x: 0, y: -60 }
    const shown = [
      { marks: { ovals: [oval] }, place: { x: 90 + 29, y: 180 } },
      { marks: { ball }, place: ball },
      { marks: { tees: [tee] }, place: tee },
    ]
    const without = holeFrame(ground, {}, SIZE)
    for (const { marks, place } of shown) {
      const frame = holeFrame(ground, marks, SIZE)
      expect([isInFrame(without, pointOf(without, place)), isInFrame(frame, pointOf(frame, place))]).toEqual([
        false,
        true,
      ])
    }
  })

  it('leaves the room that is asked for, and is no larger than is allowed', () => {
    const insetPx = { left: 180, top: 40 }
    const frame = holeFrame(straight(150), { ball: TEE }, { ...SIZE, insetPx })
    expect(pointOf(frame, { x: -24, y: 0 }).xPx).toBeGreaterThanOrEqual(180)
    expect(pointOf(frame, { x: 0, y: 162 }).yPx).toBeGreaterThanOrEqual(40)
    const printed = { ...SIZE, view: 'green', mostPxPerYard: GREEN_BOOK_PX_PER_YARD } as const
    expect(holeFrame(straight(150), {}, { ...printed, widthPx: 2000, heightPx: 2000 }).pxPerYard).toBe(7.2)
  })

  it('gives the place under a point, and the point of that place again', () => {
    fc.assert(
      fc.property(
        anyWay,
        anySize,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (ground, size, across, down) => {
          const frame = holeFrame(ground, {}, size)
          const point = { xPx: across * size.widthPx, yPx: down * size.heightPx }
          const again = pointOf(frame, placeOfPoint(frame, point))
          expect([again.xPx, again.yPx]).toEqual([expect.closeTo(point.xPx, 6), expect.closeTo(point.yPx, 6)])
        },
      ),
    )
    // Shown at half its size, 20 px from the left and 100 px down.
    const frame = holeFrame(straight(400), {}, SIZE)
    const box = { left: 20, top: 100, width: 195, height: 281.5 }
    expect(pointOfTap(frame, { box, clientX: 20 + 50, clientY: 100 + 30 })).toEqual({ xPx: 100, yPx: 60 })
    const blank = holeFrame(blankGround(400), {}, SIZE)
    const { x, y } = placeOfPoint(blank, pointOf(blank, { x: 3, y: 372 }))
    expect([x, y]).toEqual([expect.closeTo(3, 6), expect.closeTo(372, 6)])
  })
})
