import { BALLS } from '@bagwise/content/balls/catalogue.prose'
import { matchBalls } from '@bagwise/golf/balls/match-balls'
import type { BallGolfer } from '@bagwise/golf/balls/match-balls'
import { describe, expect, it } from 'vitest'
import { askedSentence, foundSentence, relaxedSentence, resultHeading } from './ball-results.copy.ts'
import { goalBadge } from './ball-results.tsx'
import { capWords, speedProblem } from './balls.copy.ts'
import { expectedDifference } from './test-card.tsx'

const GOLFER: BallGolfer = {
  swingSpeedMph: 95,
  handicap: 18,
  preferredFeel: 'medium',
  primaryGoal: 'distance',
  budget: 'mid-range',
}

const ball = (id: string) => {
  const found = BALLS.find((one) => one.id === id)
  if (!found) throw new Error(`There is no ball ${id}`)
  return found
}

it('BAL-05 puts the cap of each budget in words', () => {
  expect([capWords('budget'), capWords('mid-range'), capWords('premium')]).toEqual([
    'up to $25 a dozen',
    'up to $45 a dozen',
    'up to $60 a dozen',
  ])
})

it('says what is wrong with a speed, what to do, and what the balls on the screen are for', () => {
  expect(speedProblem('', 92)).toBe(
    'Type your swing speed as a number from 60 to 130 mph. The balls here are for 92 mph until then.',
  )
  expect(speedProblem('150', 92)).toBe(
    'A ball can be matched for a swing speed from 60 to 130 mph. The balls here are for 92 mph until then.',
  )
})

describe('the words of a result', () => {
  it('say what was asked and what was found', () => {
    const found = matchBalls(BALLS, GOLFER)
    expect(resultHeading(found)).toBe('5 balls for you')
    expect(foundSentence(found)).toBe('Best match: Vice Pro, 95%.')
    expect(askedSentence(GOLFER)).toBe(
      'For 95 mph, a handicap of 18, a medium feel, up to $45 a dozen. Goal: distance.',
    )
    expect(askedSentence({ ...GOLFER, handicap: -2 })).toContain('a handicap of +2,')
  })

  it('mark what serves the goal best, and say so when several tie', () => {
    const [proV1, chromeTour, distancePlus] = [
      ball('titleist-pro-v1'),
      ball('callaway-chrome-tour'),
      ball('taylormade-distance-plus'),
    ]
    const shown = [proV1, chromeTour, distancePlus]
    expect(shown.map((one) => goalBadge(one, shown, 'spin'))).toEqual([
      'Tied best for spin',
      'Tied best for spin',
      undefined,
    ])
    expect(goalBadge(distancePlus, shown, 'distance')).toBe('Best of these for distance')
    expect(goalBadge(proV1, [proV1, chromeTour], 'spin')).toBeUndefined()
    expect(goalBadge(proV1, [proV1], 'spin')).toBeUndefined()
  })

  it('count a single ball', () => {
    const golfer: BallGolfer = { ...GOLFER, swingSpeedMph: 130, handicap: 40, preferredFeel: 'firm' }
    const alone = matchBalls([ball('vice-drive')], golfer)
    expect(resultHeading(alone)).toBe('One ball for you')
    expect(resultHeading({ ...alone, relaxed: 'feel' })).toBe('No ball matches everything')
  })

  it('BAL-19 name the one filter that was relaxed', () => {
    const soft: BallGolfer = { ...GOLFER, preferredFeel: 'soft', budget: 'budget' }
    expect(relaxedSentence('feel', soft)).toContain('the feel was relaxed, so they are not soft')
    expect(relaxedSentence('budget', soft)).toContain('the budget was relaxed, so they cost more than $25 a dozen')
    expect(relaxedSentence('feel-and-budget', soft)).toContain('both the feel and the budget were relaxed')
  })
})

describe('BAL-21 what the two-ball test lets expect', () => {
  it('is a softer sound of the lower compression', () => {
    expect(expectedDifference('green', [ball('titleist-pro-v1x'), ball('taylormade-tour-response')])).toBe(
      'TaylorMade Tour Response has the lower compression, about 71 against about 97: expect a softer sound.',
    )
    expect(expectedDifference('green', [ball('titleist-pro-v1'), ball('callaway-chrome-tour')])).toContain('much alike')
  })

  it('is that more spin stops and less spin rolls', () => {
    const pair = [ball('titleist-trufeel'), ball('titleist-pro-v1')] as const
    expect(expectedDifference('approach', pair)).toBe('Titleist Pro V1 spins more: expect it to stop sooner.')
    expect(expectedDifference('tee', pair)).toBe(
      'Titleist TruFeel spins less: expect it to fly straighter and roll farther.',
    )
    expect(expectedDifference('tee', [pair[1], pair[1]])).toContain('spin alike')
  })
})
