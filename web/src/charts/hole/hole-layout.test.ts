import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlap } from '#charts/box.ts'
import { holeFrame, pointOf } from './hole-frame.ts'
import { holeLayout } from './hole-layout.ts'
import { blankGround } from './hole-marks.ts'

const GROUND = blankGround(420)
const KEPT_FREE = { leftPx: 8, topPx: 8, widthPx: 150, heightPx: 120 }

const anyPlace = fc.record({ x: fc.integer({ min: -60, max: 60 }), y: fc.integer({ min: 0, max: 420 }) })
const anyOval = fc.record({
  at: anyPlace,
  lateralSdYards: fc.integer({ min: 3, max: 25 }),
  distanceSdYards: fc.integer({ min: 3, max: 20 }),
  alongDeg: fc.integer({ min: -60, max: 60 }),
  isOwn: fc.boolean(),
  label: fc.constantFrom('Driver', '7-Iron', 'Pitching Wedge'),
})
const anyMarks = fc.record({
  ball: anyPlace,
  pin: anyPlace,
  ovals: fc.array(anyOval, { maxLength: 2 }),
  plates: fc.array(fc.record({ at: anyPlace, text: fc.constantFrom('98', '231'), note: fc.constant('to clear') }), {
    maxLength: 8,
  }),
  ringsYards: fc.subarray([50, 100, 150, 200]),
})

describe('what is read on a hole', () => {
  it('hides nothing else that is read, nor ball, pin, the middle of an oval or what is kept free', () => {
    fc.assert(
      fc.property(anyMarks, (marks) => {
        const frame = holeFrame(GROUND, marks, { view: 'hole', widthPx: 390, heightPx: 563 })
        const layout = holeLayout({ ground: GROUND, marks, frame, units: 'yards', keepFreePx: [KEPT_FREE] })
        const read = [...layout.plates, ...layout.labels].map(({ box }) => box)
        const points = [marks.ball, marks.pin, ...marks.ovals.map(({ at }) => at)].map((place) => pointOf(frame, place))
        const dots = points.map(({ xPx, yPx }) => ({ leftPx: xPx, topPx: yPx, widthPx: 1, heightPx: 1 }))
        read.forEach((box, index) => {
          const others = [...read.slice(index + 1), ...dots, KEPT_FREE, layout.bar.box]
          expect(others.filter((other) => overlap(box, other))).toEqual([])
        })
      }),
    )
  })

  it('is the same for the same hole', () => {
    fc.assert(
      fc.property(anyMarks, (marks) => {
        const frame = holeFrame(GROUND, marks, { view: 'hole', widthPx: 390, heightPx: 563 })
        const layout = () => holeLayout({ ground: GROUND, marks, frame, units: 'yards', keepFreePx: [] })
        expect(layout()).toEqual(layout())
      }),
    )
  })

  it('leaves out plates of places that are not in the drawing', () => {
    const marks = { plates: [{ at: { x: 0, y: 20 }, text: '20' }] }
    const frame = holeFrame(GROUND, marks, { view: 'green', widthPx: 390, heightPx: 563 })
    expect(holeLayout({ ground: GROUND, marks, frame, units: 'yards', keepFreePx: [] }).plates).toEqual([])
  })
})
