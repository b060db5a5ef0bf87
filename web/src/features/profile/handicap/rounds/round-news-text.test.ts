import { expect, it } from 'vitest'
import { conditionsText, newsText } from './round-news-text.ts'

const ROUND = {
  id: 'r1',
  date: '2026-11-20',
  course: 'Heather Links',
  tees: 'White',
  courseRating: 71.3,
  slopeRating: 128,
  adjustedGrossScore: 79,
  playingConditions: null,
}

it('says which fields another device has changed, from what to what', () => {
  expect(newsText({ before: ROUND, isBack: false }, { ...ROUND, adjustedGrossScore: 88 })).toBe(
    'Changed on another device: score 79 → 88.',
  )
  const part = { ...ROUND, adjustedGrossScore: 87.91 }
  expect(newsText({ before: ROUND, isBack: false }, part)).toBe('Changed on another device: score 79 → 87.91.')
  expect(newsText({ before: ROUND, isBack: false }, { ...ROUND, handicapThen: -1.5 })).toBe(
    'Changed on another device: handicap at the start from your rounds → +1.5.',
  )
  const nine = { ...ROUND, holeCount: 9, courseRating: 35.6 } as const
  expect(newsText({ before: ROUND, isBack: false }, nine)).toBe(
    'Changed on another device: course rating 71.3 → 35.6, holes 18 → 9.',
  )
  const all = {
    id: 'r1',
    date: '2026-11-19',
    course: 'Old Links',
    tees: '',
    courseRating: 72,
    slopeRating: 113,
    adjustedGrossScore: 79,
    playingConditions: -1,
  }
  expect(newsText({ before: ROUND, isBack: false }, all)).toBe(
    'Changed on another device: course Heather Links → Old Links, tees White → none, course rating 71.3 → 72.0, slope 128 → 113, day 20 Nov 2026 → 19 Nov 2026, playing conditions not known → −1.',
  )
})

it('says why a deleted round is still there', () => {
  expect(newsText({ before: ROUND, isBack: true }, { ...ROUND, adjustedGrossScore: 88 })).toBe(
    'Not deleted, because it was changed on another device: score 79 → 88.',
  )
  expect(newsText({ before: ROUND, isBack: true }, ROUND)).toBe(
    'Not deleted, because it was changed on another device.',
  )
})

it('writes playing conditions as the select does', () => {
  expect([null, -1, 0, 2].map(conditionsText)).toEqual(['not known', '−1', '0', '+2'])
})
