import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placed } from './course-plan.tsx'
import { isInFrame, pointOf } from './hole-frame.ts'
import { closerFrame, planFrame, tappedOf } from './plan-frame.ts'

const coordinate = fc.integer({ min: -1_500, max: 1_500 })
const places = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 1, maxLength: 60 })

it('shows every place of a course with north above, in a drawing that fits a phone', () => {
  fc.assert(
    fc.property(places, fc.integer({ min: 240, max: 900 }), (all, widthPx) => {
      const frame = planFrame(all, widthPx)
      expect(all.every((place) => isInFrame(frame, pointOf(frame, place)))).toBe(true)
      expect(frame.heightPx).toBeLessThanOrEqual(Math.round(widthPx * 1.25))
      const north = all.toSorted((one, other) => other.y - one.y)
      expect(pointOf(frame, north[0] ?? { x: 0, y: 0 }).yPx).toBeLessThanOrEqual(
        pointOf(frame, north.at(-1) ?? { x: 0, y: 0 }).yPx,
      )
    }),
  )
})

it('takes a tap for what is nearest, says where several lie together, and parts them nearer by', () => {
  const things = [{ place: { x: 0, y: 0 } }, { place: { x: 40, y: 0 } }, { place: { x: 1_000, y: 900 } }]
  const frame = planFrame(
    things.map(({ place }) => place),
    326,
  )
  const [first, second, alone] = things
  if (!first || !second || !alone) throw new Error('There are three')
  expect(tappedOf(things, frame, pointOf(frame, alone.place))).toEqual({ nearest: alone, areSeveral: false })
  expect(tappedOf(things, frame, pointOf(frame, second.place))).toEqual({ nearest: second, areSeveral: true })
  const closer = closerFrame(frame, second.place)
  expect(pointOf(closer, second.place)).toEqual({
    xPx: expect.closeTo(163, 5),
    yPx: expect.closeTo(frame.heightPx / 2, 5),
  })
  expect(tappedOf(things, closer, pointOf(closer, first.place))).toEqual({ nearest: first, areSeveral: false })
  expect(tappedOf(things, frame, { xPx: 326, yPx: frame.heightPx })).toEqual({ nearest: undefined, areSeveral: false })
})

it('letters what is chosen and whatever has room beside it; the others are dots', () => {
  const mark = (letters: string, x: number, isChosen = false) => ({ letters, place: { x, y: 0 }, isChosen })
  const marks = [mark('A', 0), mark('B', 10, true), mark('C', 600), mark('D', 9_000)]
  const frame = planFrame(
    [marks[0]?.place, marks[2]?.place].flatMap((place) => place ?? []),
    326,
  )
  expect(placed(marks, frame).map(({ letters, isLettered }) => [letters, isLettered])).toEqual([
    ['C', true],
    ['A', false],
    ['B', true],
  ])
})
