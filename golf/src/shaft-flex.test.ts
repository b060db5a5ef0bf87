import { expect, it } from 'vitest'
import { shaftFlexFor } from './shaft-flex.ts'

it('CST-11 goes from senior to extra-stiff at 85, 95 and 105 mph', () => {
  const flexAt = (swingSpeed: number) => shaftFlexFor({ swingSpeed, swingSpeedRange: null })
  expect([60, 84.9].map(flexAt)).toEqual(['senior', 'senior'])
  expect([85, 94.9].map(flexAt)).toEqual(['regular', 'regular'])
  expect([95, 104.9].map(flexAt)).toEqual(['stiff', 'stiff'])
  expect([105, 130].map(flexAt)).toEqual(['extra-stiff', 'extra-stiff'])
})

it('CST-11 goes by the middle of the range without a speed, and is regular with neither', () => {
  const flexIn = (swingSpeedRange: 'under-85' | '85-95' | '95-105' | 'over-105' | null) =>
    shaftFlexFor({ swingSpeed: null, swingSpeedRange })
  expect(flexIn('under-85')).toBe('senior')
  expect(flexIn('85-95')).toBe('regular')
  expect(flexIn('95-105')).toBe('stiff')
  expect(flexIn('over-105')).toBe('extra-stiff')
  expect(flexIn(null)).toBe('regular')
})
