import { expect, it } from 'vitest'
import { newBagClub } from '@bagwise/golf/bag'
import type { BagClub } from '@bagwise/golf/bag'
import { projectProfile } from '@bagwise/contract/profile-document'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { golferFacts } from './golfer-facts.ts'

const stored = ({ type, ...club }: BagClub) => [type, club] as const

it('says nothing of a golfer that an account only begins with', () => {
  expect(golferFacts(projectProfile(NEW_GOLFER))).toMatchObject({
    handicap: null,
    height: null,
    weight: null,
    age: null,
    skillLevel: null,
    ballFlight: null,
    courseFrequency: null,
  })
  const told = { ...NEW_GOLFER.scalars, handicap: 9, age: 61 }
  expect(golferFacts(projectProfile({ ...NEW_GOLFER, scalars: told }))).toMatchObject({
    handicap: 9,
    age: 61,
    height: 70,
    weight: null,
  })
})

it('names type and carry of every club in the bag, loft and flex only where the golfer stands by them', () => {
  const bag = Object.fromEntries(
    [
      { ...newBagClub('driver'), brand: 'Own' },
      { ...newBagClub('7-iron'), brand: 'Personal', loft: 30 },
      newBagClub('pw'),
      { ...newBagClub('sw'), isInBag: false },
    ].map(stored),
  )
  const distances = { pw: { distance: 110, source: 'estimated' } } as const
  expect(golferFacts(projectProfile({ ...NEW_GOLFER, bag, distances })).clubs).toEqual([
    { type: 'driver', loft: 10.5, shaftFlex: 'regular' },
    { type: '7-iron', loft: 30 },
    { type: 'pw', carryYards: 110, source: 'estimated' },
  ])
})
