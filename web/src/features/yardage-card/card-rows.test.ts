import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { carriesInAirs } from '@bagwise/golf/flight/carry-in-air'
import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { TYPICAL_READING } from '@bagwise/golf/weather/weather-reading'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { airsOf, forecastTable, stillAirTable, withForecast } from './card-rows.ts'
import { creditText } from './yardage-card.tsx'
import { madeText } from './yardage-card.copy.ts'

const SEVEN_IRON: GapClub = { club: '7-iron', carryYards: 150, isEstimated: false }
const LOB_WEDGE: GapClub = { club: 'lw', carryYards: 66, isEstimated: true }
const WARM = { ...TYPICAL_READING, temperatureF: 90, windSpeedMph: 12 }

function tableIn(clubs: readonly GapClub[], units: PreferredUnits, reading: WeatherReading) {
  const made = withForecast(clubs, carriesInAirs(clubs, airsOf(reading)))
  const card = { golfer: 'golfer-1', madeAt: '2026-11-21T07:40:00', placeName: null, service: null }
  return forecastTable({ ...card, forecast: reading, clubs: made }, units)
}

describe('the carries in still air', () => {
  it('are those of every club in the order of the bag, with easier swings', () => {
    expect(stillAirTable([SEVEN_IRON, LOB_WEDGE], 'yards')).toEqual({
      title: 'Still air, 70°F',
      heads: ['Carry', '¾', '½'],
      rows: [
        { name: '7-Iron', isEstimated: false, figures: ['150', '113', '75'] },
        { name: 'Lob Wedge', isEstimated: true, figures: ['66', '50', '33'] },
      ],
    })
  })

  it('are in metres for golfers who read metres', () => {
    expect(stillAirTable([SEVEN_IRON, LOB_WEDGE], 'metres').rows.map(({ figures }) => figures)).toEqual([
      ['137', '103', '69'],
      ['60', '45', '30'],
    ])
  })
})

describe('the carries in the forecast of the day', () => {
  it('are a table of their own: into the wind, across it and with it', () => {
    const { title, heads, rows } = tableIn([SEVEN_IRON, LOB_WEDGE], 'yards', WARM)
    expect(title).toBe('Day’s forecast')
    expect(heads).toEqual(['Into', 'Across', 'Down'])
    expect(rows.map(({ name, isEstimated }) => [name, isEstimated])).toEqual([
      ['7-Iron', false],
      ['Lob Wedge', false],
    ])
    const [into, across, down] = (rows[0]?.figures ?? []).map(Number)
    expect(into).toBeLessThan(140)
    expect(across).toBeGreaterThan(150)
    expect(down).toBeGreaterThan(Number(across) + 4)
  })

  it('have one column while no wind blows', () => {
    const { heads, rows } = tableIn([SEVEN_IRON], 'yards', { ...WARM, windSpeedMph: 0.4 })
    expect(heads).toEqual(['No wind'])
    expect(Number(rows[0]?.figures[0])).toBeGreaterThan(150)
  })

  it('say nothing of a storm that the flight model does not know', () => {
    expect(tableIn([SEVEN_IRON], 'yards', { ...WARM, windSpeedMph: 75 }).rows[0]?.figures).toEqual(['–', '–', '–'])
  })

  it('have a figure under every head, for every bag and weather', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...CLUB_TYPES.filter((club) => club !== 'putter'))),
        fc.integer({ min: 20, max: 300 }),
        fc.record({ temperatureF: fc.integer({ min: -60, max: 140 }), windSpeedMph: fc.integer({ min: 0, max: 80 }) }),
        (types, carryYards, weather) => {
          const clubs = types.map((club) => ({ club, carryYards, isEstimated: false }))
          const { heads, rows } = tableIn(clubs, 'yards', { ...TYPICAL_READING, ...weather })
          for (const { figures } of rows) {
            expect(figures).toHaveLength(heads.length)
            for (const figure of figures) expect(figure).toMatch(/^(\d+|–)$/)
          }
        },
      ),
      { numRuns: 30 },
    )
  })
})

describe('the notes of the card', () => {
  it('say when it was made, the place and the forecast, and who says so', () => {
    const made = { madeAt: '2026-11-21T07:40:00', placeName: 'Pinehurst', forecast: WARM }
    expect(madeText(made)).toBe('Made 21 Nov 2026, 07:40, Pinehurst: 90°F, wind 12 mph from SW.')
    const forecast = { ...WARM, temperatureF: -4, windSpeedMph: 0 }
    expect(madeText({ madeAt: '2026-01-02T15:05:00', placeName: null, forecast })).toBe(
      'Made 2 Jan 2026, 15:05, where you are: −4°F, no wind.',
    )
    expect(creditText({ service: 'open-meteo' })).toBe('Weather data by Open-Meteo.com')
    expect(creditText({ service: null })).toBeUndefined()
  })
})
