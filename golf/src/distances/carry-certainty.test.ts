import { describe, expect, it } from 'vitest'
import { DEFAULT_BAG } from '../bag.ts'
import { CLUB_TYPES } from '../club.ts'
import { carryCertainties, carryCertainty, certaintyOfShare } from './carry-certainty.ts'
import type { ClubDistances } from './club-distance.ts'
import { likeMeForGolfer } from './like-me-for-golfer.ts'
import type { ProfileOfGolfer } from './like-me-for-golfer.ts'
import { ownReferences } from './recalculate.ts'

const NOBODY: ProfileOfGolfer = { handicap: null, swingSpeed: null, swingSpeedRange: null, golfBag: DEFAULT_BAG }
const estimate = (distance: number) => ({ distance, source: 'estimated' as const })

/** What Like me makes of the own numbers, stored with them. */
function likeMeBag(profile: ProfileOfGolfer, own: ClubDistances): ClubDistances {
  const found = likeMeForGolfer(profile)(
    profile.golfBag.map(({ type }) => type),
    ownReferences(own),
  )
  const carries = 'carries' in found ? found.carries : []
  return { ...Object.fromEntries(carries.map(({ club, carryYards }) => [club, estimate(carryYards)])), ...own }
}

describe('a carry', () => {
  it('ONE-15 is the golfer’s own when measured or typed, else an estimate with its ±, and above ±20 % a range', () => {
    expect(carryCertainty({ distance: 165, source: 'measured' })).toEqual({ isOwn: true })
    expect(carryCertainty({ distance: 165, source: 'manual' })).toEqual({ isOwn: true })
    const basis = (plusMinusYards: number) => ({ basis: { method: 'like-me' as const, plusMinusYards } })
    expect(carryCertainty({ ...estimate(118), ...basis(7) })).toEqual({ isOwn: false, plusMinusYards: 7 })
    expect(carryCertainty({ ...estimate(125), ...basis(25) })).toEqual({ isOwn: false, plusMinusYards: 25 })
    expect(carryCertainty({ ...estimate(125), ...basis(26) })).toEqual({
      isOwn: false,
      plusMinusYards: 26,
      range: { fromYards: 99, toYards: 151 },
    })
  })

  it('has the ± with which kept shots made it while less than half of it is the golfer’s own', () => {
    const fromShots = (ownShare: number) => {
      const shots = { count: 2, known: { ownShare, plusMinusYards: 8.4 } }
      return carryCertainty({ distance: 165, source: 'measured', shots })
    }
    expect(fromShots(0.49)).toEqual({ isOwn: false, shotCount: 2, plusMinusYards: 8.4 })
    expect(fromShots(0.5)).toEqual({ isOwn: true })
  })

  it('has neither a ± nor a range by Classic', () => {
    const basis = { method: 'classic' as const, plusMinusYards: 40 }
    expect(carryCertainty({ ...estimate(118), basis })).toEqual({ isOwn: false })
  })

  it('ONE-15 is 80-170 for a 7-iron that nothing is known of', () => {
    const bag = likeMeBag(NOBODY, {})
    expect(bag['7-iron']).toEqual(estimate(125))
    expect(carryCertainties(NOBODY, bag)['7-iron']?.range).toEqual({ fromYards: 80, toYards: 170 })
  })

  it('has the ± of Like me while it is Like me’s, without being stored', () => {
    const own = { '7-iron': { distance: 95, source: 'measured' as const } }
    const bag = likeMeBag(NOBODY, own)
    const certainties = carryCertainties(NOBODY, bag)
    expect(certainties['7-iron']).toEqual({ isOwn: true })
    expect(certainties.driver).toEqual({ isOwn: false, plusMinusYards: 16 })
    expect(bag.driver?.distance).toBe(157)
  })

  it('reaches both ends of Like me’s range where another method has made the estimate', () => {
    const likely = { carryYards: 157, plusMinusYards: 16, fromYards: 141, toYards: 173 }
    expect(carryCertainty(estimate(165), likely)).toEqual({ isOwn: false, plusMinusYards: 24 })
    expect(carryCertainty(estimate(190), likely)).toEqual({
      isOwn: false,
      plusMinusYards: 49,
      range: { fromYards: 141, toYards: 190 },
    })
  })

  it('says nothing of the ± where the own numbers contradict each other', () => {
    const contradicting = {
      driver: { distance: 120, source: 'measured' as const },
      '7-iron': { distance: 150, source: 'manual' as const },
      pw: estimate(100),
    }
    const certainties = carryCertainties(NOBODY, contradicting)
    expect(certainties.pw).toEqual({ isOwn: false })
    expect(certainties.driver).toEqual({ isOwn: true })
  })

  it('is told of every club with a distance and of no other', () => {
    for (const club of CLUB_TYPES) {
      if (club === 'putter') continue
      expect(Object.keys(carryCertainties(NOBODY, { [club]: estimate(100) }))).toEqual([club])
    }
    expect(carryCertainties(NOBODY, {})).toEqual({})
  })

  it('has the same share of ± when it is swung easier', () => {
    const full = carryCertainty({ ...estimate(125), basis: { method: 'like-me', plusMinusYards: 45 } })
    expect(certaintyOfShare(full, 0.5)).toEqual({
      isOwn: false,
      plusMinusYards: 22.5,
      range: { fromYards: 40, toYards: 85 },
    })
    expect(certaintyOfShare({ isOwn: true }, 0.5)).toEqual({ isOwn: true })
  })
})
