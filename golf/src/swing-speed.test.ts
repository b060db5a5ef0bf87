import { expect, it } from 'vitest'
import { swingSpeedMph } from './swing-speed.ts'

it('CST-12 takes the middle of the range, and 95 mph when neither speed nor range is known', () => {
  const fromRange = (swingSpeedRange: 'under-85' | '85-95' | '95-105' | 'over-105' | null) =>
    swingSpeedMph({ swingSpeed: null, swingSpeedRange })
  expect(fromRange('under-85')).toBe(80)
  expect(fromRange('85-95')).toBe(90)
  expect(fromRange('95-105')).toBe(100)
  expect(fromRange('over-105')).toBe(110)
  expect(fromRange(null)).toBe(95)
})

it('believes the speed itself before the range', () => {
  expect(swingSpeedMph({ swingSpeed: 103, swingSpeedRange: 'under-85' })).toBe(103)
})

it("DAT-27 is the golfer's own speed, else the middle of the range, else 95 mph", () => {
  expect(swingSpeedMph({ swingSpeed: 88, swingSpeedRange: 'over-105' })).toBe(88)
  expect(swingSpeedMph({ swingSpeed: null, swingSpeedRange: '95-105' })).toBe(100)
  expect(swingSpeedMph({ swingSpeed: null, swingSpeedRange: null })).toBe(95)
})
