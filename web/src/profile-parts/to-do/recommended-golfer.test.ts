import { expect, it } from 'vitest'
import { newBagClub } from '@bagwise/golf/bag'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { projectProfile } from '@bagwise/contract/profile-document'
import { NEW_GOLFER, UNKNOWN_GOLFER } from '#testing/sample-profile.ts'
import { isUnknown, recommendedGolfer } from './recommended-golfer.ts'

const { type: _type, ...CLUB } = newBagClub('7-iron')
const profileOf = (more: Partial<ProfileDocument>) => projectProfile({ ...NEW_GOLFER, ...more })
const onboarded = { scalars: { ...NEW_GOLFER.scalars, hasCompletedOnboarding: true } }

it('knows nothing of a golfer without questionnaire and clubs, and enough of one who has either', () => {
  expect(isUnknown(profileOf({}))).toBe(true)
  expect(isUnknown(profileOf(onboarded))).toBe(false)
  expect(isUnknown(profileOf({ bag: { '7-iron': CLUB } }))).toBe(false)
})

it('takes what nobody gave for no answer', () => {
  const fresh = recommendedGolfer(projectProfile(UNKNOWN_GOLFER))
  expect(fresh).toMatchObject({ courseFrequency: null, handicap: null, ballFlight: null, skillLevel: null })
  expect(recommendedGolfer(profileOf(onboarded))).toMatchObject({ courseFrequency: 'monthly', handicap: 18 })
})

it('takes the one speed: a guess from the score, or what the golfer said', () => {
  const scored = { ...onboarded.scalars, averageScore: 101, handicap: null }
  const speedWith = (swingSpeed: number | null) =>
    recommendedGolfer(profileOf({ scalars: { ...scored, swingSpeed } })).speed
  expect(speedWith(null).from).toBe('answers')
  expect(speedWith(85)).toEqual({ mph: 85, plusMinusMph: 5, from: 'said' })
})

it('takes bag, distances and answers from the profile', () => {
  const distances = { '7-iron': { distance: 150, source: 'estimated' } } as const
  expect(recommendedGolfer(profileOf({ ...onboarded, bag: { '7-iron': CLUB }, distances }))).toMatchObject({
    bag: [{ type: '7-iron', isInBag: true }],
    distances,
    ballFlight: 'straight',
    courseFrequency: 'monthly',
  })
})
