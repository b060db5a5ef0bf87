import { describe, expect, it } from 'vitest'
import { CHARTED_SHARES_PERCENT, WEDGE_CHARTS } from '../../reference/wedge-charts.ts'
import { PARTIAL_SWINGS, partialCarries } from './partial-swings.ts'

const SWINGS = ['threeQuarter', 'half'] as const
const sharesOf = (swing: (typeof SWINGS)[number]) =>
  WEDGE_CHARTS.map(({ rows }) => rows.map((row) => row[`${swing}Yards`] / row.fullYards))
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

describe('partial swings', () => {
  it('carry three quarters and half of a full wedge', () => {
    expect(partialCarries(110)).toEqual({ threeQuarterYards: 82.5, halfYards: 55 })
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
