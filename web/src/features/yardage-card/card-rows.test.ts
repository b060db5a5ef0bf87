import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { ownSharesOf } from '@bagwise/golf/distances/partial-swings'
import type { KeptShot } from '@bagwise/golf/memory/kept-shot'
import { shotMemory } from '@bagwise/golf/memory/shot-memory'
import type { ShotMemory } from '@bagwise/golf/memory/shot-memory'
import type { SwingKind } from '@bagwise/golf/memory/shot-record'
import { carriesInAirs } from '@bagwise/golf/flight/carry-in-air'
import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { TYPICAL_READING } from '@bagwise/golf/weather/weather-reading'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { airsOf, easierSwingsNote, forecastTable, stillAirTable, withForecast, withOwnParts } from './card-rows.ts'
import type { CardRow } from './card-rows.ts'
import type { CardClub } from './kept-card.ts'
import { creditText } from './card-page.tsx'
import { madeText } from './yardage-card.copy.ts'

const numerals = ({ figures }: CardRow) => figures.map((figure) => figure?.numeral)

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
    const { title, heads, rows } = stillAirTable([SEVEN_IRON, LOB_WEDGE], 'yards')
    expect(title).toBe('Still air, 70°F')
    expect(heads).toEqual(['Carry', '¾', '½'])
    expect(rows.map(({ name }) => name)).toEqual(['7-Iron', 'Lob Wedge'])
    expect(rows.map(numerals)).toEqual([
      ['150', '113', '75'],
      ['66', '50', '33'],
    ])
  })

  it('are estimates with the carry’s ±, and all of them ranges where the carry is one', () => {
    const certain = { ...LOB_WEDGE, certainty: { isOwn: false, plusMinusYards: 6 } }
    const vague = {
      ...LOB_WEDGE,
      certainty: { isOwn: false, plusMinusYards: 20, range: { fromYards: 46, toYards: 86 } },
    }
    const { rows } = stillAirTable([SEVEN_IRON, certain, vague], 'yards')
    expect(rows.map(numerals)).toEqual([
      ['150', '113', '75'],
      ['66', '50', '33'],
      ['46-86', '35-65', '23-43'],
    ])
    expect(rows.map(({ figures }) => figures.map((figure) => figure?.isOwn))).toEqual([
      [true, true, true],
      [false, false, false],
      [false, false, false],
    ])
    const plusMinus = rows.map(({ figures }) => figures.map((figure) => figure?.plusMinus?.shown ?? ''))
    expect(plusMinus).toEqual([
      ['', '', ''],
      ['±6', '', ''],
      ['', '', ''],
    ])
  })

  it('are in metres for golfers who read metres', () => {
    expect(stillAirTable([SEVEN_IRON, LOB_WEDGE], 'metres').rows.map(numerals)).toEqual([
      ['137', '103', '69'],
      ['60', '45', '30'],
    ])
  })
})

