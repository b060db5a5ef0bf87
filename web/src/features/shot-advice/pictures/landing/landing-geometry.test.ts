import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Choice } from '@bagwise/golf/shot-advice/choice'
import { ovalOf } from '@bagwise/golf/memory/oval'
import { holeOf } from '@bagwise/golf/shot-advice/hole/hole'
import { HAZARD_KINDS, HAZARD_SIDES, PINS, PIN_SIDES } from '@bagwise/golf/shot-advice/shot'
import { UNITS } from '@bagwise/golf/golfer'
import { hazardPlates, seenPart } from './hazard-plates.ts'
import { landingGeometry } from './landing-geometry.ts'
import { overlap } from '#charts/box.ts'
import { barBox, wayOnBox, windPlate, yardagePlates } from './map-plates.ts'

const RUNS = { seed: 20_265, numRuns: 200 }
const ROUNDING_PX = 1e-6

const place = fc.oneof(
  fc.constant({}),
  fc
    .record({ toReachYards: fc.integer({ min: 0, max: 330 }), deepYards: fc.integer({ min: 1, max: 60 }) })
    .map(({ toReachYards, deepYards }) => ({ toReachYards, toClearYards: toReachYards + deepYards })),
)
const hazard = fc
  .tuple(fc.record({ kind: fc.constantFrom(...HAZARD_KINDS), side: fc.constantFrom(...HAZARD_SIDES) }), place)
  .map(([named, placed]) => ({ ...named, ...placed }))
const cases = fc.record({
  distanceYards: fc.integer({ min: 21, max: 600 }),
  pin: fc.constantFrom(...PINS),
  pinSide: fc.constantFrom(...PIN_SIDES, undefined),
  hazards: fc.uniqueArray(hazard, { maxLength: 4, selector: ({ kind, side }) => `${kind} ${side}` }),
  finishYards: fc.integer({ min: 15, max: 320 }),
  aimYards: fc.integer({ min: -25, max: 25 }),
  driftYards: fc.integer({ min: -30, max: 30 }),
  lateralSdYards: fc.double({ min: 0.5, max: 32, noNaN: true }),
  distanceSdYards: fc.double({ min: 1, max: 30, noNaN: true }),
  widthPx: fc.integer({ min: 230, max: 560 }),
  hasWind: fc.boolean(),
  units: fc.constantFrom(...UNITS),
})
type Case = typeof cases extends fc.Arbitrary<infer Given> ? Given : never

function mapOf(given: Case) {
  const { finishYards, aimYards, driftYards, lateralSdYards, distanceSdYards, widthPx } = given
  const choice: Choice = {
    club: '7-iron',
    kind: 'full',
    swingFraction: 1,
    carryTodayYards: finishYards * 0.95,
    finishYards,
    aimYards,
    startLineYards: aimYards - driftYards,
    expectedStrokes: 3,
    costStrokes: 0,
  }
  const { distanceYards, pin, pinSide, hazards } = given
  const hole = holeOf({ distanceYards, lie: 'fairway', slope: 'flat', pin, pinSide, hazards })
  const spread = { lateralSdYards, distanceSdYards, mishitShare: 0.2, isMissedLong: false }
  return { choice, hole, spread, geometry: landingGeometry(choice, { hole, spread, widthPx }) }
}

function platesOf(given: Case) {
  const { geometry, choice, hole } = mapOf(given)
  const { units, hasWind } = given
  const yardages = yardagePlates(geometry, { choice, hole, units, hasWind })
  const taken = [
    ...yardages.map(({ box }) => box),
    ...(hasWind ? [windPlate(geometry)] : []),
    ...(geometry.isGreenInView ? [] : [wayOnBox(geometry, 'pin 120 yd on')]),
    barBox(geometry, units),
  ]
  return { geometry, hole, taken, named: hazardPlates(geometry, { hole, taken }) }
}

