import { describe, expect, it } from 'vitest'
import { newBagClub } from '@bagwise/golf/bag'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { BagClubFields, ScalarFields, StoredBagClub, StoredDistance } from './profile-fields.ts'

/** Limits of every number, with a step just outside. */
const RANGES = [
  { name: 'handicap', schema: ScalarFields.handicap, lowest: -10, highest: 54, step: 0.1 },
  { name: 'height', schema: ScalarFields.height, lowest: 36, highest: 107, step: 0.5 },
  { name: 'weight', schema: ScalarFields.weight, lowest: 50, highest: 600, step: 0.5 },
  { name: 'age', schema: ScalarFields.age, lowest: 5, highest: 110, step: 1 },
  { name: 'averageScore', schema: ScalarFields.averageScore, lowest: 50, highest: 200, step: 0.5 },
  { name: 'swingSpeed', schema: ScalarFields.swingSpeed, lowest: 40, highest: 160, step: 0.5 },
  { name: 'lie', schema: BagClubFields.lie, lowest: 40, highest: 90, step: 0.5 },
  { name: 'loft', schema: BagClubFields.loft, lowest: 0.5, highest: 90, step: 0.5 },
  { name: 'length', schema: BagClubFields.length, lowest: 20, highest: 60, step: 0.25 },
  { name: 'distance', schema: StoredDistance.shape.distance, lowest: 1, highest: 400, step: 1 },
]

describe('the numbers of a profile', () => {
  it.each(RANGES)('$name goes from $lowest to $highest, both included', ({ schema, lowest, highest, step }) => {
    expect([schema.parse(lowest), schema.parse(highest)]).toEqual([lowest, highest])
    for (const wrong of [lowest - step, highest + step, Infinity, -Infinity, NaN, String(lowest), [lowest], true]) {
      expect(schema.safeParse(wrong).success).toBe(false)
    }
  })

  it.each([ScalarFields.age, StoredDistance.shape.distance])('are whole where a fraction makes no sense', (schema) => {
    expect(schema.safeParse(35.5).success).toBe(false)
  })

  it('know no minus zero', () => {
    expect(Object.is(ScalarFields.handicap.parse(-0), 0)).toBe(true)
  })
})

describe('a distance', () => {
  it('DAT-13 is measured, manual or estimated, and nothing else', () => {
    for (const source of ['measured', 'manual', 'estimated']) {
      expect(StoredDistance.parse({ distance: 150, source })).toEqual({ distance: 150, source })
    }
    for (const source of ['guessed', '', null, undefined, true]) {
      expect(StoredDistance.safeParse({ distance: 150, source }).success).toBe(false)
    }
  })
})

describe('the shots behind a distance', () => {
  const withShots = (shots: unknown) => ({ distance: 150, source: 'measured', shots })

  it('are a count, how they scatter and how well they are known, or nothing', () => {
    const known = { ownShare: 0.96, plusMinusYards: 2.4 }
    for (const shots of [
      { count: 1 },
      { count: 10_000, longShortYards: 6.5, leftRightYards: 0 },
      { count: 3, known },
    ]) {
      expect(StoredDistance.parse(withShots(shots))).toEqual(withShots(shots))
    }
    for (const shots of [
      null,
      12,
      {},
      { count: 0 },
      { count: 1.5 },
      { count: 10_001 },
      { count: 2, longShortYards: -1 },
      { count: 2, known: { ...known, ownShare: 1.01 } },
      { count: 2, known: { ownShare: 0.5 } },
    ]) {
      expect(StoredDistance.safeParse(withShots(shots)).success).toBe(false)
    }
  })
})

describe('a club in the bag', () => {
  it('is valid as it is added, whatever its type', () => {
    for (const club of CLUB_TYPES) {
      const { type: _type, ...fields } = newBagClub(club)
      expect(StoredBagClub.parse(fields)).toEqual(fields)
    }
  })

  it('DAT-12 holds no distance of its own', () => {
    const { type: _type, ...fields } = newBagClub('pw')
    expect(StoredBagClub.safeParse({ ...fields, distance: 110 }).success).toBe(false)
    expect(StoredBagClub.safeParse({ ...fields, isDistanceEstimated: true }).success).toBe(false)
  })
})
