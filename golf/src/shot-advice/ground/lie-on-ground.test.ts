import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCourse } from '../../../reference/course-files.ts'
import { ENDLESS_YARDS, ellipse, rectangle } from './ground-rings.ts'
import { patchOf } from './ground.ts'
import { holeGround } from './hole-ground.ts'
import { lieAt, likelyLie } from './lie-on-ground.ts'

const right = (left: number) => rectangle({ left, right: ENDLESS_YARDS, near: -ENDLESS_YARDS, far: ENDLESS_YARDS })

describe('what a ball lies on', () => {
  it('is what lies on top: a bunker over the green’s fringe, water over a bunker, rough where nothing is drawn', () => {
    const round = (radius: number) => [
      ellipse({ middle: { x: 0, y: 0 }, halfWidthYards: radius, halfDepthYards: radius }),
    ]
    const patches = [
      patchOf('water', round(5)),
      patchOf('bunker', round(10)),
      patchOf('green', round(20)),
      patchOf('fringe', round(30)),
      patchOf('fairway', round(40)),
      patchOf('trees', round(50)),
    ]
    const lies = [2, 7, 15, 25, 35, 45, 55].map((x) => lieAt({ patches }, { x, y: 0 }))
    expect(lies).toEqual(['water', 'bunker', 'green', 'fringe', 'fairway', 'trees', 'rough'])
  })

  it('is the green in the middle of every green of a course with all tags', () => {
    const course = readCourse('us-augusta')
    for (const hole of course.holes) {
      const [ball] = hole.line
      if (!ball) throw new Error('The hole has no line')
      const ground = holeGround(course, hole, { ball })
      expect([hole.number, lieAt(ground, ground.greenMiddle)]).toEqual([hole.number, 'green'])
    }
  })

  it('near an edge is the side with more of the disk, and the other side is named too', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 9, noNaN: true }), fc.boolean(), (offYards, isRight) => {
        const patches = [patchOf('fairway', [right(0)])]
        const place = { x: isRight ? offYards : -offYards, y: 0 }
        const { lie, other } = likelyLie({ patches }, place, 20)
        expect([lie, other]).toEqual(isRight ? ['fairway', 'rough'] : ['rough', 'fairway'])
        expect(likelyLie({ patches }, place, 0)).toEqual({ lie, other: undefined })
      }),
    )
  })

  it('is sure where the edge is farther away than the place is uncertain', () => {
    const patches = [patchOf('fairway', [right(0)])]
    expect(likelyLie({ patches }, { x: 21, y: 0 }, 20)).toEqual({ lie: 'fairway', other: undefined })
  })
})
