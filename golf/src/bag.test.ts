import { expect, it } from 'vitest'
import {
  DEFAULT_BAG,
  MAX_CLUBS_BESIDES_PUTTER,
  MAX_CLUBS_IN_BAG,
  clubsInBag,
  flexOf,
  isAssumed,
  loftOf,
  newBagClub,
  typesNotIn,
  usualShaftType,
} from './bag.ts'
import { CLUB_TYPES } from './club.ts'

it('CST-03 fills the default bag with fourteen clubs of these lofts, the putter not among them', () => {
  expect(DEFAULT_BAG.map((club) => [club.type, loftOf(club)])).toEqual([
    ['driver', 10.5],
    ['3-wood', 15],
    ['5-wood', 18],
    ['3-hybrid', 19],
    ['4-iron', 22],
    ['5-iron', 25],
    ['6-iron', 28],
    ['7-iron', 32],
    ['8-iron', 36],
    ['9-iron', 41],
    ['pw', 46],
    ['gw', 52],
    ['sw', 56],
    ['lw', 60],
  ])
})

it('BAG-04 gives every club of the default bag a brand and a model and puts it in the bag', () => {
  expect(DEFAULT_BAG).toHaveLength(14)
  for (const club of DEFAULT_BAG) {
    expect(club.isInBag).toBe(true)
    expect(club.brand).not.toBe('')
    expect(club.model).not.toBe('')
    expect(flexOf(club)).toBe('regular')
  }
})

it('makes the clubs of the default bag shorter and more upright from the driver down to the wedges', () => {
  const lengths = DEFAULT_BAG.map(({ length }) => length)
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
  const ironLies = DEFAULT_BAG.filter(({ shaftType }) => shaftType === 'steel').map(({ lie }) => lie)
  expect(ironLies).toEqual(ironLies.toSorted((a, b) => a - b))
})

it('BAG-19 takes a club as Standard, graphite, regular, lie 60, length 36 and the usual loft until told more', () => {
  const club = newBagClub('6-iron')
  expect([loftOf(club), flexOf(club)]).toEqual([28, 'regular'])
  expect([isAssumed(club, 'loft'), isAssumed(club, 'shaftFlex')]).toEqual([true, true])
  expect(club).toEqual({
    type: '6-iron',
    brand: 'Standard',
    model: '',
    shaftType: 'graphite',
    shaftFlex: null,
    lie: 60,
    loft: null,
    length: 36,
    isInBag: true,
    notes: '',
  })
})

it('leaves one place of the fourteen for the putter', () => {
  expect(MAX_CLUBS_IN_BAG - MAX_CLUBS_BESIDES_PUTTER).toBe(1)
})

it('shafts the driver, woods and hybrids with graphite and the rest with steel', () => {
  expect(CLUB_TYPES.filter((type) => usualShaftType(type) === 'graphite')).toEqual([
    'driver',
    '3-wood',
    '5-wood',
    '2-hybrid',
    '7-wood',
    '3-hybrid',
    '4-hybrid',
    '9-wood',
    '5-hybrid',
    '11-wood',
    '6-hybrid',
    '7-hybrid',
  ])
})

it('lists what is in the bag longest first and leaves out what stays at home', () => {
  const bag = [newBagClub('pw'), { ...newBagClub('3-wood'), isInBag: false }, newBagClub('driver')]
  expect(clubsInBag(bag).map(({ type }) => type)).toEqual(['driver', 'pw'])
})

it('names the types a bag lacks, those left at home not among them', () => {
  const bag = [...DEFAULT_BAG, { ...newBagClub('2-hybrid'), isInBag: false }]
  expect(typesNotIn(bag)).toEqual([
    '7-wood',
    '3-iron',
    '4-hybrid',
    '9-wood',
    '5-hybrid',
    '11-wood',
    '6-hybrid',
    '7-hybrid',
    'putter',
  ])
})
