import { describe, expect, it } from 'vitest'
import { loftCurve } from '@bagwise/golf/fitting/loft-carry'
import type { LoftCarry, LoftCurve } from '@bagwise/golf/fitting/loft-carry'
import { loftCarryGeometry } from './loft-carry-geometry.ts'
import { degreeSentence, differenceSentence, loftCarrySentence, loftRows, reasonSentence } from './loft-carry-text.ts'

const point = (loftDeg: number, carryYards: number): LoftCarry => ({
  loftDeg,
  carryYards,
  lowYards: carryYards - 12,
  highYards: carryYards + 8,
  launchDeg: 12.4,
  spinRpm: 2471,
})
const POINTS = [point(8, 190), point(9, 195), point(10, 198), point(10.5, 199), point(11, 200.4), point(12, 199)]

function curveWith(specifiedDeg: number, edge?: LoftCurve['edge']): LoftCurve {
  const [specified, best] = [specifiedDeg, 11].map((deg) => POINTS.find(({ loftDeg }) => loftDeg === deg))
  if (!specified || !best) throw new Error('No such loft')
  return { points: POINTS, specified, best, edge, attackDeg: 0, doubt: 'guessed', launch: 'none' }
}

describe('the words for carry against driver loft', () => {
  it('name the specified loft with its band, and the best one', () => {
    expect(loftCarrySentence(curveWith(10), 'yards')).toBe(
      'Carry against driver loft: the specified 10° carries 198 yards, give or take 10; 11° carries farthest, 200 yards.',
    )
  })

  it('FIT-27 say where model and rule differ, and why', () => {
    expect(differenceSentence(curveWith(9), 'yards')).toBe(
      'In the flight model 11° carries farthest: 5 yards more than the specified 9°.',
    )
    expect(reasonSentence(curveWith(9), 'yards')).toContain('less loft lands flatter')
    expect(reasonSentence(curveWith(12), 'yards')).toContain('curves less')
    expect(differenceSentence(curveWith(11), 'yards')).toContain('is also the loft that carries farthest')
  })

  it('say when the difference is none, or one, and when a loft beyond may do better', () => {
    expect(differenceSentence(curveWith(12), 'yards')).toContain('1 yard more than the specified 12°')
    const near = { ...curveWith(12), specified: point(12, 200.1) }
    expect(differenceSentence(near, 'yards')).toContain('but not a full yard farther')
    expect(differenceSentence(curveWith(9, 'highest'), 'yards')).toContain('perhaps a higher one still')
    expect(differenceSentence(curveWith(9, 'lowest'), 'yards')).toContain('perhaps a lower one still')
  })

  it('say what a degree costs, in the golfer’s units', () => {
    expect(degreeSentence(curveWith(10), 'yards')).toBe(
      'From 10° to 12° you lose no more than 3 yards. Towards 8° a degree costs about 3.3 yards.',
    )
    const flat = [point(8, 197.6), point(11, 200.4)]
    expect(degreeSentence({ ...curveWith(11), points: flat }, 'yards')).toContain('costs about 0.7 yards.')
    const even = [point(10, 199.4), point(11, 200.4)]
    expect(degreeSentence({ ...curveWith(11), points: even }, 'yards')).toContain('costs about 1 yard.')
    expect(degreeSentence(curveWith(10), 'metres')).toContain('no more than 3 meters')
  })

  it('have a row for each whole degree and for the two lofts that matter', () => {
    expect(loftRows(curveWith(10.5), 'yards').map(({ name }) => name)).toEqual([
      '8°',
      '9°',
      '10°',
      '10.5° (specified)',
      '11°',
      '12°',
    ])
    expect(loftRows(curveWith(9), 'yards')[1]).toEqual({
      name: '9° (specified)',
      cells: ['195 ± 10', '12°', '2,450', '−5'],
    })
  })
})

describe('the drawing of carry against driver loft', () => {
  it('keeps everything within its frame for every swing and width, in both units', () => {
    for (const swingSpeedMph of [45, 80, 95, 115, 140]) {
      const curve = loftCurve({ swingSpeedMph, attackAngle: 'unknown' }, 10.5)
      if (!curve) throw new Error('This swing can be flown')
      for (const widthPx of [230, 330, 560]) {
        for (const units of ['yards', 'metres'] as const) {
          const { heightPx, bottomPx, line, band, carryTicks, loftTicks } = loftCarryGeometry(curve, { widthPx, units })
          for (const { xPx, yPx } of [...line, ...band]) {
            expect(xPx).toBeGreaterThanOrEqual(0)
            expect(xPx).toBeLessThanOrEqual(widthPx)
            expect(yPx).toBeGreaterThanOrEqual(0)
            expect(yPx).toBeLessThanOrEqual(bottomPx)
          }
          expect(bottomPx).toBeLessThan(heightPx)
          expect(carryTicks.length).toBeGreaterThan(1)
          expect(loftTicks.map(({ shown }) => shown)).toEqual([8, 9, 10, 11, 12, 13])
        }
      }
    }
  })

  it('puts more carry higher and more loft farther right', () => {
    const { line } = loftCarryGeometry(curveWith(10), { widthPx: 400, units: 'yards' })
    expect(line.map(({ xPx }) => xPx)).toEqual(line.map(({ xPx }) => xPx).toSorted((a, b) => a - b))
    expect(line[4]?.yPx).toBeLessThan(line[0]?.yPx ?? 0)
  })
})
