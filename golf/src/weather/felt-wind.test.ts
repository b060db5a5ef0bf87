import { describe, expect, it } from 'vitest'
import { FELT_WIND_SHARE, forecastWind } from './felt-wind.ts'

describe('wind as it is felt', () => {
  it('ADV-39 counts for more than it says: 14 mph are 20 of a forecast', () => {
    expect(Math.abs(forecastWind(14) - 20)).toBeLessThanOrEqual(0.1)
    expect(FELT_WIND_SHARE).toBeCloseTo(0.7, 2)
    expect(forecastWind(0)).toBe(0)
  })
})
