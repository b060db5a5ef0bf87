import { expect, it } from 'vitest'
import type { Round } from '@bagwise/golf/handicap/round'
import { courseName, knownCourseName, knownCourses } from './known-courses.ts'

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

it('offers nine holes of a course beside its eighteen, with their own rating', () => {
  const nine = { ...round('Old Mill', 'Red', 35.6), holeCount: 9 } as const
  const known = knownCourses([nine, round('Old Mill', 'Red'), { ...nine, courseRating: 36 }])
  expect(known.map((each) => [knownCourseName(each), each.courseRating, each.holeCount])).toEqual([
    ['Old Mill, Red, 9 holes', 35.6, 9],
    ['Old Mill, Red', 71.3, 18],
  ])
})

it('offers no more than can be looked through at a glance', () => {
  expect(knownCourses(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => round(name, '')))).toHaveLength(4)
  expect(knownCourses([])).toEqual([])
})
