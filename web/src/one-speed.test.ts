import { describe, expect, it } from 'vitest'
import { documentOf, projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { newBagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import { likeMeForGolfer, speedEvidenceOf } from '@bagwise/golf/distances/like-me-for-golfer'
import { driverShaft } from '@bagwise/golf/fitting/driver-shaft'
import { fitEquipment } from '@bagwise/golf/fitting/fit'
import { fittingRequest, speedOfAnswers } from '@bagwise/golf/fitting/request'
import { shopSpecifications } from '@bagwise/golf/recommendations/shop-specifications'
import { golferFacts } from '#ai/golfer-facts.ts'
import { speedNote } from '#features/balls/balls.copy.ts'
import { fittedGolfer, startAnswers } from '#features/fitting/fitting-answers.ts'
import { recommend } from '#features/fitting/result/recommend.ts'
import { recommendedGolfer } from '#profile-parts/to-do/recommended-golfer.ts'
import { factsOfShot } from '#features/shot-advice/facts-of-shot.ts'
import { advisedBag } from '@bagwise/contract/from-profile/advised-bag'
import { setInHands } from '#features/starter-sets/results/buying-order-of.ts'
import { planningGolferOf } from '@bagwise/contract/from-profile/planning-golfer'
import { sourcedSpeed, speedText } from '#profile-parts/golfer-speed.copy.ts'
import { knownSpeedOf, speedOfProfile } from '#profile-parts/golfer-speed.ts'
import { NEW_GOLFER, UNKNOWN_GOLFER } from '#testing/sample-profile.ts'

const SET_CLUB = { brand: '', model: '', description: '', whyIncluded: '' }
const SET = (['driver', '7-iron', 'sw'] as const).map((type) => ({ type, ...SET_CLUB }))

const measured = (distance: number) => ({ distance, source: 'measured' as const })
const estimated = (distance: number) => ({ distance, source: 'estimated' as const })

function bagOf(lofts: Readonly<Partial<Record<ClubType, number | null>>>): ProfileDocument['bag'] {
  return Object.fromEntries(
    Object.entries(lofts).map(([type, loft]) => {
      const { type: _type, ...club } = newBagClub(type as ClubType)
      return [type, { ...club, brand: 'Own', loft }]
    }),
  )
}

const told = (document: Partial<ProfileDocument>, scalars: Partial<ProfileDocument['scalars']> = {}) =>
  projectProfile({
    ...UNKNOWN_GOLFER,
    ...document,
    scalars: {
      ...NEW_GOLFER.scalars,
      handicap: null,
      averageScore: null,
      swingSpeed: null,
      swingSpeedRange: null,
      ...scalars,
    },
  })

const GOLFERS = {
  'a 7-iron of 70': {
    profile: told({ distances: { '7-iron': measured(70) } }),
    reads: '62 ± 4 mph, from your carries',
  },
  'a strong 7-iron of 70 among estimates': {
    profile: told({
      bag: bagOf({ driver: null, '7-iron': 28, pw: 42 }),
      distances: { '7-iron': measured(70), driver: estimated(240), pw: estimated(52) },
    }),
    reads: 'mph, from your carries',
  },
  'a typed 95 beside a driver of 150': {
    profile: told({ distances: { driver: measured(150) } }, { swingSpeed: 95 }),
    reads: '82 ± 3 mph, from your carries and the speed you gave',
  },
  'a typed 95 alone': { profile: told({}, { swingSpeed: 95 }), reads: '95 ± 6 mph, as you gave it' },
  'a range only': { profile: told({}, { swingSpeedRange: '85-95' }), reads: '90 ± 6 mph, as you gave it' },
  'answers only': {
    profile: told({}, { averageScore: 101, age: 35, hasCompletedOnboarding: true }),
    reads: '89 ± 19 mph, a guess until you measure a club',
  },
  nothing: { profile: told({}), reads: '91 ± 24 mph, a guess until you measure a club' },
  'carries and lofts that contradict each other': {
    profile: told({
      bag: bagOf({ driver: null, '7-iron': 28, '8-iron': 24 }),
      distances: { driver: measured(100), '7-iron': measured(140) },
    }),
    reads: 'mph, from your carries',
  },
} as const

describe.each(Object.entries(GOLFERS))('a golfer with %s', (_name, { profile, reads }) => {
  const speed = speedOfProfile(profile)

  it('ONE-11 has the same speed with the same ± in fitting, balls, flex, recommendations, starter sets, bag and advisor', () => {
    expect(sourcedSpeed(speed, 'yards')).toContain(reads)
    const { clubs, evidence } = fittedGolfer(profile)
    const answers = startAnswers(profile)
    const request = fittingRequest(answers, { clubs, speed: speedOfAnswers(answers, evidence) })
    expect(request.userProfile.speed).toEqual(speed)
    const fitting = recommend(request, { goal: 'distance', tier: 'medium', units: 'yards', plan: undefined })
    expect(JSON.stringify(fitting.recommendations)).toContain(`Your driver speed: ${sourcedSpeed(speed, 'yards')}.`)
    expect(recommendedGolfer(profile).speed).toEqual(speed)
    expect(speedNote({ speed, isKnown: true, units: 'yards' })).toContain(sourcedSpeed(speed, 'yards'))
    expect(planningGolferOf(profile).speedMph).toBe(speed.mph)
    expect(setInHands(SET, profile).speedMph).toBe(speed.mph)
    const { references } = speedEvidenceOf(profile, documentOf(profile).distances)
    expect(likeMeForGolfer(profile)(['driver'], references)).toMatchObject({ speed })

    const { flex } = driverShaft(speed)
    expect(fitEquipment(request).shaft.flex).toBe(flex)
    expect(shopSpecifications('driver', recommendedGolfer(profile)).shaftFlex).toBe(flex)
  })

  it('ONE-11 tells the AI of the shot advisor and of the recommendations the same speed, or none where nothing speaks for one', () => {
    const isNothingKnown = profile === GOLFERS.nothing.profile
    const known = knownSpeedOf(profile)
    for (const facts of [golferFacts(profile, known), factsOfShot(profile, advisedBag(profile), known)]) {
      expect([facts.swingSpeed, facts.swingSpeedPlusMinus]).toEqual(
        isNothingKnown ? [null, undefined] : [speed.mph, speed.plusMinusMph],
      )
      const isEstimated = speed.from === 'carries' || speed.from === 'answers'
      expect(facts.estimated?.includes('swingSpeed') ?? false).toBe(isEstimated && !isNothingKnown)
    }
  })
})

it('ONE-11 counts a speed that is typed in the fitting as said, beside the carries, as it is once the profile has it', () => {
  const { profile } = GOLFERS['a 7-iron of 70']
  const answers = { ...startAnswers(profile), swingSpeedMph: 80, isSpeedEstimated: false }
  const typed = speedOfAnswers(answers, fittedGolfer(profile).evidence)
  expect(typed).toEqual(speedOfProfile(told({ distances: { '7-iron': measured(70) } }, { swingSpeed: 80 })))
  expect(speedText(typed, 'yards')).toBe(speedText(speedOfProfile({ ...profile, swingSpeed: 80 }), 'yards'))
})

it('ONE-45 uses no speed that nobody swings, in any tool', () => {
  const { profile } = GOLFERS['a 7-iron of 70']
  for (const swingSpeed of [0, 300]) {
    const odd = { ...profile, swingSpeed }
    expect(speedOfProfile(odd)).toEqual(speedOfProfile(profile))
    expect(planningGolferOf(odd).speedMph).toBe(speedOfProfile(profile).mph)
    const answers = { ...startAnswers(profile), swingSpeedMph: swingSpeed, isSpeedEstimated: false }
    expect(speedOfAnswers(answers, fittedGolfer(profile).evidence)).toEqual(speedOfProfile(profile))
  }
})
