import { describe, expect, it } from 'vitest'
import { PlayedHole, PlayedRound } from '@bagwise/contract/play'
import { linesFor } from './course-options.ts'
import { firstPlan, linesOf, parseStartPlan, withCourse, withLoop, withTees, withTypedTees } from './start-plan.ts'
import { isRating, newRound, numbersOf, ratingOf, startsOf } from './round-plan.ts'
import { ratingProblem, strokesLine } from './start.copy.ts'

const OPTION = {
  key: 'typed heather links',
  course: 'Heather Links',
  courseId: null,
  isNear: false,
  tees: [
    { name: 'white', courseRating: 71.3, slopeRating: 128, ratedLoop: 'full' as const, lines: [] },
    { name: 'white', courseRating: 35.6, slopeRating: 126, ratedLoop: 'front' as const, lines: [] },
  ],
}

describe('the plan of a round', () => {
  it('RND-02 is eighteen holes, the first nine, the second nine, one, or from another start', () => {
    expect(numbersOf({ loop: 'full', startHole: 1 })).toEqual(Array.from({ length: 18 }, (_, index) => index + 1))
    expect(numbersOf({ loop: 'full', startHole: 17 }).slice(0, 3)).toEqual([17, 18, 1])
    expect(numbersOf({ loop: 'front', startHole: 1 })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(numbersOf({ loop: 'back', startHole: 10 })).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18])
    expect(numbersOf({ loop: 'one', startHole: 7 })).toEqual([7])
    expect(startsOf('front')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('RND-02 begins as the last round did, with the rating of the holes that are played', () => {
    const plan = firstPlan([OPTION])
    expect(plan).toMatchObject({ course: 'Heather Links', tees: 'white', courseRating: '71.3', slopeRating: '128' })
    expect(withLoop(plan, 'front', OPTION)).toMatchObject({ courseRating: '35.6', slopeRating: '126' })
    for (const loop of ['back', 'one'] as const)
      expect(withLoop(plan, loop, OPTION)).toMatchObject({ courseRating: '', slopeRating: '' })
    expect(withCourse(plan, undefined)).toMatchObject({ course: '', tees: '', courseRating: '' })
  })

  it('RND-02 has the rating of eighteen holes after a round of nine from the same tees', () => {
    const nineLast = { ...OPTION, tees: OPTION.tees.toReversed() }
    expect(firstPlan([nineLast])).toMatchObject({ loop: 'full', courseRating: '71.3', slopeRating: '128' })
  })

  it('takes the name of other tees as it is typed, whether or not tees of the list begin like it', () => {
    const other = withTees(firstPlan([OPTION]), undefined, OPTION)
    expect(other).toMatchObject({ areTeesTyped: true, tees: '', courseRating: '', slopeRating: '' })
    const white = withTypedTees(other, 'white', OPTION)
    expect(white).toMatchObject({ areTeesTyped: true, tees: 'white', courseRating: '71.3', slopeRating: '128' })
    expect(withTypedTees(white, 'white-blue', OPTION)).toMatchObject({
      areTeesTyped: true,
      tees: 'white-blue',
      courseRating: '',
      slopeRating: '',
    })
    const rated = { ...other, tees: 'blue', courseRating: '73.1', slopeRating: '133' }
    expect(withTypedTees(rated, 'white', OPTION)).toMatchObject({ courseRating: '73.1', slopeRating: '133' })
    expect(withLoop(rated, 'front', OPTION)).toMatchObject({ areTeesTyped: true, tees: 'blue', courseRating: '' })
    expect(withTees(white, 'white', OPTION)).toMatchObject({ areTeesTyped: false, tees: 'white' })
  })

  it('has par and stroke index of the course from other tees, but not their lengths', () => {
    const line = { number: 3, par: 5, strokeIndex: 11, lengthYards: 512 }
    const mapped = { ...OPTION, tees: OPTION.tees.map((tees) => ({ ...tees, lines: [line] })) }
    const red = withTypedTees(firstPlan([mapped]), 'red', mapped)
    expect(linesOf(red, mapped)[2]).toEqual({ ...line, lengthYards: null })
    expect(linesOf(firstPlan([mapped]), mapped)[2]).toEqual(line)
  })

  it('is read back from a tab as it was, and nothing else is', () => {
    const plan = firstPlan([OPTION])
    expect(parseStartPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
    for (const other of [null, {}, { ...plan, loop: 'all' }, { ...plan, typed: null }, { ...plan, rules: 'any' }]) {
      expect(parseStartPlan(other)).toBeUndefined()
    }
  })

  it('has both rating and slope or neither, within their ranges, and says what is wrong', () => {
    const rated = (courseRating: string, slopeRating: string, loop: 'full' | 'front' | 'one' = 'full') =>
      ratingOf({ loop, courseRating, slopeRating })
    expect(rated('', ' ')).toBeNull()
    expect(rated('71.3', '128')).toEqual({ courseRating: 71.3, slopeRating: 128 })
    expect(rated('71,3', '128')).toEqual({ courseRating: 71.3, slopeRating: 128 })
    expect(rated('35.6', '128', 'front')).toEqual({ courseRating: 35.6, slopeRating: 128 })
    expect(rated('71.3', '128', 'one')).toBeNull()
    expect(rated('71.3', '')).toEqual({ field: 'both' })
    expect(rated('35.6', '128')).toEqual({ field: 'courseRating' })
    expect(rated('71.34', '128')).toEqual({ field: 'courseRating' })
    expect(rated('71.3', '54')).toEqual({ field: 'slopeRating' })
    expect(isRating(rated('71.3', '54'))).toBe(false)
    expect(ratingProblem({ field: 'courseRating' }, 9)).toBe('The rating of 9 holes is 27 to 43, with one decimal.')
  })

  it('RND-03 RND-06 gives rows that the server takes: par 4 where nobody knows it, and counted with a rating unless the golfer says no', () => {
    const plan = firstPlan([OPTION])
    const made = (isCounting: boolean | undefined, rating: { courseRating: number; slopeRating: number } | null) =>
      newRound(
        { ...plan, isCounting },
        {
          id: '3f0e1d2c-4b5a-4978-8a6b-5c4d3e2f1a0b',
          date: '2026-11-28',
          lines: linesFor([1, 2], [{ number: 2, par: 3, strokeIndex: 17, lengthYards: 150 }]),
          rating,
          handicap: 28,
        },
      )
    const { round, holes } = made(undefined, { courseRating: 71.3, slopeRating: 128 })
    expect(PlayedRound.parse(round)).toEqual(round)
    for (const hole of holes) expect(PlayedHole.parse(hole)).toEqual(hole)
    expect(holes.map(({ par }) => par)).toEqual([4, 3])
    expect(round).toMatchObject({ isCounting: true, handicapThen: 28, state: 'playing' })
    expect(made(undefined, null).round.isCounting).toBe(false)
    expect(made(false, { courseRating: 71.3, slopeRating: 128 }).round.isCounting).toBe(false)
  })

  it('keeps what was said of a hole over what is known of it', () => {
    const plan = { ...firstPlan([OPTION]), typed: { 3: { par: 5 } } }
    expect(linesOf(plan, OPTION).find(({ number }) => number === 3)).toMatchObject({ par: 5 })
  })
})

describe('the strokes received', () => {
  const holes = (count: number) =>
    Array.from({ length: 18 }, (_, index) => ({
      number: index + 1,
      received: Math.floor(count / 18) + (index < count % 18 ? 1 : 0),
    }))

  it('read as a golfer says them', () => {
    expect(strokesLine(holes(17))).toBe('You get 17, one on each but 18.')
    expect(strokesLine(holes(18))).toBe('You get 18, one on each.')
    expect(strokesLine(holes(2))).toBe('You get 2, on 1 and 2.')
    expect(strokesLine(holes(0))).toBe('You get no strokes.')
    expect(strokesLine(holes(20))).toBe('You get 20, one on each and one more on 1 and 2.')
    const given = holes(0).map((hole) => ({ ...hole, received: hole.number > 16 ? -1 : 0 }))
    expect(strokesLine(given)).toBe('You give 2 strokes back, on 17 and 18.')
  })
})
