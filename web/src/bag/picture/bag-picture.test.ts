import { expect, it } from 'vitest'
import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import { pictureSentence } from './bag-picture.tsx'

const own = (club: GapClub['club'], carryYards: number): GapClub => ({ club, carryYards, isEstimated: false })
const guess = (club: GapClub['club'], carryYards: number): GapClub => ({ club, carryYards, isEstimated: true })

it('says the span of the bag, how much of it is estimated and where no club is', () => {
  expect(pictureSentence([own('5-iron', 166), guess('3-hybrid', 190), own('driver', 224)], 'yards')).toBe(
    'Picture of the bag: 3 clubs from Driver 224 to 5-Iron 166 yards. 1 of them is estimated. No club between Driver and 3-Hybrid: 34 yard gap. No club between 3-Hybrid and 5-Iron: 24 yard gap.',
  )
})

it('speaks metres', () => {
  expect(pictureSentence([guess('7-iron', 146), guess('8-iron', 135)], 'metres')).toBe(
    'Picture of the bag: 2 clubs from 7-Iron 134 to 8-Iron 123 meters. All of them are estimated. There is a club for every distance between.',
  )
})

it('says one club, and none', () => {
  expect(pictureSentence([own('pw', 110)], 'yards')).toBe('Picture of the bag: one club, Pitching Wedge 110 yards.')
  expect(pictureSentence([], 'yards')).toBe('Picture of the bag without clubs.')
})
