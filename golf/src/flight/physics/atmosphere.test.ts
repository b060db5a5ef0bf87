import fc from 'fast-check'
import { expect, it } from 'vitest'
import { metresFromFeet } from '../../units.ts'
import {
  SEA_LEVEL_PRESSURE_PA,
  airDensityKgPerM3,
  airViscosityPaS,
  pressureAltitudeM,
  stationPressurePa,
} from './atmosphere.ts'

const MILE_HIGH_M = metresFromFeet(5280)

function pressureAt(altitudeM: number): number {
  return stationPressurePa({ seaLevelPressurePa: SEA_LEVEL_PRESSURE_PA, altitudeM })
}

it('weighs the dry air of the standard atmosphere as ISO 2533 does', () => {
  const standard = { temperatureC: 15, pressurePa: 101_325, humidity: 0 }
  expect(airDensityKgPerM3(standard)).toBeCloseTo(1.225, 4)
  // Tables of the same standard at 1,000 and 2,000 m.
  expect(airDensityKgPerM3({ ...standard, temperatureC: 8.5, pressurePa: pressureAt(1000) })).toBeCloseTo(1.1117, 3)
  expect(airDensityKgPerM3({ ...standard, temperatureC: 2, pressurePa: pressureAt(2000) })).toBeCloseTo(1.0066, 3)
})

it('has the pressures of the standard atmosphere', () => {
  expect(pressureAt(0)).toBe(101_325)
  expect(pressureAt(1000) / 100).toBeCloseTo(898.75, 1)
  expect(pressureAt(2000) / 100).toBeCloseTo(794.95, 1)
  // A mile up: 83.4 kPa, 24.6 inches of mercury.
  expect(pressureAt(MILE_HIGH_M) / 1000).toBeCloseTo(83.43, 1)
})

it('tells the altitude at which a pressure is usual', () => {
  fc.assert(
    fc.property(fc.double({ min: -500, max: 4600, noNaN: true }), (altitudeM) => {
      expect(pressureAltitudeM(pressureAt(altitudeM))).toBeCloseTo(altitudeM, 6)
    }),
  )
})

it('makes damp air thinner than dry air, and the more so the warmer it is', () => {
  const densities = (temperatureC: number) =>
    [0, 0.5, 1].map((humidity) => airDensityKgPerM3({ temperatureC, pressurePa: 101_325, humidity }))
  const [dry = 0, middling = 0, damp = 0] = densities(20)
  expect(middling).toBeLessThan(dry)
  expect(damp).toBeLessThan(middling)
  // Saturated air of 20°C: 1.194 kg/m³ against 1.204.
  expect(dry).toBeCloseTo(1.2041, 3)
  expect(damp).toBeCloseTo(1.1936, 3)
  const [hotDry = 0, , hotDamp = 0] = densities(35)
  expect(hotDry - hotDamp).toBeGreaterThan(dry - damp)
})

it('is thinner the warmer and the higher, for any air of a golf course', () => {
  const anyAir = fc.record({
    temperatureC: fc.double({ min: -40, max: 53, noNaN: true }),
    pressurePa: fc.double({ min: 50_000, max: 110_000, noNaN: true }),
    humidity: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(anyAir, (air) => {
      const densityKgPerM3 = airDensityKgPerM3(air)
      expect(densityKgPerM3).toBeGreaterThan(0.4)
      expect(densityKgPerM3).toBeLessThan(1.8)
      expect(airDensityKgPerM3({ ...air, temperatureC: air.temperatureC + 1 })).toBeLessThan(densityKgPerM3)
      expect(airDensityKgPerM3({ ...air, pressurePa: air.pressurePa - 100 })).toBeLessThan(densityKgPerM3)
    }),
  )
})

it('has the viscosity of air that tables give', () => {
  expect(airViscosityPaS(0) * 1e5).toBeCloseTo(1.716, 3)
  expect(airViscosityPaS(20) * 1e5).toBeCloseTo(1.82, 1)
  expect(Math.abs(airViscosityPaS(20) * 1e5 - 1.82)).toBeLessThan(0.01)
  expect(Math.abs(airViscosityPaS(40) * 1e5 - 1.91)).toBeLessThan(0.01)
})
