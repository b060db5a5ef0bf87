import { describe, expect, it } from 'vitest'
import { carriesInAirs, carryInAir } from '@bagwise/golf/flight/carry-in-air'
import { airOfReading } from '@bagwise/golf/weather/reading-air'
import { TYPICAL_READING } from '@bagwise/golf/weather/weather-reading'
import type { ShownWeather } from '#data/use-weather.ts'
import { forecastAge, makeFrozenCard as makeCard } from './frozen-card.ts'
import type { CardClub } from './frozen-card.ts'

const makeFrozenCard = (start: Parameters<typeof makeCard>[0]) =>
  makeCard(start, (...args) => Promise.resolve(carriesInAirs(...args)))
const COLD = { ...TYPICAL_READING, temperatureF: 41, windSpeedMph: 14 }
const CLUBS: readonly CardClub[] = [
  { club: 'pw', carryYards: 110, isEstimated: true, ownParts: { threeQuarter: 0.8 } },
  { club: 'putter', carryYards: 1, isEstimated: true },
  { club: '7-iron', carryYards: 150, isEstimated: false, certainty: { isOwn: true } },
]
const weatherOf = (changed: Partial<ShownWeather> = {}): ShownWeather => ({
  reading: COLD,
  isTypical: false,
  service: 'open-meteo',
  defaultPlaceName: null,
  heardAtMs: 1_000,
  isUnreachable: false,
  ...changed,
})

describe('the card of the day', () => {
  it('has each club in bag order, in still air and through the forecast as the flight is', async () => {
    const { rows, forecast } = await makeFrozenCard({ clubs: CLUBS, weather: weatherOf() })
    expect(rows.map(({ club }) => club)).toEqual(['7-iron', 'pw'])
    const [iron, wedge] = rows
    expect(iron).toMatchObject({
      stillYards: 150,
      threeQuarterYards: 112.5,
      halfYards: 75,
      isEstimated: false,
      certainty: { isOwn: true },
    })
    expect(wedge).toMatchObject({ stillYards: 110, threeQuarterYards: 88, halfYards: 55, isEstimated: true })
    const inAir = (windSpeedMph: number, fromDeg: number) =>
      carryInAir({ club: '7-iron', carryYards: 150 }, airOfReading({ ...COLD, windSpeedMph }, fromDeg))
    expect(iron?.carryYards).toBe(inAir(0, 0))
    expect(iron?.carryYards).toBeLessThan(148)
    expect(iron?.windYards).toEqual({ into: inAir(14, 0), across: inAir(14, 90), down: inAir(14, 180) })
    expect(forecast).toEqual({ reading: COLD, service: 'open-meteo', placeName: null, heardAtMs: 1_000 })
  })

  it('has no columns for a wind that does not blow', async () => {
    const calm = { ...COLD, windSpeedMph: 0.4 }
    const { rows } = await makeFrozenCard({ clubs: CLUBS, weather: weatherOf({ reading: calm }) })
    expect(rows.map(({ windYards }) => windYards)).toEqual([null, null])
  })

  it('has still air alone where nobody knows the weather: typical conditions are no forecast', async () => {
    for (const weather of [undefined, weatherOf({ isTypical: true })]) {
      const { rows, forecast } = await makeFrozenCard({ clubs: CLUBS, weather })
      expect(forecast).toBeNull()
      expect(rows.map(({ stillYards, carryYards, windYards }) => [stillYards, carryYards, windYards])).toEqual([
        [150, 150, null],
        [110, 110, null],
      ])
    }
  })

  it('leaves a figure out where no flight is known', async () => {
    const storm = { ...COLD, windSpeedMph: 75 }
    const { rows } = await makeFrozenCard({ clubs: CLUBS, weather: weatherOf({ reading: storm }) })
    expect(rows[0]?.windYards).toEqual({ into: null, across: null, down: null })
    expect(rows[0]?.carryYards).toBeGreaterThan(140)
  })

  it('has no rows for a golfer without a number', async () => {
    expect((await makeFrozenCard({ clubs: [], weather: weatherOf() })).rows).toEqual([])
  })
})

describe('the age of a forecast', () => {
  const HOUR_MS = 3_600_000
  const age = (hours: number) => forecastAge({ heardAtMs: 1_000 }, 1_000 + hours * HOUR_MS)

  it('RND-36 is said over 3 hours', () => {
    expect([0, 2.9, 3, 3.01, 5.5].map((hours) => age(hours))).toEqual([
      { hours: 0, isOld: false },
      { hours: 2, isOld: false },
      { hours: 3, isOld: false },
      { hours: 3, isOld: true },
      { hours: 5, isOld: true },
    ])
    // A clock that was set back.
    expect(age(-1)).toEqual({ hours: 0, isOld: false })
  })
})
