import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FlightAir } from './air.ts'
import { REFERENCE_FLIGHT_AIR, flightAirOf, pressureAtBallPa } from './air.ts'
import type { Air } from './air.ts'
import { simulateFlight } from '../trajectory.ts'

const DRIVE = { ballSpeedMph: 150, launchDeg: 12, spinRpm: 2700 } as const
const PASCALS_PER_INCH_OF_MERCURY = 3386.389

function airOf(air: Air): FlightAir {
  const flightAir = flightAirOf(air)
  if ('problem' in flightAir) throw new Error(flightAir.problem)
  return flightAir
}

function carryYards(air: Air): number {
  const flight = simulateFlight(DRIVE, air)
  if ('problem' in flight) throw new Error(flight.problem)
  return flight.carryYards
}

it('takes 70°F, sea level, 50 % humidity and still air for what is not given', () => {
  expect(airOf({})).toEqual(REFERENCE_FLIGHT_AIR)
  expect(airOf({ temperatureF: 70, altitudeFeet: 0, humidity: 0.5, windSpeedMph: 0 })).toEqual(REFERENCE_FLIGHT_AIR)
  expect(airOf({ seaLevelPressureInHg: undefined, targetElevationFeet: undefined })).toEqual(REFERENCE_FLIGHT_AIR)
  expect(REFERENCE_FLIGHT_AIR.densityKgPerM3).toBeCloseTo(1.194, 3)
})

it('blows from where the wind comes from', () => {
  const windMps = 4.4704
  const windAlong = ({ tailwindMps, rightwardWindMps }: FlightAir) => ({ tailwindMps, rightwardWindMps })
  const from = (windFromDeg: number) => windAlong(airOf({ windSpeedMph: 10, windFromDeg }))
  expect(from(0).tailwindMps).toBeCloseTo(-windMps, 10)
  expect(from(180).tailwindMps).toBeCloseTo(windMps, 10)
  expect(from(90).rightwardWindMps).toBeCloseTo(-windMps, 10)
  expect(from(270).rightwardWindMps).toBeCloseTo(windMps, 10)
  expect(from(-90)).toEqual(from(270))
})

it('brings a sea-level pressure up to the place, and leaves one measured there alone', () => {
  const usualInHg = 101_325 / PASCALS_PER_INCH_OF_MERCURY
  const mileHighPa = pressureAtBallPa({ altitudeFeet: 5280 })
  expect(mileHighPa / 1000).toBeCloseTo(83.43, 1)
  expect(pressureAtBallPa({ altitudeFeet: 5280, seaLevelPressureInHg: usualInHg })).toBeCloseTo(mileHighPa, 6)
  expect(pressureAtBallPa({ stationPressurePa: 83_000 })).toBe(83_000)
})

it('never corrects a station pressure for altitude or for a sea-level pressure', () => {
  const altitudes = fc.integer({ min: -1500, max: 15_000 })
  const stationPressures = fc.integer({ min: 50_000, max: 115_000 })
  const seaLevelPressures = fc.double({ min: 25, max: 33, noNaN: true })
  fc.assert(
    fc.property(stationPressures, altitudes, seaLevelPressures, (measuredPa, altitudeFeet, seaLevelPressureInHg) => {
      const air = { stationPressurePa: measuredPa, altitudeFeet, seaLevelPressureInHg }
      expect(airOf(air)).toEqual(airOf({ stationPressurePa: measuredPa }))
    }),
  )
})

it('carries the same whether the pressure of a place is read there or brought up from the sea', () => {
  const altitudes = fc.integer({ min: -1000, max: 12_000 })
  const seaLevelPressures = fc.double({ min: 28, max: 31, noNaN: true })
  fc.assert(
    fc.property(altitudes, seaLevelPressures, (altitudeFeet, seaLevelPressureInHg) => {
      const forecast = { altitudeFeet, seaLevelPressureInHg }
      const read = { stationPressurePa: pressureAtBallPa(forecast) }
      expect(carryYards(read)).toBeCloseTo(carryYards(forecast), 9)
    }),
  )
})

it('carries farther in damp air, at any warmth', () => {
  for (const temperatureF of [32, 50, 70, 90, 110]) {
    expect(carryYards({ temperatureF, humidity: 1 })).toBeGreaterThan(carryYards({ temperatureF, humidity: 0 }))
  }
})
