import { expect, it } from 'vitest'
import { documentOf, projectProfile, withValueAt } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { Profile } from '@bagwise/contract/profile'
import { speedEvidenceOf } from '@bagwise/golf/distances/like-me-for-golfer'
import { golferSpeed } from '@bagwise/golf/golfer-speed'
import { UNKNOWN_GOLFER } from '#testing/sample-profile.ts'
import type { ProfileValues } from '#sync/edit-state.ts'
import { doubtIn, valuesOfAnswer } from './doubt-in.ts'

function saved(profile: Profile, values: ProfileValues): Profile {
  const after = Object.entries(values).reduce((document, [text, value]) => {
    const path = parseProfilePath(text)
    if (!path) throw new Error(`No path ${text}`)
    return withValueAt(document, path, value)
  }, documentOf(profile))
  return projectProfile(after)
}

const CARRIES = {
  'clubDistances.driver': { distance: 170, source: 'measured' },
  'clubDistances.7-iron': { distance: 105, source: 'measured' },
} as const
const golfer = (values: ProfileValues) => saved(projectProfile(UNKNOWN_GOLFER), { ...CARRIES, ...values })
const speedOf = (profile: Profile) => golferSpeed(speedEvidenceOf(profile, documentOf(profile).distances))

it('ONE-12 asks about a said speed that the carries contradict, and not again after either answer', () => {
  const doubtful = golfer({ swingSpeed: 110 })
  const doubt = doubtIn(doubtful)
  expect(doubt).toMatchObject({ saidMph: 110 })
  if (!doubt) throw new Error('Nothing is asked')
  const kept = saved(doubtful, valuesOfAnswer(doubt, 'said'))
  expect([kept.swingSpeed, doubtIn(kept)]).toEqual([110, undefined])

  const cleared = saved(doubtful, valuesOfAnswer(doubt, 'carries'))
  expect([cleared.swingSpeed, doubtIn(cleared)]).toEqual([null, undefined])
  expect(speedOf(cleared)).toMatchObject({ mph: doubt.carriesMph, from: 'carries' })
  expect(doubtIn(saved(cleared, { swingSpeed: 110 }))).toBeUndefined()
})

it('asks about another said speed again, and about a range', () => {
  const kept = golfer({ swingSpeed: 110, askedSwingSpeed: 110 })
  expect(doubtIn(saved(kept, { swingSpeed: 120 }))).toMatchObject({ saidMph: 120 })
  const ranged = golfer({ swingSpeedRange: 'over-105' })
  const doubt = doubtIn(ranged)
  if (!doubt) throw new Error('Nothing is asked')
  const cleared = saved(ranged, valuesOfAnswer(doubt, 'carries'))
  expect([cleared.swingSpeedRange, speedOf(cleared).from]).toEqual([null, 'carries'])
})

it('asks nothing where the two agree, or where there is only one of them', () => {
  expect(doubtIn(golfer({ swingSpeed: 82 }))).toBeUndefined()
  expect(doubtIn(golfer({}))).toBeUndefined()
  expect(doubtIn(saved(projectProfile(UNKNOWN_GOLFER), { swingSpeed: 110 }))).toBeUndefined()
})
