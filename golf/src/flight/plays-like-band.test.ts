import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bandYards } from './plays-like-band.ts'

const calm = { distanceYards: 150, isTrajectoryKnown: true, windPartYards: 0, air: {} }

it('doubts nothing in the reference air', () => {
  expect(bandYards(calm)).toBe(0)
  expect(bandYards({ ...calm, isTrajectoryKnown: false })).toBe(0)
})

it('doubts the wind along the line by what the launch and the model leave open', () => {
  const air = { windSpeedMph: 20, windFromDeg: 0 }
  // Known: root of (0.009 · 150 · 2)² and (0.13 · 26)² is 4.3; unknown: 5.4 in the place of 2.7, 6.4.
  expect(bandYards({ ...calm, windPartYards: 26, air })).toBe(4)
  expect(bandYards({ ...calm, windPartYards: 26, air, isTrajectoryKnown: false })).toBe(6)
  expect(bandYards({ ...calm, windPartYards: -26, air: { ...air, windFromDeg: 180 } })).toBe(4)
})

it('counts only the part of the wind that blows along the line', () => {
  // Half of 20 mph from 60°: 0.018 · 150 · 1 is 2.7.
  const half = { windSpeedMph: 20, windFromDeg: 60 }
  expect(bandYards({ ...calm, isTrajectoryKnown: false, air: half })).toBe(3)
  expect(bandYards({ ...calm, isTrajectoryKnown: false, air: { windSpeedMph: 20, windFromDeg: 90 } })).toBe(0)
})

it('doubts a raised target more than a sunken one', () => {
  const band = (targetElevationFeet: number, isTrajectoryKnown: boolean) =>
    bandYards({ ...calm, isTrajectoryKnown, air: { targetElevationFeet } })
  expect(band(60, true)).toBe(2) // 1.2 · 2
  expect(band(60, false)).toBe(5) // 2.5 · 2
  expect(band(-90, true)).toBe(2) // 0.7 · 3
  expect(band(-90, false)).toBe(5) // 1.6 · 3
})

it('doubts altitude by half a yard per 1,000 ft, however the pressure is told', () => {
  expect(bandYards({ ...calm, air: { altitudeFeet: 5600 } })).toBe(3)
  // The standard atmosphere's pressure at 5,600 ft.
  expect(bandYards({ ...calm, air: { stationPressurePa: 82_415 } })).toBe(3)
  expect(bandYards({ ...calm, air: { stationPressurePa: 82_415, altitudeFeet: 0 } })).toBe(3)
})

it('doubts warmth by 0.35 yards per 10°F away from 70°F', () => {
  expect(bandYards({ ...calm, air: { temperatureF: 110 } })).toBe(1)
  expect(bandYards({ ...calm, air: { temperatureF: 20 } })).toBe(2)
})

it('adds doubts in quadrature', () => {
  // 2.7, 0.13 · 30 = 3.9, 3.2, 2.5 and 1.4 together: 6.4.
  const air = { windSpeedMph: 20, windFromDeg: 0, targetElevationFeet: 60, altitudeFeet: 5000, temperatureF: 30 }
  expect(bandYards({ ...calm, windPartYards: 30, air })).toBe(6)
})

it('is a whole number that is never smaller when the height of flight is not known', () => {
  const anyAir = fc.record({
    windSpeedMph: fc.double({ min: 0, max: 60, noNaN: true }),
    windFromDeg: fc.double({ min: -360, max: 360, noNaN: true }),
    targetElevationFeet: fc.double({ min: -1500, max: 1500, noNaN: true }),
    altitudeFeet: fc.double({ min: -1500, max: 15_000, noNaN: true }),
    temperatureF: fc.double({ min: -40, max: 130, noNaN: true }),
  })
  const anyYards = fc.double({ min: -200, max: 200, noNaN: true })
  fc.assert(
    fc.property(anyAir, anyYards, (air, windPartYards) => {
      const known = bandYards({ ...calm, windPartYards, air })
      expect(Number.isInteger(known) && known >= 0).toBe(true)
      expect(bandYards({ ...calm, windPartYards, air, isTrajectoryKnown: false })).toBeGreaterThanOrEqual(known)
    }),
  )
})