describe('the wedge matrix', () => {
  const kept = (id: string, swing: SwingKind, carryYards: number): KeptShot => ({
    id,
    club: 'sw',
    swing,
    carryYards,
    isSpinMeasured: false,
    mark: 'by-rule',
  })
  const memoryOf = (...shots: readonly KeptShot[]) =>
    shotMemory({
      sessions: [{ id: 'range', day: '2026-11-20', origin: 'device-outdoor', isNormalised: false, shots }],
      clubs: [{ type: '7-iron' }, { type: 'sw' }],
      profile: { golfBag: [{ type: 'sw', loft: null }], handicap: 15, swingSpeed: null, swingSpeedRange: null },
      distances: { sw: { distance: 80, source: 'manual' } },
      handicap: 15,
      today: '2026-11-21',
    })
  const cardOf = (memory: ShotMemory) => {
    const wedge = { club: 'sw', carryYards: 80, isEstimated: false } as const
    const clubs = withOwnParts<CardClub>([SEVEN_IRON, wedge], ownSharesOf(memory.partSwings))
    return { rows: stillAirTable(clubs, 'yards').rows.map(numerals), note: easierSwingsNote(clubs) }
  }
  const halves = [44, 46, 48].map((yards, index) => kept(`half ${index}`, 'half', yards))
  const threeQuarters = [66, 68].map((yards, index) => kept(`three-quarter ${index}`, 'three-quarter', yards))

  it('MEM-15 has marked swings of wedges from three shots on, else about the usual share; others teach nothing', () => {
    const usual = ['150', '113', '75']
    const two = cardOf(memoryOf(...halves.slice(1), ...threeQuarters))
    expect(two.rows).toEqual([usual, ['80', '60', '40']])
    expect(two.note).toBe('¾ is about 75% of a full carry, ½ about 50%.')
    const full = Array.from({ length: 6 }, (_, index) => kept(`full ${index}`, 'full', 78 + (index % 5)))
    const memory = memoryOf(...full, ...halves, ...threeQuarters)
    const { half } = memory.partSwings
    expect(half.carryShare).toBeGreaterThan(0.52)
    const three = cardOf(memory)
    expect(three.rows).toEqual([usual, ['80', '60', String(Math.round(80 * half.carryShare))]])
    const percent = Math.round(half.carryShare * 100)
    expect(three.note).toBe(
      `Your wedges: ¾ is about 75% of a full carry, ½ ${percent}%. Other clubs: about 75% and 50%.`,
    )
    const others = [30, 31, 52, 74].map((yards, index) => kept(`other ${index}`, 'other', yards))
    const {
      verdicts,
      solidCounts: _counts,
      ...learnedNumbers
    } = memoryOf(...full, ...halves, ...threeQuarters, ...others)
    expect(learnedNumbers).toStrictEqual({
      learned: memory.learned,
      launches: memory.launches,
      partSwings: memory.partSwings,
    })
    expect(others.map(({ id }) => verdicts.get(id))).toEqual(others.map(() => 'part-swing'))
  })
})

describe('the carries in the forecast of the day', () => {
  it('are a table of their own: into the wind, across it and with it', () => {
    const { title, heads, rows } = tableIn([SEVEN_IRON, LOB_WEDGE], 'yards', WARM)
    expect(title).toBe('Day’s forecast')
    expect(heads).toEqual(['Into', 'Across', 'Down'])
    expect(rows.map(({ name, figures }) => [name, ...figures.map((figure) => figure?.isOwn)])).toEqual([
      ['7-Iron', true, true, true],
      ['Lob Wedge', false, false, false],
    ])
    const [into, across, down] = rows.slice(0, 1).flatMap(numerals).map(Number)
    expect(into).toBeLessThan(140)
    expect(across).toBeGreaterThan(150)
    expect(down).toBeGreaterThan(Number(across) + 4)
  })

  it('have one column while no wind blows', () => {
    const { heads, rows } = tableIn([SEVEN_IRON], 'yards', { ...WARM, windSpeedMph: 0.4 })
    expect(heads).toEqual(['No wind'])
    expect(rows.slice(0, 1).flatMap(numerals).map(Number)[0]).toBeGreaterThan(150)
  })

  it('say nothing of a storm that the flight model does not know', () => {
    expect(tableIn([SEVEN_IRON], 'yards', { ...WARM, windSpeedMph: 75 }).rows.map(numerals)).toEqual([
      [undefined, undefined, undefined],
    ])
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
            for (const figure of figures) expect(figure?.numeral ?? '0').toMatch(/^\d+$/)
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
    expect(madeText(made, 'yards')).toBe('Made 21 Nov 2026, 07:40, Pinehurst: 90°F, wind 12 mph from SW.')
    const forecast = { ...WARM, temperatureF: -4, windSpeedMph: 0 }
    expect(madeText({ madeAt: '2026-01-02T15:05:00', placeName: null, forecast }, 'yards')).toBe(
      'Made 2 Jan 2026, 15:05, where you are: −4°F, no wind.',
    )
    expect(creditText({ service: 'open-meteo' })).toBe('Weather data by Open-Meteo.com')
    expect(creditText({ service: null })).toBeUndefined()
  })
})
