import { describe, expect, it } from 'vitest'
import { DEFAULT_BAG, newBagClub } from '../bag.ts'
import type { BagClub } from '../bag.ts'
import { bagChange } from './bag-from-answers.ts'
import { STARTER_BRAND, isSampleClub } from './sample-club.ts'

const NOT_ANSWERED = { hasExistingClubs: undefined, selectedClubs: [], starterSetId: undefined }
const chosen = bagChange({ ...NOT_ANSWERED, selectedClubs: ['driver', '7-iron', 'sw'] }, []).joining
const ofSomeSet = bagChange({ ...NOT_ANSWERED, starterSetId: 'good' }, []).joining
const withName = (club: BagClub): BagClub => ({ ...club, brand: 'Mizuno', model: 'JPX 923' })

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
