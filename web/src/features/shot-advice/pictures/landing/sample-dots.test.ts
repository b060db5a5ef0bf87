import { describe, expect, it } from 'vitest'
import { OVAL_SD } from '#charts/oval-sd.ts'
import { DOT_COUNT, SAMPLE_DOTS } from './sample-dots.ts'

const radiiSd = SAMPLE_DOTS.map(({ acrossSd, alongSd }) => Math.hypot(acrossSd, alongSd))
const countWithin = (limitSd: number) => radiiSd.filter((radiusSd) => radiusSd <= limitSd).length

describe('the sample balls', () => {
  it('obey the ovals: two in three inside the solid one, 19 in 20 inside the dotted one', () => {
    expect(SAMPLE_DOTS).toHaveLength(DOT_COUNT)
    expect(countWithin(OVAL_SD.twoInThree)).toBe((DOT_COUNT * 2) / 3)
    expect(countWithin(OVAL_SD.nineteenInTwenty)).toBe(Math.round((DOT_COUNT * 19) / 20))
  })

  it('lie where a normal spread has them, for ovals of any size', () => {
    for (const limitSd of [0.5, 1, 1.48, 2, 2.45, 3]) {
      const expectedShare = 1 - Math.exp((-limitSd * limitSd) / 2)
      expect(Math.abs(countWithin(limitSd) / DOT_COUNT - expectedShare)).toBeLessThanOrEqual(1 / DOT_COUNT)
    }
  })

  it('lie all around, so that their middle is that of the ovals', () => {
    const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
    expect(Math.abs(mean(SAMPLE_DOTS.map(({ acrossSd }) => acrossSd)))).toBeLessThan(0.25)
    expect(Math.abs(mean(SAMPLE_DOTS.map(({ alongSd }) => alongSd)))).toBeLessThan(0.25)
    const quarters = new Set(SAMPLE_DOTS.map(({ acrossSd, alongSd }) => `${acrossSd > 0} ${alongSd > 0}`))
    expect(quarters.size).toBe(4)
  })
})
