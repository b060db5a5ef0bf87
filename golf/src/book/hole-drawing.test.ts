import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaOf, ringOfPlaces } from '../course/areas.ts'
import { yardsToGreen } from '../course/green-yards.ts'
import { isInside } from '../course/spans.ts'
import { ellipse, rectangle } from '../shot-advice/ground/ground-rings.ts'
import { patchOf } from '../shot-advice/ground/ground.ts'
import type { Cover, Ground, Patch } from '../shot-advice/ground/ground.ts'
import { cheaperMiss } from './cheaper-miss.ts'
import { MOST_DRAWN_NUMBERS, drawnNumbers } from './drawn-numbers.ts'
import { frontRings } from './front-rings.ts'
import { runOutYards } from './run-out.ts'

const area = (
  cover: Cover,
  [left, right, near, far]: readonly [number, number, number, number],
  isAssumed = false,
): Patch => patchOf(cover, [rectangle({ left, right, near, far })], isAssumed ? { isAssumed } : {})

function ground(patches: readonly Patch[], more: Partial<Ground> = {}): Ground {
  const pin = { x: 0, y: 400 }
  return { pin, greenMiddle: pin, way: [{ x: 0, y: 0 }, pin], patches, isTreesKnown: true, unknown: [], ...more }
}

const DRIVE = {
  carryTodayYards: 215,
  finish: { x: 0, y: 230 },
  spread: { lateralSdYards: 18, distanceSdYards: 12 },
  expectedStrokes: 4.5,
}
const RANGE = { shortestYards: 60, longestYards: 245 }

describe('rings around a green', () => {
  it('are every 25 yards from its front, on the way and to both sides of it, for greens of any shape', () => {
    const radii = fc.array(fc.double({ min: 8, max: 22, noNaN: true }), { minLength: 8, maxLength: 8 })
    const bends = fc.double({ min: -150, max: 150, noNaN: true })
    fc.assert(
      fc.property(radii, bends, fc.integer({ min: 60, max: 640 }), (corners, bendYards, yards) => {
        const middle = { x: bendYards, y: yards }
        const star = corners.map((radius, index) => ({
          x: middle.x + radius * Math.sin((index * Math.PI) / 4),
          y: middle.y + radius * Math.cos((index * Math.PI) / 4),
        }))
        const green = { area: areaOf([ringOfPlaces(star)]), middle }
        const way = [{ x: 0, y: 0 }, { x: bendYards / 3, y: yards / 2 }, middle]
        const rings = frontRings(green, way)
        const teeYards = yardsToGreen(green, { x: 0, y: 0 }).frontYards
        expect(rings.map((ring) => ring.yards)).toEqual(
          Array.from({ length: Math.floor(teeYards / 25) }, (_, index) => 25 * (index + 1)),
        )
        for (const ring of rings) {
          for (const place of [ring.at, ...ring.arc]) {
            expect(yardsToGreen(green, place).frontYards).toBeCloseTo(ring.yards, 1)
          }
        }
      }),
      { seed: 20_272, numRuns: 60 },
    )
  })
})

describe('where a line leaves the fairway', () => {
  const fairway = area('fairway', [-20, 20, 60, 260])

  it('is the end of the fairway that the ball comes down on, over fairways that join', () => {
    expect(runOutYards(ground([fairway]), DRIVE)).toBeCloseTo(260, 6)
    expect(runOutYards(ground([fairway, area('fairway', [-20, 20, 255, 310])]), DRIVE)).toBeCloseTo(310, 6)
    expect(runOutYards(ground([fairway, area('fairway', [-20, 20, 290, 380])]), DRIVE)).toBeCloseTo(260, 6)
    // Across a corner of it.
    const bent = patchOf('fairway', [
      ringOfPlaces([
        { x: -20, y: 60 },
        { x: 20, y: 60 },
        { x: 20, y: 280 },
        { x: -20, y: 240 },
      ]),
    ])
    expect(runOutYards(ground([bent]), DRIVE)).toBeCloseTo(260, 6)
  })

  it('is unknown off the fairway and on one that is only assumed, and there is none where the green follows', () => {
    expect(runOutYards(ground([area('fairway', [-20, 20, 60, 200])]), DRIVE)).toBeUndefined()
    expect(runOutYards(ground([area('fairway', [5, 40, 60, 300])]), DRIVE)).toBeUndefined()
    expect(runOutYards(ground([area('fairway', [-20, 20, 60, 260], true)]), DRIVE)).toBeUndefined()
    expect(runOutYards(ground([fairway, area('green', [-15, 15, 258, 290])]), DRIVE)).toBeUndefined()
  })
})

