import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cosineOfDegrees, sineOfDegrees } from './angles.ts'

const anyDegrees = fc.double({ min: -720, max: 720, noNaN: true })

it('is exact at quarter turns', () => {
  const quarters = [-360, -270, -180, -90, 0, 90, 180, 270, 360]
  expect(quarters.map((degrees) => sineOfDegrees(degrees) + 0)).toEqual([0, 1, 0, -1, 0, 1, 0, -1, 0])
  expect(quarters.map((degrees) => cosineOfDegrees(degrees) + 0)).toEqual([1, 0, -1, 0, 1, 0, -1, 0, 1])
})

it('is the sine and the cosine', () => {
  fc.assert(
    fc.property(anyDegrees, (degrees) => {
      expect(sineOfDegrees(degrees)).toBeCloseTo(Math.sin((degrees * Math.PI) / 180), 12)
      expect(cosineOfDegrees(degrees)).toBeCloseTo(Math.cos((degrees * Math.PI) / 180), 12)
    }),
  )
})

it('is exactly odd for the sine and exactly even for the cosine', () => {
  fc.assert(
    fc.property(anyDegrees, (degrees) => {
      expect(sineOfDegrees(-degrees) + 0).toBe(-sineOfDegrees(degrees) + 0)
      expect(cosineOfDegrees(-degrees)).toBe(cosineOfDegrees(degrees))
    }),
  )
})

it('is exactly the same a whole turn on, and mirrored half a turn on, for whole degrees', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 360 }), (degrees) => {
      expect(sineOfDegrees(degrees - 360) + 0).toBe(sineOfDegrees(degrees) + 0)
      expect(sineOfDegrees(360 - degrees) + 0).toBe(-sineOfDegrees(degrees) + 0)
      expect(cosineOfDegrees(360 - degrees)).toBe(cosineOfDegrees(degrees))
    }),
  )
})
