import { expect, it } from 'vitest'
import { newBagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import type { ProfileValues } from '#sync/edit-state.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import * as details from './save-details.ts'

/** What a save writes where Classic is chosen. */
const withEstimates = (values: ProfileValues, profile: Profile) => details.withEstimates(values, profile, 'classic')

function golferWith(clubs: readonly ClubType[], distances: ProfileDocument['distances']) {
  const bag = Object.fromEntries(
    clubs.map((club) => {
      const { type, ...fields } = newBagClub(club)
      return [type, fields]
    }),
  )
  return projectProfile({ ...NEW_GOLFER, bag, distances })
}

it('fills the missing distances of the bag with estimates and leaves every other one', () => {
  const profile = golferWith(['driver', '7-iron', 'pw', 'putter'], {
    '7-iron': { distance: 120, source: 'estimated' },
    pw: { distance: 101, source: 'measured' },
    lw: { distance: 60, source: 'manual' },
  })
  expect(withEstimates({ age: 41 }, profile)).toEqual({
    age: 41,
    // Along the standard table beyond the pitching wedge: 101 yards and 12 for each of eleven positions.
    'clubDistances.driver': expect.objectContaining({ distance: 233, source: 'estimated' }),
  })
})

it('estimates by Like me where that is chosen', () => {
  const profile = golferWith(['driver', '7-iron'], { '7-iron': { distance: 145, source: 'measured' } })
  expect(details.withEstimates({ handicap: 9 }, profile, 'like-me')).toEqual({
    handicap: 9,
    'clubDistances.driver': expect.objectContaining({ distance: 234, source: 'estimated' }),
  })
})

it('estimates with the swing speed that is saved, not with the one before', () => {
  const profile = golferWith(['driver'], {})
  expect(withEstimates({ swingSpeed: 80 }, profile)).toMatchObject({
    'clubDistances.driver': { distance: 210, source: 'estimated' },
  })
  expect(withEstimates({ swingSpeedRange: 'over-105' }, profile)).toMatchObject({
    'clubDistances.driver': { distance: 290, source: 'estimated' },
  })
})

it('estimates with the speed that follows from a new score, and stores no estimate of the golfer', () => {
  const asked = { averageScore: 101, age: 35, handicap: null, swingSpeed: null, hasCompletedOnboarding: true }
  const golfer = { ...golferWith(['driver'], {}), ...asked }
  expect(withEstimates({ averageScore: 130 }, golfer)).toEqual({
    averageScore: 130,
    'clubDistances.driver': { distance: 215, source: 'estimated' },
  })
  expect(withEstimates({ averageScore: 90 }, golfer)).not.toHaveProperty('handicap')
  expect(withEstimates({ age: 60, swingSpeed: 88 }, golfer)).toMatchObject({ age: 60, swingSpeed: 88 })
})

it('writes nothing for an empty bag', () => {
  expect(withEstimates({}, golferWith([], {}))).toEqual({})
})

it('tells how many clubs got an estimate', () => {
  const estimate = { distance: 250, source: 'estimated' } as const
  const told = (values: ProfileValues) => details.savedText(values, { isUnsent: false, profile: golferWith([], {}) })
  expect(told({ age: 41 })).toBe('Your profile is up to date.')
  expect(told({ 'clubDistances.driver': estimate })).toContain('1 club without a distance has an estimate now.')
  expect(told({ 'clubDistances.driver': estimate, 'clubDistances.pw': estimate })).toContain('2 clubs')
})

it('tells which estimates followed a new score or age, and nothing of what was typed', () => {
  const asked = { averageScore: 101, age: 35, handicap: null, swingSpeed: null, hasCompletedOnboarding: true }
  const profile = { ...golferWith([], {}), ...asked }
  const told = (typed: ProfileValues) => details.savedText(withEstimates(typed, profile), { isUnsent: false, profile })
  expect(told({ age: 60 })).toBe('Your profile is up to date. Your swing speed is estimated anew.')
  expect(told({ averageScore: 90 })).toContain('Your handicap and swing speed are estimated anew.')
  expect(told({ age: 60, swingSpeed: 88 })).toBe('Your profile is up to date.')
})

it('calls a profile up to date only when nothing waits to be sent', () => {
  expect(details.savedText({ age: 41 }, { isUnsent: true, profile: golferWith([], {}) })).toBe(
    "Saved on this device. We'll sync when you're online.",
  )
})
