import { describe, expect, it } from 'vitest'
import { carriesInAirs } from '@bagwise/golf/flight/carry-in-air'
import { TYPICAL_READING } from '@bagwise/golf/weather/weather-reading'
import { makeFrozenCard } from '#data/play/frozen-card.ts'
import { airsOf, easierSwingsNote, forecastTable, stillAirTable, withForecast } from './card-rows.ts'
import { cardOfRound, clubsOfRound } from './card-of-round.ts'
import type { CardClub } from './kept-card.ts'

const CLUBS: readonly CardClub[] = [
  { club: 'driver', carryYards: 224, isEstimated: false, certainty: { isOwn: true } },
  { club: '7-iron', carryYards: 146, isEstimated: true, certainty: { isOwn: false, plusMinusYards: 6 } },
  { club: 'sw', carryYards: 82, isEstimated: false, ownParts: { threeQuarter: 0.8 } },
]
const HEARD = new Date('2026-11-21T07:40:00Z')

const weatherOf = (windSpeedMph: number) => ({
  reading: { ...TYPICAL_READING, temperatureF: 63.6, windSpeedMph },
  isTypical: false,
  service: 'open-meteo' as const,
  defaultPlaceName: 'Pinehurst',
  heardAtMs: HEARD.getTime(),
  isUnreachable: false,
})
const fly = (...args: Parameters<typeof carriesInAirs>) => Promise.resolve(carriesInAirs(...args))

describe('the card of a round', () => {
  it.each([11, 0])('reads as the one that was made in the same forecast, in wind of %d mph', async (windMph) => {
    const weather = weatherOf(windMph)
    const frozen = await makeFrozenCard({ clubs: CLUBS, weather }, fly)
    const card = cardOfRound('golfer', frozen)
    const clubs = withForecast(CLUBS, carriesInAirs(CLUBS, airsOf(weather.reading)))
    const made = { golfer: 'golfer', madeAt: HEARD.toISOString(), placeName: 'Pinehurst', service: weather.service }
    expect(card && forecastTable(card, 'yards')).toEqual(
      forecastTable({ ...made, forecast: weather.reading, clubs }, 'yards'),
    )
    expect(card).toMatchObject(made)
    expect(stillAirTable(clubsOfRound(frozen), 'yards')).toEqual(stillAirTable(CLUBS, 'yards'))
    expect(easierSwingsNote(clubsOfRound(frozen))).toBe(easierSwingsNote(CLUBS))
  })

  it('has the still-air table alone where nobody knew the weather', async () => {
    const frozen = await makeFrozenCard({ clubs: CLUBS, weather: { ...weatherOf(8), isTypical: true } }, fly)
    expect(cardOfRound('golfer', frozen)).toBeUndefined()
    expect(clubsOfRound(frozen).map(({ club }) => club)).toEqual(['driver', '7-iron', 'sw'])
    expect(clubsOfRound(frozen)[1]).not.toHaveProperty('ownParts')
  })
})
