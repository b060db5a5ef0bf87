import { expect, it } from 'vitest'
import type { Round } from '@bagwise/golf/handicap/round'
import { courseName, knownCourses } from './known-courses.ts'

const round = (course: string, tees: string, courseRating = 71.3): Round => ({
  id: 'r1',
  date: '2026-11-21',
  course,
  tees,
  courseRating,
  slopeRating: 128,
  adjustedGrossScore: 91,
  playingConditions: null,
})

it('offers each course and tees once, as last rated, the latest first', () => {
  const rounds = [
    round('Heather Links', 'White', 72),
    round('Old Mill', ''),
    round('heather links', 'white', 71),
    round('Heather Links', 'Yellow'),
  ]
  expect(knownCourses(rounds).map((known) => [courseName(known), known.courseRating])).toEqual([
    ['Heather Links, White', 72],
    ['Old Mill', 71.3],
    ['Heather Links, Yellow', 71.3],
  ])
})

it('offers no ratings of nine holes for a round of eighteen', () => {
  const nine = { ...round('Old Mill', '', 35.6), holeCount: 9 } as const
  expect(knownCourses([nine, round('Old Mill', '')])).toMatchObject([{ course: 'Old Mill', courseRating: 71.3 }])
})

it('offers no more than can be looked through at a glance', () => {
  expect(knownCourses(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => round(name, '')))).toHaveLength(4)
  expect(knownCourses([])).toEqual([])
})
