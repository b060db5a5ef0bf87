import type { WeatherReading } from './weather-reading.ts'

export type WeatherTipId = 'strong-wind' | 'cold' | 'hot' | 'moderate-wind' | 'humid' | 'low-pressure' | 'high-pressure'

export type WeatherTip = { readonly id: WeatherTipId; readonly title: string; readonly text: string }

/** Limits of specification 1 §9, exclusive. */
const COLD_BELOW_F = 50
const HOT_ABOVE_F = 85
const STRONG_WIND_ABOVE_MPH = 15
const MODERATE_WIND_ABOVE_MPH = 8
const HUMID_ABOVE_PERCENT = 80
const LOW_PRESSURE_BELOW_IN_HG = 29.8
const HIGH_PRESSURE_ABOVE_IN_HG = 30.2

type Rule = WeatherTip & { readonly applies: (reading: WeatherReading) => boolean }

/**
 * Strongest effect first. Wind: 1 % per mph against, half of that behind (Golf Monthly). Temperature: 1.5 to 2 yards
 * per 10 °F with a driver (TrackMan). Humidity and pressure: hardly any (A. Rice).
 */
const RULES: readonly Rule[] = [
  {
    id: 'strong-wind',
    title: 'Strong wind',
    text: 'Into it, add about 10% of the shot for every 10 mph and swing easy, since a hard swing lifts the ball. Behind you it gives back only half.',
    applies: ({ windSpeedMph }) => windSpeedMph > STRONG_WIND_ABOVE_MPH,
  },
  {
    id: 'cold',
    title: 'Cold air',
    text: 'Cold air is dense and a cold ball is slow: long shots come up about half a club short. Keep the next ball in a warm pocket.',
    applies: ({ temperatureF }) => temperatureF < COLD_BELOW_F,
  },
  {
    id: 'hot',
    title: 'Hot day',
    text: 'Warm air lets the ball carry a touch farther: look twice where there is trouble behind the green. Drink before you are thirsty.',
    applies: ({ temperatureF }) => temperatureF > HOT_ABOVE_F,
  },
  {
    id: 'moderate-wind',
    title: 'Some wind',
    text: 'Take about one club more into it, half a club less with it behind you. In a crosswind aim a little into it.',
    applies: ({ windSpeedMph }) => windSpeedMph > MODERATE_WIND_ABOVE_MPH && windSpeedMph <= STRONG_WIND_ABOVE_MPH,
  },
  {
    id: 'humid',
    title: 'Humid air',
    text: 'Your distances stay as they are. Dry hands and grips before each shot, and expect little roll where the turf is soft.',
    applies: ({ humidityPercent }) => humidityPercent > HUMID_ABOVE_PERCENT,
  },
  {
    id: 'low-pressure',
    title: 'Low pressure',
    text: 'Thinner air adds a little carry, hardly enough to change clubs. Wind and rain often come with it: pack for both.',
    applies: ({ seaLevelPressureInHg }) => seaLevelPressureInHg < LOW_PRESSURE_BELOW_IN_HG,
  },
  {
    id: 'high-pressure',
    title: 'High pressure',
    text: 'Denser air takes a little carry, hardly enough to change clubs. The weather is often settled: trust your usual numbers.',
    applies: ({ seaLevelPressureInHg }) => seaLevelPressureInHg > HIGH_PRESSURE_ABOVE_IN_HG,
  },
]

/** How the weather affects play, most important first; empty when it is mild and calm. */
export function weatherTips(reading: WeatherReading): readonly WeatherTip[] {
  return RULES.filter(({ applies }) => applies(reading)).map(({ id, title, text }) => ({ id, title, text }))
}
