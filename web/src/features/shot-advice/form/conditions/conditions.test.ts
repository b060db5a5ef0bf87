import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRangeProblem } from '@bagwise/golf/flight/physics/physical-range'
import { WEATHER_WORDS, WIND_FROM_DEG } from '@bagwise/golf/shot-advice/shot-presets'
import { UNTOUCHED, airOf, measuredConditions, withFeltWind } from './conditions.ts'
import { forNextShot, withNumber, withWeather, wordedConditions } from './conditions.ts'
import { conditionFacts, feltWindHelp, knownWeather, sourceWords, windLine } from './conditions.copy.ts'

const READING = {
  temperatureF: 63.6,
  windSpeedMph: 11.4,
  windDirection: 'SW',
  windFromDeg: 225,
  humidityPercent: 58,
  seaLevelPressureInHg: 29.7657,
} as const

describe('the conditions', () => {
  it('SHO-18 begin with the numbers of a weather word, and a wind in the face', () => {
    const numbers = Object.fromEntries(
      WEATHER_WORDS.map((word) => {
        const { air, isSoft } = wordedConditions(word)
        return [word, [air.windSpeedMph, air.temperatureF, air.windFromDeg, isSoft]]
      }),
    )
    expect(numbers).toEqual({
      calm: [0, 70, 0, false],
      windy: [15, 70, 0, false],
      wet: [5, 60, 0, true],
      cold: [0, 45, 0, false],
      hot: [0, 90, 0, false],
    })
    expect(WIND_FROM_DEG).toEqual({ into: 0, helping: 180, left: 270, right: 90 })
  })

  it('SHO-19 take numbers of the golfer’s and say so', () => {
    const changed = withNumber(wordedConditions('windy'), 'windSpeedMph', 22)
    expect(changed.air).toMatchObject({ windSpeedMph: 22, temperatureF: 70 })
    expect(sourceWords(changed)).toBe('Your own numbers.')
    const turned = withNumber(wordedConditions('windy'), 'windFromDeg', 270)
    expect(sourceWords(turned)).toContain('What we count as “Windy”.')
  })

  it('SHO-20 begin with the weather when it is known, in whole numbers and without a guess at the wind', () => {
    const known = measuredConditions(READING)
    expect(known.air).toEqual({
      temperatureF: 64,
      windSpeedMph: 11,
      windFromDeg: 0,
      humidity: 0.58,
      seaLevelPressureInHg: 29.77,
      altitudeFeet: 0,
      targetElevationFeet: 0,
    })
    expect(sourceWords(known)).toContain('weather service')
    expect(sourceWords(UNTOUCHED)).toContain('until we get yours')
  })

  it('are told by the compass when a service tells them', () => {
    const weather = { reading: READING, defaultPlaceName: null }
    expect(knownWeather(weather, 'yards')).toBe('Where you are now: 64°F, wind 11 mph from SW.')
    const cold = { reading: { ...READING, temperatureF: -4, windSpeedMph: 0.3 }, defaultPlaceName: 'Pinehurst' }
    expect(knownWeather(cold, 'yards')).toBe('Pinehurst now: −4°F, no wind.')
  })

  it('keep the place when the weather changes, and leave the old weather behind', () => {
    const high = withNumber(withNumber(measuredConditions(READING), 'altitudeFeet', 5280), 'targetElevationFeet', -20)
    const { air } = withWeather(high, wordedConditions('cold'))
    expect(air).toEqual({ ...wordedConditions('cold').air, altitudeFeet: 5280, targetElevationFeet: -20 })
  })

  it('are told as short facts in the golfer’s units', () => {
    const wet = withNumber(withNumber(wordedConditions('wet'), 'altitudeFeet', 5280), 'targetElevationFeet', -33)
    expect(conditionFacts(wet, 'yards')).toEqual([
      'Wind 5 mph, into',
      '60°F',
      'Altitude 5,280 ft',
      'Target 33 ft down',
      'Soft ground',
    ])
    expect(conditionFacts(wet, 'metres')).toContain('Target 10.1 m down')
    expect(windLine(wordedConditions('calm'), 'yards')).toBe('No wind')
  })

  it('ADV-39 count a wind of 14 mph as it is felt as 20, and tell it as it was typed', () => {
    const felt = withFeltWind(withNumber(wordedConditions('windy'), 'windSpeedMph', 14), true)
    expect(Math.abs(airOf(felt).windSpeedMph - 20)).toBeLessThanOrEqual(0.1)
    expect(airOf(felt)).toMatchObject({ temperatureF: 70, windFromDeg: 0 })
    expect(felt.air.windSpeedMph).toBe(14)
    expect(conditionFacts(felt, 'yards')).toEqual(['Wind 14 mph as you feel it, into', '70°F'])
    expect(sourceWords(felt)).toBe('Your own numbers.')
    expect(feltWindHelp(felt, 'yards')).toBe(
      'At head height you feel about 70% of what a forecast says. We count with 20 mph.',
    )
    expect(airOf(withFeltWind(felt, false))).toEqual(felt.air)
    expect(feltWindHelp(withFeltWind(felt, false), 'yards')).toContain('We count with the forecast’s wind.')
  })

  it('never count a wind that no ball can be flown in, and say so where the felt one would', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 60, noNaN: true }), fc.boolean(), (typedMph, isFelt) => {
        const { windSpeedMph } = airOf(withFeltWind(withNumber(UNTOUCHED, 'windSpeedMph', typedMph), isFelt))
        expect(findRangeProblem({ windSpeedMph })).toBeUndefined()
        expect(windSpeedMph).toBeGreaterThanOrEqual(typedMph)
      }),
      { seed: 39, numRuns: 200 },
    )
    const storm = withFeltWind(withNumber(UNTOUCHED, 'windSpeedMph', 50), true)
    expect(airOf(storm).windSpeedMph).toBe(60)
    expect(feltWindHelp(storm, 'yards')).toMatch(/We count with 60 mph, the most we can\.$/)
    expect(feltWindHelp(withFeltWind(UNTOUCHED, true), 'yards')).toContain('the forecast’s wind')
  })

  it('take another weather’s wind for a forecast’s, and keep a felt one for the next shot', () => {
    const felt = withFeltWind(measuredConditions(READING), true)
    expect(withNumber(felt, 'windFromDeg', 90).isFelt).toBe(true)
    expect(forNextShot(withNumber(felt, 'windFromDeg', 90))).toMatchObject({
      isFelt: true,
      isDirectionGiven: false,
      air: { windFromDeg: 90, windSpeedMph: felt.air.windSpeedMph },
    })
    expect(withWeather(felt, wordedConditions('windy')).isFelt).toBe(false)
    expect(withWeather(felt, measuredConditions(READING)).isFelt).toBe(false)
  })
})
