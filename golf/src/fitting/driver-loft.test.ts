import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fittedDriverLoft, loftAgainstSlice } from './driver-loft.ts'

const anySpeed = fc.double({ min: 1, max: 200, noNaN: true })

it('FIT-22 gives 12° under 90 mph, 9° over 105 mph, and 10.5° from 90 to 105 mph', () => {
  const loftAt = (mph: number) => fittedDriverLoft(mph).loftDeg
  expect([40, 89, 89.9].map(loftAt)).toEqual([12, 12, 12])
  expect([90, 97, 105].map(loftAt)).toEqual([10.5, 10.5, 10.5])
  expect([105.1, 106, 160].map(loftAt)).toEqual([9, 9, 9])
})

it('says which rule of the loft has fired', () => {
  expect([89, 90, 105, 106].map((mph) => fittedDriverLoft(mph).rule)).toEqual(['more', 'usual', 'usual', 'less'])
})

it('FIT-22 never gives a faster swing more loft', () => {
  fc.assert(
    fc.property(anySpeed, anySpeed, (one, other) => {
      const [slower, faster] = one < other ? [one, other] : [other, one]
      expect(fittedDriverLoft(faster).loftDeg).toBeLessThanOrEqual(fittedDriverLoft(slower).loftDeg)
    }),
  )
})

it('gives a slice at least the loft of its speed and of the driver that is played', () => {
  expect(loftAgainstSlice({ swingSpeedMph: 110 })).toEqual({ fromDeg: 10.5, toDeg: 12 })
  expect(loftAgainstSlice({ swingSpeedMph: 80, ownLoftDeg: 13 })).toEqual({ fromDeg: 13, toDeg: 13 })
  fc.assert(
    fc.property(anySpeed, fc.double({ min: 6, max: 18, noNaN: true }), (swingSpeedMph, ownLoftDeg) => {
      const { fromDeg, toDeg } = loftAgainstSlice({ swingSpeedMph, ownLoftDeg })
      expect(fromDeg).toBeGreaterThanOrEqual(Math.max(ownLoftDeg, fittedDriverLoft(swingSpeedMph).loftDeg))
      expect(toDeg).toBeGreaterThanOrEqual(fromDeg)
    }),
  )
})
