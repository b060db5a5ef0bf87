import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BAG, clubsInBag, newBagClub } from './bag.ts'
import { countBesidesPutter, findBagProblems, hasPutter, hasRoomFor } from './bag-problems.ts'
import { CLUB_TYPES } from './club.ts'

const bagOf = (...types: readonly (typeof CLUB_TYPES)[number][]) => types.map(newBagClub)
const leftOut = (type: (typeof CLUB_TYPES)[number]) => ({ ...newBagClub(type), isInBag: false })
const THIRTEEN = CLUB_TYPES.slice(0, 13)

const anyBag = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...CLUB_TYPES), fc.boolean()), { selector: ([type]) => type })
  .map((clubs) => clubs.map(([type, isInBag]) => ({ ...newBagClub(type), isInBag })))

describe('the problems of a bag', () => {
  it('BAG-05 misses the putter in the default bag', () => {
    expect(findBagProblems(DEFAULT_BAG)).toEqual([{ code: 'no-putter' }])
    expect(findBagProblems([...DEFAULT_BAG.slice(1), newBagClub('putter')])).toEqual([])
    expect(findBagProblems([newBagClub('pw'), leftOut('putter')])).toEqual([{ code: 'no-putter' }])
  })

  it('BAG-11 are fifteen clubs, of which one is too many', () => {
    expect(findBagProblems([...DEFAULT_BAG, newBagClub('putter')])).toEqual([
      { code: 'too-many-clubs', clubCount: 15, surplusCount: 1 },
    ])
  })

  it('are none in an empty bag, and none when the surplus is left out', () => {
    expect(findBagProblems([])).toEqual([])
    expect(findBagProblems([leftOut('driver')])).toEqual([])
    expect(findBagProblems([...DEFAULT_BAG.slice(1), leftOut('driver'), newBagClub('putter')])).toEqual([])
  })

  it('BAG-18 count what is in the bag and nothing else', () => {
    const holds = (bag: readonly ReturnType<typeof newBagClub>[]) => {
      const inBagCount = bag.filter(({ isInBag }) => isInBag).length
      expect(clubsInBag(bag)).toHaveLength(inBagCount)
      const tooMany = findBagProblems(bag).find((problem) => problem.code === 'too-many-clubs')
      expect(tooMany?.surplusCount ?? 0).toBe(Math.max(0, inBagCount - 14))
    }
    fc.assert(fc.property(anyBag, holds), { numRuns: 100, seed: 14 })
  })
})

describe('room in the bag', () => {
  it('BAG-09 is always there for the putter, also beside thirteen other clubs', () => {
    expect(hasRoomFor('putter', bagOf(...THIRTEEN))).toBe(true)
    expect(findBagProblems(bagOf(...THIRTEEN, 'putter'))).toEqual([])
  })

  it('BAG-08 is there for another club while fewer than thirteen are in besides the putter', () => {
    expect(hasRoomFor('lw', bagOf(...THIRTEEN))).toBe(false)
    expect(hasRoomFor('lw', bagOf(...THIRTEEN.slice(1), 'putter'))).toBe(true)
    expect(hasRoomFor('lw', [...bagOf(...THIRTEEN.slice(1)), leftOut('driver')])).toBe(true)
  })

  it('BAG-07 is counted without the putter: the default bag has fourteen', () => {
    expect(countBesidesPutter(DEFAULT_BAG)).toBe(14)
    expect(countBesidesPutter([...DEFAULT_BAG, newBagClub('putter')])).toBe(14)
    expect(hasRoomFor('3-iron', DEFAULT_BAG)).toBe(false)
  })

  it('never leads to more than fourteen clubs', () => {
    const fill = (order: readonly (typeof CLUB_TYPES)[number][]) => {
      const bag = order.reduce<readonly ReturnType<typeof newBagClub>[]>(
        (clubs, type) => (hasRoomFor(type, clubs) ? [...clubs, newBagClub(type)] : clubs),
        [],
      )
      expect(findBagProblems(bag)).toEqual(hasPutter(bag) ? [] : [{ code: 'no-putter' }])
      expect(bag).toHaveLength(14)
    }
    const anyOrder = fc.shuffledSubarray([...CLUB_TYPES], { minLength: CLUB_TYPES.length })
    fc.assert(fc.property(anyOrder, fill), { numRuns: 50, seed: 41 })
  })
})
