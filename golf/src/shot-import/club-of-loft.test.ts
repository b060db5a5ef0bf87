import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newBagClub } from '../bag.ts'
import { CLUB_TYPES, CLUBS } from '../club.ts'
import { clubOfLoft } from './club-of-loft.ts'

const wedge = (type: 'pw' | 'gw' | 'sw' | 'lw', loft: number | null) => ({ ...newBagClub(type), loft })
const BAG = [newBagClub('driver'), wedge('pw', 44), wedge('gw', 50), wedge('sw', null), wedge('lw', 60)]

it('finds the wedge of the bag with the loft, entered or usual, however it is written', () => {
  for (const label of ['60 Degree', '60°', '60', '60 deg', 'Wedge 60', '60 Degree Wedge', 'Cocheur 60']) {
    expect(clubOfLoft(label, BAG), label).toBe('lw')
  }
  expect(clubOfLoft('50°', BAG)).toBe('gw')
  expect(clubOfLoft('56', BAG)).toBe('sw')
  expect(clubOfLoft('45', BAG)).toBe('pw')
})

it('asks where no wedge is within a degree, where two are equally near, and about what is no loft', () => {
  for (const label of ['53', '58 Degree', '7', '10', '7 Iron', '', '60 60', '__proto__']) {
    expect(clubOfLoft(label, BAG), label).toBeUndefined()
  }
  expect(clubOfLoft('60', [])).toBeUndefined()
  expect(clubOfLoft('51', [wedge('gw', 50), wedge('sw', 52)])).toBeUndefined()
  expect(clubOfLoft('52', [wedge('gw', 51.5), wedge('sw', 52)])).toBe('sw')
})

it('is always a wedge of the bag within a degree', () => {
  const bags = fc
    .subarray([...CLUB_TYPES])
    .chain((types) =>
      fc.tuple(...types.map((type) => fc.option(fc.integer({ min: 40, max: 64 })).map((loft) => ({ type, loft })))),
    )
  fc.assert(
    fc.property(fc.integer({ min: 40, max: 69 }), bags, (loft, bag) => {
      const type = clubOfLoft(`${loft}°`, bag)
      const found = bag.find((club) => club.type === type)
      if (!found) return
      expect(CLUBS[found.type].kind).toBe('wedge')
      expect(Math.abs((found.loft ?? CLUBS[found.type].loftDeg) - loft)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 300 },
  )
})
