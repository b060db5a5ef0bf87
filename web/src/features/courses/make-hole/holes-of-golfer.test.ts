import { expect, it } from 'vitest'
import type { CourseHole } from '@bagwise/golf/course/course'
import { withHole } from './holes-of-golfer.ts'

const hole = (number: number, lengthYards = 300): CourseHole => ({
  id: `chosen/${number}/${lengthYards}`,
  number,
  lengthYards,
  line: [],
  tees: [],
})

it('adds a hole by its number, replaces it, takes it away and brings it back', () => {
  const third = withHole({ tees: 'map' }, { number: 3, hole: hole(3) })
  const both = withHole(third, { number: 1, hole: hole(1) })
  expect(both.holes).toEqual([hole(1), hole(3)])
  const longer = withHole(both, { number: 3, hole: hole(3, 410) })
  expect(longer.holes).toEqual([hole(1), hole(3, 410)])
  const gone = withHole(longer, { number: 3, hole: undefined })
  expect(gone.holes).toEqual([hole(1)])
  expect(withHole(gone, { number: 3, hole: hole(3, 410) })).toEqual(longer)
})
