import { describe, expect, it } from 'vitest'
import { trendGeometry } from './trend-geometry.ts'

const point = (day: string, carryYards: number, carrySdYards = 3) => ({ day, carryYards, carrySdYards, shotCount: 5 })
const TREND = [point('2026-05-01', 140, 6), point('2026-05-11', 145), point('2026-07-10', 148, 2)]

describe('the trend', () => {
  const geometry = trendGeometry(TREND, { widthPx: 326, units: 'yards' })
  const [first, second, last] = geometry.places

  it('has days at their true distances, and longer carries higher', () => {
    if (!first || !second || !last) throw new Error('There are three points')
    expect((second.xPx - first.xPx) / (last.xPx - first.xPx)).toBeCloseTo(10 / 70, 9)
    expect(last.yPx).toBeLessThan(first.yPx)
    expect(last.xPx).toBeCloseTo(geometry.rightPx, 9)
  })

  it('keeps its band inside the picture', () => {
    const heights = [...geometry.band.matchAll(/ (\d+(?:\.\d+)?)/g)].map(([, yPx]) => Number(yPx))
    expect(heights).toHaveLength(6)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...heights)).toBeLessThanOrEqual(geometry.heightPx)
  })

  it('has at most three guides, in the units of the golfer', () => {
    for (const units of ['yards', 'metres'] as const) {
      const { guides } = trendGeometry(TREND, { widthPx: 326, units })
      expect(guides.length).toBeGreaterThan(0)
      expect(guides.length).toBeLessThanOrEqual(3)
    }
  })

  it('stands for one day too', () => {
    const one = trendGeometry([point('2026-05-01', 140)], { widthPx: 326, units: 'yards' })
    expect(Number.isFinite(one.places[0]?.xPx)).toBe(true)
  })
})
