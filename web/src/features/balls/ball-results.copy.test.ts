import { BALLS } from '@bagwise/content/balls/catalogue.prose'
import { NEWER_BALLS } from '@bagwise/content/newer-models/newer-balls'
import { matchBalls } from '@bagwise/golf/balls/match-balls'
import type { BallGolfer } from '@bagwise/golf/balls/suits-swing'
import { dayText } from '#quantities/day-text.ts'
import { describe, expect, it } from 'vitest'
import {
  askedSentence,
  foundSentence,
  givenUpSentence,
  rankMark,
  reasonText,
  relaxedSentence,
  resultHeading,
} from './ball-results.copy.ts'
import { goalBadge } from './ball-results.tsx'
import { capWords, speedProblem } from './balls.copy.ts'
import { newerBallText } from './card/newer-balls.tsx'
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

it('says in one sentence which speed to type, and what the balls on the screen are for', () => {
  expect(speedProblem(92, 'yards')).toBe('Type a swing speed from 45 to 130 mph. Showing balls for 92 mph.')
  expect(speedProblem(92, 'metres')).toBe('Type a swing speed from 73 to 209 km/h. Showing balls for 148 km/h.')
})

describe('the words of a result', () => {
  it('say what was asked and what was found', () => {
    const found = matchBalls(BALLS, GOLFER, { order: 'popular' })
    expect(resultHeading(found)).toBe('5 balls for you')
    expect(foundSentence(found, 'distance')).toBe('Best match: Vice Pro, 95%.')
    expect(foundSentence(matchBalls(BALLS, GOLFER), 'distance')).toBe('Best for distance: TaylorMade Distance+.')
    expect(askedSentence(GOLFER, 'yards')).toBe(
      'For 95 mph, a handicap of 18, a medium feel, up to $45 a dozen. Goal: distance.',
    )
    expect(askedSentence({ ...GOLFER, handicap: -2 }, 'yards')).toContain('a handicap of +2,')
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
    const alone = matchBalls([ball('vice-drive')], golfer, { order: 'popular' })
    expect(resultHeading(alone)).toBe('One ball for you')
    expect(resultHeading({ ...alone, relaxed: 'feel' })).toBe('No ball matches everything')
  })

  it('ONE-42 rank balls #1 to #5 and name what was given up for the goal', () => {
    const marks = matchBalls(BALLS, { ...GOLFER, primaryGoal: 'durability', budget: 'premium' }).matches
    expect(marks.map(({ rank }) => rankMark(rank))).toEqual(['#1', '#2', '#3', '#4', '#5'])
    const spin: BallGolfer = { ...GOLFER, preferredFeel: 'soft', primaryGoal: 'spin', budget: 'budget' }
    expect(givenUpSentence('feel', spin)).toBe('No exact match for spin. Given up: the soft feel.')
    expect(givenUpSentence('range', spin)).toBe(
      'No exact match for spin. Given up: the soft feel, and the speeds and handicaps a ball is made for.',
    )
    expect(givenUpSentence('budget', spin)).toBe(
      'No exact match for spin. Given up: the soft feel, and your $25 a dozen.',
    )
  })

  it('give the golfer’s own reasons for each ball', () => {
    const golfer: BallGolfer = { ...GOLFER, swingSpeedMph: 70, handicap: 30, primaryGoal: 'spin', budget: 'budget' }
    const tourB = ball('bridgestone-tour-b-xs')
    const texts = (reason: Parameters<typeof reasonText>[0]) =>
      reasonText(reason, { ball: tourB, golfer, units: 'yards' })
    expect(texts({ about: 'goal', goal: 'spin', merit: 'urethane' })).toBe('You asked for spin: urethane cover')
    expect(texts({ about: 'goal', goal: 'durability', merit: 'lasts' })).toBe(
      'You asked for durability: it lasts, 7 of 10',
    )
    expect(texts({ about: 'budget', dollarsAbove: 0 })).toBe('Within $25 a dozen')
    expect(texts({ about: 'budget', dollarsAbove: 29.99 })).toBe('$29.99 over your $25 a dozen')
    expect(texts({ about: 'feel', differs: 'no' })).toBe('Medium feel, as you asked')
    expect(texts({ about: 'feel', differs: 'softer' })).toBe('Medium feel: this one is softer')
    expect(texts({ about: 'speed', minMph: 90, maxMph: 130 })).toBe('Made for 90 mph and faster')
    expect(texts({ about: 'handicap', min: 0, max: 18 })).toBe('Made for handicaps up to 18')
  })

  it('BAL-19 name the one filter that was relaxed', () => {
    const soft: BallGolfer = { ...GOLFER, preferredFeel: 'soft', budget: 'budget' }
    expect(relaxedSentence('feel', soft)).toContain("These fit except for feel: they aren't soft.")
    expect(relaxedSentence('budget', soft)).toContain('except for price: they cost more than $25 a dozen')
    expect(relaxedSentence('feel-and-budget', soft)).toContain('These fit your speed and handicap.')
  })
})

it('says of a newer ball what was found, with the year and day of its price, and leaves an unknown price out', () => {
  const text = (id: string) => NEWER_BALLS.filter((one) => one.id === id).map(newerBallText)
  expect(text('callaway-chrome-tour-2026')).toEqual([
    `Newer: Chrome Tour of 2026, 4-piece, on sale since ${dayText('2026-01-30')}. $57.99/dozen, prices of 2026, checked ${dayText('2026-11-22')}.`,
  ])
  expect(text('callaway-chrome-soft-2026')[0]).toContain('Newer: Callaway Chrome Soft of 2026')
  expect(text('titleist-pro-v1-2025')[0]).toContain('About $55/dozen')
  expect(text('taylormade-tp5-2026')).toEqual(['Newer: TP5 of 2026, 5-piece.'])
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
    expect(expectedDifference('tee', [pair[1], pair[1]])).toBe('They spin about the same.')
  })
})
