import { describe, expect, it } from 'vitest'
import { COURSE_FILES, readCourse } from '../../reference/course-files.ts'
import type { CourseHole, Tee } from './course.ts'
import { planeAt } from './plane.ts'
import { MAP_TEES, teeOf, teeSets, yardsFromTee } from './tee-sets.ts'

const START = { latitudeDeg: 50, longitudeDeg: 8 }
const { from } = planeAt(START)
const at = (yards: number) => from({ x: 0, y: yards })

function hole(number: number, ...tees: readonly Omit<Tee, 'id'>[]): CourseHole {
  return {
    id: `hole/${number}`,
    number,
    line: [START, at(200), at(400)],
    tees: tees.map((tee, index) => ({ ...tee, id: `tee/${number}/${index}` })),
    lengthYards: 400,
  }
}

describe('tees of a course', () => {
  it('come by color or name, those that most holes have first; what few holes have is left out', () => {
    const holes = [
      hole(1, { at: at(-20), colour: 'white' }, { at: at(0), colour: 'Red' }),
      hole(2, { at: at(-20), name: 'White' }, { at: at(0), colour: 'red' }),
      hole(3, { at: at(0), colour: 'red' }, { at: at(9), name: 'Ladies' }),
    ]
    expect(teeSets({ holes })).toEqual([
      { key: MAP_TEES, name: undefined, holeCount: 3 },
      { key: 'tee:red', name: 'Red', holeCount: 3 },
      { key: 'tee:white', name: 'white', holeCount: 2 },
    ])
  })

  it('are the longest and the shortest where the map names none', () => {
    const holes = [hole(1, { at: at(-30) }, { at: at(0) }, { at: at(30) }), hole(2, { at: at(-30) }, { at: at(5) })]
    expect(teeSets({ holes }).map(({ key }) => key)).toEqual([MAP_TEES, 'longest', 'shortest'])
    expect(holes.map((one) => teeOf(one, 'longest')?.tee?.id)).toEqual(['tee/1/0', 'tee/2/0'])
    expect(holes.map((one) => teeOf(one, 'shortest')?.tee?.id)).toEqual(['tee/1/2', 'tee/2/1'])
    expect(holes.map((one) => teeOf(one)?.tee?.id)).toEqual(['tee/1/1', 'tee/2/1'])
  })

  it('that a hole lacks are the map’s own on that hole, and its line’s start where it has no tee', () => {
    const holes = [hole(1, { at: at(-20), colour: 'white' }), hole(2)]
    expect(teeOf(holes[0] ?? hole(9), 'tee:blue')?.tee?.id).toBe('tee/1/0')
    expect(teeOf(holes[1] ?? hole(9), 'tee:blue')).toEqual({ at: START, tee: undefined })
  })

  it('make a hole longer by what they lie behind the line’s start', () => {
    expect(yardsFromTee(hole(1), { at: START })).toBeCloseTo(400)
    expect(yardsFromTee(hole(1), { at: at(-25) })).toBeCloseTo(425)
    expect(yardsFromTee(hole(1), { at: at(30) })).toBeCloseTo(370)
  })

  it('of every fixture give each hole a place to begin, near its mapped length', () => {
    for (const file of COURSE_FILES) {
      const course = readCourse(file)
      for (const { key } of teeSets(course)) {
        for (const each of course.holes) {
          const tee = teeOf(each, key)
          if (!tee) throw new Error(`${file} has a hole without a tee`)
          const yards = yardsFromTee(each, tee)
          expect(Math.abs(yards - each.lengthYards), `${file} ${each.number} ${key}`).toBeLessThan(250)
        }
      }
    }
  })
})
