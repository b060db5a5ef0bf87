import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { REFERENCE_AIR } from '@bagwise/golf/flight/physics/air'
import { adviseHole } from '@bagwise/golf/shot-advice/ground/hole-shot'
import type { HoleAnswer } from '@bagwise/golf/shot-advice/ground/hole-shot'
import { holeGround } from '@bagwise/golf/shot-advice/ground/hole-ground'
import { latLonOf } from '@bagwise/golf/shot-advice/ground/ground-places'
import { placeFromPin } from '@bagwise/golf/shot-advice/ground/lines'
import { ADVISED_BAG } from '../../../../../golf/reference/advised-bag.ts'
import { readCourse } from '../../../../../golf/reference/course-files.ts'
import { GreenPlate } from '#courses/green-plate.tsx'
import { STILL_AIR_F } from './hole-foot.copy.ts'
import { holeMarks, nearFinish } from '#courses/hole-marks.ts'
import { NEW_PLAY, withBall } from '#courses/hole-play.ts'
import { shownHole } from '#courses/shown-hole.ts'

const COURSE = readCourse('us-augusta')
const GOLFER = { handicap: 15 }

/** Every third hole from its tee and from 150 yards. */
const SITUATIONS = COURSE.holes
  .filter((_, index) => index % 3 === 2)
  .flatMap((hole) => {
    const [tee] = hole.line
    if (!tee) return []
    const ground = holeGround(COURSE, hole, { ball: tee })
    return [NEW_PLAY, withBall(NEW_PLAY, latLonOf(ground, placeFromPin(ground, 150)))].map((play) => {
      const shown = shownHole({ course: COURSE, hole, ground, tee, play, isOutlineOut: true })
      const shot = { ball: shown.ball, lie: shown.lie, pin: play.pin }
      const answer = adviseHole(ADVISED_BAG, GOLFER, { course: COURSE, hole, shot })
      if ('problem' in answer) throw new Error(`There is no advice: ${answer.problem}`)
      return { hole, shown, answer }
    })
  })

function marksOf({
  shown,
  answer,
}: {
  readonly shown: (typeof SITUATIONS)[number]['shown']
  readonly answer: HoleAnswer
}) {
  const choice = answer.recommended
  const finishYards = Math.hypot(choice.finish.x, choice.finish.y)
  const reach = nearFinish(choice.reach, finishYards)
  const marks = holeMarks({
    shown,
    units: 'yards',
    choice,
    isOwnSpread: false,
    reach,
    tees: [],
    position: undefined,
  })
  return { marks, reach, finishYards, choice }
}

describe('what is drawn on a hole', () => {
  it('HOL-33 is front, middle, back, one oval with its club, the start line, and at most six plates of hazards within 40 yards of the finish', () => {
    for (const { hole, shown, answer } of SITUATIONS) {
      const { marks, reach, finishYards, choice } = marksOf({ shown, answer })
      const where = `hole ${hole.number}`
      const plate = renderToStaticMarkup(
        createElement(GreenPlate, { green: shown.green, middleYards: shown.middleYards, units: 'yards' }),
      )
      const numbers = [shown.green?.frontYards, shown.green?.middleYards, shown.green?.backYards]
      for (const yards of numbers) expect(plate, where).toContain(`>${Math.round(yards ?? Number.NaN)}<`)
      expect(marks.ovals, where).toHaveLength(1)
      expect(marks.ovals?.[0]?.label, where).toBeTruthy()
      expect(marks.startLine?.from, where).toEqual(shown.ballPlace)
      expect(marks.plates?.length ?? 0, where).toBeLessThanOrEqual(6)
      const shownYards = new Set(
        reach.flatMap(({ reachYards, coverYards }) => [reachYards, coverYards].map(Math.round)),
      )
      for (const { text } of marks.plates ?? []) expect(shownYards.has(Number(text)), where).toBe(true)
      for (const { reachYards, coverYards } of reach) {
        expect(reachYards - 40, where).toBeLessThanOrEqual(finishYards)
        expect(coverYards + 40, where).toBeGreaterThanOrEqual(finishYards)
      }
      // What is left out is farther off.
      for (const one of choice.reach.filter((each) => !reach.includes(each))) {
        expect(Math.max(one.reachYards - finishYards, finishYards - one.coverYards), where).toBeGreaterThan(40)
      }
    }
  })
})

describe('the air of a hole without weather', () => {
  it('is the one that every stated carry is for', () => {
    expect(STILL_AIR_F).toBe(REFERENCE_AIR.temperatureF)
  })
})

describe('a ball on a hole', () => {
  it('lies on the tee until it is put elsewhere, then on what the map has there, and the golfer’s word wins', () => {
    const [first, second] = SITUATIONS
    if (!first || !second) throw new Error('There are two situations')
    expect(first.shown.lie).toBe('tee')
    expect(first.shown.likely).toBeUndefined()
    expect(['fairway', 'rough', 'bunker', 'fringe']).toContain(second.shown.lie)
    expect(second.shown.likely).toBeDefined()
    const said = shownHole({
      course: COURSE,
      hole: second.hole,
      ground: second.shown.ground,
      tee: first.shown.ball,
      play: { ...withBall(NEW_PLAY, second.shown.ball), lie: 'bunker' },
      isOutlineOut: true,
    })
    expect(said.lie).toBe('bunker')
  })
})
