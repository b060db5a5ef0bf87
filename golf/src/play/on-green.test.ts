import { expect, it } from 'vitest'
import { readCourse } from '../../reference/course-files.ts'
import { planeAt } from '../course/plane.ts'
import { greenOf } from '../course/green-yards.ts'
import { isOnGreen } from './on-green.ts'
import { onEarth } from './testing/places.ts'

it('comes within 20 yards of a known pin, and not before', () => {
  const pin = onEarth(400)
  expect([379.9, 380.1, 400, 419.9, 420.1].map((along) => isOnGreen(onEarth(along), { pin }))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  expect(isOnGreen(onEarth(400), {})).toBe(false)
})

it('comes inside the outline of the hole’s own green on every hole of a mapped course, and 30 yards beyond its edge not', () => {
  const course = readCourse('us-augusta')
  for (const hole of course.holes) {
    const [tee] = hole.line
    if (!tee) throw new Error('The hole has no line')
    const plane = planeAt(tee)
    const green = greenOf(course, hole, plane)
    if (!green) throw new Error('The hole has no green')
    const on = (x: number, y: number) => isOnGreen(plane.from({ x, y }), { course, hole })
    expect([hole.number, on(green.middle.x, green.middle.y)]).toEqual([hole.number, true])
    expect([hole.number, on(green.area.box.right + 30, green.middle.y)]).toEqual([hole.number, false])
    expect([hole.number, isOnGreen(tee, { course, hole })]).toEqual([hole.number, false])
  }
})
