import { expect, it } from 'vitest'
import type { PlacedShot } from './club-history.ts'
import { matsAndGrass } from './mats-and-grass.ts'

const ORIGINS = new Map([
  ['mat', 'device-indoor'],
  ['mat 2', 'device-indoor'],
  ['grass', 'device-outdoor'],
  ['typed', 'typed'],
] as const)

const shots = (session: string, count: number, carryYards: number): readonly PlacedShot[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${session} ${index}`,
    session,
    carryYards,
    sideYards: undefined,
  }))

const apart = (...solid: readonly (readonly PlacedShot[])[]) =>
  matsAndGrass({ solid: solid.flat(), originOf: ORIGINS, alongYards: 8 })

it('says both means where mats and grass differ', () => {
  expect(apart(shots('mat', 12, 152), shots('grass', 10, 144), shots('typed', 30, 10))).toEqual({
    mats: { count: 12, carryYards: 152 },
    grass: { count: 10, carryYards: 144 },
  })
})

it('says nothing with fewer than ten shots on one of them', () => {
  expect(apart(shots('mat', 12, 152), shots('grass', 9, 130))).toBeUndefined()
})

it('says nothing of a difference that chance makes in one of five pairs', () => {
  // 12 and 10 shots of one session are worth 7.5 and 6.7: 1.28 sd of the difference are 5.4 yards.
  expect(apart(shots('mat', 12, 149), shots('grass', 10, 144))).toBeUndefined()
  expect(apart(shots('mat', 12, 150), shots('grass', 10, 144))).toBeDefined()
})

it('takes two sessions as worth more than one with as many shots', () => {
  expect(apart(shots('mat', 40, 148.7), shots('grass', 10, 144))).toBeUndefined()
  expect(apart(shots('mat', 20, 148.7), shots('mat 2', 20, 148.7), shots('grass', 10, 144))).toBeDefined()
})
