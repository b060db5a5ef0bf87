import { describe, expect, it } from 'vitest'
import { packCourse, unpackCourse } from '@bagwise/golf/course/pack-course'
import { coursesFrom } from '@bagwise/golf/course/courses-from'
import { box, drawnReading } from '../../golf/reference/drawn-map.ts'
import { FoundCourse, PackedCourse, findCourses, getCourse } from './courses.ts'
import { coursePath, coursesPath } from './course-paths.ts'
import { roundedPlace } from './course-paths.ts'
import { COURSE_SIZE, MOST_STEP_PARTS } from './packed-course.ts'

const RING = [10, 10, 0, 50, 50, 0]
const GREEN = { kind: 'green', id: 'way/2', rings: [RING] }
const TEE = { id: 'node/3', name: 'Yellow', colour: 'yellow', at: [5, 5] }
const HOLE = {
  id: 'way/4',
  number: 1,
  loop: 'A',
  name: 'Burn',
  par: 4,
  handicap: 18,
  greenBy: 'inside',
  lengthYards: 380,
  line: [0, 0, 3000, 0],
  green: 0,
  tees: [TEE],
}
const COURSE = {
  v: 1,
  id: 'way/1',
  name: 'Heather Links',
  takenOn: '2026-11-20',
  at: [56_343_300, -2_803_100],
  outline: [RING],
  shapes: [GREEN],
  holes: [HOLE],
  known: ['green'],
  notes: { unreadable: 3 },
}

const isTaken = (changes: object) => PackedCourse.safeParse({ ...COURSE, ...changes }).success
const withHole = (changes: object) => ({ holes: [{ ...HOLE, ...changes }] })
const withShape = (changes: object) => ({ shapes: [{ ...GREEN, ...changes }] })
const withTee = (changes: object) => withHole({ tees: [{ ...TEE, ...changes }] })
const many = <Entry extends object>(entry: Entry, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...entry, id: `way/${index}` }))

describe('a packed course', () => {
  it('is what `golf` packs and unpacks', () => {
    const courses = coursesFrom(
      drawnReading([
        { tags: { leisure: 'golf_course', name: 'Heather Links' }, area: box(0, 0, 500, 500) },
        { tags: { golf: 'green' }, area: box(0, 200, 12, 15) },
        { tags: { golf: 'tee', name: 'Yellow', tee: 'yellow' }, area: box(0, -200, 4, 4) },
        {
          tags: { golf: 'hole', ref: '1', par: '4', handicap: '18', name: 'Burn' },
          line: [
            [0, -200],
            [0, 200],
          ],
        },
      ]),
    )
    expect(courses[0]?.holes).toHaveLength(1)
    for (const course of courses) {
      const sent: unknown = JSON.parse(JSON.stringify(packCourse(course)))
      const packed = PackedCourse.parse(sent)
      expect(packed).toEqual(sent)
      expect(JSON.parse(JSON.stringify(packCourse(unpackCourse(packed))))).toEqual(sent)
    }
  })

  it('is taken with as much as it may have', () => {
    expect(PackedCourse.parse(COURSE)).toEqual(COURSE)
    const steps = Array.from({ length: COURSE_SIZE.wayNumbers }, () => 0)
    const rings = Array.from({ length: COURSE_SIZE.numbers / COURSE_SIZE.wayNumbers }, () => steps)
    expect(isTaken({ outline: rings, shapes: [], holes: [] })).toBe(true)
    expect(isTaken({ shapes: many({ ...GREEN, rings: [[0, 0]] }, COURSE_SIZE.shapes) })).toBe(true)
    expect(isTaken({ holes: many(HOLE, 72) })).toBe(true)
    expect(isTaken({ name: '⛳'.repeat(100) })).toBe(true)
    expect(isTaken({ name: '𝕃'.repeat(100) })).toBe(true)
  })

  it.each<readonly [string, object]>([
    ['73 holes', { holes: many(HOLE, 73) }],
    ['3,001 shapes', { shapes: many({ ...GREEN, rings: [[0, 0]] }, 3_001) }],
    [
      '60,002 numbers',
      { outline: [...Array.from({ length: 6 }, () => Array(10_000).fill(0)), [0, 0]], shapes: [], holes: [] },
    ],
    ['10,002 numbers in one ring', { outline: [Array(10_002).fill(0)] }],
    ['more than 256 kB', { shapes: many({ ...GREEN, rings: [Array(16).fill(-123_456)] }, 2_000) }],
    ['a step of more than 0.2°', withShape({ rings: [[MOST_STEP_PARTS + 1, 0]] })],
    ['a step that is no whole number', withShape({ rings: [[0.5, 0]] })],
    ['a step that is no number', withShape({ rings: [['1', 0]] })],
    ['a longitude missing', withShape({ rings: [[1, 2, 3]] })],
    ['a ring of nothing', withShape({ rings: [[]] })],
    ['a middle beyond 80°', { at: [80_000_001, 0] }],
    ['a middle beyond 180°', { at: [0, 180_000_001] }],
    ['a middle of one number', { at: [1] }],
    ['a line of one place', withHole({ line: [0, 0] })],
    ['a tee of two places', withTee({ at: [0, 0, 1, 1] })],
    ['par 7', withHole({ par: 7 })],
    ['par 2', withHole({ par: 2 })],
    ['stroke index 19', withHole({ handicap: 19 })],
    ['hole 0', withHole({ number: 0 })],
    ['hole 37', withHole({ number: 37 })],
    ['801 yards', withHole({ lengthYards: 801 })],
    ['29 yards', withHole({ lengthYards: 29 })],
    ['a green that is not there', withHole({ green: 1 })],
    ['a green that is a bunker', withShape({ kind: 'bunker' })],
    ['a kind that does not exist', withShape({ kind: 'lava' })],
    ['an assumption that does not exist', withShape({ assumed: 'out' })],
    ['a shape twice', { shapes: [GREEN, GREEN] }],
    ['a hole twice', { holes: [HOLE, HOLE] }],
    ['a kind said twice', { known: ['green', 'green'] }],
    ['a kind of water that is no kind of knowledge', { known: ['water-red'] }],
    ['a note that does not exist', { notes: { unread: 1 } }],
    ['a note of less than nothing', { notes: { unreadable: -1 } }],
    ['another version', { v: 2 }],
    ['a day that is none', { takenOn: '2026-02-30' }],
    ['a name of 101 characters', { name: '𝕃'.repeat(101) }],
    ['a NUL in its name', { name: 'Links\u0000' }],
    ['half a character in its name', { name: 'Links\ud83c' }],
    ['an id of nothing', { id: '' }],
    ['an id with a blank', { id: 'way 1' }],
    ['an id of 65 characters', { id: `way/${'1'.repeat(61)}` }],
    ['a key of its own', { golfer: 'Ann' }],
    ['a key of its own in a hole', withHole({ golfer: 'Ann' })],
    ['a key of its own in a shape', withShape({ golfer: 'Ann' })],
    ['a key of its own in a tee', withTee({ golfer: 'Ann' })],
  ])('is refused with %s', (_what, changes) => {
    expect(isTaken(changes)).toBe(false)
  })

  it('has names in NFC, without control characters and whatever else nobody sees', () => {
    const { name, holes } = PackedCourse.parse({
      ...COURSE,
      name: ' Cafe\u0301\u0007 \u202eLinks ',
      ...withTee({ name: 'Blue\u200b\n', colour: 'a\u0301' }),
    })
    expect(name).toBe('Café Links')
    expect(holes[0]?.tees[0]).toMatchObject({ name: 'Blue', colour: '\u00e1' })
  })
})

