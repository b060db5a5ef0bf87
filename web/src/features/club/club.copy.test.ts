import { describe, expect, it } from 'vitest'
import * as copy from './club.copy.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the sentence of the shares', () => {
  const learned = { carryYards: 148.3, plusMinusYards: 2.6, countedCount: 9, units: 'yards' } as const
  const percents = { own: 81, otherClubs: 12, typical: 7 }
  const typical = { from: 'typical', carryYards: 133, isTyped: false, hasHandicap: true } as const

  it('says what the number rests on', () => {
    expect(plain(copy.sharesSentence({ ...learned, percents, prior: typical }))).toBe(
      '148 ± 3: 81 % your 9 shots, 12 % your other clubs, 7 % your handicap.',
    )
  })

  it('names no handicap that was not given, and the number that shots replaced', () => {
    const said = (prior: copy.PriorWords) => plain(copy.sharesSentence({ ...learned, percents, prior }))
    expect(said({ ...typical, hasHandicap: false })).toContain('7 % a typical golfer.')
    expect(said({ ...typical, from: 'estimated' })).toContain('7 % our estimate.')
    expect(said({ ...typical, from: 'own-number', carryYards: 150 })).toContain('7 % the 150 you had before.')
    expect(said({ ...typical, from: 'own-number', carryYards: 150, isTyped: true })).toContain('7 % the 150 you typed.')
  })

  it('leaves out what has no part in it, and counts one shot in words', () => {
    const percents100 = { own: 40, otherClubs: 0, typical: 60 }
    expect(plain(copy.sharesSentence({ ...learned, percents: percents100, countedCount: 1, prior: typical }))).toBe(
      '148 ± 3: 40 % your one shot, 60 % your handicap.',
    )
  })

  it('is in meters for golfers who read meters', () => {
    expect(plain(copy.sharesSentence({ ...learned, percents, prior: typical, units: 'metres' }))).toMatch(/^136 ± 2: /)
  })
})

describe('the usual miss', () => {
  const miss = { plusMinusYards: 3.2, isSeen: true, units: 'yards' } as const

  it('has a side, a ± and what advice does about it', () => {
    expect(copy.missSentence({ ...miss, biasYards: -6.2 })).toBe(
      'You usually miss 6 yards left, ±3. Advice aims it off.',
    )
    expect(copy.missSentence({ ...miss, biasYards: 1.2 })).toBe('You usually miss 1 yard right, ±3.')
  })

  it('is none where left and right even out, and unknown where nobody saw them', () => {
    expect(copy.missSentence({ ...miss, biasYards: 0.3 })).toContain('left and right even out')
    expect(copy.missSentence({ ...miss, biasYards: 0, isSeen: false })).toContain('No left or right in these shots')
  })
})

it('says the size of the inner oval', () => {
  expect(plain(copy.halfOval({ shortShown: 15, longShown: 22 }, 'yards'))).toBe(
    'Half of your good shots land in an oval 15 × 22 yd.',
  )
})
