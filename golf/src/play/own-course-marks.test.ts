import { describe, expect, it } from 'vitest'
import { yardsApart } from './hole-places.ts'
import { leftOfStroke } from './left-on-hole.ts'
import { rememberedPin, rememberedTee, withMark, withoutMark } from './own-course-marks.ts'
import type { CourseMarks } from './own-course-marks.ts'
import { onEarth, placeAt } from './testing/places.ts'

const HOLE = 7
const PIN = { hole: HOLE, kind: 'pin' } as const
const marked = (...alongs: readonly number[]): CourseMarks =>
  alongs.reduce<CourseMarks>(
    (marks, along, index) => withMark(marks, { ...PIN, round: `round ${index}` }, placeAt(along)),
    {},
  )
const pinOf = (marks: CourseMarks) => rememberedPin(marks[HOLE] ?? { pin: [] })

describe('own course notes', () => {
  it('give the second round a live distance', () => {
    const first = leftOfStroke({ here: placeAt(239), lengthYards: 400, way: [placeAt(0)] })
    expect(first?.from).toBe('length')
    const second = leftOfStroke({ here: placeAt(239), pin: pinOf(marked(402)), lengthYards: 400, way: [placeAt(0)] })
    expect(second).toMatchObject({ yards: expect.closeTo(163, 0), from: 'position' })
  })

  it('know the pin of a green the better the more rounds have marked it, and say on how many', () => {
    const pins = [marked(400), marked(390, 410), marked(390, 410, 395, 405)].map(pinOf)
    for (const pin of pins) expect(yardsApart(pin?.at ?? onEarth(0), onEarth(400))).toBeLessThan(0.1)
    expect(pins.map((pin) => pin?.roundCount)).toEqual([1, 2, 4])
    const sds = pins.map((pin) => pin?.sdYards ?? 0)
    expect(sds).toEqual(sds.toSorted((one, other) => other - one))
    // The hole is cut elsewhere each day, however often it was marked.
    expect(sds[2]).toBeGreaterThan(6)
  })

  it('go by the green of the latest round where pins are not on one green', () => {
    const pin = pinOf(marked(400, 402, 300))
    expect(yardsApart(pin?.at ?? onEarth(0), onEarth(300))).toBeLessThan(0.1)
    expect(pin?.roundCount).toBe(1)
  })

  it('hold one mark of a round, the latest one, which can be taken away', () => {
    const twice = withMark(withMark({}, { ...PIN, round: 'a' }, placeAt(380)), { ...PIN, round: 'a' }, placeAt(400))
    expect(twice[HOLE]?.pin.map(({ at }) => at)).toEqual([onEarth(400)])
    expect(pinOf(withoutMark(twice, { ...PIN, round: 'a' }))).toBeUndefined()
    expect(withoutMark(twice, { ...PIN, round: 'b' })).toEqual(twice)
    expect(withoutMark({}, { ...PIN, round: 'a' })).toEqual({})
  })

  it('keep the ten latest rounds', () => {
    const many = marked(...Array.from({ length: 14 }, (_, index) => 390 + index))
    expect(many[HOLE]?.pin.map(({ round }) => round)).toEqual(
      Array.from({ length: 10 }, (_, index) => `round ${index + 4}`),
    )
  })

  it('remember the tee of the latest round', () => {
    const tees = withMark(
      withMark({}, { hole: HOLE, kind: 'tee', round: 'a' }, placeAt(0)),
      { hole: HOLE, kind: 'tee', round: 'b' },
      placeAt(25),
    )
    expect(rememberedTee(tees[HOLE] ?? { tee: [] })).toMatchObject({ at: onEarth(25), roundCount: 2 })
    expect(rememberedTee({ tee: [] })).toBeUndefined()
  })
})
