import { describe, expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { DEFAULT_BAG, newBagClub } from '@bagwise/golf/bag'
import { FITTING_DEFAULTS } from '@bagwise/golf/fitting/answers'
import { NEW_GOLFER, UNKNOWN_GOLFER } from '#testing/sample-profile.ts'
import { carriedOver, changedValues, fittedClubs, startAnswers } from './fitting-answers.ts'

const profileWith = (scalars: Partial<ProfileDocument['scalars']>, changed: Partial<ProfileDocument> = {}) =>
  projectProfile({ ...NEW_GOLFER, ...changed, scalars: { ...NEW_GOLFER.scalars, ...scalars } })

describe('what the fitting starts with', () => {
  it('FIT-11 FIT-15 is the usual answers without a profile', () => {
    expect(startAnswers(undefined)).toEqual(FITTING_DEFAULTS)
  })

  it('FIT-14 takes the height from the profile, 5 ft 8 in only when it has none', () => {
    expect(startAnswers(profileWith({ height: 75.4 }))).toMatchObject({ heightFeet: 6, heightInches: 3 })
    expect(startAnswers(profileWith({ height: 107 }))).toMatchObject({ heightFeet: 8, heightInches: 11 })
    expect(startAnswers(profileWith({ height: null }))).toMatchObject({ heightFeet: 5, heightInches: 8 })
  })

  it('FIT-13 shows the score of the profile within the slider’s ends, 95 without one', () => {
    const scoreOf = (averageScore: number | null) => startAnswers(profileWith({ averageScore })).averageScore
    expect([null, 50, 65, 104, 150, 200].map(scoreOf)).toEqual([95, 65, 65, 104, 150, 150])
  })

  it('takes swing, build and the hold from the profile, and what it lacks as unknown', () => {
    const told = startAnswers(
      profileWith({ swingSpeed: 101.5, handicap: null, attackAngle: 'steep', handSize: 'large', gripPressure: 'firm' }),
    )
    expect(told).toMatchObject({ swingSpeedMph: 101.5, handicap: undefined, attackAngle: 'steep', handSize: 'large' })
    expect(told.gripPressure).toBe('firm')
    expect(startAnswers(profileWith({ gripPressure: '6 of 10' })).gripPressure).toBe('unknown')
  })

  it('knows the loft of the driver in the bag, and each club with its carry', () => {
    const { type: _type, ...driver } = newBagClub('driver')
    const profile = profileWith(
      {},
      { bag: { driver: { ...driver, loft: 9 } }, distances: { driver: { distance: 224, source: 'measured' } } },
    )
    expect(startAnswers(profile).driverLoftDeg).toBe(9)
    expect(fittedClubs(profile)).toEqual([{ type: 'driver', loftDeg: 9, isLoftAssumed: false, carryYards: 224 }])
    expect(fittedClubs(undefined)).toEqual([])
  })

  it('takes a speed that follows from the score and age in the profile for an estimate, and another for the golfer’s', () => {
    const answersFor = (swingSpeed: number | null) =>
      startAnswers(profileWith({ averageScore: 101, age: 35, swingSpeed }))
    expect(answersFor(null)).toMatchObject({ swingSpeedMph: 85, isSpeedEstimated: true })
    expect(answersFor(85)).toMatchObject({ swingSpeedMph: 85, isSpeedEstimated: false })
    expect(answersFor(92)).toMatchObject({ swingSpeedMph: 92, isSpeedEstimated: false })
  })

  it('takes no estimated carry for one that is known', () => {
    const { type: _type, ...wedge } = newBagClub('sw')
    const profile = profileWith({}, { bag: { sw: wedge }, distances: { sw: { distance: 70, source: 'estimated' } } })
    expect(fittedClubs(profile)).toEqual([{ type: 'sw', loftDeg: 56, isLoftAssumed: true, carryYards: undefined }])
  })

  it('counts on no club, maker or loft of the default bag, but on those whose carry the golfer knows', () => {
    const bag = Object.fromEntries(DEFAULT_BAG.map(({ type, ...club }) => [type, club]))
    const sample = profileWith({}, { bag, distances: { pw: { distance: 110, source: 'manual' } } })
    expect(startAnswers(sample).driverLoftDeg).toBeUndefined()
    expect(fittedClubs(sample)).toEqual([{ type: 'pw', loftDeg: 46, isLoftAssumed: true, carryYards: 110 }])
  })

  it('FIT-16 leaves the handicap empty that nobody gave, and calls one that follows from the score an estimate', () => {
    const unknown = startAnswers(projectProfile(UNKNOWN_GOLFER))
    expect(unknown).toMatchObject({ handicap: undefined, isHandicapEstimated: false })
    const asked = { hasCompletedOnboarding: true, averageScore: 101, age: 35 }
    const answersFor = (handicap: number | null) => startAnswers(profileWith({ ...asked, handicap }))
    expect(answersFor(null)).toMatchObject({ handicap: 28, isHandicapEstimated: true })
    expect(answersFor(18)).toMatchObject({ handicap: 18, isHandicapEstimated: false })
  })

  it('knows the range of the speed', () => {
    expect(startAnswers(profileWith({ swingSpeedRange: 'over-105' })).swingSpeedRange).toBe('over-105')
  })
})

describe('what the profile learns', () => {
  const start = startAnswers(profileWith({ averageScore: null, weight: null, height: 70.4 }))

  it('FIT-10 is nothing while nothing was changed: what is only shown is no answer', () => {
    expect(changedValues(start, start)).toEqual({})
  })

  it('FIT-10 is each of the seven fields that was changed, and no other answer', () => {
    const changed = {
      ...start,
      ageYears: 41,
      heightInches: 11,
      weightPounds: 190,
      averageScore: 88,
      swingSpeedMph: 99,
      swingTempo: 'fast',
      ballFlight: 'fade',
      handicap: 7,
      attackAngle: 'steep',
      handSize: 'large',
      budget: 'premium',
    } as const
    expect(changedValues(changed, start)).toEqual({
      age: 41,
      height: 71,
      weight: 190,
      averageScore: 88,
      swingSpeed: 99,
      swingTempo: 'fast',
      ballFlight: 'fade',
    })
    expect(changedValues({ ...start, weightPounds: 181 }, start)).toEqual({ weight: 181 })
  })

  it('learns no estimated speed and no estimated handicap: both follow from the score again', () => {
    const estimated = { ...start, swingSpeedMph: 90, isSpeedEstimated: true }
    expect(changedValues(estimated, start)).toEqual({})
    expect(changedValues({ ...estimated, isSpeedEstimated: false }, start)).toEqual({ swingSpeed: 90 })

    const asked = { hasCompletedOnboarding: true, averageScore: 101, age: 35, handicap: null }
    const scored = startAnswers(profileWith(asked))
    expect(changedValues({ ...scored, averageScore: 90, handicap: 15 }, scored)).toEqual({ averageScore: 90 })
    const next = startAnswers(profileWith({ ...asked, averageScore: 90 }))
    expect(next).toMatchObject({ handicap: 15, isHandicapEstimated: true, isSpeedEstimated: true })
  })

  it('does not lose the stored speed when the field was emptied', () => {
    const known = startAnswers(profileWith({ swingSpeed: 99 }))
    expect(changedValues({ ...known, swingSpeedMph: undefined }, known)).toEqual({})
  })

  it('takes what was answered without a profile along, and nothing that was only shown', () => {
    const answered = { ...FITTING_DEFAULTS, weightPounds: 200 }
    const onto = startAnswers(profileWith({ age: 61, weight: 170 }))
    const carried = carriedOver({ answers: answered, start: FITTING_DEFAULTS }, onto)
    expect(carried).toEqual({ ...onto, weightPounds: 200 })
  })

  it('calls a speed estimated that the golfer had estimated, and not one that the profile has learned since', () => {
    const start = startAnswers(profileWith({ swingSpeed: 90 }))
    const estimated = { ...start, isSpeedEstimated: true }
    const ontoSpeed = (swingSpeed: number) =>
      carriedOver({ answers: estimated, start }, startAnswers(profileWith({ swingSpeed })))
    expect(ontoSpeed(90)).toMatchObject({ swingSpeedMph: 90, isSpeedEstimated: true })
    expect(ontoSpeed(101)).toMatchObject({ swingSpeedMph: 101, isSpeedEstimated: false })
  })
})
