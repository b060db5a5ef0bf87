import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { carriesInAirs } from '@bagwise/golf/flight/carry-in-air'
import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { TYPICAL_READING } from '@bagwise/golf/weather/weather-reading'
import { conditionsText } from './yardage-card.copy.ts'
import { creditText } from './yardage-card.tsx'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { airsOf, clubTable, wedgeTable } from './card-rows.ts'

const SEVEN_IRON: GapClub = { club: '7-iron', carryYards: 150, isEstimated: false }
const LOB_WEDGE: GapClub = { club: 'lw', carryYards: 66, isEstimated: true }
const WARM = { ...TYPICAL_READING, temperatureF: 90, windSpeedMph: 12 }

function tableIn(clubs: readonly GapClub[], units: PreferredUnits, reading: WeatherReading) {
  return clubTable(clubs, units, { reading, carries: carriesInAirs(clubs, airsOf(reading)) })
}

describe('the carries on the card', () => {
  it('are the usual ones alone while the weather of the day is not known', () => {
    expect(clubTable([SEVEN_IRON, LOB_WEDGE], 'yards', undefined)).toEqual({
      title: 'Club',
      heads: ['Carry'],
      rows: [
        { name: '7-Iron', isEstimated: false, figures: ['150'] },
        { name: 'Lob Wedge', isEstimated: true, figures: ['66'] },
      ],
    })
  })

  it('have those of today beside them: into the wind, across it and with it', () => {
    const { heads, rows } = tableIn([SEVEN_IRON], 'yards', WARM)
    expect(heads).toEqual(['Carry', 'Into', 'Across', 'Down'])
    const [carry, into, across, down] = (rows[0]?.figures ?? []).map(Number)
    expect(carry).toBe(150)
    expect(into).toBeLessThan(140)
    expect(across).toBeGreaterThan(150)
    expect(down).toBeGreaterThan(Number(across) + 4)
  })

  it('have one column of today while no wind blows', () => {
    const { heads, rows } = tableIn([SEVEN_IRON], 'yards', { ...WARM, windSpeedMph: 0.4 })
    expect(heads).toEqual(['Carry', 'Today'])
    expect(Number(rows[0]?.figures[1])).toBeGreaterThan(150)
  })

  it('are in metres for golfers who read metres', () => {
    expect(clubTable([SEVEN_IRON], 'metres', undefined).rows[0]?.figures).toEqual(['137'])
    expect(wedgeTable([LOB_WEDGE], 'metres')?.rows[0]?.figures).toEqual(['60', '45', '30'])
  })

  it('say nothing of a storm that the flight model does not know', () => {
    const figures = tableIn([SEVEN_IRON], 'yards', { ...WARM, windSpeedMph: 75 }).rows[0]?.figures
    expect(figures).toEqual(['150', '–', '–', '–'])
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

describe('the wedges on the card', () => {
  it('have easier swings, about', () => {
    expect(wedgeTable([SEVEN_IRON, { club: 'gw', carryYards: 97, isEstimated: false }, LOB_WEDGE], 'yards')).toEqual({
      title: 'Wedges, about',
      heads: ['Full', '¾', '½'],
      rows: [
        { name: 'Gap Wedge', isEstimated: false, figures: ['97', '73', '49'] },
        { name: 'Lob Wedge', isEstimated: true, figures: ['66', '50', '33'] },
      ],
    })
  })

  it('are left out without a wedge', () => {
    expect(wedgeTable([SEVEN_IRON], 'yards')).toBeUndefined()
  })
})

describe('the notes of the card', () => {
  it('say the day, the place and the weather, and who says so', () => {
    const weather = { reading: WARM, defaultPlaceName: 'Pinehurst' }
    expect(conditionsText(weather, '2026-11-21')).toBe('21 Nov 2026, Pinehurst: 90°F, wind 12 mph from SW.')
    const cold = { reading: { ...WARM, temperatureF: -4, windSpeedMph: 0 }, defaultPlaceName: null }
    expect(conditionsText(cold, '2026-01-02')).toBe('2 Jan 2026, where you are: −4°F, no wind.')
    expect(creditText({ service: 'open-meteo' })).toBe('Weather data by Open-Meteo.com')
    expect(creditText({ service: null })).toBeUndefined()
  })
})
