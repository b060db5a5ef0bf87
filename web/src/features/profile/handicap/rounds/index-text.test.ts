import { expect, it } from 'vitest'
import { rateRounds } from '@bagwise/golf/handicap/dated-differentials'
import type { Round } from '@bagwise/golf/handicap/round'
import { missingText } from '#features/profile/handicap/handicap.copy.ts'
import { differentialText, indexSentences, indexText } from './index-text.ts'

/** On a standard course of rating 72 a score is 72 over its differential. */
function rounds(...scores: readonly number[]): readonly Round[] {
  return scores.map((adjustedGrossScore, index) => ({
    id: `${index}`,
    date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, '2026-01-01'.length),
    course: 'Heather Links',
    tees: '',
    courseRating: 72,
    slopeRating: 113,
    adjustedGrossScore,
    playingConditions: null,
  }))
}

function sentences(...scores: readonly number[]): readonly string[] {
  return sentencesOf(rounds(...scores))
}

function sentencesOf(played: readonly Round[]): readonly string[] {
  const { estimate, waitingIds } = rateRounds(played)
  return estimate.kind === 'known'
    ? indexSentences(estimate)
    : [missingText({ missingHoles: estimate.missingHoles, waitingCount: waitingIds.length })]
}

const times = (count: number, score: number) => Array.from({ length: count }, () => score)

it('says which rounds count and what they average', () => {
  expect(sentences(90, 88, 91, 87, 92)).toEqual(['Best 1 of 5, average 15.0.'])
  expect(sentences(...times(12, 86))).toEqual(['Best 4 of 12, average 14.0.'])
})

it('says how many are missing', () => {
  expect(sentences()).toEqual(['3 more rounds and Bagwise estimates your index.'])
  expect(sentences(90, 91)).toEqual(['1 more round and Bagwise estimates your index.'])
})

it('counts holes where nines are waiting, and says until when', () => {
  const nine = (at: number): Round => ({
    ...(rounds(45)[0] as Round),
    id: `nine ${at}`,
    date: `2026-02-${10 + at}`,
    courseRating: 36,
    holeCount: 9,
  })
  expect(sentencesOf([nine(1)])).toEqual([
    '45 more holes and Bagwise estimates your index. Your nine waits until you have 54.',
  ])
  expect(sentencesOf([nine(1), nine(2), ...rounds(90)])).toEqual([
    '18 more holes and Bagwise estimates your index. Your nines wait until you have 54.',
  ])
  // With a handicap of its own it counts already.
  expect(sentencesOf([{ ...nine(1), handicapThen: 14 }, ...rounds(90)])).toEqual([
    '27 more holes and Bagwise estimates your index.',
  ])
  expect(sentencesOf([1, 2, 3, 4, 5, 6].map(nine))[0]).toMatch(/^Best 2 of 6, average/)
})

it('says what few rounds cost, what an exceptional round does, and what holds the index back', () => {
  expect(sentences(90, 90, 90)).toEqual(['Best 1 of 3, average 18.0.', 'With only 3 rounds, 2 strokes come off.'])
  expect(sentences(90, 90, 90, 90)[1]).toBe('With only 4 rounds, 1 stroke comes off.')
  expect(sentences(92, 92, 92, 92, 92, 82)).toContain('An exceptional round has lowered the rounds up to it as well.')
  const steady = [...times(6, 85), ...times(14, 82)]
  expect(sentences(...steady, ...times(20, 86))).toEqual([
    'Best 8 of 20, average 14.0.',
    'Held at 13.5: beyond 3 strokes over your lowest of the past year, 10.0, only half counts.',
  ])
  expect(sentences(...steady, ...times(20, 100))[1]).toBe(
    'Held at 15.0: 5 strokes over your lowest of the past year, 10.0, is as far as it goes.',
  )
})

it('never calls it by the name of the official one', () => {
  const all = [sentences(90, 90, 90), sentences(), sentences(...times(20, 82), ...times(20, 100))].flat().join(' ')
  expect(all).not.toMatch(/handicap index/i)
})

it('writes plus golfers with a plus, and scores below the rating with a minus', () => {
  expect([indexText(14), indexText(-1.2), indexText(0)]).toEqual(['14.0', '+1.2', '0.0'])
  expect([differentialText(14.3), differentialText(-1.2)]).toEqual(['14.3', '−1.2'])
})
