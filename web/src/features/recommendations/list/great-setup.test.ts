import { expect, it } from 'vitest'
import { DEFAULT_BAG, flexOf, newBagClub } from '@bagwise/golf/bag'
import type { BagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import { bagOf, golferWith, onShelf } from '@bagwise/golf/testing/sample-golfer'
import { bagNotes } from './great-setup.tsx'

const TWELVE = {
  driver: 230,
  '3-wood': 214,
  '5-wood': 202,
  '4-iron': 190,
  '5-iron': 178,
  '6-iron': 167,
  '7-iron': 156,
  '8-iron': 145,
  '9-iron': 133,
  pw: 120,
  gw: 106,
  sw: 91,
} as const
const known = (bag: readonly BagClub[]) => bag.map((club) => ({ ...club, shaftFlex: flexOf(club) }))
const golfer = { ...golferWith(TWELVE), bag: known(golferWith(TWELVE).bag) }
const withClubs = (...more: readonly ClubType[]) => ({ ...golfer, bag: [...golfer.bag, ...known(bagOf(...more))] })

it('has nothing to say about a whole bag', () => {
  expect(bagNotes(withClubs('putter'))).toEqual([])
})

it('leaves a missing putter and too many clubs to the list, where they can be set aside', () => {
  expect(bagNotes(golfer)).toEqual([])
  expect(bagNotes(withClubs('putter', 'lw', '3-hybrid'))).toEqual([])
})

it('says what gapping says of few clubs, and that gaps need distances', () => {
  const few = 'There is room for more clubs, when you want more options on the course.'
  const unmeasured = 'Gaps and overlaps show once two clubs have distances.'
  expect(
    bagNotes({ ...golferWith({ '7-iron': 150, '9-iron': 132 }), bag: known(bagOf('7-iron', '9-iron', 'putter')) }),
  ).toEqual([few])
  expect(bagNotes({ bag: known(bagOf('7-iron', '9-iron', 'putter')), distances: {} })).toEqual([few, unmeasured])
  expect(bagNotes({ ...withClubs('putter'), distances: {} })).toEqual([unmeasured])
})

it('says why no shaft is judged of clubs that nobody has named', () => {
  const unjudged = 'Name your clubs and we check the shafts too.'
  expect(bagNotes({ ...golfer, bag: DEFAULT_BAG })).toContain(unjudged)
  const named = withClubs().bag
  expect(bagNotes({ ...golfer, bag: [...named, newBagClub('putter')] })).not.toContain(unjudged)
})

it('says that nothing is in the bag when every club was left out', () => {
  expect(bagNotes({ bag: onShelf('7-iron'), distances: {} })).toEqual(['Every club you own is left out of the bag.'])
})
