import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentOf, projectProfile, withValueAt } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import { valueSchemaOf } from '@bagwise/contract/profile-fields'
import type { Profile } from '@bagwise/contract/profile'
import { newBagClub } from '@bagwise/golf/bag'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { completeFirstSection, completeOnboarding } from '@bagwise/golf/onboarding/complete-onboarding'
import type { ProfileValues } from '#sync/edit-state.ts'
import { equipmentValues, undoValues } from '#data/equipment-values.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'
import { givenAnswers, knownGolfer, startDraft } from './golf-profile-answers.ts'
import { onboardingValues } from './onboarding-values.ts'

const AGREED = { mayReplaceBag: true, mayReplaceSevenIron: true }
const fresh = projectProfile(NEW_GOLFER)

function profileWith(values: ProfileValues, profile: Profile = fresh): Profile {
  const changed = Object.entries(values).reduce((current, [text, value]) => {
    const path = parseProfilePath(text)
    if (!path) throw new Error(`No path ${text}`)
    return withValueAt(current, path, value)
  }, documentOf(profile))
  return projectProfile(changed)
}

const FULL: GolfProfileDraft = {
  ...startDraft(fresh),
  primaryGoal: 'fun',
  hasExistingClubs: 'yes',
  selectedClubs: ['driver', '7-iron', 'putter'],
  knowsSevenIron: 'yes',
  biggestChallenge: 'driver',
  mostCommonMiss: 'right',
}

describe('the answers that are handed out', () => {
  it('ONB-11 ONB-12 are all seventeen by their names', () => {
    expect(Object.keys(givenAnswers(FULL)).toSorted()).toEqual(
      [
        'playingExperience',
        'averageScore',
        'courseFrequency',
        'primaryGoal',
        'hasExistingClubs',
        'selectedClubs',
        'starterSetId',
        'sevenIronDistance',
        'ballFlight',
        'swingTempo',
        'biggestChallenge',
        'mostCommonMiss',
        'heightFeet',
        'heightInches',
        'age',
        'physicalLimitations',
        'mainChallenges',
      ].toSorted(),
    )
  })

  it('hold a 7-iron distance only when the golfer stood by it', () => {
    expect(givenAnswers(FULL).sevenIronDistance).toBe(145)
    expect(givenAnswers({ ...FULL, knowsSevenIron: 'no' }).sevenIronDistance).toBeUndefined()
    expect(givenAnswers({ ...FULL, knowsSevenIron: undefined }).sevenIronDistance).toBeUndefined()
  })
})

describe('what completion writes', () => {
  const chosenClubs = fc.subarray([...CLUB_TYPES], { minLength: 1, maxLength: 14 })

  it('can be stored as it is', () => {
    fc.assert(
      fc.property(chosenClubs, fc.integer({ min: 100, max: 210 }), (selectedClubs, sevenIronDistance) => {
        const answers = givenAnswers({ ...FULL, selectedClubs, sevenIronDistance })
        const written = onboardingValues(completeOnboarding(answers, knownGolfer(fresh), AGREED))
        for (const [text, value] of Object.entries({
          ...written,
          ...completeFirstSection(answers, knownGolfer(fresh)),
        })) {
          const path = parseProfilePath(text)
          const isGood = path !== undefined && valueSchemaOf(path).safeParse(value).success
          expect([text, value, isGood]).toEqual([text, value, true])
        }
      }),
    )
  })

  it('writes neither bag nor distances after the first section', () => {
    const written = Object.keys(completeFirstSection(FULL, knownGolfer(fresh)))
    expect(written.filter((path) => path.includes('.'))).toEqual([])
  })

  it('is put back by undo, but not what was changed since', () => {
    fc.assert(
      fc.property(chosenClubs, chosenClubs, (ownedBefore, selectedClubs) => {
        const before = profileWith(
          Object.fromEntries(
            ownedBefore.map((type, index) => {
              const { type: _type, ...club } = { ...newBagClub(type), brand: 'Mine', isInBag: index % 3 > 0 }
              return [`golfBag.${type}`, club]
            }),
          ),
        )
        const answers = givenAnswers({ ...FULL, selectedClubs })
        const written = equipmentValues(completeOnboarding(answers, knownGolfer(before), AGREED))
        const now = profileWith(written, before)
        expect(profileWith(undoValues({ written, before, now }), now)).toEqual(before)

        const edited = profileWith({ 'clubDistances.driver': { distance: 231, source: 'measured' } }, now)
        const undone = profileWith(undoValues({ written, before, now: edited }), edited)
        expect(undone.clubDistances.find(({ club }) => club === 'driver')?.distance).toBe(231)
      }),
    )
  })

  it('is never undone in the profile of another golfer', () => {
    const written = { 'golfBag.driver': null }
    expect(undoValues({ written, before: fresh, now: { ...fresh, id: 'golfer-2' } })).toEqual({})
  })
})
