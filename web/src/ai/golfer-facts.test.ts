import { expect, it } from 'vitest'
import { newBagClub } from '@bagwise/golf/bag'
import type { BagClub } from '@bagwise/golf/bag'
import type { GolferSpeed } from '@bagwise/golf/golfer-speed'
import { projectProfile } from '@bagwise/contract/profile-document'
import { NEW_GOLFER, UNKNOWN_GOLFER } from '#testing/sample-profile.ts'
import { golferFacts } from './golfer-facts.ts'

const GUESS = { mph: 92, plusMinusMph: 20, from: 'answers' } as const

const stored = ({ type, ...club }: BagClub) => [type, club] as const

it('says nothing of a golfer that an account only begins with', () => {
  expect(golferFacts(projectProfile(UNKNOWN_GOLFER), undefined)).toMatchObject({
    handicap: null,
    height: null,
    weight: null,
    age: null,
    skillLevel: null,
    ballFlight: null,
    courseFrequency: null,
  })
  const told = { ...UNKNOWN_GOLFER.scalars, averageScore: 88, age: 61 }
  expect(golferFacts(projectProfile({ ...UNKNOWN_GOLFER, scalars: told }), GUESS)).toMatchObject({
    averageScore: 88,
    age: 61,
    height: null,
    handicap: 15,
    estimated: ['handicap', 'swingSpeed', 'ballFlight', 'skillLevel'],
  })
})

it('ADV-37 names the hand once it is given, and a left-hander’s misses as the golfer sees them', () => {
  const sides = { missPattern: 'right', currentIssues: ['Misses to the left', 'Choosing the right club'] }
  const factsFor = (hand: 'left' | 'right' | null) =>
    golferFacts(projectProfile({ ...NEW_GOLFER, scalars: { ...NEW_GOLFER.scalars, ...sides, hand } }), undefined)
  expect(factsFor('left')).toMatchObject({
    hand: 'left',
    missPattern: 'left',
    currentIssues: ['Misses to the right', 'Choosing the right club'],
  })
  expect(factsFor('right')).toMatchObject({ hand: 'right', ...sides })
  expect(factsFor(null)).toMatchObject({ hand: undefined, ...sides })
})

it('names type and carry of every club in the bag, loft and flex only where the golfer stands by them', () => {
  const bag = Object.fromEntries(
    [
      { ...newBagClub('driver'), loft: 10.5, shaftFlex: 'regular' as const },
      { ...newBagClub('7-iron'), brand: 'Personal', loft: 30 },
      newBagClub('pw'),
      { ...newBagClub('sw'), isInBag: false },
    ].map(stored),
  )
  const distances = { pw: { distance: 110, source: 'estimated' } } as const
  expect(golferFacts(projectProfile({ ...NEW_GOLFER, bag, distances }), undefined).clubs).toEqual([
    { type: 'driver', loft: 10.5, shaftFlex: 'regular' },
    { type: '7-iron', loft: 30 },
    { type: 'pw', carryYards: 110, source: 'estimated' },
  ])
})

it('tells the one speed with its ±, as an estimate where nobody gave it, and none that nobody swings', () => {
  const factsFor = (mph: number, from: GolferSpeed['from']) =>
    golferFacts(projectProfile(UNKNOWN_GOLFER), { mph, plusMinusMph: 6, from })
  expect(factsFor(76, 'carries')).toMatchObject({ swingSpeed: 76, swingSpeedPlusMinus: 6, estimated: ['swingSpeed'] })
  expect(factsFor(82, 'carries+said')).toMatchObject({ swingSpeed: 82, swingSpeedPlusMinus: 6 })
  expect(factsFor(82, 'said')).not.toHaveProperty('estimated')
  expect(factsFor(30, 'carries')).toMatchObject({ swingSpeed: null })
  expect(golferFacts(projectProfile(UNKNOWN_GOLFER), undefined)).not.toHaveProperty('swingSpeedPlusMinus')
})
