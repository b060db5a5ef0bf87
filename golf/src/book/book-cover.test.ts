import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import { carriesInAirs } from '../flight/carry-in-air.ts'
import { PUTTER_CARRY_YARDS } from '../shot-advice/swings/swing.ts'
import type { AdvisedClub } from '../shot-advice/swings/swing.ts'
import { airOfReading } from '../weather/reading-air.ts'
import { TYPICAL_READING } from '../weather/weather-reading.ts'
import { bookCover } from './book-cover.ts'

const COURSE = { name: 'Links', takenOn: '2026-11-02', holes: [] }
const PUTTER: AdvisedClub = { club: 'putter', carryYards: PUTTER_CARRY_YARDS, loftDeg: 3 }
const BOOK = { bag: [...ADVISED_BAG, PUTTER], golfer: { handicap: 15 }, forecast: TYPICAL_READING, day: '2026-11-21' }

describe('the page in front', () => {
  it('has the course, the day and the bag with the carries of the pocket card, calm and in the forecast’s winds', () => {
    const cover = bookCover(COURSE, BOOK)
    expect(cover).toMatchObject({ courseName: 'Links', takenOn: '2026-11-02', day: '2026-11-21', holeCount: 0 })
    expect(cover.forecast).toBe(TYPICAL_READING)
    const airs = [0, 90, 180].map((windFromDeg) => airOfReading(TYPICAL_READING, windFromDeg))
    const carries = carriesInAirs(ADVISED_BAG, airs)
    expect(cover.clubs.map(({ intoYards, acrossYards, downYards }) => [intoYards, acrossYards, downYards])).toEqual(
      carries,
    )
    expect(cover.clubs.map(({ club, carryCalmYards }) => [club, carryCalmYards])).toEqual(
      ADVISED_BAG.map(({ club, carryYards }) => [club, carryYards]),
    )
  })

  it('has the easier swings, of wedges by the golfer’s own shares', () => {
    const own = { threeQuarter: 0.8 }
    const bag = ADVISED_BAG.map((club) => (club.club === 'sw' ? { ...club, ownParts: own } : club))
    const { clubs } = bookCover(COURSE, { ...BOOK, bag })
    const parts = (type: string) => {
      const { threeQuarterYards, halfYards } = clubs.find(({ club }) => club === type) ?? {}
      return [threeQuarterYards, halfYards]
    }
    expect(parts('sw')).toEqual([64, 40])
    expect(parts('pw')).toEqual([81, 54])
  })

  it('has the calm carries alone for a calm day, and none in a storm that the flight model does not know', () => {
    for (const club of bookCover(COURSE, { ...BOOK, forecast: undefined }).clubs) {
      expect([club.intoYards, club.acrossYards, club.downYards]).toEqual([undefined, undefined, undefined])
    }
    const storm = bookCover(COURSE, { ...BOOK, forecast: { ...TYPICAL_READING, windSpeedMph: 75 } })
    expect(storm.clubs.map(({ intoYards }) => intoYards)).toEqual(ADVISED_BAG.map(() => undefined))
    expect(storm.clubs.map(({ carryCalmYards }) => carryCalmYards)).toEqual(
      ADVISED_BAG.map(({ carryYards }) => carryYards),
    )
  })
})
