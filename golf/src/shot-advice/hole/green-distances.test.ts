import { describe, expect, it } from 'vitest'
import { PINS } from '../shot.ts'
import { greenDistances } from './green-distances.ts'

describe('the distances to a typical green', () => {
  it('lie 15 yards before and behind its middle, which is 9 yards from a front or a back pin', () => {
    expect(greenDistances({ distanceYards: 150, pin: 'front' })).toEqual({
      frontYards: 144,
      middleYards: 159,
      backYards: 174,
    })
    expect(greenDistances({ distanceYards: 150, pin: 'middle' })).toMatchObject({ frontYards: 135, backYards: 165 })
    expect(greenDistances({ distanceYards: 150, pin: 'back' })).toMatchObject({ middleYards: 141, backYards: 156 })
  })

  it('have the pin on the green', () => {
    for (const pin of PINS) {
      const { frontYards, backYards } = greenDistances({ distanceYards: 8, pin })
      expect(frontYards).toBeLessThan(8)
      expect(backYards).toBeGreaterThan(8)
    }
  })
})
