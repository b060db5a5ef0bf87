import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COURSE_FILES, readCourse } from '../../reference/course-files.ts'
import { courseFacts } from './course-facts.ts'
import type { CourseHole } from './course.ts'
import { holeAddress, holeAfter, holeAt } from './hole-address.ts'

const hole = (id: string, more: Partial<CourseHole>): CourseHole => ({
  id,
  line: [],
  tees: [],
  lengthYards: 100,
  ...more,
})

describe('the address of a hole', () => {
  it('is its number, with its loop where there are loops, and its place where it has no number', () => {
    const holes = [
      hole('1', { number: 7 }),
      hole('2', { number: 1, loop: 'A' }),
      hole('3', { number: 1, loop: 'B' }),
      hole('4', {}),
      hole('5', { number: 2, loop: 'The Lakes' }),
    ]
    expect(holes.map((one) => holeAddress({ holes }, one))).toEqual(['7', 'a1', 'b1', 'x4', 'x5'])
  })

  it('leads back to the hole, for every hole of any course', () => {
    const anyHole = fc.record({
      number: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      loop: fc.option(fc.constantFrom('A', 'B', 'x', 'X1', '1', 'North', ''), { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(anyHole, { maxLength: 30 }), (drawn) => {
        const holes = drawn.map((more, index) => hole(`hole/${index}`, more))
        for (const one of holes) expect(holeAt({ holes }, holeAddress({ holes }, one))).toBe(one)
      }),
    )
    for (const file of COURSE_FILES) {
      const course = readCourse(file)
      for (const one of course.holes) expect(holeAt(course, holeAddress(course, one))).toBe(one)
    }
  })

  it('of nothing that is there leads nowhere', () => {
    expect(holeAt({ holes: [hole('1', { number: 7 })] }, '8')).toBeUndefined()
  })
})

describe('the next hole', () => {
  it('after the last is the first, in both directions', () => {
    const holes = ['1', '2', '3'].map((id, index) => hole(id, { number: index + 1 }))
    const [first, second, third] = holes
    if (!first || !second || !third) throw new Error('There are three holes')
    expect(holeAfter({ holes }, third, 1)).toBe(first)
    expect(holeAfter({ holes }, first, -1)).toBe(third)
    expect(holeAfter({ holes }, first, 1)).toBe(second)
    expect(holeAfter({ holes: [first] }, first, 1)).toBeUndefined()
  })
})

describe('what a list says of a course', () => {
  it('counts holes and mapped greens, and sums par only where every hole has one', () => {
    const holes = [hole('1', { par: 4, green: 'g' }), hole('2', { par: 3 })]
    expect(courseFacts({ holes })).toEqual({ holeCount: 2, greenCount: 1, parSum: 7 })
    expect(courseFacts({ holes: [...holes, hole('3', {})] }).parSum).toBeUndefined()
    expect(courseFacts({ holes: [] }).parSum).toBeUndefined()
  })
})