describe('the question for courses', () => {
  const isAsked = (query: object) => findCourses.query.safeParse(query).success

  it('has a place or a name of 3 to 80 characters, or both', () => {
    const place = { latitudeDeg: '56.34', longitudeDeg: '-2.80' }
    expect([place, { name: 'Old' }, { name: 'x'.repeat(80) }, { ...place, name: 'Old' }].every(isAsked)).toBe(true)
    const wrong = [
      {},
      { latitudeDeg: '56.34' },
      { name: 'Ol' },
      { name: '  Ol  ' },
      { name: 'x'.repeat(81) },
      { ...place, latitudeDeg: '80.1' },
      { ...place, longitudeDeg: '180.1' },
      { ...place, latitudeDeg: '1e1' },
      { ...place, latitudeDeg: 'NaN' },
      { ...place, radius: '50' },
    ]
    expect(wrong.filter(isAsked)).toEqual([])
  })

  it('goes out with a place rounded to 0.02°', () => {
    expect(coursesPath({ place: { latitudeDeg: 56.343_31, longitudeDeg: -2.803_14 } })).toBe(
      '/api/courses?latitudeDeg=56.34&longitudeDeg=-2.80',
    )
    expect(coursesPath({ place: { latitudeDeg: 0.005, longitudeDeg: -0.005 }, name: 'Öld & new' })).toBe(
      '/api/courses?latitudeDeg=0.00&longitudeDeg=0.00&name=%C3%96ld%20%26%20new',
    )
    expect(roundedPlace({ latitudeDeg: -33.937_62, longitudeDeg: 179.999 })).toEqual({
      latitudeDeg: -33.94,
      longitudeDeg: 180,
    })
  })

  it('is answered with twenty courses at most, within what there may be', () => {
    const course = { id: 'way/1', name: 'Old', at: [1, 2], holes: 18 }
    const answer = (count: number) => ({ courses: Array(count).fill(course), state: 'complete' })
    expect(findCourses.reply.safeParse(answer(20)).success).toBe(true)
    expect(findCourses.reply.safeParse(answer(21)).success).toBe(false)
    expect(FoundCourse.safeParse({ ...course, holes: 73 }).success).toBe(false)
  })
})

it('asks for a course by its id, which is answered with the course or with the word that it is asked for', () => {
  expect(coursePath('way/123')).toBe('/api/courses/way%2F123')
  for (const id of ['way/123', 'relation/9', 'lines/way/1', 'at/ground/-2.8031/56.3433'])
    expect(getCourse.query.parse({ id })).toEqual({ id })
  for (const id of ['', 'a b', 'way/1"];out;', 'x'.repeat(65)])
    expect(getCourse.query.safeParse({ id }).success).toBe(false)
  expect(getCourse.reply.parse({ course: COURSE, isStale: false })).toEqual({ course: COURSE, isStale: false })
  expect(getCourse.reply.parse({ state: 'asked' })).toEqual({ state: 'asked' })
  expect(getCourse.reply.safeParse({ state: 'none' }).success).toBe(false)
})
