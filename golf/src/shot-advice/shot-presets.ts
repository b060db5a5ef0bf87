import type { Air } from '../flight/physics/air.ts'
import type { Shot } from './shot.ts'

export const WEATHER_WORDS = ['calm', 'windy', 'wet', 'cold', 'hot'] as const
export type WeatherWord = (typeof WEATHER_WORDS)[number]

/** Defaults of a weather word until the golfer gives numbers; the wind is into the face unless told otherwise. */
export type WordedWeather = {
  readonly air: Required<Pick<Air, 'temperatureF' | 'windSpeedMph' | 'windFromDeg'>>
  readonly isSoft: boolean
}

export const WORDED_WEATHER = {
  calm: { air: { temperatureF: 70, windSpeedMph: 0, windFromDeg: 0 }, isSoft: false },
  windy: { air: { temperatureF: 70, windSpeedMph: 15, windFromDeg: 0 }, isSoft: false },
  wet: { air: { temperatureF: 60, windSpeedMph: 5, windFromDeg: 0 }, isSoft: true },
  cold: { air: { temperatureF: 45, windSpeedMph: 0, windFromDeg: 0 }, isSoft: false },
  hot: { air: { temperatureF: 90, windSpeedMph: 0, windFromDeg: 0 }, isSoft: false },
} as const satisfies Record<WeatherWord, WordedWeather>

/** Wind directions in golfers' words. */
export const WIND_FROM_DEG = { into: 0, right: 90, helping: 180, left: 270 } as const

/** All inputs of a shot; a preset replaces every one of them. */
export type ShotPreset = {
  readonly name: string
  readonly weather: WeatherWord
  readonly shot: Pick<Shot, 'distanceYards' | 'lie' | 'slope' | 'pin' | 'hazards' | 'fairwayWidthYards'>
}

/** The four quick situations (specification 2 §2). Water without a side is in front; a tee shot has its hole as well. */
export const SHOT_PRESETS: readonly ShotPreset[] = [
  {
    name: 'Greenside Bunker',
    weather: 'calm',
    shot: { distanceYards: 30, lie: 'bunker', slope: 'flat', pin: 'middle', hazards: [] },
  },
  {
    name: 'Uphill Rough',
    weather: 'windy',
    shot: { distanceYards: 175, lie: 'rough', slope: 'uphill', pin: 'back', hazards: [] },
  },
  {
    name: 'Downhill to Water',
    weather: 'calm',
    shot: {
      distanceYards: 140,
      lie: 'fairway',
      slope: 'downhill',
      pin: 'front',
      hazards: [{ kind: 'water', side: 'front' }],
    },
  },
  {
    name: 'Windy Tee Shot',
    weather: 'windy',
    shot: {
      distanceYards: 280,
      lie: 'tee',
      slope: 'flat',
      pin: 'middle',
      fairwayWidthYards: 30,
      hazards: [
        { kind: 'water', side: 'front', toReachYards: 225, toClearYards: 240 },
        { kind: 'bunker', side: 'left', toReachYards: 185, toClearYards: 205 },
      ],
    },
  },
]
