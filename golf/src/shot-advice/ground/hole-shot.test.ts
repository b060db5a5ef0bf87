import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../../reference/advised-bag.ts'
import { readCourse } from '../../../reference/course-files.ts'
import { greenYards } from '../../course/green-yards.ts'
import { adviseOnGround, layUpsOnGround } from './advise-on-ground.ts'
import { compassDeg, latLonOf, placeIn } from './ground-places.ts'
import { holeGround } from './hole-ground.ts'
import { adviseHole } from './hole-shot.ts'
import type { CompassAir } from './air-on-line.ts'
import type { HoleAnswer, HoleShot } from './hole-shot.ts'
import { lineHazards } from './line-hazards.ts'
import { placeAlong } from './lines.ts'

const GOLFER = { handicap: 15 }
const COURSE = readCourse('us-augusta')

function holeOf(number: number) {
  const hole = COURSE.holes.find((one) => one.number === number)
  const [ball] = hole?.line ?? []
  if (!hole || !ball) throw new Error(`There is no hole ${number}`)
  return { hole, ball }
}

function answer(number: number, more: Partial<HoleShot> = {}, air: CompassAir = {}): HoleAnswer {
  const { hole, ball } = holeOf(number)
  const shot: HoleShot = { ball, lie: 'tee', pin: 'middle', ...more }
  const given = adviseHole(ADVISED_BAG, GOLFER, { course: COURSE, hole, shot }, air)
  if ('problem' in given) throw new Error(`There is no advice: ${given.problem}`)
  return given
}

describe('what a golfer reads of a hole', () => {
  it.each([1, 11, 18])(
    'is the same for a wind from a little left of the face, said by either sign, on hole %i with its bend',
    (number) => {
      const { hole, ball } = holeOf(number)
      const ground = holeGround(COURSE, hole, { ball })
      const [turned, negative] = [359, -1].map((windFromDeg) => {
        const air = { windSpeedMph: 11, windFromDeg }
        const advice = adviseOnGround(ADVISED_BAG, GOLFER, { ground, lie: 'tee', ahead: () => 0 }, air)
        if ('problem' in advice) throw new Error(`There is no advice: ${advice.problem}`)
        return advice.choices.map(({ club, expectedStrokes }) => `${club} ${expectedStrokes.toFixed(6)}`)
      })
      expect(turned).toEqual(negative)
    },
  )

  it('is the advice on its ground, with the places of the map', () => {
    const { hole, ball } = holeOf(13)
    const ground = holeGround(COURSE, hole, { ball })
    const groundShot = { ground, lie: 'tee' } as const
    const direct = adviseOnGround(ADVISED_BAG, GOLFER, groundShot)
    if ('problem' in direct) throw new Error('There is advice')
    const read = answer(13)
    expect(read.recommended).toMatchObject(direct.recommended)
    expect(read.choices.map(({ club }) => club)).toEqual(direct.choices.map(({ club }) => club))
    expect(read.green).toEqual(greenYards(COURSE, hole, ball))
    const { x, y } = placeIn(ground, read.recommended.finishAt)
    expect([x, y]).toEqual([
      expect.closeTo(direct.recommended.finish.x, 3),
      expect.closeTo(direct.recommended.finish.y, 3),
    ])
    const [cheapest] = layUpsOnGround(ADVISED_BAG, GOLFER, groundShot)
    expect(read.layUps[0]).toMatchObject({ ...cheapest })
  })

  it('turns the wind of the compass to the hole: from the pin it is in the face, from behind the ball it helps', () => {
    const { pinBearingDeg } = answer(12)
    const wind = (fromDeg: number) => ({ windSpeedMph: 15, windFromCompassDeg: (fromDeg + 360) % 360 })
    const carry = (air: CompassAir) => answer(12, { club: '7-iron' }, air).aimed?.carryTodayYards ?? 0
    const [calm, into, helping] = [carry({}), carry(wind(pinBearingDeg)), carry(wind(pinBearingDeg + 180))]
    expect(into).toBeLessThan(calm - 5)
    expect(helping).toBeGreaterThan(calm + 3)
    const { hole, ball } = holeOf(12)
    const ground = holeGround(COURSE, hole, { ball })
    expect(compassDeg(ground, ground.pin)).toBeCloseTo(pinBearingDeg, 9)
  })

  it('says what a line of the golfer’s own costs: nothing along the advised one, more into the trees, none backwards', () => {
    const { hole, ball } = holeOf(13)
    const ground = holeGround(COURSE, hole, { ball })
    const best = answer(13)
    const along = (rightDeg: number) => latLonOf(ground, placeAlong(rightDeg, 230))
    const bestDeg = (Math.atan2(best.recommended.finish.x, best.recommended.finish.y) * 180) / Math.PI
    const same = answer(13, { towards: along(bestDeg) })
    expect(same.aimed?.club).toBe(best.recommended.club)
    expect(same.aimed?.costStrokes).toBeLessThan(0.03)
    const left = answer(13, { towards: along(bestDeg - 25) })
    expect(left.aimed?.costStrokes).toBeGreaterThan((same.aimed?.costStrokes ?? 0) + 0.1)
    expect(left.recommended).toEqual(best.recommended)
    expect(answer(13, { towards: along(180) }).aimed).toBeUndefined()
    const ironed = answer(13, { towards: along(bestDeg), club: '7-iron' })
    expect(ironed.aimed?.club).toBe('7-iron')
    const { aimed } = answer(13, { club: '7-iron' })
    expect(aimed?.club).toBe('7-iron')
    expect(aimed?.costStrokes).toBeGreaterThan(0.05)
  })

  it('names no club and no line in a tournament', () => {
    const { hole, ball } = holeOf(12)
    const shot: HoleShot = { ball, lie: 'tee', pin: 'middle', isTournament: true }
    expect(adviseHole(ADVISED_BAG, GOLFER, { course: COURSE, hole, shot })).toEqual({ problem: 'tournament' })
  })
})

describe('hazards on the line to the pin', () => {
  it('are there for any bag: the creek and both bunkers of a short hole, the nearest first, and none far behind', () => {
    const { hole, ball } = holeOf(12)
    const seen = lineHazards(holeGround(COURSE, hole, { ball }))
    expect(seen.map(({ cover }) => cover)).toEqual(expect.arrayContaining(['water', 'bunker']))
    const reaches = seen.map(({ reachYards }) => reachYards)
    expect(reaches).toEqual(reaches.toSorted((one, other) => one - other))
    expect(Math.max(...reaches)).toBeLessThan(200)
    for (const one of seen) expect(one).not.toHaveProperty('carriesTo')
  })
})