describe('the numbers of a drawing', () => {
  const rings = frontRings(
    {
      area: areaOf([ellipse({ middle: { x: 0, y: 400 }, halfWidthYards: 12, halfDepthYards: 15 })]),
      middle: { x: 0, y: 400 },
    },
    [
      { x: 0, y: 0 },
      { x: 0, y: 400 },
    ],
  )

  it('are at most eight for hazards anywhere, only where a club comes down, each in its place on the line', () => {
    const hazards = fc.array(
      fc.record({
        cover: fc.constantFrom('bunker', 'water', 'out'),
        x: fc.integer({ min: -30, max: 30 }),
        y: fc.integer({ min: 10, max: 390 }),
        half: fc.integer({ min: 3, max: 20 }),
      } as const),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(hazards, (drawn) => {
        const patches = drawn.map(({ cover, x, y, half }, index) =>
          patchOf(cover, [ellipse({ middle: { x, y }, halfWidthYards: half, halfDepthYards: half })], {
            id: `way/${index}`,
          }),
        )
        const plans = [DRIVE, { ...DRIVE, carryTodayYards: 190, finish: { x: -8, y: 203 } }]
        const numbers = drawnNumbers(ground(patches), { plans, range: RANGE, rings })
        expect(numbers.length).toBeLessThanOrEqual(MOST_DRAWN_NUMBERS)
        for (const { kind, yards, at, hazard } of numbers.filter((one) => one.hazard)) {
          expect(Math.hypot(at.x, at.y)).toBeCloseTo(yards, 6)
          expect(kind === 'cover' ? yards > RANGE.shortestYards : yards <= RANGE.longestYards).toBe(true)
          expect(kind === 'cover' && hazard?.cover === 'out').toBe(false)
        }
        const covers = numbers.filter(({ kind }) => kind === 'cover').map(({ hazard }) => hazard?.id)
        const reaches = numbers.filter(({ kind, hazard }) => kind === 'reach' && hazard?.cover !== 'out')
        expect(reaches.map(({ hazard }) => hazard?.id)).toEqual(covers)
      }),
      { seed: 20_273, numRuns: 100 },
    )
  })

  it('have the hazard nearest to an oval first, then the run-out, then the rings nearest to an oval', () => {
    const patches = [
      patchOf('bunker', [rectangle({ left: -12, right: -4, near: 100, far: 110 })], { id: 'way/1' }),
      patchOf('bunker', [rectangle({ left: 4, right: 14, near: 225, far: 240 })], { id: 'way/2' }),
      area('fairway', [-20, 20, 60, 242]),
    ]
    const numbers = drawnNumbers(ground(patches), { plans: [DRIVE], range: RANGE, rings })
    expect(numbers.map(({ kind, yards, hazard }) => [kind, Math.round(yards), hazard?.id])).toEqual([
      ['reach', 225, 'way/2'],
      ['cover', 240, 'way/2'],
      ['reach', 100, 'way/1'],
      ['cover', 110, 'way/1'],
      ['run-out', 242, undefined],
      ['ring', 150, undefined],
      ['ring', 175, undefined],
      ['ring', 125, undefined],
    ])
  })

  it('say that out of bounds begins, not that it is carried', () => {
    const numbers = drawnNumbers(ground([area('out', [-20, 20, 236, 300])]), {
      plans: [DRIVE],
      range: RANGE,
      rings: [],
    })
    expect(numbers).toEqual([
      {
        kind: 'reach',
        yards: expect.closeTo(236, 6),
        at: { x: expect.closeTo(0, 6), y: expect.closeTo(236, 6) },
        hazard: { id: undefined, cover: 'out', isAssumed: false },
      },
    ])
  })
})

describe('the cheaper side to miss on', () => {
  const fairway = area('fairway', [-60, 60, 60, 380])
  // Trees lie under a fairway, not on it.
  const narrow = area('fairway', [-18, 18, 60, 380])
  const sides = [-1, 1] as const
  const beside = (cover: Cover, side: -1 | 1) => area(cover, side < 0 ? [-90, -20, 180, 280] : [20, 90, 180, 280])

  it('is away from water, sand, trees and out of bounds, and mirrors with the hole', () => {
    for (const cover of ['water', 'water-red', 'bunker', 'trees', 'out'] as const) {
      const [onLeft, onRight] = sides.map((side) =>
        cheaperMiss(ground([cover === 'trees' ? narrow : fairway, beside(cover, side)]), DRIVE, 15),
      )
      expect([cover, onLeft?.side, onRight?.side]).toEqual([cover, 'right', 'left'])
      expect(onLeft?.savesStrokes).toBeCloseTo(onRight?.savesStrokes ?? 0, 6)
      expect(onLeft?.savesStrokes).toBeGreaterThanOrEqual(0.1)
    }
  })

  it('turns with the line', () => {
    const turned = { ...DRIVE, finish: { x: 163, y: 163 } }
    const beyond = patchOf('water', [ellipse({ middle: { x: 190, y: 136 }, halfWidthYards: 18, halfDepthYards: 18 })])
    expect(isInside(beyond, { x: 186, y: 140 })).toBe(true)
    expect(cheaperMiss(ground([fairway, beyond]), turned, 15)?.side).toBe('left')
  })

  it('is none where both cost the same, nor where the map has no trouble at all', () => {
    expect(cheaperMiss(ground([fairway]), DRIVE, 15)).toBeUndefined()
    expect(cheaperMiss(ground([fairway, beside('water', -1), beside('water', 1)]), DRIVE, 15)).toBeUndefined()
    const bare = { unknown: ['bunker', 'water', 'trees', 'out'] } as const
    expect(cheaperMiss(ground([area('fairway', [-60, 5, 60, 380])], bare), DRIVE, 15)).toBeUndefined()
  })
})
