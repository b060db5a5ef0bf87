import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holeOrder, nextHole, openHole, throughCount } from './hole-order.ts'
import type { PlayedHole } from './played-rows.ts'
import { playedHole } from './testing/played-holes.ts'

const holeOf = (number: number, finish: PlayedHole['finish'] = null): PlayedHole =>
  playedHole([], { number, finish, score: finish === null || finish === 'not-played' ? null : 5 }).hole

describe('the order of the holes', () => {
  it('begins with the first one and goes round', () => {
    expect(holeOrder({ holeCount: 18, firstHole: 1 })).toEqual(Array.from({ length: 18 }, (_, index) => index + 1))
    expect(holeOrder({ holeCount: 18, firstHole: 17 }).slice(0, 4)).toEqual([17, 18, 1, 2])
    expect(holeOrder({ holeCount: 9, firstHole: 1 })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(holeOrder({ holeCount: 9, firstHole: 10 })).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18])
    expect(holeOrder({ holeCount: 9, firstHole: 14 })).toEqual([14, 15, 16, 17, 18, 10, 11, 12, 13])
  })

  it('has each hole of a nine or of eighteen once', () => {
    const loop = fc.record({
      holeCount: fc.constantFrom(9 as const, 18 as const),
      firstHole: fc.integer({ min: 1, max: 18 }),
    })
    fc.assert(
      fc.property(loop, (given) => {
        const numbers = holeOrder(given)
        expect(numbers[0]).toBe(given.firstHole)
        expect(new Set(numbers).size).toBe(given.holeCount)
        const lowest = Math.min(...numbers)
        expect([1, 10]).toContain(lowest)
        expect(Math.max(...numbers)).toBe(lowest + given.holeCount - 1)
      }),
      { seed: 75 },
    )
  })
})

describe('the hole to go on with', () => {
  const shotgun = { holeCount: 18, firstHole: 17 } as const
  const holes = (done: readonly number[]) =>
    Array.from({ length: 18 }, (_, index) => holeOf(index + 1, done.includes(index + 1) ? 'holed' : null))

  it('is the first that is not done, in the order of play', () => {
    expect(openHole({ ...shotgun, holes: holes([]) })).toBe(17)
    expect(openHole({ ...shotgun, holes: holes([17, 18, 1]) })).toBe(2)
    expect(openHole({ ...shotgun, holes: holes([17, 1]) })).toBe(18)
    expect(
      openHole({ ...shotgun, holes: Array.from({ length: 18 }, (_, index) => holeOf(index + 1, 'picked-up')) }),
    ).toBeUndefined()
  })

  it('follows the one that was played, and comes back to one that was skipped', () => {
    expect(nextHole({ ...shotgun, holes: holes([17]) }, 17)).toBe(18)
    expect(nextHole({ ...shotgun, holes: holes([18]) }, 18)).toBe(1)
    const allButTwo = Array.from({ length: 18 }, (_, index) => index + 1).filter(
      (number) => number !== 2 && number !== 16,
    )
    expect(nextHole({ ...shotgun, holes: holes(allButTwo) }, 16)).toBe(2)
    expect(nextHole({ ...shotgun, holes: holes([...allButTwo, 2]) }, 16)).toBeUndefined()
  })

  it('is the only one of a round of one hole', () => {
    expect(openHole({ holeCount: 9, firstHole: 7, holes: [holeOf(7)] })).toBe(7)
    expect(nextHole({ holeCount: 9, firstHole: 7, holes: [holeOf(7)] }, 7)).toBeUndefined()
  })
})

describe('holes that are done', () => {
  it('are those that were played, however they ended', () => {
    const holes = [
      holeOf(1, 'holed'),
      holeOf(2, 'picked-up'),
      holeOf(3, 'conceded'),
      holeOf(4, 'not-played'),
      holeOf(5),
    ]
    expect(throughCount({ holes })).toBe(3)
  })
})
