import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TYPICAL_READING } from './weather-reading.ts'
import type { WeatherReading } from './weather-reading.ts'
import { weatherTips } from './weather-tips.ts'

/** Tips for typical weather with these changes. */
function tipsFor(changes: Partial<WeatherReading>) {
  return weatherTips({ ...TYPICAL_READING, ...changes }).map(({ id }) => id)
}

const anyReading: fc.Arbitrary<WeatherReading> = fc
  .record({
    temperatureF: fc.double({ min: -60, max: 130, noNaN: true }),
    windSpeedMph: fc.double({ min: 0, max: 80, noNaN: true }),
    humidityPercent: fc.integer({ min: 0, max: 100 }),
    seaLevelPressureInHg: fc.double({ min: 28, max: 31.5, noNaN: true }),
  })
  .map((changes) => ({ ...TYPICAL_READING, ...changes }))

describe('weather tips', () => {
  it('WEA-11 a cold tip appears below 50 °F, a hot tip above 85 °F', () => {
    expect(tipsFor({ temperatureF: 49.9 })).toEqual(['cold'])
    expect(tipsFor({ temperatureF: 50 })).toEqual([])
    expect(tipsFor({ temperatureF: 85 })).toEqual([])
    expect(tipsFor({ temperatureF: 85.1 })).toEqual(['hot'])
  })

  it('WEA-12 a strong-wind tip appears above 15 mph, a moderate-wind tip above 8 mph', () => {
    expect(tipsFor({ windSpeedMph: 15.1 })).toEqual(['strong-wind'])
    expect(tipsFor({ windSpeedMph: 15 })).toEqual(['moderate-wind'])
    expect(tipsFor({ windSpeedMph: 8.1 })).toEqual(['moderate-wind'])
    expect(tipsFor({ windSpeedMph: 8 })).toEqual([])
  })

  it('WEA-13 a humidity tip appears above 80 %, a low-pressure tip below 29.8, a high-pressure tip above 30.2', () => {
    expect(tipsFor({ humidityPercent: 80.1 })).toEqual(['humid'])
    expect(tipsFor({ humidityPercent: 80 })).toEqual([])
    expect(tipsFor({ seaLevelPressureInHg: 29.79 })).toEqual(['low-pressure'])
    expect(tipsFor({ seaLevelPressureInHg: 29.8 })).toEqual([])
    expect(tipsFor({ seaLevelPressureInHg: 30.2 })).toEqual([])
    expect(tipsFor({ seaLevelPressureInHg: 30.21 })).toEqual(['high-pressure'])
  })

  it('begin with what changes a shot most', () => {
    expect(tipsFor({ temperatureF: 40, windSpeedMph: 22, humidityPercent: 90, seaLevelPressureInHg: 29.5 })).toEqual([
      'strong-wind',
      'cold',
      'humid',
      'low-pressure',
    ])
    expect(tipsFor({ temperatureF: 95, windSpeedMph: 10, humidityPercent: 90, seaLevelPressureInHg: 30.5 })).toEqual([
      'hot',
      'moderate-wind',
      'humid',
      'high-pressure',
    ])
  })

  it('have nothing to say about typical weather', () => {
    expect(weatherTips(TYPICAL_READING)).toEqual([])
  })

  it('name no distance unit, so that they hold in yards and in metres', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        for (const { text } of weatherTips(reading)) expect(text).not.toMatch(/yard|metre|meter/i)
      }),
    )
  })

  it('never blame humid air, which is slightly thinner, for lost distance', () => {
    const [tip] = weatherTips({ ...TYPICAL_READING, humidityPercent: 95 })
    expect(tip?.text).toContain('Your distances stay as they are.')
  })

  it('never contradict each other: at most one each about temperature, wind, humidity and pressure', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        const ids = weatherTips(reading).map(({ id }) => id)
        for (const group of [
          ['cold', 'hot'],
          ['strong-wind', 'moderate-wind'],
          ['low-pressure', 'high-pressure'],
        ]) {
          expect(ids.filter((id) => group.includes(id)).length).toBeLessThanOrEqual(1)
        }
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})
