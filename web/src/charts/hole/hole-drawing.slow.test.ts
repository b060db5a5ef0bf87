import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { holeGround } from '@bagwise/golf/shot-advice/ground/hole-ground'
import { COURSE_FILES, readCourse } from '../../../../golf/reference/course-files.ts'
import { HoleDrawing } from './hole-drawing.tsx'

const SHAPES = /<(?:path|rect|circle|ellipse|text)\b/g
const MOST_ELEMENTS = 400
const TEE = { x: 0, y: 0 }
const LOOKS = [{}, { view: 'green' }, { variant: 'ink' }, { view: 'rest' }] as const

describe.each(COURSE_FILES)('every hole of %s', (file) => {
  it('is drawn with fewer than 400 elements, without style attributes, and nothing in it is not a number', () => {
    const course = readCourse(file)
    expect(course.holes.length).toBeGreaterThan(0)
    for (const hole of course.holes) {
      const [ball = course.middle] = hole.line
      const ground = holeGround(course, hole, { ball })
      const oval = { at: ground.greenMiddle, lateralSdYards: 9, distanceSdYards: 12, alongDeg: 0, isOwn: false }
      const marks = {
        ball: TEE,
        pin: ground.pin,
        tees: hole.tees.map(({ at }) => ground.turn.to(ground.plane.to(at))),
        ovals: [{ ...oval, label: '7-Iron' }],
        startLine: { from: TEE, to: ground.greenMiddle },
        plates: ground.way.map((at, index) => ({ at, text: String(index), note: 'to clear' })),
        ringsYards: [50, 75, 100, 125, 150, 175, 200],
      }
      for (const look of LOOKS) {
        const given = {
          ground,
          marks,
          sentence: 'A hole',
          units: 'yards',
          widthPx: 390,
          heightPx: 563,
          ...look,
        } as const
        const markup = renderToStaticMarkup(createElement(HoleDrawing, given))
        expect(markup.match(SHAPES)?.length, hole.id).toBeLessThan(MOST_ELEMENTS)
        expect(markup, hole.id).not.toMatch(/ style=|NaN|Infinity|undefined/)
      }
    }
  })
})
