import { expect, it } from 'vitest'
import type { MapProblem } from './mapped-hole.ts'
import { problemText } from './map-it.copy.ts'

const PROBLEMS = [
  { problem: 'missing', part: 'tee' },
  { problem: 'missing', part: 'front' },
  { problem: 'missing', part: 'back' },
  { problem: 'missing', part: 'hazard' },
  { problem: 'hole-number', from: 1, to: 36 },
  { problem: 'par', from: 3, to: 6 },
  { problem: 'hole-length', from: 30, to: 800 },
  { problem: 'green-depth', from: 10, to: 74 },
  { problem: 'hazard-place', from: 0, to: 600 },
  { problem: 'not-mappable' },
  { problem: 'too-far' },
  { problem: 'course-full' },
] as const satisfies readonly MapProblem[]

it('says each problem in one sentence of its own, in the units of the golfer', () => {
  const texts = PROBLEMS.map((problem) => problemText(problem, 'yards'))
  expect(new Set(texts).size).toBe(PROBLEMS.length)
  for (const text of texts) expect(text).toMatch(/^[A-Z][^.!?]*\.$/)
  expect(problemText({ problem: 'green-depth', from: 10, to: 74 }, 'metres')).toContain('9 to 68 meters')
})