describe('the map of where it finishes', () => {
  it('holds both ovals, every sample ball and the aim, right of the plates', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { geometry } = mapOf(given)
        const { dots, aim, nineteenInTwenty: oval, dataFromPx, dataToPx, heightPx } = geometry
        const corners = [
          { xPx: oval.xPx - oval.acrossPx, yPx: oval.yPx - oval.alongPx },
          { xPx: oval.xPx + oval.acrossPx, yPx: oval.yPx + oval.alongPx },
        ]
        for (const { xPx, yPx } of [...dots, aim, ...corners]) {
          expect(xPx).toBeGreaterThanOrEqual(dataFromPx - ROUNDING_PX)
          expect(xPx).toBeLessThanOrEqual(dataToPx + ROUNDING_PX)
          expect(yPx).toBeGreaterThanOrEqual(0)
          expect(yPx).toBeLessThanOrEqual(heightPx)
        }
      }),
      RUNS,
    )
  })

  it('is true to scale both ways, with the ovals at their half axes around where the ball should finish', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { geometry, spread, choice } = mapOf(given)
        const { pxPerYard, xPx, yPx, twoInThree, nineteenInTwenty } = geometry
        expect(xPx(10) - xPx(0)).toBeCloseTo(10 * pxPerYard, 6)
        expect(yPx(0) - yPx(10)).toBeCloseTo(10 * pxPerYard, 6)
        expect(twoInThree.xPx).toBeCloseTo(xPx(choice.aimYards), 6)
        expect(twoInThree.yPx).toBeCloseTo(yPx(choice.finishYards), 6)
        expect(twoInThree.acrossPx).toBeCloseTo(1.48 * spread.lateralSdYards * pxPerYard, 6)
        expect(twoInThree.alongPx).toBeCloseTo(1.48 * spread.distanceSdYards * pxPerYard, 6)
        expect(nineteenInTwenty.acrossPx / twoInThree.acrossPx).toBeCloseTo(2.45 / 1.48, 6)
      }),
      RUNS,
    )
  })

  it('has 24 of 36 balls in the inner oval and 34 in the dotted one, whatever the spread', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { geometry } = mapOf(given)
        const within = ({ xPx, yPx, acrossPx, alongPx }: typeof geometry.twoInThree) =>
          geometry.dots.filter((dot) => Math.hypot((dot.xPx - xPx) / acrossPx, (dot.yPx - yPx) / alongPx) <= 1).length
        expect([within(geometry.twoInThree), within(geometry.nineteenInTwenty)]).toEqual([24, 34])
      }),
      RUNS,
    )
  })

  it('has as many balls in ovals that are turned with a tilted spread', () => {
    fc.assert(
      fc.property(cases, fc.double({ min: -0.8, max: 0.8, noNaN: true }), (given, tilt) => {
        const { choice, hole, spread } = mapOf(given)
        const { lateralSdYards: acrossYards, distanceSdYards: alongYards } = spread
        const oval = ovalOf({ acrossYards, alongYards, tilt }, 1)
        const turned = { ...spread, tilted: { tilt, oval } }
        const tilted = landingGeometry(choice, { hole, spread: turned, widthPx: given.widthPx })
        const { xPx, yPx, acrossPx, alongPx, turnDeg = 0 } = tilted.twoInThree
        const turnRad = (turnDeg * Math.PI) / 180
        const inside = tilted.dots.filter((dot) => {
          const [right, up] = [dot.xPx - xPx, yPx - dot.yPx]
          const along = right * Math.sin(turnRad) + up * Math.cos(turnRad)
          const across = right * Math.cos(turnRad) - up * Math.sin(turnRad)
          return Math.hypot(across / acrossPx, along / alongPx) <= 1 + 1e-9
        })
        expect(inside).toHaveLength(24)
        const products = tilted.dots.reduce((sum, dot) => sum + (dot.xPx - xPx) * (yPx - dot.yPx), 0)
        expect(products * Math.round(2 * tilt)).toBeGreaterThanOrEqual(0)
      }),
      RUNS,
    )
  })

  it('points the start line from the ball at the aim', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { geometry, choice, hole } = mapOf(given)
        const { startLine, aim, xPx, yPx, isGreenInView } = geometry
        expect(startLine.to).toEqual(aim)
        expect(aim.xPx).toBeCloseTo(xPx(choice.startLineYards), 6)
        expect(aim.yPx).toBeCloseTo(yPx(isGreenInView ? hole.pinYards : choice.finishYards), 6)
        const slope = (point: typeof aim) => (point.xPx - xPx(0)) * (yPx(0) - aim.yPx)
        expect(slope(startLine.from)).toBeCloseTo((aim.xPx - xPx(0)) * (yPx(0) - startLine.from.yPx), 3)
      }),
      RUNS,
    )
  })

  it('lays no plate over another, and a hazard’s name over that hazard', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { geometry, hole, taken, named } = platesOf(given)
        const all = [...taken, ...named.map(({ box }) => box)]
        for (const [index, box] of all.entries()) {
          expect(box.topPx).toBeGreaterThanOrEqual(0)
          expect(box.topPx + box.heightPx).toBeLessThanOrEqual(geometry.heightPx)
          for (const other of all.slice(index + 1)) expect(overlap(box, other, -ROUNDING_PX)).toBe(false)
        }
        for (const { box } of named)
          expect(hole.areas.some((area) => overlap(box, seenPart(area, geometry)))).toBe(true)
      }),
      RUNS,
    )
  })

  it('names a hazard beside the green wherever it is seen, on a phone and on a desk', () => {
    const sides = cases.filter(({ distanceYards, finishYards }) => Math.abs(distanceYards - finishYards) < 40)
    const beside = fc.tuple(sides, fc.constantFrom(...HAZARD_KINDS), fc.constantFrom('left' as const, 'right' as const))
    fc.assert(
      fc.property(beside, fc.constantFrom(290, 326, 390, 560), ([given, kind, side], widthPx) => {
        const { geometry, hole, named } = platesOf({ ...given, widthPx, hazards: [{ kind, side }] })
        const [area] = hole.areas
        const part = area && seenPart(area, geometry)
        fc.pre(part !== undefined && part.widthPx >= 10 && part.heightPx >= 60)
        fc.pre(part.leftPx + part.widthPx > geometry.dataFromPx + 8 && part.leftPx < geometry.dataToPx - 8)
        expect(named).toHaveLength(1)
      }),
      RUNS,
    )
  })

  it('names water that reaches out of bounds only before it', () => {
    const start = {
      pin: 'front',
      pinSide: undefined,
      distanceYards: 155,
      finishYards: 159,
      aimYards: 2,
      driftYards: -28,
    } as const
    const more = { lateralSdYards: 15, distanceSdYards: 13, hasWind: true, units: 'yards' } as const
    const hazards = [
      { kind: 'water', side: 'left' },
      { kind: 'ob', side: 'back' },
    ] as const
    for (const widthPx of [256, 326, 560]) {
      const { geometry, hole, named } = platesOf({ ...start, ...more, hazards: [...hazards], widthPx })
      const out = hole.areas.find(({ kind }) => kind === 'ob')
      const water = named.find(({ word }) => word === 'water')
      expect(water && out && water.box.topPx + water.box.heightPx / 2).toBeGreaterThan(
        geometry.yPx(out?.nearYards ?? 0),
      )
    }
  })

  it('speaks of the green when it is seen, and of the shot when it is not', () => {
    const start = { pin: 'middle', pinSide: undefined, aimYards: 0, driftYards: 0, lateralSdYards: 12 } as const
    const more = { distanceSdYards: 10, widthPx: 340, hasWind: false, units: 'yards' } as const
    const words = (distanceYards: number) => {
      const { geometry, choice, hole } = mapOf({ ...start, ...more, hazards: [], distanceYards, finishYards: 200 })
      return yardagePlates(geometry, { choice, hole, units: 'yards', hasWind: false }).map(
        ({ number, word }) => `${number} ${word}`,
      )
    }
    expect(words(205)).toEqual(['220 back', '205 pin', '190 front'])
    expect(words(450)).toEqual(['200 stops', '190 carry'])
  })

  it('gives the same drawing every time', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const [{ geometry: once }, { geometry: again }] = [mapOf(given), mapOf(given)]
        expect(again.dots).toEqual(once.dots)
        expect(again.heightPx).toBe(once.heightPx)
      }),
      { ...RUNS, numRuns: 30 },
    )
  })
})
