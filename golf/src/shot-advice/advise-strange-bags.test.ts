import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import type { Air } from '../flight/physics/air.ts'
import { adviseShot } from './advise.ts'
import { HAZARD_KINDS, HAZARD_SIDES, LIES, PINS, SLOPES } from './shot.ts'
import type { Shot } from './shot.ts'
import type { AdvisedClub } from './swings/swing.ts'

const PUTTER: AdvisedClub = { club: 'putter', carryYards: 10, loftDeg: 3 }
const DRIVER = ADVISED_BAG.slice(0, 1)

/** Unlikely bags, and distances that could have been typed nevertheless. */
const STRANGE_BAGS: Readonly<Record<string, readonly AdvisedClub[]>> = {
  'nothing but a putter': [PUTTER],
  'a driver': DRIVER,
  'a driver and a putter': [...DRIVER, PUTTER],
  'wedges only': ADVISED_BAG.slice(-4),
  'every club twice': [...ADVISED_BAG, ...ADVISED_BAG],
  'clubs that all carry the same': ADVISED_BAG.map((club) => ({ ...club, carryYards: 120 })),
  'shorter clubs that carry farther': ADVISED_BAG.map((club, index) => ({ ...club, carryYards: 65 + 11 * index })),
  'a driver of 1 yard': DRIVER.map((club) => ({ ...club, carryYards: 1 })),
  'a driver of 400 yards': DRIVER.map((club) => ({ ...club, carryYards: 400 })),
  'odd lofts': ADVISED_BAG.map((club, index) => ({ ...club, loftDeg: index % 2 === 0 ? 0 : 80 })),
  'shots that never scatter': ADVISED_BAG.map((club) => ({
    ...club,
    measured: { lateralSdYards: 0, distanceSdYards: 0, shotCount: 30 },
  })),
}

const shots = fc.record({
  distanceYards: fc.constantFrom(1, 20, 20.5, 21, 99.9, 150, 400, 600),
  lie: fc.constantFrom(...LIES),
  slope: fc.constantFrom(...SLOPES),
  pin: fc.constantFrom(...PINS),
  hazards: fc.array(fc.record({ kind: fc.constantFrom(...HAZARD_KINDS), side: fc.constantFrom(...HAZARD_SIDES) }), {
    maxLength: 5,
  }),
})
const golfers = fc.record({ handicap: fc.constantFrom(undefined, -5, 15, 54), isLeftHanded: fc.boolean() })
const airs = fc.constantFrom<Air>(
  {},
  { temperatureF: -20, altitudeFeet: 8000 },
  { windSpeedMph: 60 },
  { windSpeedMph: 60, windFromDeg: 90 },
  { windSpeedMph: 60, windFromDeg: 180 },
  { windSpeedMph: 45, targetElevationFeet: 100 },
)

it.each(Object.entries(STRANGE_BAGS))('%s is answered with finite numbers or a problem', (_, bag) => {
  fc.assert(
    fc.property(shots, golfers, airs, (shot: Shot, golfer, air) => {
      const advice = adviseShot(bag, golfer, shot, air)
      if ('problem' in advice) return
      expect(notFinite(advice)).toEqual([])
      const clubs = bag.map(({ club }) => club)
      expect(clubs).toContain(advice.recommended.club)
      expect(advice.recommended.expectedStrokes).toBeGreaterThan(1)
    }),
    { seed: 20_264, numRuns: 20 },
  )
})

/** Paths of numbers that are not finite. */
function notFinite(within: unknown, path = 'advice'): readonly string[] {
  if (typeof within === 'number') return Number.isFinite(within) ? [] : [path]
  if (typeof within !== 'object' || within === null) return []
  return Object.entries(within).flatMap(([name, value]) => notFinite(value, `${path}.${name}`))
}
