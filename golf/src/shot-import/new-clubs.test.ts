import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BAG, MAX_CLUBS_IN_BAG, clubsInBag, newBagClub } from '../bag.ts'
import { CLUB_TYPES } from '../club.ts'
import { newClubs } from './new-clubs.ts'

const NON_PUTTERS = CLUB_TYPES.filter((type) => type !== 'putter')
const typesOf = (clubs: readonly { readonly type: string }[]) => clubs.map(({ type }) => type)

describe('the clubs that shots bring into the bag', () => {
  it('are none when the golfer has them all, also at home', () => {
    const bag = [newBagClub('driver'), { ...newBagClub('7-iron'), isInBag: false }]
    expect(newClubs(['driver', '7-iron'], bag)).toEqual([])
    expect(newClubs([], [])).toEqual([])
  })

  it('are the ones the bag lacks', () => {
    expect(newClubs(['7-iron', '4-hybrid'], [newBagClub('7-iron')])).toEqual([
      { ...newBagClub('4-hybrid'), shaftType: 'graphite' },
    ])
  })

  it('stay at home when the bag is full', () => {
    expect(newClubs(['4-hybrid'], DEFAULT_BAG)).toMatchObject([{ type: '4-hybrid', isInBag: false }])
  })

  it('are the default bag for a golfer without clubs, who has hit some of it', () => {
    expect(newClubs(['7-iron'], []).toSorted(byDefault)).toEqual(DEFAULT_BAG)
    expect(typesOf(newClubs(['4-hybrid'], []))).toEqual(['4-hybrid', ...typesOf(DEFAULT_BAG).slice(0, 13)])
  })

  it('never make a bag of more than fourteen, and hold everything that was hit', () => {
    const anyBag = fc
      .subarray([...CLUB_TYPES], { maxLength: MAX_CLUBS_IN_BAG })
      .map((types) => types.map((type) => newBagClub(type)))
    fc.assert(
      fc.property(fc.subarray([...NON_PUTTERS]), anyBag, (hit, bag) => {
        const after = [...bag, ...newClubs(hit, bag)]
        expect(clubsInBag(after).length).toBeLessThanOrEqual(MAX_CLUBS_IN_BAG)
        expect(new Set(typesOf(after)).size).toBe(after.length)
        expect(typesOf(after)).toEqual(expect.arrayContaining(hit))
      }),
    )
  })
})

function byDefault(a: { readonly type: string }, b: { readonly type: string }): number {
  return typesOf(DEFAULT_BAG).indexOf(a.type) - typesOf(DEFAULT_BAG).indexOf(b.type)
}
