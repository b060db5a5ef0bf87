import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLUB_TYPES } from '../club.ts'
import { STANDARD_BAG } from '../distances/standard-carry.ts'
import { TYPICAL_READING } from '../weather/weather-reading.ts'
import { airOfReading } from '../weather/reading-air.ts'
import type { CarriedClub } from './bag-launches.ts'
import { carriesInAirs, carryInAir } from './carry-in-air.ts'
import { playsLike } from './plays-like.ts'

const SEVEN_IRON: CarriedClub = { club: '7-iron', carryYards: 150 }
const anyClub = fc.record({
  club: fc.constantFrom(...CLUB_TYPES.filter((club) => club !== 'putter')),
  // No ball flies farther off a lob wedge.
  carryYards: fc.integer({ min: 60, max: 200 }),
})

function carried(club: CarriedClub, air: Parameters<typeof carryInAir>[1]): number {
  const yards = carryInAir(club, air)
  if (typeof yards !== 'number') throw new Error(`No carry: ${yards.problem}`)
  return yards
}

describe('the carry of a club in the air of the day', () => {
  it('is the same in a table of clubs and airs', () => {
    const airs = [{}, { windSpeedMph: 12, windFromDeg: 180 }, { temperatureF: 500 }]
    const wedge: CarriedClub = { club: 'sw', carryYards: 80 }
    expect(carriesInAirs([SEVEN_IRON, wedge], airs)).toEqual([
      airs.map((air) => carryInAir(SEVEN_IRON, air)),
      airs.map((air) => carryInAir(wedge, air)),
    ])
  })

  it('is its own in the reference air', () => {
    fc.assert(
      fc.property(anyClub, (club) => {
        expect(carried(club, {})).toBeCloseTo(club.carryYards, 1)
      }),
    )
  })

  it('is shorter in the cold and into the wind, longer in the heat, high up and downwind', () => {
    expect(carried(SEVEN_IRON, { temperatureF: 40 })).toBeLessThan(149)
    expect(carried(SEVEN_IRON, { windSpeedMph: 15, windFromDeg: 0 })).toBeLessThan(135)
    expect(carried(SEVEN_IRON, { temperatureF: 95 })).toBeGreaterThan(150.5)
    expect(carried(SEVEN_IRON, { altitudeFeet: 5280 })).toBeGreaterThan(155)
    expect(carried(SEVEN_IRON, { windSpeedMph: 15, windFromDeg: 180 })).toBeGreaterThan(155)
  })

  it('never gets shorter with more wind from behind', () => {
    fc.assert(
      fc.property(anyClub, fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 20 }), (club, mph, moreMph) => {
        const less = carried(club, { windSpeedMph: mph, windFromDeg: 180 })
        const more = carried(club, { windSpeedMph: mph + moreMph, windFromDeg: 180 })
        expect(more).toBeGreaterThan(less - 0.3)
      }),
      { numRuns: 40 },
    )
  })

  it('plays like the club: the shot that it reaches today asks for its usual carry', () => {
    for (const windFromDeg of [0, 90, 180]) {
      const air = airOfReading(TYPICAL_READING, windFromDeg)
      for (const club of STANDARD_BAG.slice(1, -1)) {
        const answer = playsLike(STANDARD_BAG, { distanceYards: carried(club, air) }, air)
        expect('problem' in answer ? answer : answer.playsLikeYards).toBeCloseTo(club.carryYards, 0)
      }
    }
  })

  it('is nothing when the wind blows the ball back', () => {
    expect(carried({ club: 'lw', carryYards: 60 }, { windSpeedMph: 60, windFromDeg: 0 })).toBe(0)
  })

  it('says what is outside the model and what does not fly', () => {
    expect(carryInAir(SEVEN_IRON, { windSpeedMph: 90 })).toEqual({ problem: 'wind-out-of-range', from: 0, to: 60 })
    expect(carryInAir({ club: 'putter', carryYards: 10 }, {})).toEqual({ problem: 'club-does-not-fly' })
  })
})
