import { describe, expect, it } from 'vitest'
import { CHARTED_SHARES_PERCENT, WEDGE_CHARTS } from '../../reference/wedge-charts.ts'
import { PARTIAL_SWINGS, ownSharesOf, partialCarries } from './partial-swings.ts'

const SWINGS = ['threeQuarter', 'half'] as const
const sharesOf = (swing: (typeof SWINGS)[number]) =>
  WEDGE_CHARTS.map(({ rows }) => rows.map((row) => row[`${swing}Yards`] / row.fullYards))
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

describe('partial swings', () => {
  it('carry three quarters and half of a full wedge', () => {
    expect(partialCarries(110)).toEqual({ threeQuarterYards: 82.5, halfYards: 55 })
  })

  it('carry the golfer’s own share where it was learned', () => {
    const [own, usual] = [
      { carryShare: 0.8, isOwn: true },
      { carryShare: 0.5, isOwn: false },
    ]
    const shares = ownSharesOf({ threeQuarter: own, half: usual })
    expect(shares).toEqual({ threeQuarter: 0.8 })
    expect(partialCarries(110, shares)).toEqual({ threeQuarterYards: 88, halfYards: 55 })
    expect(ownSharesOf({ threeQuarter: usual, half: usual })).toBeUndefined()
  })

  it.each(SWINGS)(
    '%s: the share is within 6 per cent of a full swing of what published charts have on average',
    (swing) => {
      expect(Math.abs(PARTIAL_SWINGS[swing] - mean(sharesOf(swing).map(mean)))).toBeLessThan(0.06)
    },
  )

  it.each(SWINGS)('%s: the charts differ by as much as is said', (swing) => {
    const percents = sharesOf(swing)
      .flat()
      .map((share) => Math.round(share * 100))
    expect([Math.min(...percents), Math.max(...percents)]).toEqual(CHARTED_SHARES_PERCENT[swing])
  })
})
