import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleStorage } from '#testing/sample-storage.ts'
import { isOfClubs, isSameCard, keepCard, keptCard } from './kept-card.ts'
import type { KeptCard } from './kept-card.ts'

const KEY = 'bagwise.yardage-card'
const CARD: KeptCard = {
  golfer: 'golfer-1',
  madeAt: '2026-11-21T07:40:00.000Z',
  placeName: 'Pinehurst',
  service: 'open-meteo',
  forecast: { temperatureF: 63.6, windSpeedMph: 11.4, windDirection: 'SW' },
  clubs: [
    { club: 'driver', carryYards: 224, isEstimated: false, forecastYards: [205.5, 221, 236.25] },
    {
      club: 'lw',
      carryYards: 66,
      isEstimated: true,
      certainty: { isOwn: false, plusMinusYards: 20, range: { fromYards: 46, toYards: 86 } },
      ownParts: { half: 0.52 },
      forecastYards: [null, 66, 70],
    },
  ],
}

let storage = sampleStorage()
beforeEach(() => {
  storage = sampleStorage()
  vi.stubGlobal('localStorage', storage)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('opens as it was made, with its time, for its golfer only', () => {
  keepCard(CARD)
  expect(keptCard('golfer-1')).toEqual(CARD)
  expect(keptCard('golfer-2')).toBeUndefined()
})

it('is another card when anything but its time differs', () => {
  keepCard(CARD)
  const kept = keptCard('golfer-1')
  if (!kept) throw new Error('The card was not kept')
  expect(isSameCard(kept, { ...CARD, madeAt: '2026-11-22T08:00:00.000Z' })).toBe(true)
  expect(isSameCard(kept, { ...CARD, forecast: { ...CARD.forecast, windSpeedMph: 12 } })).toBe(false)
  expect(isSameCard(kept, { ...CARD, clubs: CARD.clubs.slice(1) })).toBe(false)
})

it('knows the clubs it is of', () => {
  const clubs = CARD.clubs.map(({ club, carryYards, isEstimated }) => ({ club, carryYards, isEstimated }))
  expect(isOfClubs(CARD, clubs)).toBe(true)
  expect(isOfClubs(CARD, clubs.slice(1))).toBe(false)
  expect(isOfClubs(CARD, [{ ...CARD.clubs[0], club: 'driver', carryYards: 225, isEstimated: false }])).toBe(false)
})

it('is not there when the device has kept nothing', () => {
  storage.failWith(new Error('Storage is forbidden'))
  keepCard(CARD)
  expect(keptCard('golfer-1')).toBeUndefined()
})

it('opens with whatever is found under its key', () => {
  keepCard(CARD)
  const whole = storage.texts()[KEY] ?? ''
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat({ max: 40 }), (junk, at, length) => {
      const from = at % whole.length
      storage.setItem(KEY, whole.slice(0, from) + junk + whole.slice(from + length))
      const kept = keptCard('golfer-1')
      expect(Number.isNaN(Date.parse(kept?.madeAt ?? CARD.madeAt))).toBe(false)
      for (const { carryYards, forecastYards } of kept?.clubs ?? []) {
        expect(carryYards).toBeGreaterThan(0)
        expect(forecastYards.every((yards) => yards === null || yards >= 0)).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})
