import { expect, it } from 'vitest'
import { FLOWN_BAGS } from '../../../golf/reference/flown-bags.ts'
import { SLOW_GIVEN, slowErrors } from './slow-bags.ts'

it('comes within 4 yards of bags flown at 48 to 83 mph, and its range holds for at least three clubs in four', () => {
  for (const given of SLOW_GIVEN) {
    const { likeMeYards, classicYards } = slowErrors(FLOWN_BAGS, given)
    expect(likeMeYards, given).toBeLessThanOrEqual(4)
    expect(likeMeYards, given).toBeLessThan(classicYards)
    for (const bag of FLOWN_BAGS) {
      expect(slowErrors([bag], given).withinRangeShare, `${bag.mph} mph`).toBeGreaterThanOrEqual(0.75)
    }
  }
})
