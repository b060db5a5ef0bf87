import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentOf, projectProfile, withValueAt } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import { valueSchemaOf } from '@bagwise/contract/profile-fields'
import type { Profile } from '@bagwise/contract/profile'
import { newBagClub } from '@bagwise/golf/bag'
import { CLUB_TYPES } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { completeFirstSection, completeOnboarding } from '@bagwise/golf/onboarding/complete-onboarding'
import type { ProfileValues } from '#sync/edit-state.ts'
import { equipmentValues, undoValues } from '#data/equipment-values.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'
import { givenAnswers, knownGolfer, startDraft } from './golf-profile-answers.ts'
import { onboardingValues } from './onboarding-values.ts'

const AGREED = { mayReplaceBag: true, mayReplaceSevenIron: true, method: 'like-me' } as const
const fresh = projectProfile(NEW_GOLFER)

function profileWith(values: ProfileValues, profile: Profile = fresh): Profile {
  const changed = Object.entries(values).reduce((current, [text, value]) => {
    const path = parseProfilePath(text)
    if (!path) throw new Error(`No path ${text}`)
    return withValueAt(current, path, value)
  }, documentOf(profile))
  return projectProfile(changed)
}

function ownClub(type: ClubType) {
  const { type: _type, ...club } = { ...newBagClub(type), brand: 'Mine' }
  return club
}

const FULL: GolfProfileDraft = {
  ...startDraft(fresh),
  primaryGoal: 'fun',
  hasExistingClubs: 'yes',
  selectedClubs: ['driver', '7-iron', 'putter'],
  sevenIronDistance: 145,
  biggestChallenge: 'driver',
  mostCommonMiss: 'right',
}

describe('the answers that are handed out', () => {
  it('ONB-11 ONB-12 are all seventeen by their names, and the longest hole in two', () => {
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
        'reachInTwoYards',
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

  it('hold a 7-iron only when the golfer knows it, else the longest hole in two', () => {
    const asked = { ...FULL, reachInTwoYards: 300 }
    expect(givenAnswers(asked)).toMatchObject({ sevenIronDistance: 145, reachInTwoYards: undefined })
    expect(givenAnswers({ ...asked, isSevenIronUnknown: true })).toMatchObject({
      sevenIronDistance: undefined,
      reachInTwoYards: 300,
    })
  })
})

describe('what completion writes', () => {
  const chosenClubs = fc.subarray([...CLUB_TYPES], { minLength: 1, maxLength: 14 })

  it('can be stored as it is', () => {
    fc.assert(
      fc.property(chosenClubs, fc.integer({ min: 40, max: 210 }), (selectedClubs, sevenIronDistance) => {
        const answers = givenAnswers({ ...FULL, selectedClubs, sevenIronDistance })
        const written = onboardingValues(completeOnboarding(answers, knownGolfer(fresh), AGREED))
        const first = onboardingValues(completeFirstSection(answers, knownGolfer(fresh), 'like-me'))
        for (const [text, value] of [...Object.entries(written), ...Object.entries(first)]) {
          const path = parseProfilePath(text)
          const isGood = path !== undefined && valueSchemaOf(path).safeParse(value).success
          expect([text, value, isGood]).toEqual([text, value, true])
        }
      }),
    )
  })

  it('writes neither a bag nor an own distance of a golfer with a bag after the first section', () => {
    const owner = profileWith({ 'golfBag.driver': ownClub('driver'), 'golfBag.pw': ownClub('pw') })
    const written = onboardingValues(completeFirstSection(givenAnswers(FULL), knownGolfer(owner), 'like-me'))
    const paths = Object.keys(written).filter((path) => path.includes('.'))
    expect(paths).toEqual(['clubDistances.driver', 'clubDistances.pw'])
    expect(paths.map((path) => written[path as 'clubDistances.pw'])).toMatchObject([
      { source: 'estimated', basis: { method: 'like-me' } },
      { source: 'estimated', basis: { method: 'like-me' } },
    ])
  })

  it('is put back by undo, but not what was changed since', () => {
    fc.assert(
      fc.property(chosenClubs, chosenClubs, (ownedBefore, selectedClubs) => {
        const before = profileWith(
          Object.fromEntries(
            ownedBefore.map((type, index) => {
              return [`golfBag.${type}`, { ...ownClub(type), isInBag: index % 3 > 0 }]
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
