import { expect, it } from 'vitest'
import { contradictingLofts } from './contradicting-lofts.ts'

const club = (type: '6-iron' | '7-iron' | '9-iron' | 'pw' | 'sw' | 'lw' | '5-wood', loft: number | null) => ({
  type,
  loft,
})

it('names each pair of the set of which the shorter club has less loft', () => {
  const bag = [club('pw', 44), club('7-iron', 30), club('6-iron', 34), club('9-iron', 40)]
  expect(contradictingLofts(bag)).toEqual([['6-iron', '7-iron']])
})

it('finds nothing in equal lofts, in clubs without one and in woods', () => {
  expect(contradictingLofts([club('6-iron', 30), club('7-iron', 30), club('9-iron', null)])).toEqual([])
  expect(contradictingLofts([club('5-wood', 40), club('6-iron', 26)])).toEqual([])
})

it('lets a second gap wedge be where it was put, behind a sand wedge with more loft, but none before the pitching wedge', () => {
  expect(contradictingLofts([club('pw', 46), club('sw', 56), club('lw', 52)])).toEqual([])
  expect(contradictingLofts([club('pw', 46), club('sw', 44), club('lw', 52)])).toEqual([['pw', 'sw']])
})
