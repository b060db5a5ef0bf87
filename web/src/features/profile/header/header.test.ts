import { describe, expect, it } from 'vitest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { newBagClub } from '@bagwise/golf/bag'
import { isClubType } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { bagFit } from '@bagwise/golf/one-bag/bag-fit'
import { projectProfile } from '@bagwise/contract/profile-document'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { golferName, headerFacts, personaMarker } from './header-facts.ts'
import { HeaderButtons } from './profile-header.tsx'
import { bagPlanOf } from '#profile-parts/bag-plan/bag-plan.ts'
import { gappingFigure } from './gapping-figure.ts'
import { statsOf } from './stats.ts'

const PROFILE = projectProfile(NEW_GOLFER)

describe('the header', () => {
  it('PRO-01 has name, skill level, handicap, course frequency, average score and the persona', () => {
    const profile = { ...PROFILE, averageScore: 91.6, golfPersona: 'bogey-golfer', hasCompletedOnboarding: true }
    expect(golferName(profile)).toBe('Jamie Ortega')
    expect(headerFacts(profile)).toEqual(['Intermediate', 'Handicap 18', 'Plays monthly', 'Shoots about 92'])
    expect(personaMarker(profile)).toBe('Persona active: Bogey Golfer')
  })

  it('leaves out what nobody knows', () => {
    const unknown = {
      ...PROFILE,
      firstName: null,
      lastName: '',
      skillLevel: null,
      handicap: null,
      courseFrequency: null,
    }
    expect(golferName(unknown)).toBeUndefined()
    expect(headerFacts(unknown)).toEqual([])
    expect(personaMarker(unknown)).toBeUndefined()
    expect(personaMarker({ ...PROFILE, golfPersona: 'trick-shot-artist' })).toBe('Persona active')
  })

  it('says of a handicap that nobody gave that it is estimated', () => {
    const asked = { ...PROFILE, hasCompletedOnboarding: true, averageScore: 101 }
    expect(headerFacts({ ...asked, handicap: null })).toContain('Handicap 28, estimated')
    expect(statsOf({ ...asked, handicap: null }, undefined)[0]).toMatchObject({ figure: '28', scale: 'estimated' })
    expect(headerFacts({ ...asked, handicap: 28 })).toContain('Handicap 28')
    expect(statsOf({ ...asked, averageScore: null, handicap: null }, undefined)[0]).toMatchObject({ figure: '–' })
    expect(headerFacts({ ...asked, handicap: 27 })).toContain('Handicap 27')
  })

  it('writes a plus handicap with a plus', () => {
    expect(headerFacts({ ...PROFILE, handicap: -2 })).toContain('Handicap +2')
  })
})

describe('the buttons', () => {
  const buttonsOf = (props: Partial<Parameters<typeof HeaderButtons>[0]>) => {
    const element = createElement(HeaderButtons, { isEditing: false, onEdit: () => {}, ...props })
    const router = createMemoryRouter([{ path: '/', element }])
    const html = renderToStaticMarkup(createElement(RouterProvider, { router }))
    return [...html.matchAll(/<button[^>]*>([^<]+)</g)].map(([, words]) => words)
  }

  it('PRO-03 offer Retake Quiz only where it can be opened', () => {
    expect(buttonsOf({ onRetakeQuiz: () => {} })).toEqual(['Edit Profile', 'Retake Quiz', 'Sign Out'])
    expect(buttonsOf({})).toEqual(['Edit Profile', 'Sign Out'])
  })

  it('give way to those of the form while it is open', () => {
    expect(buttonsOf({ isEditing: true, onRetakeQuiz: () => {} })).toEqual([])
  })
})

describe('the four figures', () => {
  const club = ({ type, ...fields }: ReturnType<typeof newBagClub>) => [type, fields] as const
  const profileWith = (carries: Readonly<Partial<Record<ClubType, number>>>) => {
    const clubs = Object.keys(carries).filter((type) => isClubType(type))
    const bag = [...clubs.map(newBagClub), newBagClub('putter'), { ...newBagClub('lw'), isInBag: false }]
    const distances = Object.fromEntries(
      Object.entries(carries).map(([type, distance]) => [type, { distance, source: 'measured' as const }]),
    )
    return projectProfile({ ...NEW_GOLFER, bag: Object.fromEntries(bag.map(club)), distances })
  }
  const shown = (profile: Profile) =>
    statsOf(profile, gappingFigure(profile)).map(({ label, figure, scale, notes }) => [label, figure, scale, notes])

  it('PRO-04 BAG-18 are handicap, gapping score, experience and the clubs that are in the bag', () => {
    const profile = profileWith({ driver: 231, '5-wood': 205, '7-iron': 150, '8-iron': 147, pw: 115 })
    expect(shown({ ...profile, handicap: 17 })).toEqual([
      ['Handicap', '17', undefined, undefined],
      ['Gapping Score', expect.stringMatching(/^\d+$/), '/ 100', ['5-20 rule: 20']],
      ['Playing Experience', 'Casual', undefined, undefined],
      ['Clubs in Bag', '6', undefined, undefined],
    ])
    expect(gappingFigure(profile)?.score).toBe(bagFit(bagPlanOf(profile)).score)
  })

  it('have no score below three known clubs', () => {
    expect(shown(profileWith({ driver: 231 }))[1]).toEqual([
      'Gapping Score',
      '–',
      undefined,
      ['Measure three clubs for a score', '5-20 rule: 100'],
    ])
  })

  it('have a dash for what is not known', () => {
    const stats = statsOf({ ...PROFILE, handicap: null, playingExperience: null }, gappingFigure(PROFILE))
    expect(stats.map(({ figure }) => figure)).toEqual(['–', '–', '–', '0'])
  })
})
