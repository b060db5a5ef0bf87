import { expect, it } from 'vitest'
import { pressureAtBallPa } from '../flight/physics/air.ts'
import { sessionAir } from './session-air.ts'

it('keeps a measured pressure as the altitude that has it', () => {
  for (const stationPressurePa of [60_000, 83_400, 98_000, 101_325, 104_000]) {
    const air = sessionAir({ stationPressurePa, temperatureF: 71.26, humidity: 0.456 })
    expect(air).toMatchObject({ temperatureF: 71.3, humidity: 0.46 })
    expect(Math.abs(pressureAtBallPa(air ?? {}) - stationPressurePa)).toBeLessThan(3)
  }
})

it('leaves out what no flight is worked out for, and is nothing without a figure', () => {
  expect(sessionAir({ stationPressurePa: 115_000, temperatureF: 131 })).toBeUndefined()
  expect(sessionAir({})).toBeUndefined()
  expect(sessionAir({ temperatureF: 45, stationPressurePa: 50_000 })).toEqual({ temperatureF: 45 })
})
