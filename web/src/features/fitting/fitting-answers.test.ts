import { describe, expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { newBagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import { FITTING_DEFAULTS } from '@bagwise/golf/fitting/answers'
import { NEW_GOLFER, UNKNOWN_GOLFER } from '#testing/sample-profile.ts'
import { carriedOver, changedValues, fittedGolfer, startAnswers } from './fitting-answers.ts'

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

  it('knows the loft of the driver in the bag, and each club with its loft', () => {
    const { type: _type, ...driver } = newBagClub('driver')
    const profile = profileWith(
      {},
      { bag: { driver: { ...driver, loft: 9 } }, distances: { driver: { distance: 224, source: 'measured' } } },
    )
    expect(startAnswers(profile).driverLoftDeg).toBe(9)
    expect(fittedGolfer(profile).clubs).toEqual([{ type: 'driver', loftDeg: 9, isLoftAssumed: false }])
    expect(fittedGolfer(undefined)).toEqual({ clubs: [], evidence: undefined })
  })

  it('shows the one speed for an estimate, nothing where nothing speaks for one, and what the golfer said', () => {
    const speedIn = (scalars: Partial<ProfileDocument['scalars']>, distances: ProfileDocument['distances'] = {}) => {
      const { swingSpeedMph, isSpeedEstimated } = startAnswers(
        profileWith({ handicap: null, ...scalars }, { distances }),
      )
      return [swingSpeedMph, isSpeedEstimated]
    }
    const carries = { '7-iron': { distance: 95, source: 'measured' } } as const
    expect(speedIn({})).toEqual([undefined, false])
    expect(speedIn({}, carries)).toEqual([76, true])
    expect(speedIn({ swingSpeed: 92 })).toEqual([92, false])
    expect(speedIn({ swingSpeed: 92 }, carries)).toEqual([92, false])
    expect(speedIn({ swingSpeedRange: '95-105' })).toEqual([100, true])
    expect(speedIn({ averageScore: 101, age: 35 })).toEqual([89, true])
  })

  it('takes lofts that contradict each other, and those of the default bag, for the usual ones', () => {
    const clubOf = (type: ClubType, loft: number | null) => {
      const { type: _type, ...club } = newBagClub(type)
      return { ...club, loft }
    }
    const bag = { '8-iron': clubOf('8-iron', 41), '9-iron': clubOf('9-iron', 36), pw: clubOf('pw', null) }
    expect(fittedGolfer(profileWith({}, { bag })).clubs).toEqual([
      { type: '8-iron', loftDeg: 36, isLoftAssumed: true },
      { type: '9-iron', loftDeg: 41, isLoftAssumed: true },
      { type: 'pw', loftDeg: 46, isLoftAssumed: true },
    ])
  })

  it('FIT-16 leaves the handicap empty that nobody gave, and calls one that follows from the score an estimate', () => {
    const unknown = startAnswers(projectProfile(UNKNOWN_GOLFER))
    expect(unknown).toMatchObject({ handicap: undefined, isHandicapEstimated: false })
    const asked = { hasCompletedOnboarding: true, averageScore: 101, age: 35 }
    const answersFor = (handicap: number | null) => startAnswers(profileWith({ ...asked, handicap }))
    expect(answersFor(null)).toMatchObject({ handicap: 28, isHandicapEstimated: true })
    expect(answersFor(18)).toMatchObject({ handicap: 18, isHandicapEstimated: false })
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
      isSpeedEstimated: false,
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

  it('is a start value too that the golfer has taken as it was', () => {
    expect(changedValues(start, start, ['swingTempo', 'heightFeet'])).toEqual({ swingTempo: 'medium', height: 70 })
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
