import { expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import { factOf } from '@bagwise/golf/facts'
import { UNKNOWN_GOLFER } from '#testing/sample-profile.ts'
import { speedOfProfile } from '#profile-parts/golfer-speed.ts'
import { suggestedText } from './details-form.ts'
import { countedSpeed, knownSpeed } from './known-speed.ts'

const ASKED = { ...UNKNOWN_GOLFER.scalars, averageScore: 95, hasCompletedOnboarding: true }
const measured = { '7-iron': { distance: 95, source: 'measured' } } as const
const estimated = { '7-iron': { distance: 95, source: 'estimated' } } as const
const profileOf = (distances: typeof measured | typeof estimated | object, scalars: object = {}) =>
  projectProfile({ ...UNKNOWN_GOLFER, scalars: { ...ASKED, ...scalars }, distances })

it('reads the swing speed off own carries before the score, and names where it is from', () => {
  const profile = profileOf(measured)
  const speed = knownSpeed(profile)
  expect(speed).toEqual({ mph: 76, plusMinusMph: 6, from: 'carries' })
  expect(factOf(profile, 'swingSpeed', speed)).toEqual({ value: 76, source: 'estimated', from: 'carries' })
  expect(suggestedText('swingSpeed', profile, speed)).toBe('76')
})

it('reads it off the longest hole in two where there are only estimates, else off the score', () => {
  const reached = profileOf(estimated, { reachInTwoYards: 250 })
  expect(knownSpeed(reached)).toEqual({ mph: 68, plusMinusMph: 8, from: 'answers' })
  const scored = profileOf(estimated)
  expect(knownSpeed(scored)).toEqual({ mph: 95, plusMinusMph: 21, from: 'answers' })
  expect(knownSpeed(scored)).toMatchObject({ mph: speedOfProfile(scored).mph })
  expect(knownSpeed(projectProfile(UNKNOWN_GOLFER))).toBeUndefined()
})

it('leaves a said speed or range alone', () => {
  const said = profileOf(measured, { swingSpeed: 82 })
  expect(knownSpeed(said)).toBeUndefined()
  expect(knownSpeed(profileOf(measured, { swingSpeedRange: '85-95' }))).toBeUndefined()
  expect(factOf(said, 'swingSpeed', { mph: 76, plusMinusMph: 6, from: 'carries' })).toMatchObject({ value: 82 })
})

it('names the speed that every tool goes by instead where carries have moved the said one', () => {
  const said = profileOf(measured, { swingSpeed: 82 })
  const counted = countedSpeed(said)
  expect(counted).toEqual(speedOfProfile(said))
  expect(counted?.mph).toBeGreaterThan(76)
  expect(counted?.mph).toBeLessThan(82)
  expect(countedSpeed(profileOf(measured))).toBeUndefined()
  expect(countedSpeed(profileOf({}, { swingSpeed: 82 }))).toBeUndefined()
})
