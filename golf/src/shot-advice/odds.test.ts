import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adviseShot } from './advise.ts'
import type { Advice } from './advise.ts'
import { isWithin } from './hazards.ts'
import { holeOf } from './hole/hole.ts'
import { greenWithMargin } from './hole/place-strokes.ts'
import { landingSpread } from './landing-spread.ts'
import { BALL_ENDS, oddsInHundred, swingOdds } from './odds.ts'
import type { BallEnd, Odds } from './odds.ts'
import { HAZARD_KINDS, HAZARD_SIDES, PINS } from './shot.ts'
import type { Hazard, Shot } from './shot.ts'
import type { Scatter, Swing } from './swings/swing.ts'
import { CLUBS } from '../club.ts'
import { LARGEST_TILT } from '../memory/learn.ts'
import { STANDARD_BAG } from '../distances/standard-carry.ts'

const clubs = STANDARD_BAG.map((carried) => ({ ...carried, loftDeg: CLUBS[carried.club].loftDeg }))
const FAIRWAY: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
const SOLID: Scatter = { share: 1, landingYards: 145, rollYards: 5, distanceSdYards: 9, lateralSdYards: 12 }
const hazards = fc.array(
  fc.record({ kind: fc.constantFrom(...HAZARD_KINDS), side: fc.constantFrom(...HAZARD_SIDES) }),
  {
    maxLength: 3,
  },
)
/** How far right a ball is for each yard that it is long: a pattern's tilt has bounds. */
const tilts = fc.constantFrom(undefined, -LARGEST_TILT, LARGEST_TILT / 2)
const scatters = fc
  .record({
    share: fc.constant(1),
    landingYards: fc.double({ min: 60, max: 200, noNaN: true }),
    rollYards: fc.double({ min: 0, max: 12, noNaN: true }),
    distanceSdYards: fc.double({ min: 1, max: 25, noNaN: true }),
    lateralSdYards: fc.double({ min: 1, max: 30, noNaN: true }),
    tilt: tilts,
  })
  .map(({ tilt, ...scatter }): Scatter => {
    if (tilt === undefined) return scatter
    // What is not said by the length is as wide as `lateralSdYards` (struck-swing.ts).
    const wholeSdYards = scatter.lateralSdYards / Math.sqrt(1 - tilt ** 2)
    return { ...scatter, rightPerLong: (tilt * wholeSdYards) / scatter.distanceSdYards }
  })

function advised(shot: Shot, handicap = 15): Advice {
  const advice = adviseShot(clubs, { handicap }, shot)
  if ('problem' in advice) throw new Error(advice.problem)
  return advice
}

function oddsOf(
  scatter: Scatter,
  { all = [], aimYards = 0 }: { all?: readonly Hazard[]; aimYards?: number } = {},
): Odds {
  const hole = holeOf({ ...FAIRWAY, hazards: all })
  return swingOdds(swingWith([scatter]), { hole, aimYards })
}

function swingWith(all: readonly Scatter[]): Swing {
  return {
    club: '7-iron',
    kind: 'full',
    loftDeg: 34,
    swingFraction: 1,
    carryTodayYards: 145,
    finishYards: 150,
    driftYards: 0,
    scatters: all,
  }
}

/** Counts balls that are laid out evenly over the shares of the spread, and asks of each one where it stops. */
function counted(
  { landingYards, rollYards, distanceSdYards, lateralSdYards, rightPerLong = 0 }: Scatter,
  all: readonly Hazard[],
) {
  const hole = holeOf({ ...FAIRWAY, hazards: all })
  const isOnGreen = greenWithMargin(0)
  const reach = 4
  const step = 0.02
  let sum = 0
  const found: Record<'green' | 'sand' | 'water' | 'out', number> = { green: 0, sand: 0, water: 0, out: 0 }
  for (let along = step / 2 - reach; along < reach; along += step) {
    for (let across = step / 2 - reach; across < reach; across += step) {
      const weight = Math.exp(-(along * along + across * across) / 2)
      const longYards = along * distanceSdYards
      const place = {
        xYards: across * lateralSdYards + longYards * rightPerLong,
        yYards: landingYards + rollYards + longYards,
      }
      const kinds = hole.areas
        .map((area) => (area.kind === 'bunker' ? area : { ...area, farYards: area.farYards + rollYards }))
        .filter((area) => isWithin(area, place))
        .map(({ kind }) => kind)
      sum += weight
      if (kinds.includes('ob')) found.out += weight
      else if (kinds.includes('water')) found.water += weight
      else if (kinds.includes('bunker')) found.sand += weight
      else if (isOnGreen(place.xYards, place.yYards - hole.greenYards)) found.green += weight
    }
  }
  return Object.fromEntries(Object.entries(found).map(([end, weight]) => [end, weight / sum])) as typeof found
}

