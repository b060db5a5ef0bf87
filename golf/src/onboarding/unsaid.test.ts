import { describe, expect, it } from 'vitest'
import { DEFAULT_BAG, newBagClub } from '../bag.ts'
import type { BagClub } from '../bag.ts'
import { PROFILE_DEFAULTS } from '../golfer.ts'
import { bagChange } from './bag-from-answers.ts'
import { STARTER_BRAND, isAssumed, isSampleClub, withoutUnsaid } from './unsaid.ts'

const NOT_ANSWERED = { hasExistingClubs: undefined, selectedClubs: [], starterSetId: undefined }
const chosen = bagChange({ ...NOT_ANSWERED, selectedClubs: ['driver', '7-iron', 'sw'] }, []).joining
const ofSomeSet = bagChange({ ...NOT_ANSWERED, starterSetId: 'good' }, []).joining
const withName = (club: BagClub): BagClub => ({ ...club, brand: 'Mizuno', model: 'JPX 923' })

const FRESH = { ...PROFILE_DEFAULTS, averageScore: null, hasCompletedOnboarding: false }
const ASKED = { ...FRESH, averageScore: 97, hasCompletedOnboarding: true }

describe('a sample club', () => {
  it('is every club of the default bag and of a starter set that nobody has named', () => {
    expect(DEFAULT_BAG.filter((club) => !isSampleClub(club))).toEqual([])
    expect(ofSomeSet.map(({ brand }) => brand)).toContain(STARTER_BRAND)
    expect(ofSomeSet.filter((club) => !isSampleClub(club))).toEqual([])
  })

  it('is none that the golfer chose, added or named', () => {
    expect([...chosen, newBagClub('putter')].filter(isSampleClub)).toEqual([])
    expect(DEFAULT_BAG.map(withName).filter(isSampleClub)).toEqual([])
    expect(isSampleClub({ type: 'driver', brand: 'TaylorMade', model: 'Qi10 Max' })).toBe(false)
    expect(isSampleClub({ type: '9-iron', brand: 'TaylorMade', model: 'Qi10' })).toBe(false)
  })
})

describe('what Bagwise has filled in', () => {
  const unnamed = [...DEFAULT_BAG, ...chosen, ...ofSomeSet, newBagClub('4-hybrid')]

  it('is loft and flex of every club that nobody has named', () => {
    expect(unnamed.filter((club) => !isAssumed(club, 'loft') || !isAssumed(club, 'shaftFlex'))).toEqual([])
  })

  it('is neither once the club is named', () => {
    const named = unnamed.map(withName)
    expect(named.filter((club) => isAssumed(club, 'loft') || isAssumed(club, 'shaftFlex'))).toEqual([])
  })

  it('is not the one value that the golfer has changed', () => {
    for (const club of unnamed) {
      const bent = { ...club, loft: club.loft + 1 }
      expect([isAssumed(bent, 'loft'), isAssumed(bent, 'shaftFlex')]).toEqual([false, true])
      const reshafted = { ...club, shaftFlex: 'stiff' } as const
      expect([isAssumed(reshafted, 'loft'), isAssumed(reshafted, 'shaftFlex')]).toEqual([true, false])
    }
  })
})

describe('what an account began with', () => {
  it('is nothing that its golfer has said', () => {
    expect(withoutUnsaid(FRESH)).toEqual({
      handicap: null,
      height: null,
      weight: null,
      age: null,
      swingTempo: null,
      ballFlight: null,
      skillLevel: null,
      playingExperience: null,
      courseFrequency: null,
      preferredUnits: 'yards',
      averageScore: null,
      hasCompletedOnboarding: false,
    })
  })

  it('is said where it stands after the questionnaire, but for the body', () => {
    expect(withoutUnsaid(ASKED)).toEqual({ ...ASKED, height: null, weight: null, age: null })
  })

  it('is never a value that somebody has changed', () => {
    const changed = { ...FRESH, handicap: 17, weight: 181, courseFrequency: 'weekly', skillLevel: 'beginner' } as const
    expect(withoutUnsaid(changed)).toMatchObject({
      handicap: 17,
      weight: 181,
      courseFrequency: 'weekly',
      skillLevel: 'beginner',
      playingExperience: null,
    })
  })

  it('is not a height or an age that stands beside an answer about the other', () => {
    expect(withoutUnsaid({ ...FRESH, age: 36 })).toMatchObject({ age: 36, height: 70 })
    expect(withoutUnsaid({ ...FRESH, height: 71 })).toMatchObject({ age: 35, height: 71 })
  })
})
