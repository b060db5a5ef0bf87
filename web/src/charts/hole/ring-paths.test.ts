import { describe, expect, it } from 'vitest'
import { seededShares } from '#charts/hand-drawn.ts'
import { closedPath, scallopedPath } from './ring-paths.ts'

const SQUARE = [0, 0, 40, 0, 40, 40, 0, 40]
const LONG = [0, 0, 300, 0, 300, 12, 0, 12]

function numbersOf(path: string): readonly number[] {
  return Array.from(path.matchAll(/-?[\d.]+/g), ([number]) => Number(number))
}

describe('the path of a ring', () => {
  it('keeps sharp corners and straight sides', () => {
    expect(closedPath(SQUARE)).toBe('M0 0L40 0L40 40L0 40L0 0Z')
  })

  it('rounds what has no corners, and a long side beside a short one stays nearly straight', () => {
    expect(closedPath(SQUARE, 'round')).not.toBe(closedPath(SQUARE))
    for (const number of numbersOf(closedPath(LONG, 'round')).filter((_, index) => index % 2 === 1)) {
      expect(number).toBeGreaterThanOrEqual(-4)
      expect(number).toBeLessThanOrEqual(16)
    }
  })

  it('passes through every corner', () => {
    const path = closedPath(LONG, 'round')
    for (const corner of ['300 0', '300 12', '0 12', '0 0']) expect(path).toMatch(new RegExp(`[ML ]${corner}[CSLZ]`))
  })

  it('bulges outwards all along a wood, the same way each time', () => {
    const path = () => scallopedPath(SQUARE, { bulgePx: 9, share: seededShares(1) })
    expect(path()).toBe(path())
    expect(path().match(/A/g)?.length).toBeGreaterThan(12)
    // Counterclockwise on paper is outwards to the right of the pen: every arc has the flag 0.
    expect(path()).not.toMatch(/A[\d.]+ [\d.]+ 0 0 1/)
  })
})
