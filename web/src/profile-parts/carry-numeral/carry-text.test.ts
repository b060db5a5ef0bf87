import { describe, expect, it } from 'vitest'
import * as copy from './carry-numeral.copy.ts'
import { carryCell, carryLine, carryText, certaintyIn } from './carry-text.ts'

const OWN = { isOwn: true }
const SURE = { isOwn: false, plusMinusYards: 16 }
const VAGUE = { isOwn: false, plusMinusYards: 45, range: { fromYards: 80, toYards: 170 } }
const UNTOLD = { isOwn: false }

describe('the text of a carry', () => {
  it('ONE-15 is the number alone when own, with its ± when estimated, and a range when vague', () => {
    expect(carryLine(carryText(157, OWN, 'yards'))).toBe('157')
    expect(carryLine(carryText(157, SURE, 'yards'))).toBe('157 ±16')
    expect(carryLine(carryText(125, VAGUE, 'yards'))).toBe('80-170')
    expect(carryLine(carryText(125, UNTOLD, 'yards'))).toBe('125')
    expect([OWN, SURE, VAGUE, UNTOLD].map((certainty) => carryText(125, certainty, 'yards').isOwn)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('ONE-15 counts the golfer’s own carries in one line, with the one speed', () => {
    expect(copy.ownCarries(2, 9) + copy.speed({ mph: 76, plusMinusMph: 6, from: 'carries' }, 'yards')).toBe(
      '2 of 9 carries are yours · 76 ± 6 mph',
    )
    expect(copy.ownCarries(1, 9)).toBe('1 of 9 carries is yours')
    expect(copy.ownCarries(0, 9)).toBe('None of 9 carries is yours yet')
    expect(copy.ownCarries(9, 9)).toBe('All 9 carries are yours')
    expect(copy.ownCarries(0, 1)).toBe('1 carry, an estimate')
    expect(copy.ownCarries(1, 1)).toBe('1 carry, and it’s yours')
  })

  it('is in metres for golfers who read metres, with a ± of at least one', () => {
    expect(carryLine(carryText(157, SURE, 'metres'))).toBe('144 ±15')
    expect(carryLine(carryText(125, VAGUE, 'metres'))).toBe('73-155')
    expect(carryLine(carryText(40, { isOwn: false, plusMinusYards: 0.4 }, 'metres'))).toBe('37 ±1')
  })

  it('ACT-62 reads aloud as estimated, plus or minus so much', () => {
    const { spokenNumeral, spokenAfter } = carryText(141, { isOwn: false, plusMinusYards: 7 }, 'yards')
    expect(spokenNumeral + spokenAfter).toBe('141 yards, estimated, plus or minus 7')
    expect(carryText(141, OWN, 'yards').spokenAfter).toBe(' yards')
    expect(carryText(141, UNTOLD, 'yards').spokenAfter).toBe(' yards, estimated')
  })

  it('is heard without signs', () => {
    expect(carryText(157, SURE, 'yards').plusMinus?.spoken).toBe(' plus or minus 16')
    expect(carryText(125, VAGUE, 'yards').spokenNumeral).toBe('80 to 170')
  })

  it('has the word for an estimate below its figure in a table', () => {
    expect(carryCell(carryText(157, OWN, 'yards'))).toEqual({ figure: '157', note: undefined })
    expect(carryCell(carryText(157, SURE, 'yards'))).toEqual({ figure: '157', note: 'estimated ±16' })
    expect(carryCell(carryText(125, VAGUE, 'yards'))).toEqual({ figure: '80-170', note: 'estimated' })
  })

  it('is an estimate without ± where nothing is known of it', () => {
    expect(certaintyIn({}, { club: 'pw', carryYards: 100, isEstimated: true })).toEqual({ isOwn: false })
    expect(certaintyIn({ pw: SURE }, { club: 'pw', carryYards: 100, isEstimated: true })).toBe(SURE)
  })
})
