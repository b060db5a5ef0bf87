import { describe, expect, it } from 'vitest'
import { whoseShots } from './whose-shots.ts'
import { whoseWords } from './whose-shots.copy.ts'

const SAID = { handicap: 15, handicapSource: 'said' } as const
const UNKNOWN = { handicap: 18, handicapSource: undefined } as const
const from = (shotCount: number, ownShare: number, otherClubsShare = 0) =>
  whoseShots({ patternFrom: { shotCount, ownShare, otherClubsShare } })

describe('whose shots a spread is of', () => {
  it('MEM-30 (caption) is the golfer’s from half of it on, else typical with the share that is not', () => {
    expect(whoseWords(from(34, 0.5), SAID)).toBe('your 34 shots')
    expect(whoseWords(from(9, 0.4), SAID)).toBe('typical of handicap 15, 40 % yours')
    expect(whoseWords(from(0, 0, 0.3), SAID)).toBe('typical of handicap 15, 30 % from your other clubs')
    expect(whoseWords(from(0, 0), SAID)).toBe('typical of handicap 15')
    expect(whoseWords(from(9, 0.4), { ...SAID, handicap: -2 })).toBe('typical of a golfer off scratch, 40 % yours')
  })

  it('has no handicap where none is known', () => {
    expect(whoseWords(from(9, 0.4), UNKNOWN)).toBe('typical, 40 % yours')
    expect(whoseWords(whoseShots(undefined), UNKNOWN)).toBe('typical')
  })

  it('takes twenty shots of an import that kept none for the golfer’s', () => {
    const measured = (shotCount: number) =>
      whoseShots({ measured: { shotCount, distanceSdYards: 8, lateralSdYards: 9 } })
    expect(measured(20)).toEqual({ whose: 'own', shotCount: 20 })
    expect(measured(19)).toEqual({ whose: 'typical' })
  })
})
