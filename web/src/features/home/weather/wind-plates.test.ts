import { describe, expect, it } from 'vitest'
import { STANDARD_BAG } from '@bagwise/golf/distances/standard-carry'
import { playsLike } from '@bagwise/golf/flight/plays-like'
import { plateWords } from './weather.copy.ts'

/** What a plate reads for 150 yards in this air: its words, or `a number`. */
function plate(air: { readonly windSpeedMph: number; readonly windFromDeg: number; readonly temperatureF?: number }) {
  const { temperatureF = 60 } = air
  const answer = playsLike(STANDARD_BAG, { distanceYards: 150 }, { ...air, temperatureF })
  return 'problem' in answer ? plateWords(answer, temperatureF) : 'a number'
}

describe('a plate of the wind', () => {
  it('says that it is too windy to tell where the flight model ends, from every side', () => {
    for (const windFromDeg of [0, 90, 180]) {
      expect(plate({ windSpeedMph: 75, windFromDeg })).toBe('too windy to tell')
    }
  })

  it('says out of reach only when no club gets there', () => {
    expect(plate({ windSpeedMph: 60, windFromDeg: 0 })).toBe('out of reach')
    expect(plate({ windSpeedMph: 60, windFromDeg: 90 })).toBe('a number')
    expect(plate({ windSpeedMph: 60, windFromDeg: 180 })).toBe('a number')
  })

  it('says so when nobody knows how a ball flies in such cold or heat', () => {
    expect(plate({ windSpeedMph: 5, windFromDeg: 0, temperatureF: -41 })).toBe('too cold to tell')
    expect(plate({ windSpeedMph: 5, windFromDeg: 0, temperatureF: 131 })).toBe('too hot to tell')
  })
})