describe('the odds of a swing', () => {
  it('ADV-33 agree within one in 100 with balls laid out over the spread that is drawn, whatever is around the green', () => {
    fc.assert(
      fc.property(scatters, hazards, (scatter, all) => {
        const odds = oddsOf(scatter, { all })
        for (const [end, share] of Object.entries(counted(scatter, all)) as [BallEnd, number][])
          expect(Math.abs(odds[end] - share), end).toBeLessThan(0.01)
      }),
      { seed: 20_264, numRuns: 25 },
    )
  })

  it('ADV-33 are whole numbers that add up to 100, for the club advised and each alternative', () => {
    const shots = fc.record({
      distanceYards: fc.integer({ min: 40, max: 400 }),
      pin: fc.constantFrom(...PINS),
      hazards,
    })
    fc.assert(
      fc.property(shots, fc.integer({ min: 0, max: 40 }), (shot, handicap) => {
        const { recommended, alternatives } = advised({ ...FAIRWAY, ...shot }, handicap)
        for (const { odds } of [recommended, ...alternatives]) {
          if (!odds) throw new Error('A struck ball has odds')
          const whole = oddsInHundred(odds)
          const counts = BALL_ENDS.map((end) => whole[end])
          expect(counts.every((count) => Number.isInteger(count) && count >= 0)).toBe(true)
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100)
          for (const end of BALL_ENDS) expect(Math.abs(whole[end] - odds[end] * 100)).toBeLessThan(1)
        }
      }),
      { seed: 20_265, numRuns: 40 },
    )
  })

  it('ADV-33 are of the spread that the map draws, within one in 100', () => {
    const shot: Shot = { ...FAIRWAY, hazards: [{ kind: 'water', side: 'right' }] }
    const { recommended } = advised(shot, 5)
    const drawn = landingSpread(recommended, { clubs, shot, air: {}, handicap: 5 })
    if (!drawn || !recommended.odds) throw new Error('A struck ball has a spread')
    const { lateralSdYards, distanceSdYards, mishitShare } = drawn
    const solid = oddsOf(
      { ...SOLID, landingYards: recommended.finishYards, rollYards: 0, lateralSdYards, distanceSdYards },
      { all: shot.hazards, aimYards: recommended.aimYards },
    )
    // Hardly a mishit reaches this green.
    expect(Math.abs(recommended.odds.green - (1 - mishitShare) * solid.green)).toBeLessThan(0.01)
  })

  it('have all balls of a sure hand on the green, in the water that they are aimed at or out of bounds', () => {
    const sure = { ...SOLID, distanceSdYards: 0.5, lateralSdYards: 0.5 }
    expect(oddsOf(sure).green).toBeCloseTo(1, 6)
    expect(oddsOf(sure, { all: [{ kind: 'water', side: 'left' }], aimYards: -25 }).water).toBeCloseTo(1, 6)
    expect(oddsOf(sure, { all: [{ kind: 'ob', side: 'right' }], aimYards: 60 }).out).toBeCloseTo(1, 6)
    expect(oddsOf({ ...sure, landingYards: 100 }).fairway).toBeCloseTo(1, 6)
    expect(oddsOf(sure, { aimYards: -13 }).fringe).toBeGreaterThan(0.9)
  })

  it('count a ball that lands in the water as wet, however far it would have rolled, and let one roll out of sand', () => {
    const sure = { ...SOLID, landingYards: 128, rollYards: 10, distanceSdYards: 0.5, lateralSdYards: 0.5 }
    expect(oddsOf(sure, { all: [{ kind: 'water', side: 'front' }] }).water).toBeCloseTo(1, 6)
    expect(oddsOf(sure, { all: [{ kind: 'bunker', side: 'front' }] }).green).toBeCloseTo(1, 6)
  })

  it('have the shares of solid balls and mishits', () => {
    const sure = { ...SOLID, distanceSdYards: 0.5, lateralSdYards: 0.5 }
    const hole = holeOf(FAIRWAY)
    const scattered = [
      { ...sure, share: 0.8 },
      { ...sure, share: 0.2, landingYards: 90 },
    ]
    const { green, fairway } = swingOdds(swingWith(scattered), { hole, aimYards: 0 })
    expect(green).toBeCloseTo(0.8, 6)
    expect(fairway).toBeCloseTo(0.2, 6)
  })

  it('are mirrored with the hole', () => {
    fc.assert(
      fc.property(scatters, fc.integer({ min: -20, max: 20 }), (scatter, aimYards) => {
        const right = oddsOf(scatter, { all: [{ kind: 'water', side: 'right' }], aimYards })
        const { rightPerLong } = scatter
        const mirrored = { ...scatter, rightPerLong: rightPerLong && -rightPerLong }
        const left = oddsOf(mirrored, { all: [{ kind: 'water', side: 'left' }], aimYards: -aimYards })
        for (const end of BALL_ENDS) expect(left[end]).toBeCloseTo(right[end], 6)
      }),
      { seed: 20_266, numRuns: 50 },
    )
  })

  it('do not exist for a chip', () => {
    expect(advised({ ...FAIRWAY, distanceYards: 12 }).recommended.odds).toBeUndefined()
  })
})

describe('odds in 100', () => {
  it('round the largest remainders up', () => {
    const third = { green: 1 / 3, fringe: 1 / 3, fairway: 1 / 3, rough: 0, sand: 0, water: 0, out: 0 }
    expect(oddsInHundred(third)).toEqual({ green: 34, fringe: 33, fairway: 33, rough: 0, sand: 0, water: 0, out: 0 })
  })
})
