import { WORDED_WEATHER } from '@bagwise/golf/shot-advice/shot-presets'
import type { WeatherWord } from '@bagwise/golf/shot-advice/shot-presets'
import type { Air } from '@bagwise/golf/flight/physics/air'
import { forecastWind } from '@bagwise/golf/weather/felt-wind'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { TYPED_RANGES } from '#quantities/typed-number.ts'

export type AirNumber = 'temperatureF' | 'windSpeedMph' | 'windFromDeg' | 'altitudeFeet' | 'targetElevationFeet'
/** The air of a shot with every number that the golfer can change. */
export type ShotAir = Omit<Air, AirNumber> & Readonly<Record<AirNumber, number>>

/** A word that stands for numbers, or the weather as a service measures it now. */
export type Weather = WeatherWord | 'now'

export type Conditions = {
  /** Where the numbers come from. */
  readonly weather: Weather
  /** As the golfer reads and types it; what counts is `airOf`. */
  readonly air: ShotAir
  /** The wind is what the golfer feels, which is less than a forecast would say. */
  readonly isFelt: boolean
  /** The ground is wet and takes most of the roll. */
  readonly isSoft: boolean
  /** The golfer has said where the wind comes from for this shot: holes turn. */
  readonly isDirectionGiven: boolean
  /** The golfer has changed one of the numbers. */
  readonly isOwn: boolean
  /** Neither the golfer nor a service has said anything yet: the weather prefills the numbers when it is known. */
  readonly isUntouched: boolean
}

const LEVEL_AT_SEA = { altitudeFeet: 0, targetElevationFeet: 0 } as const
const UNSAID = { isDirectionGiven: false, isOwn: false, isUntouched: false } as const
const PERCENT = 100
const HUNDREDTHS = 100

/** What a word stands for, at the sea and with the target on the ball's height. */
export function wordedConditions(weather: WeatherWord): Conditions {
  const { air, isSoft } = WORDED_WEATHER[weather]
  return { weather, air: { ...air, ...LEVEL_AT_SEA }, isFelt: false, isSoft, ...UNSAID }
}

/** Nothing is known: calm, until the weather is. */
export const UNTOUCHED: Conditions = { ...wordedConditions('calm'), isUntouched: true }

/**
 * The weather as it was measured, rounded: the numbers on the screen are those that count. How the wind stands to the
 * shot nobody has said, so it begins in the face.
 */
export function measuredConditions(reading: WeatherReading): Conditions {
  return {
    weather: 'now',
    air: {
      ...LEVEL_AT_SEA,
      temperatureF: Math.round(reading.temperatureF),
      windSpeedMph: Math.round(reading.windSpeedMph),
      windFromDeg: 0,
      humidity: Math.round(reading.humidityPercent) / PERCENT,
      seaLevelPressureInHg: Math.round(reading.seaLevelPressureInHg * HUNDREDTHS) / HUNDREDTHS,
    },
    isFelt: false,
    isSoft: false,
    ...UNSAID,
  }
}

/** The air that counts: a wind that is felt as a forecast would give it, at most what a ball can be flown in. */
export function airOf({ air, isFelt }: Pick<Conditions, 'air' | 'isFelt'>): ShotAir {
  if (!isFelt) return air
  return { ...air, windSpeedMph: Math.min(forecastWind(air.windSpeedMph), TYPED_RANGES.windSpeedMph.to) }
}

/** The same place in other weather: its numbers are replaced, the altitude and the target's height stay. */
export function withWeather({ air }: Conditions, next: Conditions): Conditions {
  const { altitudeFeet, targetElevationFeet } = air
  return { ...next, air: { ...next.air, altitudeFeet, targetElevationFeet } }
}

/** The conditions with a number of the golfer's. Where the wind comes from is asked for, so it makes none of them own. */
export function withNumber(conditions: Conditions, name: AirNumber, value: number): Conditions {
  const { air, isOwn } = conditions
  const isWeather = name === 'temperatureF' || name === 'windSpeedMph'
  return {
    ...conditions,
    air: { ...air, [name]: value },
    isDirectionGiven: conditions.isDirectionGiven || name === 'windFromDeg',
    isOwn: isOwn || isWeather,
    isUntouched: false,
  }
}

/** The same wind speed, as the golfer feels it or as a forecast gives it. */
export function withFeltWind(conditions: Conditions, isFelt: boolean): Conditions {
  return { ...conditions, isFelt, isOwn: true, isUntouched: false }
}

/** The same weather with the target on the ball's height. */
export function withNoHeight(conditions: Conditions): Conditions {
  return { ...conditions, air: { ...conditions.air, targetElevationFeet: 0 } }
}

/** The same weather on another hole: it has another height, and turns another way. */
export function forNextShot(conditions: Conditions): Conditions {
  return { ...withNoHeight(conditions), isDirectionGiven: false }
}
