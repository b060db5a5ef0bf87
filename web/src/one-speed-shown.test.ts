import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { newBagClub } from '@bagwise/golf/bag'
import { DEFAULT_BALL_PREFERENCES } from '@bagwise/golf/balls/ball'
import { driverShaft } from '@bagwise/golf/fitting/driver-shaft'
import { fittingRequest, speedOfAnswers } from '@bagwise/golf/fitting/request'
import { shopSpecifications } from '@bagwise/golf/recommendations/shop-specifications'
import { BallResults, findBalls } from '#features/balls/ball-results.tsx'
import { fittedGolfer, startAnswers } from '#features/fitting/fitting-answers.ts'
import { FittingResult } from '#features/fitting/result/fitting-result.tsx'
import { GolferAdvice } from '#features/recommendations/golfer-advice.tsx'
import { VersionPart } from '#features/starter-sets/results/version-part.tsx'
import { OwnCarriesLine } from '#profile-parts/carry-numeral/own-carries-line.tsx'
import { sourcedSpeed, speedText } from '#profile-parts/golfer-speed.copy.ts'
import { speedOfProfile } from '#profile-parts/golfer-speed.ts'
import { recommendedGolfer } from '#profile-parts/to-do/recommended-golfer.ts'
import { flexWord } from '#quantities/flex.copy.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { sampleStorage } from '#testing/sample-storage.ts'

// What is rendered reads what the device keeps; without a storage it would report that as a trouble of the device's.
beforeAll(() => vi.stubGlobal('localStorage', sampleStorage()))
afterAll(() => vi.unstubAllGlobals())

const ignore = () => undefined

/** With steel shafts that fit no speed from 50 mph up, so that the recommendations speak of the flex. */
function golferWith(distances: ProfileDocument['distances'], scalars: Partial<ProfileDocument['scalars']> = {}) {
  const bag = Object.fromEntries(
    (['driver', '7-iron', 'pw', 'putter'] as const).map((type) => {
      const { type: _type, ...club } = newBagClub(type)
      return [type, { ...club, brand: 'Own', shaftType: 'steel' as const, shaftFlex: 'ladies' as const }]
    }),
  )
  return projectProfile({
    ...NEW_GOLFER,
    bag,
    distances,
    scalars: {
      ...NEW_GOLFER.scalars,
      hasCompletedOnboarding: true,
      swingSpeed: null,
      swingSpeedRange: null,
      courseFrequency: 'weekly',
      ...scalars,
    },
  })
}

const measured = (distance: number) => ({ distance, source: 'measured' as const })
const DISTANCES = { '7-iron': measured(150), pw: { distance: 110, source: 'estimated' as const } }
const GUESSED = { '7-iron': { distance: 150, source: 'estimated' as const } }

const GOLFERS = {
  'own carries': { profile: golferWith(DISTANCES), from: 'carries' },
  'own carries and a typed speed': { profile: golferWith(DISTANCES, { swingSpeed: 98 }), from: 'carries+said' },
  'a typed speed that may be of two flexes': { profile: golferWith(GUESSED, { swingSpeed: 96 }), from: 'said' },
  'a range of speeds': { profile: golferWith(GUESSED, { swingSpeedRange: 'over-105' }), from: 'said' },
  'nothing but answers': { profile: golferWith(GUESSED, { averageScore: 96, handicap: null }), from: 'answers' },
} as const

function textOf(part: ReactNode): string {
  const page = createElement(QueryClientProvider, { client: new QueryClient() }, part)
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, page))
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

describe.each(Object.entries(GOLFERS))('a golfer with %s', (_name, { profile, from }) => {
  const speed = speedOfProfile(profile)
  const shown = sourcedSpeed(speed, 'yards')
  const { clubs, evidence } = fittedGolfer(profile)
  const answers = startAnswers(profile)
  const request = fittingRequest(answers, { clubs, speed: speedOfAnswers(answers, evidence) })
  const fitting = createElement(FittingResult, {
    request,
    answers,
    units: 'yards',
    profile,
    onBack: ignore,
    onStartOver: ignore,
  })
  const sets = createElement(VersionPart, { profile })
  const advice = createElement(GolferAdvice, { profile })

  it('ACT-58 reads the one speed with its ± and its source in fitting, balls, recommendations, starter sets and beside the carries', () => {
    expect(speed.from).toBe(from)
    expect(textOf(fitting)).toContain(`For ${shown}.`)
    expect(textOf(sets)).toContain(`Your driver speed: ${shown}.`)

    const results = findBalls({ ...DEFAULT_BALL_PREFERENCES, swingSpeedMph: speed.mph, handicap: 18 }, 'goal')
    const balls = createElement(BallResults, { results, profile, headingRef: null, onOrder: ignore })
    expect(textOf(balls)).toContain(`For ${shown}, a handicap of`)

    expect(textOf(advice)).toContain(from === 'answers' ? `We only guess ${speedText(speed, 'yards')}.` : `${shown}.`)
    const line = textOf(createElement(OwnCarriesLine, { profile }))
    const sources = {
      carries: '1 of 2 carries is yours',
      'carries+said': 'with the speed you gave',
      said: ', as you gave it',
      answers: ', a guess',
    }
    expect(line).toContain(`· ${speedText(speed, 'yards')}`)
    expect(line).toContain(sources[from])
  })

  it('ACT-58 names one flex in the headline of the fitting, in the recommendations and in the starter sets: the softer', () => {
    const { flex } = driverShaft(speed)
    expect(textOf(fitting)).toContain(`Graphite shaft: ${flexWord(flex)} For`)
    expect(textOf(sets)).toContain(`driver and wood shafts: ${flexWord(flex)}.`)
    expect(shopSpecifications('driver', recommendedGolfer(profile)).shaftFlex).toBe(flex)
    if (from === 'answers') return
    const flexTitle = new RegExp(`${flexWord(flex)} flex (?:in graphite|for your steel shafts)`, 'i')
    expect(textOf(advice).replaceAll('Extra-stiff', 'X-stiff')).toMatch(flexTitle)
  })
})

it('ACT-58 has a golfer among these for whom two flexes are possible', () => {
  const { profile } = GOLFERS['a typed speed that may be of two flexes']
  expect(driverShaft(speedOfProfile(profile))).toMatchObject({ flex: 'regular', speedFlex: 'stiff' })
})
