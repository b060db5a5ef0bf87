import { describe, expect, it } from 'vitest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { newBagClub } from '@bagwise/golf/bag'
import { projectProfile } from '@bagwise/contract/profile-document'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { golferName, headerFacts, personaMarker } from './header-facts.ts'
import { HeaderButtons } from './profile-header.tsx'
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
    expect(statsOf({ ...asked, handicap: null })[0]).toMatchObject({ figure: '28', scale: 'estimated' })
    expect(headerFacts({ ...asked, handicap: 28 })).toContain('Handicap 28')
    expect(statsOf({ ...asked, averageScore: null, handicap: null })[0]).toMatchObject({ figure: '–' })
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
  it('PRO-04 BAG-18 are handicap, gapping score, experience and the clubs that are in the bag', () => {
    const club = ({ type, ...fields }: ReturnType<typeof newBagClub>) => [type, fields] as const
    const bag = Object.fromEntries(
      [newBagClub('driver'), newBagClub('putter'), { ...newBagClub('pw'), isInBag: false }].map(club),
    )
    const stored = projectProfile({ ...NEW_GOLFER, bag, distances: { driver: { distance: 231, source: 'measured' } } })
    const profile = { ...stored, handicap: 17 }
    expect(statsOf(profile).map(({ label, figure, scale }) => [label, figure, scale])).toEqual([
      ['Handicap', '17', undefined],
      ['Gapping Score', '100', '/ 100'],
      ['Playing Experience', 'Casual', undefined],
      ['Clubs in Bag', '2', undefined],
    ])
  })

  it('have a dash for what is not known', () => {
    const stats = statsOf({ ...PROFILE, handicap: null, playingExperience: null })
    expect(stats.map(({ figure }) => figure)).toEqual(['–', '–', '–', '0'])
  })
})
