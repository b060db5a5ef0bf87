import { describe, expect, it } from 'vitest'
import { CLUBS } from '@bagwise/golf/club'
import { STANDARD_BAG } from '@bagwise/golf/distances/standard-carry'
import { adviseShot } from '@bagwise/golf/shot-advice/advise'
import { BALL_ENDS, oddsInHundred } from '@bagwise/golf/shot-advice/odds'
import type { Odds } from '@bagwise/golf/shot-advice/odds'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'
import { oddsCaption, oddsSentence } from './odds.copy.ts'

const clubs: readonly AdvisedClub[] = STANDARD_BAG.map((carried) => ({
  ...carried,
  loftDeg: CLUBS[carried.club].loftDeg,
}))
const NONE: Odds = { green: 0, fringe: 0, fairway: 0, rough: 0, sand: 0, water: 0, out: 0 }

describe('the odds in words', () => {
  it('ADV-33 name the green first, then each trouble that a ball in 100 finds', () => {
    expect(oddsSentence({ ...NONE, green: 0.38, water: 0.12, rough: 0.5 })).toBe(
      'On the green 38 in 100, in the water 12 in 100.',
    )
    expect(oddsSentence({ ...NONE, green: 0.6, rough: 0.32, sand: 0.05, out: 0.03 })).toBe(
      'On the green 60 in 100, out of bounds 3 in 100, in the sand 5 in 100.',
    )
    expect(oddsSentence({ ...NONE, green: 0.9, rough: 0.098, water: 0.002 })).toBe('On the green 90 in 100.')
  })

  it('name the fairway where no ball gets to the green, and the rough where none finds the fairway', () => {
    expect(oddsSentence({ ...NONE, fairway: 0.55, rough: 0.45 })).toBe('On the fairway 55 in 100.')
    expect(oddsSentence({ ...NONE, rough: 1 })).toBe('In the rough 100 in 100.')
  })

  it('ADV-33 are of the club advised and of each alternative', () => {
    const shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle' } as const
    const advice = adviseShot(clubs, { handicap: 15 }, { ...shot, hazards: [{ kind: 'water', side: 'right' }] })
    if ('problem' in advice) throw new Error(advice.problem)
    expect(advice.alternatives.length).toBeGreaterThan(0)
    for (const { odds } of [advice.recommended, ...advice.alternatives]) {
      const counts = oddsInHundred(odds ?? NONE)
      expect(BALL_ENDS.reduce((sum, end) => sum + counts[end], 0)).toBe(100)
      expect(oddsSentence(odds ?? NONE)).toMatch(/^On the green \d+ in 100/)
      expect(oddsSentence(odds ?? NONE)).toContain(`in the water ${counts.water} in 100`)
    }
  })
})

describe('the caption of the odds', () => {
  const measured = { shotCount: 34, distanceSdYards: 6, lateralSdYards: 8 }
  const owned = clubs.map((club) => (club.club === '7-iron' ? { ...club, measured } : club))
  const few = clubs.map((club) =>
    club.club === '7-iron' ? { ...club, measured: { ...measured, shotCount: 19 } } : club,
  )

  const said = { handicap: 15, handicapSource: 'said' } as const

  it('ADV-33 says that the spread is typical of the handicap, or that it is of the golfer’s own shots', () => {
    const seven = [{ club: '7-iron' }] as const
    expect(oddsCaption(seven, { clubs, ...said })).toBe('Typical of handicap 15.')
    expect(oddsCaption(seven, { clubs: few, ...said, handicap: -1.5 })).toBe('Typical of a golfer off scratch.')
    expect(oddsCaption(seven, { clubs: owned, ...said })).toBe('Your 34 shots.')
  })

  it('invents no handicap', () => {
    expect(oddsCaption([{ club: '7-iron' }], { clubs, handicap: 18, handicapSource: undefined })).toBe('Typical.')
  })

  it('tells the clubs of a list apart', () => {
    expect(oddsCaption([{ club: '7-iron' }, { club: '8-iron' }], { clubs: owned, ...said })).toBe(
      '7-Iron: your 34 shots. 8-Iron: typical of handicap 15.',
    )
  })
})
