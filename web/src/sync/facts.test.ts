import fc from 'fast-check'
import { expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import { FACT_FIELDS, factOf } from '@bagwise/golf/facts'
import { completeOnboarding } from '@bagwise/golf/onboarding/complete-onboarding'
import { startAnswers } from '@bagwise/golf/onboarding/start-answers'
import { UNKNOWN_GOLFER } from '#testing/sample-profile.ts'
import { shownProfile } from './edit-state.ts'
import type { ProfileValues } from './edit-state.ts'

const NEW_ACCOUNT = projectProfile(UNKNOWN_GOLFER)
const AGREED = { mayReplaceBag: true, mayReplaceSevenIron: true, method: 'like-me' } as const

const edits = fc.record(
  {
    handicap: fc.option(fc.integer({ min: -10, max: 54 })),
    swingSpeed: fc.option(fc.integer({ min: 40, max: 160 })),
    height: fc.option(fc.integer({ min: 36, max: 107 })),
    age: fc.option(fc.integer({ min: 5, max: 110 })),
    swingTempo: fc.option(fc.constantFrom('slow', 'medium')),
    averageScore: fc.option(fc.integer({ min: 50, max: 200 })),
  },
  { requiredKeys: [] },
)

function edited(profile: Profile, values: ProfileValues): Profile {
  const changes = Object.entries(values).map(([path, value]) => [path, { base: null, value }])
  return shownProfile(profile, Object.fromEntries(changes))
}

it('ONE-22 knows no fact of a new account, has a source and a day for each value and for nothing else, and stores no estimate', () => {
  expect(FACT_FIELDS).toHaveLength(11)
  expect(FACT_FIELDS.map((field) => NEW_ACCOUNT[field])).toEqual(FACT_FIELDS.map(() => null))
  expect(NEW_ACCOUNT.facts).toEqual({})

  const today = new Date().toISOString().slice(0, 10)
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 5 }), fc.integer({ min: 65, max: 150 }), (steps, averageScore) => {
      const after = steps.reduce<Profile>(edited, NEW_ACCOUNT)
      const answers = { ...startAnswers({ ...after, distances: {} }), averageScore, sevenIronDistance: undefined }
      const { values } = completeOnboarding(answers, { ...after, distances: {} }, AGREED)
      const asked = edited(after, values)
      for (const profile of [after, asked]) {
        const given = FACT_FIELDS.filter((field) => profile[field] !== null)
        expect(Object.keys(profile.facts).toSorted()).toEqual(given.toSorted())
        expect(given.map((field) => profile.facts[field])).toEqual(given.map(() => ({ source: 'said', since: today })))
      }
      // The questionnaire estimates them, and they are read from the score each time.
      for (const field of ['handicap', 'swingSpeed', 'skillLevel'] as const) {
        expect(asked[field]).toBe(after[field])
        expect(factOf(asked, field)?.source).toBe(after[field] === null ? 'estimated' : 'said')
      }
    }),
  )
})
