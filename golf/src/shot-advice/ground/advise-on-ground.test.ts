import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../../reference/advised-bag.ts'
import { COURSE_FILES, readCourse } from '../../../reference/course-files.ts'
import { areaOf, ringOfPlaces } from '../../course/areas.ts'
import { isInside } from '../../course/spans.ts'
import { adviseOnGround } from './advise-on-ground.ts'
import type { GroundAdvice, GroundShot } from './advise-on-ground.ts'
import { ENDLESS_YARDS, ellipse, rectangle } from './ground-rings.ts'
import { isHazard, isLostCover, movedGround, patchOf, turnedGround } from './ground.ts'
import type { Ground, Patch } from './ground.ts'
import { holeGround } from './hole-ground.ts'
import { playedLineDeg } from './lines.ts'
import { reachAndCover } from './reach-and-cover.ts'
import { shareOfStripes, stripesOf } from './stripes.ts'

const GOLFER = { handicap: 15 }
const EVERYWHERE = rectangle({ left: -ENDLESS_YARDS, right: ENDLESS_YARDS, near: -ENDLESS_YARDS, far: ENDLESS_YARDS })

function advise(ground: Ground, more: Partial<GroundShot> = {}, air = {}): GroundAdvice {
  const advice = adviseOnGround(ADVISED_BAG, GOLFER, { ground, lie: 'fairway', ...more }, air)
  if ('problem' in advice) throw new Error(`There is no advice: ${advice.problem}`)
  return advice
}

const green = (x: number, y: number) =>
  patchOf('green', [ellipse({ middle: { x, y }, halfWidthYards: 12, halfDepthYards: 15 })])

function straight(pinYards: number, ...patches: readonly Patch[]): Ground {
  const pin = { x: 0, y: pinYards }
  const fairway = patchOf('fairway', [
    ringOfPlaces([
      { x: -18, y: 20 },
      { x: 18, y: 20 },
      { x: 18, y: pinYards - 30 },
      { x: -18, y: pinYards - 30 },
    ]),
  ])
  return {
    pin,
    greenMiddle: pin,
    way: [{ x: 0, y: 0 }, pin],
    patches: [fairway, green(0, pinYards), ...patches],
    isTreesKnown: true,
    unknown: [],
  }
}

/** Somewhere around the line, of some shape. */
const hazards = fc
  .record({
    cover: fc.constantFrom('bunker', 'water', 'water-red', 'out'),
    x: fc.integer({ min: -45, max: 45 }),
    y: fc.integer({ min: 60, max: 260 }),
    width: fc.integer({ min: 6, max: 30 }),
    depth: fc.integer({ min: 6, max: 40 }),
  } as const)
  .map(({ cover, x, y, width, depth }) =>
    patchOf(cover, [ellipse({ middle: { x, y }, halfWidthYards: width / 2, halfDepthYards: depth / 2 })]),
  )
const grounds = fc
  .record({ pinYards: fc.integer({ min: 110, max: 240 }), patches: fc.array(hazards, { minLength: 1, maxLength: 4 }) })
  .map(({ pinYards, patches }) => straight(pinYards, ...patches))

const mirrored = (ground: Ground) => movedGround(ground, ({ x, y }) => ({ x: -x, y }))

