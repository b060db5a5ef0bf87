import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../../reference/advised-bag.ts'
import { readCourse } from '../../../reference/course-files.ts'
import { adviseOnGround, layUpsOnGround } from './advise-on-ground.ts'
import { holeGround } from './hole-ground.ts'
import { LAY_UP_SWINGS } from './lay-ups.ts'
import { shownLayUps } from './shown-lay-ups.ts'

const GOLFER = { handicap: 15 }

describe('lay-ups', () => {
  it('HOL-30 are for each full wedge and ¾ swing, with the club that gets there and its cost; a favourite has no bonus', () => {
    const augusta = readCourse('us-augusta')
    const hole = augusta.holes.find(({ number }) => number === 13)
    if (!hole) throw new Error('There is no hole 13')
    // From where a drive leaves 250 yards.
    const { ground } = fromYards(augusta, hole, 250)
    const shot = { ground, lie: 'fairway' } as const
    const all = layUpsOnGround(ADVISED_BAG, GOLFER, shot)
    const advice = adviseOnGround(ADVISED_BAG, GOLFER, shot)
    if ('problem' in advice) throw new Error(advice.problem)

    const wedges = ADVISED_BAG.filter(({ loftDeg, club }) => loftDeg >= 44 && club !== 'putter').map(({ club }) => club)
    for (const wedge of wedges) {
      for (const swing of LAY_UP_SWINGS) {
        const found = all.find((one) => one.wedge === wedge && one.swing === swing)
        const { carryYards = 0 } = ADVISED_BAG.find(({ club }) => club === wedge) ?? {}
        const wanted = carryYards * (swing === 'full' ? 1 : 0.75)
        if (!found) continue
        expect(found.leavesYards).toBeCloseTo(wanted, 6)
        // The place leaves what it says.
        expect(Math.hypot(found.place.x - ground.pin.x, found.place.y - ground.pin.y)).toBeCloseTo(wanted, 3)
        const club = ADVISED_BAG.find((one) => one.club === found.club)
        expect(Math.abs((club?.carryYards ?? 0) - Math.hypot(found.place.x, found.place.y))).toBeLessThan(25)
      }
    }
    expect(all.length).toBeGreaterThanOrEqual(4)
    expect(all.map(({ costStrokes }) => costStrokes)).toEqual(
      all.map(({ costStrokes }) => costStrokes).toSorted((a, b) => a - b),
    )
    for (const { costStrokes } of all) expect(costStrokes).toBeGreaterThanOrEqual(0)

    const [cheapest, ...others] = all
    const favourite = others.at(-1)
    if (!cheapest || !favourite) throw new Error('There are no two lay-ups')
    expect(shownLayUps(all, undefined)).toEqual([cheapest])
    expect(shownLayUps(all, favourite)).toEqual([cheapest, favourite])
    expect(shownLayUps(all, cheapest)).toEqual([cheapest])
    expect(layUpsOnGround(ADVISED_BAG, GOLFER, { ...shot, isTournament: true })).toEqual([])
  })
})

/** The hole from the place of its line that is so far from its end. */
function fromYards(
  course: ReturnType<typeof readCourse>,
  hole: ReturnType<typeof readCourse>['holes'][number],
  yards: number,
) {
  const [tee] = hole.line
  if (!tee) throw new Error('The hole has no line')
  const whole = holeGround(course, hole, { ball: tee })
  const [end = { x: 0, y: 0 }, before = { x: 0, y: 0 }] = whole.way.toReversed()
  const length = Math.hypot(end.x - before.x, end.y - before.y)
  const place = { x: end.x + ((before.x - end.x) * yards) / length, y: end.y + ((before.y - end.y) * yards) / length }
  return { ground: holeGround(course, hole, { ball: whole.plane.from(whole.turn.from(place)) }) }
}
