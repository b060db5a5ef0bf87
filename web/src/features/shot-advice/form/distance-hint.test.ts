import { describe, expect, it } from 'vitest'
import { adviseShot } from '@bagwise/golf/shot-advice/advise'
import { CLUBS } from '@bagwise/golf/club'
import { STANDARD_BAG } from '@bagwise/golf/distances/standard-carry'
import { distanceHint, unreadDistanceSentence } from './distance-hint.ts'

describe('the hint at the distance', () => {
  it('says what to type and which distance counts meanwhile, in the golfer’s units', () => {
    expect(distanceHint({ text: '', standingYards: 143, units: 'yards', isTournament: false })).toBe(
      'Type a whole number from 1 to 400 yards. Still 143 yards.',
    )
    expect(distanceHint({ text: 'far', standingYards: 143, units: 'metres', isTournament: false })).toBe(
      'Type a whole number from 1 to 366 meters. Still 131 meters.',
    )
  })

  it('says what to do on a longer hole', () => {
    expect(distanceHint({ text: '450', standingYards: 150, units: 'yards', isTournament: false })).toContain(
      'Longer hole? Type 400. Same club.',
    )
  })

  it('says nothing of a club on a longer hole in a tournament', () => {
    expect(distanceHint({ text: '450', standingYards: 150, units: 'yards', isTournament: true })).toBe(
      'Type a whole number from 1 to 400 yards. Still 150 yards.',
    )
  })

  it('says what becomes of a distance in a link that cannot be used', () => {
    expect(unreadDistanceSentence(150, 'yards')).toBe(
      'This link has a distance that cannot be used: it stays 150 yards. Type a whole number from 1 to 400 yards.',
    )
  })

  it('is right about longer holes', () => {
    const bag = STANDARD_BAG.map(({ club, carryYards }) => ({ club, carryYards, loftDeg: CLUBS[club].loftDeg }))
    const clubAt = (distanceYards: number, lie: 'tee' | 'fairway') => {
      const shot = { distanceYards, lie, slope: 'flat', pin: 'middle', hazards: [] } as const
      const advice = adviseShot(bag, { handicap: 18 }, shot)
      return 'problem' in advice ? advice.problem : advice.recommended.club
    }
    for (const lie of ['tee', 'fairway'] as const)
      expect([450, 520, 600].map((yards) => clubAt(yards, lie))).toEqual(Array(3).fill(clubAt(400, lie)))
  })
})
