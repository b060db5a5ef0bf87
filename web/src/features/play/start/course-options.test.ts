import { describe, expect, it } from 'vitest'
import type { PlayedHole, PlayedRound } from '@bagwise/contract/play'
import { readCourse } from '../../../../../golf/reference/course-files.ts'
import { courseOptions, linesFor } from './course-options.ts'

const ROUND: PlayedRound = {
  id: '3f0e1d2c-4b5a-4978-8a6b-5c4d3e2f1a0b',
  date: '2026-11-22',
  course: 'Heather Links',
  courseId: null,
  tees: 'white',
  holeCount: 18,
  firstHole: 1,
  courseRating: 71.3,
  slopeRating: 128,
  playingConditions: null,
  handicapThen: 15,
  rules: 'casual',
  adviceFromHole: null,
  isCounting: true,
  state: 'finished',
}
const hole = (number: number, more: Partial<PlayedHole> = {}): PlayedHole => ({
  round: ROUND.id,
  number,
  par: 4,
  strokeIndex: null,
  lengthYards: null,
  score: 5,
  finish: 'holed',
  putts: null,
  firstPuttFeet: null,
  pin: null,
  ...more,
})
const AUGUSTA = readCourse('us-augusta')

describe('the courses that a round may begin on', () => {
  it('RND-01 are the last one first, with the tees played last and their rating', () => {
    const options = courseOptions({
      rounds: [
        { round: { ...ROUND, tees: 'yellow', slopeRating: 121 }, holes: [hole(1)] },
        { round: ROUND, holes: [hole(1), hole(2)] },
        { round: { ...ROUND, course: 'Dune Park' }, holes: undefined },
      ],
      maps: [AUGUSTA],
    })
    expect(options.map(({ course }) => course)).toEqual(['Heather Links', 'Dune Park', AUGUSTA.name])
    expect(options[0]?.tees.map(({ name, slopeRating }) => [name, slopeRating])).toEqual([
      ['yellow', 121],
      ['white', 128],
    ])
  })

  it('RND-02 know a rating that only an earlier round from these tees had, and every hole that was played from them', () => {
    const [option] = courseOptions({
      rounds: [
        { round: { ...ROUND, courseRating: null, slopeRating: null }, holes: [hole(1, { par: 5 })] },
        { round: ROUND, holes: [hole(1), hole(2, { par: 3, strokeIndex: 17, lengthYards: 150 })] },
      ],
      maps: [],
    })
    expect(option?.tees).toMatchObject([{ name: 'white', courseRating: 71.3, slopeRating: 128, ratedLoop: 'full' }])
    expect(option?.tees[0]?.lines.map(({ number, par }) => [number, par])).toEqual([
      [1, 5],
      [2, 3],
    ])
  })

  it('RND-02 keep the ratings of eighteen holes and of each nine apart', () => {
    const [option] = courseOptions({
      rounds: [
        { round: { ...ROUND, holeCount: 9, courseRating: 35.6 }, holes: [] },
        { round: ROUND, holes: [] },
        { round: { ...ROUND, holeCount: 9, firstHole: 14, courseRating: 35.7 }, holes: [] },
      ],
      maps: [],
    })
    expect(option?.tees.map(({ ratedLoop, courseRating }) => [ratedLoop, courseRating])).toEqual([
      ['front', 35.6],
      ['full', 71.3],
      ['back', 35.7],
    ])
  })

  it('RND-01 put the course of the last round first, then a map within three miles, and no map farther away', () => {
    const rounds = [{ round: ROUND, holes: [] }]
    const near = courseOptions({ rounds, maps: [AUGUSTA], at: AUGUSTA.middle })
    expect(near.map(({ course, isNear }) => [course, isNear])).toEqual([
      ['Heather Links', false],
      [AUGUSTA.name, true],
    ])
    const { latitudeDeg, longitudeDeg } = AUGUSTA.middle
    const far = courseOptions({ rounds, maps: [AUGUSTA], at: { latitudeDeg: latitudeDeg + 0.05, longitudeDeg } })
    expect(far.map(({ isNear }) => isNear)).toEqual([false, false])
  })

  it('take par, stroke index and length of a map, and nothing where nobody knows it', () => {
    const [option] = courseOptions({ rounds: [], maps: [AUGUSTA] })
    const lines = linesFor([12, 19], option?.tees[0]?.lines ?? [])
    expect(lines[0]).toMatchObject({ number: 12, par: 3 })
    expect(lines[0]?.lengthYards).toBeGreaterThan(130)
    expect(lines[1]).toEqual({ number: 19, par: null, strokeIndex: null, lengthYards: null })
  })
})