describe('advice on the ground of a hole', () => {
  it('HOL-24 parts each cell, never charges more for a hazard less, mirrors with the hole, and turns with it', () => {
    const places = fc.record({
      x: fc.double({ min: -30, max: 30, noNaN: true }),
      y: fc.double({ min: -30, max: 30, noNaN: true }),
    })
    fc.assert(
      fc.property(
        fc.array(places, { minLength: 3, maxLength: 12 }),
        fc.integer({ min: -12, max: 12 }),
        (corners, row) => {
          const size = { leftYards: -36, cellYards: 3, cellCount: 24 }
          const ring = ringOfPlaces(corners)
          const [inside, outside] = [areaOf([ring]), areaOf([EVERYWHERE, ring])].map((area) => stripesOf(area, size))
          const span = { nearYards: 3 * row - 1.5, farYards: 3 * row + 1.5, rollYards: 0 }
          for (let cell = 0; inside && outside && cell < size.cellCount; cell += 1) {
            const sum = shareOfStripes(inside, cell, span) + shareOfStripes(outside, cell, span)
            expect(sum).toBeCloseTo(1, 9)
          }
        },
      ),
      { seed: 20_267, numRuns: 300 },
    )
    fc.assert(
      fc.property(grounds, fc.double({ min: -3, max: 3, noNaN: true }), (ground, turn) => {
        const { cheapest, recommended } = advise(ground)
        for (const hazard of ground.patches.filter(isHazard)) {
          const without = advise({ ...ground, patches: ground.patches.filter((patch) => patch !== hazard) })
          expect(without.cheapest.expectedStrokes).toBeLessThanOrEqual(cheapest.expectedStrokes + 0.011)
        }
        const other = advise(mirrored(ground))
        expect(Math.abs(other.cheapest.expectedStrokes - cheapest.expectedStrokes)).toBeLessThanOrEqual(0.005)
        expect(other.recommended.club).toBe(recommended.club)
        const turned = advise(turnedGround(ground, turn))
        expect(Math.abs(turned.cheapest.expectedStrokes - cheapest.expectedStrokes)).toBeLessThanOrEqual(0.01)
      }),
      { seed: 20_268, numRuns: 25 },
    )
  })

  it('HOL-26 plays a swing at the pin when it stops within 30 yards of it, else at the place of the way that is as far', () => {
    const dogleg: Ground = {
      ...straight(200),
      pin: { x: 200, y: 300 },
      greenMiddle: { x: 200, y: 300 },
      way: [
        { x: 0, y: 0 },
        { x: 0, y: 240 },
        { x: 200, y: 300 },
      ],
      patches: [green(200, 300)],
    }
    const pinDeg = (Math.atan2(200, 300) * 180) / Math.PI
    const toPinYards = Math.hypot(200, 300)
    expect(playedLineDeg(dogleg, toPinYards - 29)).toBeCloseTo(pinDeg, 6)
    expect(playedLineDeg(dogleg, toPinYards + 20)).toBeCloseTo(pinDeg, 6)
    expect(playedLineDeg(dogleg, 200)).toBeCloseTo(0, 6)
    const farther = playedLineDeg(dogleg, 260)
    expect(farther).toBeGreaterThan(5)
    expect(farther).toBeLessThan(pinDeg)
    const { choices } = advise(dogleg, { lie: 'tee' })
    const lines = new Map(choices.map(({ club, lineDeg }) => [club, lineDeg]))
    expect(new Set(lines.values()).size).toBeGreaterThan(1)
    // A 7-iron stays on the first part, which runs to the left of the pin.
    expect(lines.get('driver')).toBeLessThan(-25)
  })

  it('HOL-27 aims at no water, at nothing out of bounds and through no trees near the ball while there is another way', () => {
    let adviceCount = 0
    for (const file of COURSE_FILES.slice(0, 4)) {
      const course = readCourse(file)
      for (const hole of course.holes.slice(0, 9)) {
        const [ball] = hole.line
        if (!ball) continue
        const ground = holeGround(course, hole, { ball })
        const { choices } = advise(ground, { lie: 'tee', ahead: () => 0 })
        for (const { finish, club } of choices) {
          adviceCount += 1
          const lost = ground.patches.filter((patch) => isLostCover(patch) && isInside(patch, finish))
          expect(lost, `${file} ${hole.id} ${club}`).toEqual([])
          const yards = Math.hypot(finish.x, finish.y)
          const trees = ground.patches.filter(({ cover }) => cover === 'trees')
          for (const along of [12, 24, 36, 48, 60]) {
            const place = { x: (finish.x * along) / yards, y: (finish.y * along) / yards }
            expect(
              trees.some((patch) => isInside(patch, place)),
              `${file} ${hole.id} ${club}`,
            ).toBe(false)
          }
        }
      }
    }
    expect(adviceCount).toBeGreaterThan(100)
    // Water all the way across: there is no other way.
    const lake = patchOf('water', [
      ringOfPlaces([
        { x: -300, y: 5 },
        { x: 300, y: 5 },
        { x: 300, y: 600 },
        { x: -300, y: 600 },
      ]),
    ])
    expect(advise(straight(200, lake)).recommended.expectedStrokes).toBeGreaterThan(4)
  })

  it('HOL-29 reaches a hazard at its first entry and covers it at its last exit, within one spread of the club’s line', () => {
    const bunker = patchOf('bunker', [
      ringOfPlaces([
        { x: 4, y: 150 },
        { x: 30, y: 140 },
        { x: 30, y: 170 },
        { x: 6, y: 160 },
      ]),
    ])
    const ground = straight(200, { ...bunker, id: 'way/7' })
    const told = (carryTodayYards: number, lateralSdYards: number) =>
      reachAndCover(ground, {
        carryTodayYards,
        finish: { x: 0, y: carryTodayYards + 6 },
        spread: { lateralSdYards, distanceSdYards: 8 },
      })
    expect(told(150, 3.9)).toEqual([])
    const [reached] = told(150, 10)
    expect(reached).toMatchObject({ id: 'way/7', cover: 'bunker', isAssumed: false, carriesTo: 'in' })
    expect(reached?.reachYards).toBeCloseTo(150 - 10 * (6 / 26), 0)
    expect(reached?.coverYards).toBeCloseTo(160 + 10 * (4 / 24), 0)
    const cover = reached?.coverYards ?? 0
    const reach = reached?.reachYards ?? 0
    expect(told(cover + 8.1, 10)[0]?.carriesTo).toBe('over')
    expect(told(cover + 7.9, 10)[0]?.carriesTo).toBe('in')
    expect(told(reach - 14.1, 10)[0]?.carriesTo).toBe('short')
    expect(told(reach - 13.9, 10)[0]?.carriesTo).toBe('in')
  })

  it('blows each club off its own line', () => {
    const wind = { windSpeedMph: 15, windFromDeg: 90 }
    const ground = straight(160)
    const [calm, windy] = [advise(ground).recommended, advise(ground, {}, wind).recommended]
    expect(calm.startLineDeg).toBeCloseTo(calm.lineDeg, 1)
    // From the right: the golfer starts it right of the line.
    expect(windy.startLineDeg).toBeGreaterThan(windy.lineDeg + 1)
    const turned = advise(turnedGround(ground, 0.6), {}, wind).recommended
    expect(turned.startLineDeg - turned.lineDeg).toBeCloseTo(windy.startLineDeg - windy.lineDeg, 1)
  })

  it('takes a club more to a higher target, as for a typed shot', () => {
    const level = advise(straight(150)).recommended
    const raised = advise(straight(150), {}, { targetElevationFeet: 60 }).recommended
    expect(raised.carryTodayYards).toBeGreaterThan(0)
    const carry = (club: string) => ADVISED_BAG.find((one) => one.club === club)?.carryYards ?? 0
    expect(carry(raised.club)).toBeGreaterThan(carry(level.club))
  })

  it('gives no club and no line in a tournament, to an empty bag, or farther off than a hole is long', () => {
    const shot = { ground: straight(150), lie: 'fairway' } as const
    expect(adviseOnGround(ADVISED_BAG, GOLFER, { ...shot, isTournament: true })).toEqual({ problem: 'tournament' })
    expect(adviseOnGround([], GOLFER, shot)).toEqual({ problem: 'empty-bag' })
    expect(adviseOnGround(ADVISED_BAG, GOLFER, { ...shot, ground: straight(790) })).toHaveProperty('recommended')
    expect(adviseOnGround(ADVISED_BAG, GOLFER, { ...shot, ground: straight(801) })).toHaveProperty('problem')
  })

  it('charges a lay-up for what the hole has ahead of it', () => {
    const pond = patchOf('water', [ellipse({ middle: { x: 0, y: 455 }, halfWidthYards: 60, halfDepthYards: 12 })])
    const [bare, guarded] = [straight(480), straight(480, pond)].map(
      (ground) => advise(ground, { lie: 'tee' }).recommended,
    )
    expect((guarded?.expectedStrokes ?? 0) - (bare?.expectedStrokes ?? 0)).toBeGreaterThan(0.1)
  })
})
