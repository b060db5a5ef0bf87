import { expect, it } from 'vitest'
import { newBagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileValues } from '#sync/edit-state.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { savedText, withEstimates } from './save-details.ts'

function golferWith(clubs: readonly ClubType[], distances: ProfileDocument['distances']) {
  const bag = Object.fromEntries(
    clubs.map((club) => {
      const { type, ...fields } = newBagClub(club)
      return [type, fields]
    }),
  )
  return projectProfile({ ...NEW_GOLFER, bag, distances })
}

it('DAT-18 fills the missing distances of the bag with estimates and leaves every other one', () => {
  const profile = golferWith(['driver', '7-iron', 'pw', 'putter'], {
    '7-iron': { distance: 120, source: 'estimated' },
    pw: { distance: 101, source: 'measured' },
    lw: { distance: 60, source: 'manual' },
  })
  expect(withEstimates({ age: 41 }, profile)).toEqual({
    age: 41,
    'clubDistances.driver': { distance: 250, source: 'estimated' },
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

it('takes an estimated handicap and speed with the score and age they follow from, and a said one never', () => {
  const asked = { averageScore: 101, age: 35, handicap: 28, swingSpeed: 85, hasCompletedOnboarding: true }
  const golfer = { ...golferWith(['driver'], {}), ...asked }
  expect(withEstimates({ age: 60 }, golfer)).toEqual({
    age: 60,
    swingSpeed: 80,
    'clubDistances.driver': { distance: 210, source: 'estimated' },
  })
  expect(withEstimates({ averageScore: 90 }, golfer)).toMatchObject({ handicap: 15 })
  expect(withEstimates({ age: 60, swingSpeed: 88 }, golfer)).toMatchObject({ age: 60, swingSpeed: 88 })
  expect(withEstimates({ averageScore: 90 }, { ...golfer, handicap: 21 })).not.toHaveProperty('handicap')
})

it('writes nothing for an empty bag', () => {
  expect(withEstimates({}, golferWith([], {}))).toEqual({})
})

it('tells how many clubs got an estimate', () => {
  const estimate = { distance: 250, source: 'estimated' } as const
  const told = (values: ProfileValues) => savedText(values, { isUnsent: false, profile: golferWith([], {}) })
  expect(told({ age: 41 })).toBe('Your profile is up to date.')
  expect(told({ 'clubDistances.driver': estimate })).toContain('1 club without a distance has an estimate now.')
  expect(told({ 'clubDistances.driver': estimate, 'clubDistances.pw': estimate })).toContain('2 clubs')
})

it('tells which estimates followed a new score or age, and nothing of what was typed', () => {
  const asked = { averageScore: 101, age: 35, handicap: 28, swingSpeed: 85, hasCompletedOnboarding: true }
  const profile = { ...golferWith([], {}), ...asked }
  const told = (typed: ProfileValues) => savedText(withEstimates(typed, profile), { isUnsent: false, profile })
  expect(told({ age: 60 })).toBe('Your profile is up to date. Your swing speed is estimated anew.')
  expect(told({ averageScore: 90 })).toContain('Your handicap and swing speed are estimated anew.')
  expect(told({ age: 60, swingSpeed: 88 })).toBe('Your profile is up to date.')
})

it('calls a profile up to date only when nothing waits to be sent', () => {
  expect(savedText({ age: 41 }, { isUnsent: true, profile: golferWith([], {}) })).toBe(
    'Saved on this device. It is sent as soon as Bagwise can be reached.',
  )
})
