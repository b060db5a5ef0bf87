import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inferLaunch } from '../flight/launch-from-carry.ts'
import { inSiUnits } from '../flight/physics/air.ts'
import { flyBall } from '../flight/physics/fly.ts'
import { fallDeg } from '../flight/trajectory.ts'
import { longestRollYards } from '../shot-advice/swings/flown-clubs.ts'
import { metresPerSecondFromMph, yardsFromMetres } from '../units.ts'
import { PLAYED_SHOT_RANGES } from './played-record.ts'
import { swingInAir } from './swing-in-air.ts'
import type { ShotAir } from './swing-in-air.ts'

const BAG = [
  { club: 'driver', carryYards: 228 },
  { club: '5-iron', carryYards: 165 },
  { club: '7-iron', carryYards: 148 },
  { club: 'sw', carryYards: 84 },
] as const
type Club = (typeof BAG)[number]

function inAirOf(club: Club) {
  const found = swingInAir(club)
  if ('problem' in found) throw new Error(found.problem)
  return found
}

/** By the flight model alone. */
function flown({ club, carryYards }: Club, { headwindMph, crosswindMph, temperatureF }: ShotAir) {
  const launch = inferLaunch(club, carryYards)
  if ('problem' in launch) throw new Error(launch.problem)
  const air = {
    ...inSiUnits({ temperatureF }),
    tailwindMps: -metresPerSecondFromMph(headwindMph),
    rightwardWindMps: metresPerSecondFromMph(crosswindMph),
  }
  const { landing } = flyBall({ launch, air })
  return {
    carryYards: yardsFromMetres(landing.xM),
    rightYards: yardsFromMetres(landing.zM),
    landingDeg: fallDeg(landing),
  }
}

const within = ({ lowest, highest }: { readonly lowest: number; readonly highest: number }) =>
  fc.double({ min: lowest, max: highest, noNaN: true })

describe('a full swing in the air of a shot', () => {
  it('is that of the flight model, to a yard of carry and roll in winds up to 20 mph', () => {
    const usual = fc.record({
      headwindMph: fc.double({ min: -20, max: 20, noNaN: true }),
      crosswindMph: fc.double({ min: -12, max: 12, noNaN: true }),
      temperatureF: fc.double({ min: 40, max: 100, noNaN: true }),
    })
    const swings = new Map(BAG.map((club) => [club, inAirOf(club)]))
    fc.assert(
      fc.property(fc.constantFrom(...BAG), usual, (club, air) => {
        const exact = flown(club, air)
        const found = swings.get(club)?.(air)
        const carryYards = (found?.carryShare ?? Number.NaN) * club.carryYards
        expect(Math.abs(carryYards - exact.carryYards)).toBeLessThan(0.9)
        expect(Math.abs((found?.driftShare ?? Number.NaN) * carryYards - exact.rightYards)).toBeLessThan(1.5)
        const rolls = [found?.landingDeg ?? Number.NaN, exact.landingDeg].map((landingDeg) =>
          longestRollYards({ lie: 'fairway', slope: 'flat' }, { landingDeg, carryTodayYards: carryYards }),
        )
        expect(Math.max(...rolls) - Math.min(...rolls)).toBeLessThan(1)
      }),
      { numRuns: 200, seed: 42 },
    )
  })

  it('is exactly the carry in the reference air, whether that is said or nothing is', () => {
    const inAir = inAirOf(BAG[2])
    const calm = { headwindMph: 0, crosswindMph: 0, temperatureF: 70 }
    expect(inAir(null)).toEqual({ carryShare: 1, stillShare: 1, landingDeg: inAir(calm).landingDeg, driftShare: 0 })
    expect(inAir(calm)).toEqual(inAir(null))
  })

  it('mirrors the drift with the wind, and tells warmth from wind', () => {
    const inAir = inAirOf(BAG[0])
    const air = { headwindMph: 9, crosswindMph: 7, temperatureF: 50 }
    expect(inAir(air).driftShare).toBeGreaterThan(0)
    expect(inAir({ ...air, crosswindMph: -7 }).driftShare).toBe(-inAir(air).driftShare)
    expect(inAir(air).stillShare).toBe(inAir({ ...air, headwindMph: 0 }).carryShare)
    expect(inAir(air).stillShare).toBeLessThan(1)
  })

  it('has finite numbers in every air that a shot can have', () => {
    const swings = BAG.map(inAirOf)
    const airs = fc.record({
      headwindMph: within(PLAYED_SHOT_RANGES.headwindMph),
      crosswindMph: within(PLAYED_SHOT_RANGES.crosswindMph),
      temperatureF: within(PLAYED_SHOT_RANGES.temperatureF),
    })
    fc.assert(
      fc.property(fc.constantFrom(...swings), airs, (inAir, air) => {
        const found = inAir(air)
        expect(Object.values(found).every(Number.isFinite)).toBe(true)
        expect(found.carryShare).toBeGreaterThan(0)
      }),
      { numRuns: 200, seed: 42 },
    )
  })

  it('is none for a club that makes no ball fly', () => {
    expect(swingInAir({ club: 'putter', carryYards: 20 })).toHaveProperty('problem')
  })
})
