import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shaftFlexFor } from '../shaft-flex.ts'
import { fittedDriverLoft, fittedShaft } from './driver-rules.ts'

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

it('FIT-23 gives regular graphite under 85 mph, stiff graphite under 95 mph, else X-stiff steel', () => {
  const shaftAt = (mph: number) => {
    const { flex, type } = fittedShaft(mph)
    return `${flex} ${type}`
  }
  expect([40, 84, 84.9].map(shaftAt)).toEqual(Array(3).fill('regular graphite'))
  expect([85, 90, 94.9].map(shaftAt)).toEqual(Array(3).fill('stiff graphite'))
  expect([95, 105, 160].map(shaftAt)).toEqual(Array(3).fill('extra-stiff steel'))
})

it('FIT-25 names what the flex table says, and the softer of the two to try first', () => {
  const shaftAt = (mph: number) => {
    const { tableFlex, tryFirst } = fittedShaft(mph)
    return [tableFlex, tryFirst]
  }
  expect([40, 84.9].map(shaftAt)).toEqual(Array(2).fill(['senior', 'senior']))
  expect([85, 94.9].map(shaftAt)).toEqual(Array(2).fill(['regular', 'regular']))
  expect([95, 104.9].map(shaftAt)).toEqual(Array(2).fill(['stiff', 'stiff']))
  expect([105, 160].map(shaftAt)).toEqual(Array(2).fill(['extra-stiff', undefined]))
})

it('FIT-26 leaves the flex table as the other screens use it', () => {
  fc.assert(
    fc.property(anySpeed, (swingSpeed) => {
      expect(fittedShaft(swingSpeed).tableFlex).toBe(shaftFlexFor({ swingSpeed, swingSpeedRange: null }))
    }),
  )
  expect([84, 94, 104].map((swingSpeed) => shaftFlexFor({ swingSpeed, swingSpeedRange: null }))).toEqual([
    'senior',
    'regular',
    'stiff',
  ])
})
